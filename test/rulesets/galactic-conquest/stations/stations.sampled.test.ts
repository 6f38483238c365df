import { describe, expect } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { silenceOf } from '#kernel/sequence/question.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { warOf, warPlans } from '../bench/war.ts';
import { galacticConquest } from '../yards/shelf.ts';
import { stale } from './kept.ts';
import { keptInCases, usualRooms } from './keptInCases.ts';
import { longTest } from '../../../support/sample.ts';

describe('what is kept of squadrons and systems is what a walk through them finds, after every event', () => {
  keptInCases(usualRooms, 'alone');

  longTest('of a war of sixteen empires', () => {
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
