import { describe, expect, test } from 'vitest';
import type { Trial } from './manyGames.ts';
import { tryGames, unseen } from './manyGames.ts';

/*
 * What holds in every game of Galactic Empires, whatever is ordered: small crowded worlds, ten turns each, sensible and wild
 * orders. `npm run soak -- laws` plays 500 of them, or as many as one likes.
 */

/** Heard in place of other events; they never happen. */
const onlyHeard = ['battle-reported', 'pillage-seen', 'proclamation-heard', 'starfleet-sighted'];
const share = 8;
const [games, most] = [16, 80];

/** What was seen in some trials taken together. */
function together(trials: readonly Trial[]): Trial {
  const counts = (of: 'given' | 'done' | 'events'): ReadonlyMap<string, number> =>
    new Map(trials.flatMap((trial) => [...trial[of]]));
  return {
    faults: trials.flatMap(({ faults }) => faults),
    given: counts('given'),
    done: counts('done'),
    events: counts('events'),
  };
}

describe('in every game', () => {
  const trials: Trial[] = [];

  test.each(Array.from({ length: games / share }, (_, part) => part))(
    'the ledger accounts for all, nobody learns too much, nothing throws: part %i',
    (part) => {
      const trial = tryGames(part * share, (part + 1) * share, 'laws');
      trials.push(trial);
      expect(trial.faults).toEqual([]);
    },
    240_000,
  );

  test('every kind of order is given and carried out, and every kind of event happens', () => {
    // After a change of the rules the dice fall otherwise: then it may take more games until the rarest kind is met.
    const missing = (): ReturnType<typeof unseen> => unseen(together(trials));
    for (let from = trials.length * share; from < most; from += share) {
      const { given, done, events } = missing();
      if (given.length + done.length === 0 && events.length === onlyHeard.length) break;
      trials.push(tryGames(from, from + share, 'laws'));
    }
    expect(together(trials).faults).toEqual([]);
    expect(missing()).toEqual({ given: [], done: [], events: onlyHeard });
  }, 240_000);
});
