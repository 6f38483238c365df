import { describe, expect, test } from 'vitest';
import { kits } from '../../support/kits/kits.ts';
import type { Trial } from './manyGames.ts';
import { tryGames, unseen } from './manyGames.ts';

/*
 * What holds in every game of every ruleset, whatever is ordered: ten turns each, in worlds and with orders that its kit thinks of.
 * `npm run soak -- laws` plays 500 of them, or as many as one likes.
 */

const share = 8;
const [games, most] = [8, 80];

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

describe.each(kits.map((kit) => [kit.ruleset.title, kit] as const))('in every game of %s', (_, kit) => {
  const trials: Trial[] = [];

  test.each(Array.from({ length: games / share }, (_, part) => part))(
    'nothing is lost, nobody learns too much, nothing throws: part %i',
    (part) => {
      const trial = tryGames(kit, part * share, (part + 1) * share, 'laws');
      trials.push(trial);
      expect(trial.faults).toEqual([]);
    },
    240_000,
  );

  test('every kind of order is given and carried out, and every kind of event happens', () => {
    // After a change of the rules the dice fall otherwise: then it may take more games until the rarest kind is met.
    const missing = (): ReturnType<typeof unseen> => unseen(kit, together(trials));
    for (let from = trials.length * share; from < most; from += share) {
      const { given, done, events } = missing();
      if (given.length + done.length + events.length === 0) break;
      trials.push(tryGames(kit, from, from + share, 'laws'));
    }
    expect(together(trials).faults).toEqual([]);
    expect(missing()).toEqual({ given: [], done: [], events: [] });
  }, 240_000);
});
