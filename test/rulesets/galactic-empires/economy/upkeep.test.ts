import { expect, test } from 'vitest';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { shipCount } from '#rulesets/galactic-empires/model/units/forces.ts';
import {
  expectedRevenue,
  sectorRevenue,
  upkeepDue,
  yieldsTo,
} from '#rulesets/galactic-empires/model/money.ts';
import type { SectorSpec } from '../battle/support/world.ts';
import { a, fleet, garrison, klingon, play, romulan, scene, ship, type } from '../play.ts';

const one = a(klingon, 1);
const step = (name: string) => `${name}/klingon/`;

test('GE-V03: four ships at 1.1 cost 4.4', () => {
  // No type of the Klingons costs 1.1; two at 1.0 and two at 1.2 do.
  const start = scene({
    sectors: { 1: { owner: klingon } },
    units: [
      fleet(klingon, 1, {
        at: 1,
        ships: [
          [ship.two, 2],
          [ship.three, 2],
        ],
      }),
      fleet(romulan, 1, { at: 1, ships: [[ship.two, 1]] }),
    ],
  });
  expect(upkeepDue(start, klingon)).toBe(440);
  expect(play(start).events('upkeep-paid')).toEqual([
    { kind: 'upkeep-paid', seat: klingon, due: 440, paid: 440 },
    { kind: 'upkeep-paid', seat: romulan, due: 100, paid: 100 },
  ]);
});

test.each([
  [0, 4000],
  [1, 3200],
  [2, 2600],
  [3, 2000],
])('GE-V40, GE-V41: revenue 40 with damage %i yields %i hundredths', (damage, yielded) => {
  const start = scene({
    sectors: { 1: { owner: klingon, annexedTo: klingon, revenue: 40, damage } },
    units: [],
  });
  expect(sectorRevenue(start, sectorId(1))).toBe(yielded);
  expect(play(start).events('revenue-gained')).toEqual([
    {
      kind: 'revenue-gained',
      seat: klingon,
      amount: yielded,
      sectors: [{ place: sectorId(1), amount: yielded }],
    },
  ]);
});

test.each([
  ['owned and annexed', { owner: klingon, annexedTo: klingon }, klingon],
  ['owned only', { owner: klingon }, undefined],
  ['annexed only', { annexedTo: klingon }, undefined],
  ['owned by one, annexed to another', { owner: klingon, annexedTo: romulan }, undefined],
  ['annexed this turn', { owner: klingon, annexedTo: klingon, annexedNow: true }, undefined],
  ['pillaged', { owner: klingon, annexedTo: klingon, pillaged: true }, undefined],
  ['lost and regained', { owner: klingon, annexedTo: klingon, changedOwner: true }, undefined],
  ['nobody’s', {}, undefined],
] as const)('who gets the revenue of a sector %s (GE 922-932)', (_, sector: SectorSpec, seat) => {
  const start = scene({ sectors: { 1: { revenue: 20, ...sector } }, units: [] });
  expect(yieldsTo(start, sectorId(1))).toBe(seat);
  expect(expectedRevenue(start, klingon)).toBe(seat === klingon ? 2000 : 0);
});

test('seven percent of what is left decays, to the hundredth, halves up, before revenue comes in (GE 900, E-38)', () => {
  expect(
    [
      [100, 7],
      [150, 11],
      [107, 7],
      [108, 8],
      [0, 0],
    ].map(([amount]) => percentOf(7, amount!)),
  ).toEqual([7, 11, 7, 8, 0]);
  const start = scene(
    { sectors: { 1: { owner: klingon, annexedTo: klingon, revenue: 10 } }, units: [] },
    { [klingon]: 10_000 },
  );
  expect(play(start).empire(klingon).treasury).toBe(9300 + 1000);
});

const poor = (treasury: number) =>
  scene(
    {
      sectors: { 1: { owner: klingon } },
      units: [
        // G1 before A2 by number; A2's ranks 5 and 1; an admiral at 1.0.
        garrison(klingon, { at: 1, ships: [[ship.two, 2]] }),
        fleet(klingon, 2, {
          at: 1,
          ships: [
            [ship.two, 1],
            [ship.three, 2, 5],
          ],
          admirals: [{}],
        }),
      ],
    },
    { [klingon]: treasury },
  );

