import { deepFreeze, plainCopy } from '#kernel/codec/plainCopy.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { close } from '#rulesets/galactic-empires/close.ts';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { mostPhases } from '#rulesets/galactic-empires/movement/phases.ts';
import { sequence } from '#rulesets/galactic-empires/sequence.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from '../../../shared/rulesets/galactic-empires/game.ts';
import {
  a,
  fleet,
  g,
  garrison,
  klingon,
  play,
  romulan,
  scene,
  ship,
  travel,
  type,
  vulcan,
  wait,
} from './play.ts';

const one = a(klingon, 1);

test('the steps stand in the order of the rulebook (GE 7114-7206)', () => {
  const names = sequence.map((part) =>
    'repeat' in part ? part.repeat.map((step) => ('name' in step ? step.name : '')) : part.name,
  );
  expect(names).toEqual([
    'Game Master’s Decrees',
    'War Declared',
    'Acceptance Changed',
    'Passage Rights Changed',
    'Special Permission Changed',
    'New Starfleets Formed',
    'Various Administrative Actions Performed',
    'Starfleets Change Cloaking',
    'Same Location Transfers Occur',
    'Starships Reassigned To Ranks',
    'Disbanding/Salvaging Starships',
    [
      'Transfers Happen',
      'Starfleets Travel',
      'Starfleet Cloaking Changed',
      'Searches Happen',
      'Cross-border Battles Are Fought',
      'Battles Are Fought',
      'Sector Ownership Changes',
      'Sectors are Pillaged',
    ],
    'Sector Damage Increases',
    'Resources Sent',
    'Upkeep Paid',
    'Starships Built',
    'Admirals Hired',
    'Sectors Annexed',
    'Sector Annexation Declines',
    'Construction Happens',
    'Resources Decay',
    'Structures Razed',
    'Sector Revenue Gained',
    'Sectors Gifted',
    'Proclamations Income',
    'Sector Damage Repaired',
    'Peace Established',
    'Alliances Cancelled',
    'Alliances Formed',
    'Info Sharing Changes',
    'Espionage Occurs',
    'Ambassadors Sent',
    'Empire Limits Checked',
    'Defeated Empires Removed',
    'Empty Starfleets Dissolved',
    'Scouting Occurs',
    'Victory Announced',
  ]);
});

const peaceful = () =>
  scene({
    sectors: { 1: { owner: klingon, links: [2] }, 2: { owner: klingon, links: [1] } },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[ship.four, 1]] }),
      fleet(klingon, 2, { at: 1, ships: [[ship.two, 1]] }),
      fleet(romulan, 1, { at: 1, ships: [[ship.two, 1]] }),
    ],
  });
/** Phases, as the pass in which a transfer that never comes true is given up: the last one. */
const phases = (orders: readonly Unnumbered<Order>[]) => {
  const never = {
    kind: 'transfer-starships',
    type: type('scout'),
    count: 1,
    to: a(klingon, 2),
    rank: 1,
  } as const;
  return play(peaceful(), { [klingon]: { [one]: [...orders, never] } }).refusals.find(
    ({ problem }) => problem.code === 'no-such-ships',
  )?.pass;
};

test('phases run while a plan holds an order, and once more; at least one runs (GE 557, 783, E-20)', () => {
  expect([
    phases([]),
    phases([wait]),
    phases([travel(2), travel(1)]),
    phases([travel(9), travel(9), travel(9)]),
  ]).toEqual([1, 2, 3, 4]);
});

test('a plan without end does not make a turn without end', () => {
  const played = play(peaceful(), { [klingon]: { [one]: Array.from({ length: 3000 }, () => wait) } });
  expect(Math.max(...played.refusals.map(({ pass }) => pass))).toBe(mostPhases);
  expect(played.refused.filter((refusal) => refusal.endsWith('too-many-phases'))).toHaveLength(
    3000 - mostPhases,
  );
});

