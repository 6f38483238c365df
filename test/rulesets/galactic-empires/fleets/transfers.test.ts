import { expect, test } from 'vitest';
import { admiralId } from '#rulesets/galactic-empires/model/ids.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { Rank } from '#rulesets/galactic-empires/tables/starships.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { shipCount } from '#rulesets/galactic-empires/model/units/forces.ts';
import { a, fleet, g, garrison, klingon, play, romulan, scene, ship, travel, type, wait } from '../play.ts';

const one = a(klingon, 1);
const two = a(klingon, 2);
const give = (name: keyof typeof ship, count: number, to: UnitId, rank: Rank = 1) =>
  ({ kind: 'transfer-starships', type: type(name), count, to, rank }) as const;
const send = (admiral: string, to: UnitId) =>
  ({ kind: 'transfer-admiral', admiral: admiralId(admiral), to }) as const;

/** Sectors 1-2-3 Klingon, 4 Romulan beside 3. */
const scape = (...units: Parameters<typeof scene>[0]['units'][number][]) =>
  scene({
    sectors: {
      1: { owner: klingon, links: [2] },
      2: { owner: klingon, links: [1, 3] },
      3: { owner: klingon, links: [2, 4] },
      4: { owner: romulan, links: [3] },
    },
    units,
    wars: [[klingon, romulan]],
  });
const timesOf = (played: ReturnType<typeof play>) =>
  played.entries.flatMap(({ step, pass, event }) =>
    event.kind === 'starships-transferred' ? [`${step} ${pass}`] : [],
  );

test('GE-V15: ships that moved less than the receiver has left do not slow it', () => {
  const start = scape(
    fleet(klingon, 1, { at: 1, ships: [[ship.three, 1]] }),
    fleet(klingon, 2, { at: 2, ships: [[ship.two, 4]] }),
  );
  const played = play(start, { [klingon]: { [one]: [travel(2), give('three', 1, two)], [two]: [wait] } });
  expect(played.unit(two).stacks).toContainEqual({ type: type('three'), count: 1, rank: 1, used: 1 });
  expect(played.points(two)).toBe(2);
});

test('GE-V16, GE-V19: ships that invaded slow the receiver down', () => {
  const start = scape(
    fleet(klingon, 1, { at: 3, ships: [[ship.three, 1]] }),
    fleet(klingon, 2, { at: 4, ships: [[ship.three, 3, 1, 1]] }),
  );
  const played = play(start, { [klingon]: { [one]: [travel(4), give('three', 1, two)] } });
  expect(played.unit(two).stacks).toEqual([
    { type: type('three'), count: 3, rank: 1, used: 1 },
    { type: type('three'), count: 1, rank: 1, used: 2 },
  ]);
  expect(played.points(two)).toBe(1);
});

test('GE-V17: the slow ships stay behind, and the rest goes its three points', () => {
  const start = scape(
    fleet(klingon, 1, {
      at: 2,
      ships: [
        [ship.two, 2],
        [ship.three, 2],
      ],
    }),
    fleet(klingon, 2, { at: 2 }),
  );
  const played = play(start, { [klingon]: { [one]: [give('two', 2, two), travel(3), travel(4)] } });
  expect(played.events('starfleet-travelled').map(({ cost }) => cost)).toEqual([1, 2]);
  expect([played.unit(one).place, played.points(one)]).toEqual([sectorId(4), 0]);
  expect(timesOf(played)).toEqual(['Same Location Transfers Occur 0']);
});

test('GE-V18: the slow ships are left behind on the way', () => {
  const start = scape(
    fleet(klingon, 1, {
      at: 1,
      ships: [
        [ship.two, 2],
        [ship.three, 2],
      ],
    }),
    fleet(klingon, 2, { at: 3 }),
  );
  const played = play(start, { [klingon]: { [one]: [travel(2), travel(3), give('two', 2, two)] } });
  expect([played.points(one), played.points(two)]).toEqual([1, 0]);
  expect(timesOf(played)).toEqual(['Transfers Happen 3']);
});

test('a transfer waits for the first meeting and happens once, although the units meet again (GE 1459)', () => {
  const start = scape(fleet(klingon, 1, { at: 1, ships: [[ship.four, 10]] }), fleet(klingon, 2, { at: 2 }));
  const played = play(start, {
    [klingon]: { [one]: [travel(2), give('four', 3, two), wait, travel(3), travel(2)] },
  });
  expect(timesOf(played)).toEqual(['Transfers Happen 2']);
  expect(shipCount(played.unit(two))).toBe(3);
});

test('two like orders are two transfers', () => {
  const start = scape(fleet(klingon, 1, { at: 1, ships: [[ship.four, 10]] }), fleet(klingon, 2, { at: 1 }));
  expect(
    shipCount(play(start, { [klingon]: { [one]: [give('four', 3, two), give('four', 3, two)] } }).unit(two)),
  ).toBe(6);
});

test('units that never meet transfer nothing, and the order is refused once, at the last transfer step (GE 657)', () => {
  const start = scape(
    fleet(klingon, 1, { at: 1, ships: [[ship.two, 2]] }),
    fleet(klingon, 2, { at: 3, ships: [[ship.two, 1]] }),
  );
  const played = play(start, { [klingon]: { [one]: [give('two', 2, two)], [two]: [wait, wait] } });
  expect(played.refusals).toMatchObject([
    { step: 'Transfers Happen', pass: 3, problem: { code: 'never-met' } },
  ]);
  expect(shipCount(played.unit(one))).toBe(2);
});

