import { expect, test } from 'vitest';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { shipCount } from '#rulesets/galactic-empires/rules/forces/forces.ts';
import {
  annexationCost,
  expectedRevenue,
  percentOf,
  sectorRevenue,
  upkeepDue,
  yieldsTo,
} from '#rulesets/galactic-empires/rules/money/money.ts';
import type { SectorSpec } from '../battle/support/world.ts';
import { a, fleet, g, garrison, gorn, klingon, play, romulan, scene, ship, type } from './play.ts';

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
    ].map(([amount]) => percentOf(amount!, 7)),
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

const yard = (revenue: number, treasury: number) =>
  scene(
    {
      sectors: {
        1: { owner: klingon, revenue, builds: [type('destroyer'), type('two')] },
        2: { owner: klingon },
      },
      units: [garrison(klingon, { at: 1 }), fleet(klingon, 1, { at: 1 })],
    },
    { [klingon]: treasury },
  );
const build = (name: keyof typeof ship, count: number, rank: 1 | 4 = 1) =>
  ({ kind: 'build-starships', type: type(name), count, rank }) as const;

test('GE-V05: an industrial center of 13 builds 13 ships a turn over all orders', () => {
  const played = play(yard(13, 100_000), {
    [klingon]: { [g(1)]: [build('destroyer', 2), build('two', 20, 4), build('destroyer', 1)] },
  });
  expect(
    played.events('starships-built').map(({ count, cost, rank, cause }) => [count, cost, rank, cause]),
  ).toEqual([
    [2, 400, 1, 'klingon.t1.o1'],
    [11, 13_200, 4, 'klingon.t1.o2'],
  ]);
  expect(played.refused).toEqual(['klingon 2: build-limit', 'klingon 3: build-limit']);
  expect(shipCount(played.unit(g(1)))).toBe(13);
});

test('too little money cuts the order, and the next one follows (GE 830)', () => {
  const played = play(yard(13, 3000), { [klingon]: { [g(1)]: [build('two', 5), build('destroyer', 5)] } });
  expect(played.events('starships-built').map(({ count, cost }) => [count, cost])).toEqual([
    [2, 2400],
    [3, 600],
  ]);
  expect(played.refused).toEqual(['klingon 1: not-enough-money', 'klingon 2: not-enough-money']);
  expect(played.empire(klingon).treasury).toBe(0);
});

test('upkeep is paid before anything is built, and new ships cost none this turn (GE 819, 828)', () => {
  const start = yard(13, 1250);
  const garrisoned = {
    ...start,
    units: { ...start.units, ...Object.fromEntries([garrison(klingon, { at: 1, ships: [[ship.two, 1]] })]) },
  };
  expect(play(garrisoned, { [klingon]: { [g(1)]: [build('two', 1)] } }).refused).toEqual([
    'klingon 1: not-enough-money',
  ]);
  expect(play(start, { [klingon]: { [g(1)]: [build('two', 1)] } }).empire(klingon).treasury).toBe(46); // 0.5, of which 0.035 decay, rounded up
});

test.each([
  ['in a fleet', one, build('destroyer', 1), true, 'garrison-builds'],
  ['without a center', g(1), build('destroyer', 1), false, 'no-industrial-center'],
  ['off the list', g(1), build('scout', 1), true, 'not-on-build-list'],
] as const)('nothing is built %s', (_, unit, order, center, code) => {
  const units = [garrison(klingon, { at: 1 }), fleet(klingon, 1, { at: 1 })];
  const start = center ? yard(13, 5000) : scene({ sectors: { 1: { owner: klingon } }, units });
  expect(play(start, { [klingon]: { [unit]: [order] } }).refused).toEqual([`klingon 1: ${code}`]);
});

test('GE-V38: a yard lost in phase 1 and retaken in phase 2 builds; a lost one does not (GE 7386)', () => {
  const start = scene({
    sectors: {
      1: { owner: klingon, revenue: 5, builds: [type('two')], links: [2, 3] },
      2: { owner: romulan, links: [1] },
      3: { owner: klingon, links: [1] },
      4: { owner: romulan, links: [2] },
    },
    units: [
      garrison(klingon, { at: 1 }),
      fleet(romulan, 1, { at: 2, ships: [[ship.four, 1]] }),
      fleet(klingon, 1, { at: 3, ships: [[ship.three, 1]] }),
    ],
    wars: [[klingon, romulan]],
  });
  const raid = {
    [a(romulan, 1)]: [
      { kind: 'travel', to: sectorId(1) },
      { kind: 'travel', to: sectorId(2) },
    ],
  } as const;
  const order = { [g(1)]: [build('two', 1)] };
  const saved = play(start, {
    [romulan]: raid,
    [klingon]: { ...order, [one]: [{ kind: 'wait' }, { kind: 'wait' }, { kind: 'travel', to: sectorId(1) }] },
  });
  expect(saved.events('sector-captured').map(({ by }) => by)).toEqual([romulan, klingon]);
  expect(saved.events('starships-built')).toHaveLength(1);
  const lost = play(start, { [romulan]: raid, [klingon]: order });
  expect(lost.events('starships-built')).toEqual([]);
  expect(lost.refused).toEqual(['klingon 1: not-your-unit']);
});

const annex = (number: number) => ({ kind: 'annex-sector', place: sectorId(number) }) as const;