test('upkeep: admirals first, then units by number, back ranks first; who cannot be paid is skipped and the search goes on (E-39)', () => {
  // 1.0 for the admiral, 2.0 for the garrison, 1.2 for one of the two at the back; 0.9 is left: too little for the other, too little for rank 1.
  const dice = scriptedDice([{ stream: `${step('Upkeep Paid')}${a(klingon, 2)}`, rolls: [true, true] }]);
  const played = play(poor(510), {}, dice);
  expect(played.events('upkeep-paid')).toEqual([{ kind: 'upkeep-paid', seat: klingon, due: 640, paid: 420 }]);
  expect(played.events('starships-deserted')).toEqual([
    {
      kind: 'starships-deserted',
      seat: klingon,
      losses: [
        { unit: a(klingon, 2), type: type('three'), rank: 5, used: 0, count: 1 },
        { unit: a(klingon, 2), type: type('two'), rank: 1, used: 0, count: 1 },
      ],
    },
  ]);
  expect(shipCount(played.unit(a(klingon, 2)))).toBe(1);
  expect(dice.leftovers()).toEqual([]);
});

test('the cheaper ship is paid when the dearer one cannot be (E-39)', () => {
  const start = scene(
    {
      sectors: { 1: { owner: klingon } },
      units: [
        fleet(klingon, 1, {
          at: 1,
          ships: [
            [ship.three, 1, 5],
            [ship.scout, 2],
          ],
        }),
      ],
    },
    { [klingon]: 100 },
  );
  const played = play(start, {}, scriptedDice([{ stream: `${step('Upkeep Paid')}${one}`, rolls: [false] }]));
  expect(played.events('upkeep-paid')).toEqual([{ kind: 'upkeep-paid', seat: klingon, due: 200, paid: 80 }]);
  expect(shipCount(played.unit(one))).toBe(3);
});

test('an unpaid admiral leaves with one chance in two, and the unit loses its leader', () => {
  const start = scene(
    {
      sectors: { 1: { owner: klingon } },
      units: [fleet(klingon, 1, { at: 1, ships: [[ship.scout, 1]], admirals: [{}], leads: 0 })],
    },
    { [klingon]: 50 },
  );
  for (const lost of [true, false]) {
    const played = play(start, {}, scriptedDice([{ stream: `${step('Upkeep Paid')}${one}`, rolls: [lost] }]));
    expect(played.unit(one).admirals).toHaveLength(lost ? 0 : 1);
    expect(played.unit(one).leader === undefined).toBe(lost);
    expect(played.empire(klingon).treasury).toBe(9); // 0.4 for the scout, 7% of 0.1 decays to the hundredth
  }
});

test('GE-V39: each unpaid ship is lost with one half, by itself', () => {
  const ships = 1000;
  const start = scene(
    { sectors: { 1: { owner: klingon } }, units: [fleet(klingon, 1, { at: 1, ships: [[ship.two, ships]] })] },
    { [klingon]: 0 },
  );
  const left = [1, 2, 3, 4, 5].map((seed) => shipCount(play(start, {}, `seed ${seed}`).unit(one)));
  expect(new Set(left).size).toBeGreaterThan(1);
  // Five thousand fair coins: four standard errors are 141.
  expect(Math.abs(left.reduce((sum, count) => sum + count, 0) - 2500)).toBeLessThanOrEqual(141);
});

test('the unpaid ships of one unit share no roll, whatever their rank or type', () => {
  // One ship in each of two ranks: if both were given the same roll, both would go or both would stay, always.
  const start = scene(
    {
      sectors: { 1: { owner: klingon } },
      units: [
        fleet(klingon, 1, {
          at: 1,
          ships: [
            [ship.two, 1],
            [ship.two, 1, 5],
          ],
        }),
      ],
    },
    { [klingon]: 0 },
  );
  const left = Array.from({ length: 40 }, (_, seed) => play(start, {}, `apart ${seed}`).state.units[one]).map(
    (unit) => (unit === undefined ? 0 : shipCount(unit)),
  );
  expect(new Set(left)).toEqual(new Set([0, 1, 2]));
});