test('a turn of no orders succeeds, and leaves the state it was given untouched', () => {
  const start = deepFreeze(peaceful());
  const before = plainCopy(start);
  expect(play(start).refused).toEqual([]);
  expect(start).toEqual(before);
});

const foreignOrders: readonly Unnumbered<Order>[] = [
  travel(2),
  wait,
  { kind: 'form-starfleet', number: 5, name: 'Trojan' },
  { kind: 'set-retreat-level', level: 1 },
  { kind: 'set-defend-option', defends: false },
  { kind: 'assign-leader' },
  { kind: 'set-follow' },
  { kind: 'rename-unit', name: 'Fools' },
  { kind: 'transfer-starships', type: type('two'), count: 1, to: a(romulan, 1), rank: 1 },
  { kind: 'transfer-admiral', admiral: admiralId('x'), to: a(romulan, 1) },
  { kind: 'reassign-starships', type: type('two'), ranks: [0, 0, 0, 0, 1] },
  { kind: 'build-starships', type: type('two'), count: 1, rank: 1 },
];

test.each(foreignOrders.map((order) => [order.kind, order] as const))(
  'nobody commands foreign units: %s',
  (_, order) => {
    const start = scene({
      sectors: {
        1: { owner: klingon, revenue: 9, builds: [type('two')], links: [2] },
        2: { owner: klingon, links: [1] },
      },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]] }),
        garrison(klingon, { at: 1, ships: [[ship.two, 1]] }),
        fleet(romulan, 1, { at: 1, ships: [[ship.two, 1]] }),
        fleet(undefined, 1, { at: 1, ships: [[ship.two, 1]] }),
      ],
    });
    const quiet = play(start).entries;
    for (const unit of [one, g(1), a(undefined, 1), 'hq']) {
      const played = play(start, { [romulan]: { [unit]: [order] } });
      expect(played.refusals.map(({ problem }) => problem.code)).toEqual([
        unit === 'hq' ? 'no-unit' : 'not-your-unit',
      ]);
      expect(played.entries).toEqual(quiet);
    }
  },
);

test('orders to units that do not exist tell nothing about which foreign ones do', () => {
  const played = play(peaceful(), {
    [klingon]: { [a(romulan, 1)]: [wait], [a(romulan, 2)]: [wait], [a(klingon, 9)]: [wait] },
  });
  expect(played.refused).toEqual([
    'klingon 3: no-such-unit',
    'klingon 1: not-your-unit',
    'klingon 2: not-your-unit',
  ]);
});

test('closing a turn clears what lasts one turn (GE 1036)', () => {
  const start = scene({
    sectors: {
      1: { owner: klingon, links: [2] },
      2: { owner: romulan, annexedTo: klingon, decline: 1, links: [1] },
    },
    units: [
      fleet(klingon, 1, {
        at: 1,
        ships: [[ship.four, 2]],
        admirals: [{ tacticsGained: 3, siegecraftGained: true }],
      }),
      fleet(klingon, 2, { at: 1, ships: [[ship.four, 1]] }),
    ],
    wars: [[klingon, romulan]],
  });
  const give = {
    kind: 'transfer-starships',
    type: type('four'),
    count: 1,
    to: a(klingon, 2),
    rank: 1,
  } as const;
  const { state } = play(start, { [klingon]: { [one]: [wait, travel(2), give] } });
  const closed = plainCopy(state);
  close(closed);
  expect(closed.turn).toBe(2);
  expect(closed.units[one]).toEqual({
    ...start.units[one],
    place: sectorId(2),
    stacks: [{ type: type('four'), count: 1, rank: 1, used: 0 }],
    admirals: [{ ...start.units[one]!.admirals[0], tacticsGained: 0, siegecraftGained: false }],
  });
  expect(closed.sectors[sectorId(2)]).toEqual({
    ...start.sectors[sectorId(2)],
    owner: klingon,
    ownerAtStart: klingon,
    decline: 0,
    damage: 1,
  });
});