test('annexing costs the undamaged revenue, brings none this turn, and goes on while the treasury lasts (GE 856, E-51)', () => {
  const start = scene(
    {
      sectors: {
        1: { owner: klingon, revenue: 30, damage: 2 },
        2: { owner: klingon, revenue: 30 },
        3: { owner: klingon, revenue: 20 },
      },
      units: [],
    },
    { [klingon]: 5000 },
  );
  expect(annexationCost(start.sectors[sectorId(1)]!)).toBe(3000);
  const played = play(start, { [klingon]: { hq: [annex(1), annex(2), annex(3), annex(1)] } });
  expect(played.events('sector-annexed')).toEqual([
    { kind: 'sector-annexed', seat: klingon, place: sectorId(1), cost: 3000, cause: 'klingon.t1.o1' },
    { kind: 'sector-annexed', seat: klingon, place: sectorId(3), cost: 2000, cause: 'klingon.t1.o3' },
  ]);
  expect(played.refused).toEqual(['klingon 2: not-enough-money', 'klingon 4: annexed-already']);
  expect(played.events('revenue-gained')).toEqual([]);
});

test.each([
  ['foreign', { owner: romulan }, 'not-owned'],
  ['won this turn', { owner: klingon, ownerAtStart: romulan }, 'not-owned-at-start'],
  ['annexed already', { owner: klingon, annexedTo: klingon }, 'annexed-already'],
] as const)('a sector that is %s cannot be annexed', (_, sector: SectorSpec, code) => {
  expect(
    play(scene({ sectors: { 1: sector }, units: [] }), { [klingon]: { hq: [annex(1), annex(9)] } }).refused,
  ).toEqual([`klingon 1: ${code}`, 'klingon 2: no-such-sector']);
});

test('GE-V45: an annexation lapses three turns after the loss; the turn of the loss does not count (E-11)', () => {
  const turn = (sector: SectorSpec) =>
    play(scene({ sectors: { 1: { annexedTo: klingon, ...sector } }, units: [] }));
  expect(
    turn({ owner: romulan, ownerAtStart: klingon, changedOwner: true, decline: 0 }).sector(1),
  ).toMatchObject({ decline: 0, annexedTo: klingon });
  expect(turn({ owner: romulan, decline: 0 }).events('annexation-declined')).toEqual([
    { kind: 'annexation-declined', place: sectorId(1), seat: klingon, decline: 1 },
  ]);
  expect(turn({ owner: romulan, decline: 1 }).sector(1)).toMatchObject({ decline: 2, annexedTo: klingon });
  const gone = turn({ owner: romulan, decline: 2 });
  expect(gone.events('annexation-lapsed')).toEqual([
    { kind: 'annexation-lapsed', place: sectorId(1), seat: klingon },
  ]);
  expect(gone.sector(1)).toMatchObject({ decline: 0 });
  expect(gone.sector(1)).not.toHaveProperty('annexedTo');
});

test('a third owner does not restart the count, and the annexer’s return ends it (E-11)', () => {
  const turn = (sector: SectorSpec) =>
    play(scene({ sectors: { 1: { annexedTo: klingon, ...sector } }, units: [] })).sector(1).decline;
  expect(turn({ owner: gorn, ownerAtStart: romulan, changedOwner: true, decline: 1 })).toBe(2);
  expect(turn({ decline: 1 })).toBe(2); // the independents own it
  const start = scene({
    sectors: {
      1: { owner: romulan, annexedTo: klingon, decline: 2, links: [2] },
      2: { owner: klingon, links: [1] },
    },
    units: [fleet(klingon, 1, { at: 2, ships: [[ship.three, 1]] })],
    wars: [[klingon, romulan]],
  });
  expect(
    play(start, { [klingon]: { [one]: [{ kind: 'travel', to: sectorId(1) }] } }).sector(1),
  ).toMatchObject({ owner: klingon, annexedTo: klingon, decline: 0 });
});

const words = 'People of the galaxy, the Klingon Empire wishes you well.';
const proclaim = (text: string) => ({ kind: 'issue-proclamation', text }) as const;
test.each([
  ['long enough, without a ruling', words, undefined, 'suitable', 700],
  ['of 39 characters', 'x'.repeat(39), undefined, 'short', 0],
  ['of 40 characters', 'x'.repeat(40), undefined, 'suitable', 700],
  ['of blanks', ' '.repeat(80), undefined, 'short', 0],
  ['ruled short', words, 'short', 'short', 0],
  ['short but ruled suitable', 'Peace!', 'suitable', 'suitable', 700],
  ['ruled unsuitable', words, 'unsuitable', 'unsuitable', -700],
  ['with a ruling that is none', words, 'splendid', 'suitable', 700],
] as const)('a proclamation %s (GE 91, 954, E-42)', (_, text, ruling, verdict, amount) => {
  const start = scene({ sectors: {}, units: [] }, { [klingon]: 10_000 });
  const played = play(
    start,
    { [klingon]: { hq: [proclaim(text)] } },
    'dice',
    ruling === undefined ? {} : { 'klingon.t1.o1': ruling },
  );
  expect(played.events('proclamation-issued')).toEqual([
    { kind: 'proclamation-issued', seat: klingon, text, verdict, amount, cause: 'klingon.t1.o1' },
  ]);
  expect(played.empire(klingon).treasury).toBe(9300 + amount);
});

test('a fine takes no more than there is, and only the first proclamation of a turn counts (E-42)', () => {
  const fined = play(
    scene({ sectors: {}, units: [] }, { [klingon]: 100 }),
    { [klingon]: { hq: [proclaim(words), proclaim(words)] } },
    'dice',
    { 'klingon.t1.o1': 'unsuitable' },
  );
  expect(fined.events('proclamation-issued').map(({ amount }) => amount)).toEqual([-93, 0]);
  expect(fined.empire(klingon).treasury).toBe(0);
});
