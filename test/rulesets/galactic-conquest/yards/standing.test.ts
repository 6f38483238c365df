import { expect, test } from 'vitest';
import { placeId, seatId } from '#kernel/words/ids.ts';
import type { State } from '#rulesets/galactic-conquest/model/state.ts';
import { completeIn, standingIn } from '#rulesets/galactic-conquest/model/works/standing.ts';
import type { Yard, YardId, YardKind } from '#rulesets/galactic-conquest/model/yards/yard.ts';
import { rowFor } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { shipIn } from '#rulesets/galactic-conquest/ships/wings.ts';

const [hydran, home] = [seatId('hydran'), placeId('hd3')];
const world = (yard: Partial<Yard>): Pick<State, 'yards' | 'turn'> => ({
  turn: 4,
  yards: { ['hd3.1' as YardId]: { kind: 'SC2SY', place: home, seat: hydran, ...yard } },
});
const factorsIn = (yard: Partial<Yard>, segment = 1) =>
  standingIn(world(yard), hydran, home, segment).map(({ ship: { figures } }) => [
    figures?.attack,
    figures?.defence,
  ]);

test('yards have the factors of their kind; what is a base or a dock beside has its own (B8.60)', () => {
  const rows: readonly (readonly [YardKind, readonly (readonly number[])[]])[] = [
    ['SC2SY', [[5, 40]]],
    ['SC3SY', [[4, 35]]],
    ['SC4SY', [[3, 25]]],
    ['CWSY', [[3, 28]]],
    ['DWSY', [[1, 20]]],
    ['BSSY', []],
    ['FRD', []],
    ['CDK', []],
  ];
  for (const [kind, factors] of rows) expect(factorsIn({ kind })).toEqual(factors);
});

test('a yard fights as far as it is built, and as it was while it becomes a larger one (B8.501)', () => {
  // An SC4SY takes two turns: in segment 7 of the second one it is complete for three quarters.
  const built = { kind: 'SC4SY' as const, idle: { why: 'built' as const, until: 5 } };
  expect([factorsIn(built, 7), factorsIn({ ...built, idle: { why: 'built', until: 6 } })]).toEqual([
    [[2, 19]],
    [],
  ]);
  expect(factorsIn({ kind: 'SC2SY', idle: { why: 'upgraded', until: 5, was: 'SC3SY' } })).toEqual([[4, 35]]);
});

test('a ship of two turns is complete for a half as its second one begins, and what waits is not there (B8.501)', () => {
  expect([
    completeIn(3, 5, 4, 1),
    completeIn(3, 5, 3, 1),
    completeIn(3, 5, 9, 1),
    completeIn(5, 6, 4, 1),
  ]).toEqual([50, 0, 100, 0]);
});

test('what is not the empire’s own does not fight for it, and an unfinished ship lacks what it lost before', () => {
  const job = {
    ship: shipIn(ourShips, rowFor(ourShips, hydran, 'FF')!, false),
    price: 65,
    paid: 65,
    ordered: 4,
    begins: 4,
    ready: 5,
  };
  expect(standingIn(world({ seat: seatId('lyran') }), hydran, home, 7)).toEqual([]);
  expect(standingIn(world({}), hydran, placeId('hd5'), 7)).toEqual([]);
  const [, ship] = standingIn(world({ jobs: [{ ...job, ship: { ...job.ship, lost: 2 } }] }), hydran, home, 7);
  expect([ship?.job, ship?.ship.lost, ship?.ship.hull]).toEqual([0, 2, 'FF D3/1']);
});