test('the meeting of the extra phase still counts (E-20)', () => {
  const start = scape(fleet(klingon, 1, { at: 1, ships: [[ship.two, 2]] }), fleet(klingon, 2, { at: 2 }));
  expect(timesOf(play(start, { [klingon]: { [one]: [travel(2), give('two', 1, two)] } }))).toEqual([
    'Transfers Happen 2',
  ]);
});

test('cloaked units neither give nor take (GE 1461)', () => {
  const orders = { [klingon]: { [one]: [give('scout', 1, two)] } };
  const scouts = { at: 1, ships: [[ship.scout, 2]] } as const;
  for (const [giver, taker] of [
    [true, false],
    [false, true],
  ] as const) {
    const start = scape(
      fleet(klingon, 1, { ...scouts, cloaked: giver }),
      fleet(klingon, 2, { ...scouts, cloaked: taker }),
    );
    expect(play(start, orders).refused).toEqual(['klingon 1: cloaked']);
  }
});

test('ships leave the lowest-numbered ranks and enter the rank named; fewer go when fewer are there (GE 1457)', () => {
  const start = scape(
    fleet(klingon, 1, {
      at: 1,
      ships: [
        [ship.two, 2, 4],
        [ship.two, 1, 2],
        [ship.two, 1, 3],
      ],
    }),
    fleet(klingon, 2, { at: 1 }),
  );
  const played = play(start, { [klingon]: { [one]: [give('two', 3, two, 5)] } });
  expect(played.unit(one).stacks).toEqual([{ type: type('two'), count: 1, rank: 4, used: 0 }]);
  expect(played.unit(two).stacks).toEqual([{ type: type('two'), count: 3, rank: 5, used: 0 }]);
  expect(shipCount(play(start, { [klingon]: { [one]: [give('two', 99, two)] } }).unit(two))).toBe(4);
});

test('ships pass on from unit to unit in one step, giver by giver in id order', () => {
  const start = scape(
    fleet(klingon, 1, { at: 1, ships: [[ship.two, 2]] }),
    fleet(klingon, 2, { at: 1 }),
    fleet(klingon, 3, { at: 1 }),
  );
  const played = play(start, {
    [klingon]: { [one]: [give('two', 2, two)], [two]: [give('two', 2, a(klingon, 3))] },
  });
  expect(shipCount(played.unit(a(klingon, 3)))).toBe(2);
});

test('ships of a fleet without move-points bring none along', () => {
  const start = scape(
    fleet(klingon, 1, { at: 1, ships: [[ship.three, 1]], admirals: [{}, {}], spent: true }),
    fleet(klingon, 2, { at: 1 }),
    fleet(klingon, 3, { at: 1 }),
  );
  const played = play(start, {
    [klingon]: { [one]: [give('three', 1, two), send(`${one}.1`, a(klingon, 3))] },
  });
  expect([played.points(two), played.points(a(klingon, 3))]).toEqual([0, 0]);
});

test('admirals transfer, also without ships, and a leader who leaves leads no longer (GE 1455, E-07)', () => {
  const start = scape(
    garrison(klingon, { at: 1, admirals: [{}, {}], leads: 0 }),
    fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]] }),
  );
  const played = play(start, { [klingon]: { [g(1)]: [send(`${g(1)}.0`, one)] } });
  expect(played.unit(g(1)).admirals.map(({ id }) => id)).toEqual([`${g(1)}.1`]);
  expect(played.unit(g(1))).not.toHaveProperty('leader');
  expect(played.unit(one)).toMatchObject({ admirals: [{ id: `${g(1)}.0` }] });
  expect(played.unit(one)).not.toHaveProperty('leader');
  expect(play(start, { [klingon]: { [one]: [send(`${g(1)}.0`, g(1))] } }).refused).toEqual([
    'klingon 1: no-such-admiral',
  ]);
});

test.each([
  ['to a foreign fleet', one, () => give('two', 1, a(romulan, 1)), 'foreign-receiver'],
  [
    'to a foreign fleet that does not exist: the answer is the same',
    one,
    () => give('two', 1, a(romulan, 9)),
    'foreign-receiver',
  ],
  ['to an own fleet that does not exist', one, () => give('two', 1, a(klingon, 9)), 'no-such-unit'],
  ['to itself', one, () => give('two', 1, one), 'same-unit'],
  ['of a type that is not there', one, () => give('three', 1, two), 'no-such-ships'],
  ['out of a foreign fleet', a(romulan, 1), () => give('two', 1, one), 'not-your-unit'],
] as const)('refused: %s', (_, from, order, code) => {
  const ships = [[ship.two, 2]] as const;
  const start = scape(
    fleet(klingon, 1, { at: 1, ships }),
    fleet(klingon, 2, { at: 1 }),
    fleet(romulan, 1, { at: 1, ships }),
  );
  // Peace, so that they share the sector without a battle.
  const played = play({ ...start, relations: {} }, { [klingon]: { [from]: [order()] } });
  expect(played.refused).toEqual([`klingon 1: ${code}`]);
  expect(played.events('starships-transferred')).toEqual([]);
});

test('a fleet formed this turn can be filled and sent out at once (GE 603)', () => {
  const start = scape(garrison(klingon, { at: 1, ships: [[ship.two, 5]] }));
  const played = play(start, {
    [klingon]: {
      [g(1)]: [{ kind: 'form-starfleet', number: 7, name: 'Spear' }, give('two', 4, a(klingon, 7), 2)],
      [a(klingon, 7)]: [travel(2)],
    },
  });
  expect(played.unit(a(klingon, 7))).toMatchObject({
    name: 'Spear',
    place: sectorId(2),
    stacks: [{ count: 4, rank: 2, used: 1 }],
  });
  expect(played.refused).toEqual([]);
});
