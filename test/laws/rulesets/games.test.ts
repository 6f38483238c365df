import { expect, test } from 'vitest';
import { kits } from '../../support/kits/kits.ts';
import { tryGames } from './manyGames.ts';

/*
 * What holds in every game of every ruleset, whatever is ordered: a few turns each, in worlds and with orders that its kit thinks of.
 * `npm run soak -- laws` plays 120 of each, of ten turns, or as many as one likes, and there every kind of order and event must be met too.
 */
const turns = 5;

test.each(kits.map((kit) => [kit.ruleset.title, kit] as const))(
  'in every game of %s nothing is lost, nobody learns too much, nothing throws',
  (_, kit) => {
    const { faults, given, events } = tryGames(kit, 0, 1, 'laws', turns);
    expect(faults).toEqual([]);
    expect(given.size).toBeGreaterThan(0);
    expect(events.size).toBeGreaterThan(0);
  },
);