test('spent, retreated and the rest are cleared, like ships stand together again, and an owner lost is forgotten', () => {
  const start = scene({
    sectors: {
      1: {
        ownerAtStart: vulcan,
        changedOwner: true,
        pillaged: true,
        battles: 3,
        damagedNow: true,
        annexedNow: true,
      },
    },
    units: [
      fleet(klingon, 1, {
        at: 1,
        ships: [
          [ship.two, 1, 1, 1],
          [ship.two, 2, 1, 2],
        ],
        spent: true,
        retreated: true,
        travelled: 2,
        waits: 2,
        cameFrom: 2,
      }),
    ],
  });
  close(start);
  expect(start.units[one]).toEqual(fleet(klingon, 1, { at: 1, ships: [[ship.two, 3]] })[1]);
  expect(start.sectors[sectorId(1)]).toMatchObject({
    changedOwner: false,
    pillaged: false,
    battles: 0,
    damagedNow: false,
    annexedNow: false,
  });
  expect(start.sectors[sectorId(1)]).not.toHaveProperty('ownerAtStart');
});

test('events about what is gone change nothing', () => {
  const start = peaceful();
  const state = plainCopy(start);
  const place = sectorId(99);
  const unit = a(klingon, 99);
  apply(state, { kind: 'starfleet-travelled', unit, from: place, to: place, place, cost: 1, phase: 1 });
  apply(state, {
    kind: 'starships-transferred',
    from: one,
    to: unit,
    taken: [{ type: type('four'), count: 1, rank: 1, used: 0 }],
    rank: 1,
    place,
  });
  apply(state, { kind: 'admiral-transferred', from: unit, to: one, admiral: admiralId('x'), place });
  apply(state, { kind: 'sector-captured', place, by: klingon });
  apply(state, { kind: 'starfleet-dissolved', unit, name: '', number: 99 });
  apply(state, { kind: 'tactics-grown', unit, admiral: admiralId('x'), gain: 3 });
  expect(state).toEqual(start);
});

test('whatever is ordered, ships and money are neither made nor lost by moving and transferring', () => {
  const order = fc.oneof(
    fc.integer({ min: 1, max: 4 }).map(travel),
    fc.constant(wait),
    fc
      .record({
        to: fc.constantFrom(one, a(klingon, 2), a(klingon, 3), a(romulan, 1), g(1)),
        count: fc.integer({ min: 1, max: 4 }),
        rank: fc.constantFrom(1 as const, 3 as const, 5 as const),
      })
      .map(({ to, count, rank }): Unnumbered<Order> => ({
        kind: 'transfer-starships',
        type: type('four'),
        count,
        to,
        rank,
      })),
    fc.constant<Unnumbered<Order>>({
      kind: 'reassign-starships',
      type: type('four'),
      ranks: [1, 0, 2, 0, 0],
    }),
  );
  const plan = fc.array(order, { maxLength: 8 });
  const start = deepFreeze(
    scene(
      {
        sectors: {
          1: { owner: klingon, links: [2, 3] },
          2: { owner: klingon, links: [1, 3] },
          3: { owner: klingon, links: [1, 2] },
        },
        units: [1, 2, 3]
          .map((number) => fleet(klingon, number, { at: number, ships: [[ship.four, number]] }))
          .concat([garrison(klingon, { at: 1, ships: [[ship.four, 2]] })]),
      },
      { [klingon]: 100_000 },
    ),
  );
  const ships = (state: typeof start) =>
    Object.values(state.units)
      .flatMap(({ stacks }) => stacks)
      .reduce((sum, { count }) => sum + count, 0);
  fc.assert(
    fc.property(plan, plan, plan, plan, (first, second, third, fourth) => {
      const { state } = play(start, {
        [klingon]: { [one]: first, [a(klingon, 2)]: second, [a(klingon, 3)]: third, [g(1)]: fourth },
      });
      expect(ships(state)).toBe(8);
      for (const { stacks } of Object.values(state.units))
        for (const { used } of stacks) expect(used).toBeLessThanOrEqual(4);
    }),
    { numRuns: 200, seed: 7 },
  );
});
