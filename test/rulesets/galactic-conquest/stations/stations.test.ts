import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { Event, GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { caseFilesIn } from '#test/support/cases/files.ts';
import { playCase } from '#test/support/cases/play.ts';
import { readCase } from '#test/support/cases/runFile.ts';
import { warOf, warPlans } from '../bench/war.ts';
import { cases } from '../caseWriting.ts';
import { galacticConquest } from '../yards/shelf.ts';
import { stale } from './kept.ts';

/** The rules, with a look after every event at what is kept: it was asked before the first one, and has to follow. */
function watched(kinds: Set<string>): typeof cases.ruleset {
  const { apply, close } = cases.ruleset;
  return {
    ...cases.ruleset,
    apply(draft, event) {
      const before = stale(draft);
      kinds.add(event.kind);
      apply(draft, event);
      expect([before, stale(draft)], event.kind).toEqual([[], []]);
    },
    close(draft, run, last) {
      close(draft, run, last);
      expect(stale(draft), 'the end of the turn').toEqual([]);
    },
  };
}

const folder = join(import.meta.dirname, '../cases');
/** Rooms in which squadrons move, die, and change hands or shape in the middle of a step, and what is to happen there at least. */
const rooms: Readonly<Record<string, readonly Event['kind'][]>> = {
  movement: ['moved', 'turned-back'],
  towing: ['towed', 'moved'],
  battle: ['squadron-lost', 'retreated'],
  prizes: ['struck'],
  surrender: ['squadron-surrendered'],
  bases: ['moved'],
  gunboats: ['gunboats-home'],
  squadrons: ['regrouped'],
  mothballs: ['moved'],
  uproot: ['core-settled'],
  reactions: ['alerted', 'assembled', 'reacted'],
  jamming: ['jammed'],
  hiding: ['unit-found'],
  expeditions: ['served'],
};

describe('what is kept of squadrons and systems is what a walk through them finds, after every event', () => {
  test.each(Object.entries(rooms))('of the cases of %s', (room, happens) => {
    const kinds = new Set<string>();
    const adapter = { ...cases, ruleset: watched(kinds) };
    for (const file of caseFilesIn(join(folder, room))) {
      const path = join(folder, room, file);
      playCase(adapter, readCase(readFileSync(path, 'utf8'), path));
    }
    expect([...kinds]).toEqual(expect.arrayContaining([...happens]));
  });

  test('of a war of sixteen empires', () => {
    const state = warOf({ each: 12, abroad: 2 });
    const kinds = new Set<string>();
    let world: State | undefined;
    runTurn<GalacticConquest>(galacticConquest, {
      state,
      seed: 'war',
      plans: warPlans(state, openDice('orders')),
      decide: silenceOf,
      watch: {
        happens: ({ event }, now) => {
          kinds.add(event.kind);
          if (world === undefined) expect(stale((world = now))).toEqual([]);
        },
        after: ({ entries }) => {
          if (world !== undefined && entries.length > 0) expect(stale(world)).toEqual([]);
        },
      },
    });
    expect([...kinds]).toEqual(
      expect.arrayContaining(['moved', 'retreated', 'battle-ended', 'squadron-lost']),
    );
  });
});
