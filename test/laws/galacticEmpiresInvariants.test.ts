import { describe, expect, test } from 'vitest';
import type { Trial } from './galacticEmpires/manyGames.ts';
import { tryGames, unseen } from './galacticEmpires/manyGames.ts';

/*
 * What holds in every game of Galactic Empires, whatever is ordered: small crowded worlds, ten turns each, sensible and wild
 * orders. `npm run soak -- laws` plays 500 of them, or as many as one likes.
 */

/** Heard in place of other events; they never happen. */
const onlyHeard = ['battle-reported', 'pillage-seen', 'proclamation-heard', 'starfleet-sighted'];
const share = 20;

describe('in every game', () => {
  const trials: Trial[] = [];

  test.each([0, 1, 2, 3])(
    'the ledger accounts for all, nobody learns too much, nothing throws: part %i',
    (part) => {
      const trial = tryGames(part * share, (part + 1) * share, 'laws');
      trials.push(trial);
      expect(trial.faults).toEqual([]);
    },
    240_000,
  );

  test('every kind of order is given and carried out, and every kind of event happens', () => {
    const kinds = (of: 'given' | 'done' | 'events'): ReadonlyMap<string, number> =>
      new Map(trials.flatMap((trial) => [...trial[of]]));
    const missing = unseen({
      faults: [],
      given: kinds('given'),
      done: kinds('done'),
      events: kinds('events'),
    });
    expect(missing).toEqual({ given: [], done: [], events: onlyHeard });
  });
});
