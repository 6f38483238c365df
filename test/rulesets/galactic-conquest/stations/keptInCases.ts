import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Event } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { caseFilesIn } from '#test/support/cases/files.ts';
import { playOnce } from '#test/support/cases/play.ts';
import { readCase } from '#test/support/cases/runFile.ts';
import { cases } from '../caseWriting.ts';
import { stale } from './kept.ts';

/** The rules, with a look after every event at what is kept: it was asked before the first one, and has to follow. */
function watched(kinds: Set<string>): typeof cases.ruleset {
  const { apply, close } = cases.ruleset;
  let asked: State | undefined;
  return {
    ...cases.ruleset,
    apply(draft, event) {
      if (draft !== asked) expect(stale(draft), 'the world before it').toEqual([]);
      asked = draft;
      kinds.add(event.kind);
      apply(draft, event);
      expect(stale(draft), event.kind).toEqual([]);
    },
    close(draft, run, last) {
      close(draft, run, last);
      expect(stale(draft), 'the end of the turn').toEqual([]);
    },
  };
}

const folder = join(import.meta.dirname, '../cases');
/** Rooms of cases, and what is to happen there at least. */
export type Rooms = Readonly<Record<string, readonly Event['kind'][]>>;

/** Rooms in which squadrons move, die, and change hands or shape in the middle of a step. */
export const usualRooms: Rooms = {
  movement: ['moved', 'turned-back'],
  towing: ['towed', 'moved'],
  battle: ['squadron-lost', 'retreated'],
  prizes: ['struck'],
  surrender: ['squadron-surrendered'],
  gunboats: ['gunboats-home'],
  squadrons: ['regrouped'],
  mothballs: ['moved'],
  uproot: ['core-settled'],
  jamming: ['jammed'],
  expeditions: ['served'],
};

const { beside: _, ...alone } = cases;

/** What is kept is what a walk finds after every event of all cases of these rooms, as tests: beside strangers, or with nobody whom they are not about. */
export const keptInCases = (rooms: Rooms, how: 'alone' | 'beside strangers'): void =>
  test.each(Object.entries(rooms))('of the cases of %s', (room, happens) => {
    const kinds = new Set<string>();
    const adapter = { ...(how === 'alone' ? alone : cases), ruleset: watched(kinds) };
    for (const file of caseFilesIn(join(folder, room))) {
      const path = join(folder, room, file);
      playOnce(adapter, readCase(readFileSync(path, 'utf8'), path), '');
    }
    expect([...kinds]).toEqual(expect.arrayContaining([...happens]));
  });
