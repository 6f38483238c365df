import { expect, test } from 'vitest';
import { canonicalStacks, withoutShips, withShips } from '#rulesets/galactic-empires/model/units/change.ts';
import type { Rank } from '#rulesets/galactic-empires/tables/starships.ts';
import type { Stack } from '#rulesets/galactic-empires/model/state.ts';
import { countsByRank, fromLowestRanks, reassigned } from '#rulesets/galactic-empires/model/units/ranks.ts';
import { a, fleet, klingon, play, scene, ship, type } from '../play.ts';

const stack = (count: number, rank: Rank, used = 0, name: keyof typeof ship = 'two'): Stack => ({
  type: type(name),
  count,
  rank,
  used,
});
const one = a(klingon, 1);
const start = scene({
  sectors: { 1: { owner: klingon } },
  units: [
    fleet(klingon, 1, {
      at: 1,
      ships: [
        [ship.two, 3],
        [ship.two, 2, 4],
        [ship.three, 1, 2],
      ],
    }),
  ],
});
const unit = start.units[one]!;

test('stacks stand by rank, type and use; like ships together, empty stacks gone', () => {
  expect(canonicalStacks([stack(1, 2), stack(2, 1, 1), stack(0, 3), stack(4, 1), stack(3, 1, 1)])).toEqual([
    stack(4, 1),
    stack(5, 1, 1),
    stack(1, 2),
  ]);
});

test('ships are added and taken by type, rank and use; never more than are there', () => {
  expect(withShips([stack(2, 1)], stack(3, 1))).toEqual([stack(5, 1)]);
  expect(withoutShips([stack(5, 1), stack(5, 2)], stack(2, 1))).toEqual([stack(3, 1), stack(5, 2)]);
  expect(withoutShips([stack(5, 1)], stack(9, 1))).toEqual([]);
  expect(withoutShips([stack(5, 1)], stack(2, 1, 1))).toEqual([stack(5, 1)]);
});

test('the lowest-numbered ranks give first (GE 1457)', () => {
  expect(fromLowestRanks(unit, type('two'), 2)).toEqual([stack(2, 1)]);
  expect(fromLowestRanks(unit, type('two'), 4)).toEqual([stack(3, 1), stack(1, 4)]);
  expect(fromLowestRanks(unit, type('two'), 99)).toEqual([stack(3, 1), stack(2, 4)]);
  expect(fromLowestRanks(unit, type('scout'), 1)).toEqual([]);
});

test('ships by rank', () => {
  expect(countsByRank(unit, type('two'))).toEqual([3, 0, 0, 2, 0]);
});

test.each([
  ['all named', [0, 1, 0, 0, 4], [stack(1, 2), stack(4, 5)]],
  ['fewer named than there: the rest stays', [0, 0, 1, 0, 0], [stack(2, 1), stack(1, 3), stack(2, 4)]],
  ['more named than there: rank 1 first', [4, 4, 4, 4, 4], [stack(4, 1), stack(1, 2)]],
] as const)('ships are dealt to the ranks: %s (GE 639)', (_, ranks, expected) => {
  expect(reassigned(unit, type('two'), ranks)).toEqual(expected);
  const played = play(start, {
    [klingon]: { [one]: [{ kind: 'reassign-starships', type: type('two'), ranks }] },
  });
  expect(played.unit(one).stacks.filter((other) => other.type === type('two'))).toEqual(expected);
  expect(countsByRank(played.unit(one), type('three'))).toEqual([0, 1, 0, 0, 0]);
});

test('ships that are transferred in before are ranked too, later arrivals are not (R-6.1.9)', () => {
  const two = a(klingon, 2);
  const here = { kind: 'transfer-starships', type: type('two'), count: 5, to: two, rank: 3 } as const;
  const rank = { kind: 'reassign-starships', type: type('two'), ranks: [5, 0, 0, 0, 0] } as const;
  const near = scene({
    sectors: { 1: { owner: klingon, links: [2] }, 2: { owner: klingon, links: [1] } },
    units: [fleet(klingon, 1, { at: 1, ships: [[ship.two, 5, 2]] }), fleet(klingon, 2, { at: 1 })],
  });
  expect(
    countsByRank(play(near, { [klingon]: { [one]: [here], [two]: [rank] } }).unit(two), type('two')),
  ).toEqual([5, 0, 0, 0, 0]);
  const far = scene({
    sectors: { 1: { owner: klingon, links: [2] }, 2: { owner: klingon, links: [1] } },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[ship.two, 5, 2]] }),
      fleet(klingon, 2, { at: 2, ships: [[ship.scout, 1]] }),
    ],
  });
  const played = play(far, {
    [klingon]: { [one]: [here, { kind: 'travel', to: far.units[two]!.place }], [two]: [rank] },
  });
  expect(countsByRank(played.unit(two), type('two'))).toEqual([0, 0, 5, 0, 0]);
  expect(played.refused).toEqual(['klingon 3: no-such-ships']);
});
