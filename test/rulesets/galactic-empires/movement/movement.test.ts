import { expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import {
  canTravel,
  movePoints,
  movePointsAtStart,
  path,
  travelCost,
  waitCost,
} from '#rulesets/galactic-empires/movement/movement.ts';
import { starships } from '#rulesets/galactic-empires/tables/starships.ts';
import { a, fleet, g, garrison, klingon, play, romulan, scene, ship, travel, vulcan, wait } from '../play.ts';

const one = a(klingon, 1);
const two = a(klingon, 2);

/** A row of sectors 1-2-3-4-5-6, owned as told; the Klingons are at war with the Romulans and neutral to the Vulcans. */
function row(owners: readonly (typeof klingon | undefined)[], units: Parameters<typeof scene>[0]['units']) {
  const sectors = Object.fromEntries(
    owners.map((owner, at) => [
      at + 1,
      {
        links: [at, at + 2].filter((number) => number >= 1 && number <= owners.length),
        ...(owner && { owner }),
      },
    ]),
  );
  return scene({ sectors, units, wars: [[klingon, romulan]] });
}

const moves = (played: ReturnType<typeof play>) =>
  played.entries.flatMap(({ pass, event }) =>
    event.kind === 'starfleet-travelled'
      ? [`phase ${pass}: ${event.unit} to ${event.to} for ${event.cost}`]
      : [],
  );

test('GE-V02: of forty travels the affordable ones happen, the rest fails without harm', () => {
  const start = row(
    [klingon, klingon, klingon, klingon],
    [fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]] })],
  );
  const played = play(start, {
    [klingon]: { [one]: Array.from({ length: 40 }, (_, at) => travel((at % 3) + 2)) },
  });
  expect(moves(played)).toEqual([
    `phase 1: ${one} to ${sectorId(2)} for 1`,
    `phase 2: ${one} to ${sectorId(3)} for 1`,
  ]);
  expect(played.refused).toHaveLength(38);
  expect(played.unit(one)).toMatchObject({ place: sectorId(3), travelled: 2 });
});

// Sectors: 1 and 2 Klingon, 3 the Romulan target. Fleet 1 stands in 2, fleet 2 in 1.
const border = () =>
  row(
    [klingon, klingon, romulan],
    [
      fleet(klingon, 1, { at: 2, ships: [[ship.three, 1]] }),
      fleet(klingon, 2, { at: 1, ships: [[ship.three, 1]] }),
    ],
  );

test('GE-V07: two fleets that miss each other', () => {
  const played = play(border(), { [klingon]: { [one]: [travel(3)], [two]: [travel(2), travel(3)] } });
  expect(moves(played)).toEqual([
    `phase 1: ${one} to ${sectorId(3)} for 2`,
    `phase 1: ${two} to ${sectorId(2)} for 1`,
    `phase 2: ${two} to ${sectorId(3)} for 2`,
  ]);
});

test('GE-V08, GE-V11: one waits, and both invade in phase 2', () => {
  const played = play(border(), { [klingon]: { [one]: [wait, travel(3)], [two]: [travel(2), travel(3)] } });
  expect(moves(played)).toEqual([
    `phase 1: ${two} to ${sectorId(2)} for 1`,
    `phase 2: ${one} to ${sectorId(3)} for 2`,
    `phase 2: ${two} to ${sectorId(3)} for 2`,
  ]);
  expect(played.events('starfleet-waited')).toEqual([
    { kind: 'starfleet-waited', unit: one, place: sectorId(2), cost: 0, cause: 'klingon.t1.o1' },
  ]);
  expect([played.points(one), played.points(two)]).toEqual([1, 0]);
});

test('GE-V09: one sector per phase', () => {
  const start = row([klingon, klingon, klingon], [fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]] })]);
  expect(moves(play(start, { [klingon]: { [one]: [travel(2), travel(3)] } }))).toEqual([
    `phase 1: ${one} to ${sectorId(2)} for 1`,
    `phase 2: ${one} to ${sectorId(3)} for 1`,
  ]);
});

// Sectors: 1 and 2 Klingon side by side, 3 and 4 Romulan; 4 leads to 2, 3 leads to 1.
const doors = () =>
  scene({
    sectors: {
      1: { owner: klingon, links: [2, 3] },
      2: { owner: klingon, links: [1, 4] },
      3: { owner: romulan, links: [1] },
      4: { owner: romulan, links: [2] },
    },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]] }),
      fleet(romulan, 1, { at: 4, ships: [[ship.two, 1]] }),
    ],
    wars: [[klingon, romulan]],
  });

test('GE-V12: the guard that waits can still pay the way into the sector lost in phase 1', () => {
  const played = play(doors(), {
    [klingon]: { [one]: [wait, travel(2)] },
    [romulan]: { [a(romulan, 1)]: [travel(2)] },
  });
  expect(moves(played)).toEqual([
    `phase 1: ${a(romulan, 1)} to ${sectorId(2)} for 2`,
    `phase 2: ${one} to ${sectorId(2)} for 2`,
  ]);
  expect(played.refused).toEqual([]);
});

test('GE-V13: the guard that moved away cannot pay the way back', () => {
  const start = doors();
  const swapped = {
    ...start,
    units: { ...start.units, [a(romulan, 1)]: { ...start.units[a(romulan, 1)]!, place: sectorId(3) } },
  };
  const played = play(swapped, {
    [klingon]: { [one]: [travel(2), travel(1)] },
    [romulan]: { [a(romulan, 1)]: [travel(1)] },
  });
  expect(played.events('sector-captured')).toMatchObject([{ place: sectorId(1), by: romulan }]);
  expect(played.refused).toEqual(['klingon 2: not-enough-move-points']);
  expect(played.unit(one).place).toBe(sectorId(2));
  expect(played.points(one)).toBe(1);
});

test('GE-V14: a fleet is as fast as its slowest ship', () => {
  const start = row(
    [klingon],
    [
      fleet(klingon, 1, {
        at: 1,
        ships: [
          [ship.two, 1],
          [ship.three, 5],
        ],
      }),
    ],
  );
  expect(movePoints(start, start.units[one]!)).toBe(2);
});

test.each([
  ['three-point ships', [[ship.three, 2]], [], {}, 3, 3],
  ['tired ships', [[ship.three, 2, 1, 2]], [], {}, 1, 3],
  ['ships and an admiral', [[ship.four, 1]], [{}], {}, 4, 4],
  ['an admiral alone', [], [{ used: 1 }], {}, 2, 3],
  ['nobody', [], [], {}, 0, 0],
  ['a spent fleet', [[ship.three, 2]], [], { spent: true }, 0, 3],
] as const)('move-points left and at the start: %s', (_, ships, admirals, more, left, whole) => {
  const start = row([klingon], [fleet(klingon, 1, { at: 1, ships, admirals, ...more })]);
  expect(movePoints(start, start.units[one]!)).toBe(left);
  expect(movePointsAtStart(start, start.units[one]!)).toBe(whole);
});

test('a garrison has no move-points and goes nowhere (GE 1365)', () => {
  const start = row([klingon, klingon], [garrison(klingon, { at: 1, ships: [[ship.three, 2]] })]);
  expect(movePoints(start, start.units[g(1)]!)).toBe(0);
  expect(play(start, { [klingon]: { [g(1)]: [travel(2), wait] } }).refused).toEqual([
    'klingon 1: garrisons-stay',
    'klingon 2: garrisons-stay',
  ]);
});

test('GE-V20: a biocruiser crosses an empty enemy sector and has enough left for another', () => {
  const played = play(
    row([klingon, romulan, romulan], [fleet(klingon, 1, { at: 1, ships: [[ship.four, 1]] })]),
    { [klingon]: { [one]: [travel(2)] } },
  );
  expect(played.points(one)).toBe(2);
});

test('GE-V21: no ship has more than four move-points, which carry through two enemy sectors and no further', () => {
  expect(Math.max(...starships.map(({ moves: most }) => most))).toBe(4);
  const start = row(
    [klingon, romulan, romulan, romulan],
    [fleet(klingon, 1, { at: 1, ships: [[ship.four, 1]] })],
  );
  const played = play(start, { [klingon]: { [one]: [travel(2), travel(3), travel(4)] } });
  expect(played.unit(one).place).toBe(sectorId(3));
  expect(played.refused).toEqual(['klingon 3: not-enough-move-points']);
});

test('GE-V22: two-point ships cannot move and attack', () => {
  const played = play(
    row([klingon, klingon, romulan], [fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]] })]),
    { [klingon]: { [one]: [travel(2), travel(3)] } },
  );
  expect(played.refused).toEqual(['klingon 2: not-enough-move-points']);
  expect(played.points(one)).toBe(1);
});

test('GE-V23, E-16: a refused entry uses up its phase and no points, and the next order is tried from where the unit stands', () => {
  const start = scene({
    sectors: {
      1: { owner: klingon, links: [2, 3] },
      2: { owner: vulcan, links: [1] },
      3: { owner: klingon, links: [1] },
    },
    units: [fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]] })],
  });
  const played = play(start, { [klingon]: { [one]: [travel(2), travel(3)] } });
  expect(played.refused).toEqual(['klingon 1: no-permission']);
  expect(moves(played)).toEqual([`phase 2: ${one} to ${sectorId(3)} for 1`]);
  expect(played.points(one)).toBe(1);
});

test('the first wait is free and each further one costs a point (GE 1373)', () => {
  const start = row([klingon], [fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]] })]);
  const played = play(start, { [klingon]: { [one]: [wait, wait, wait, wait] } });
  expect(played.events('starfleet-waited').map(({ cost }) => cost)).toEqual([0, 1, 1]);
  expect(played.refused).toEqual(['klingon 4: not-enough-move-points']);
  expect(waitCost({ ...start.units[one]!, waits: 1 })).toBe(1);
});

test('all travel at once: who enters in phase 1 does not yet change what others pay in phase 1 (GE 665)', () => {
  const start = row(
    [klingon, romulan, klingon],
    [
      fleet(klingon, 1, { at: 1, ships: [[ship.three, 1]] }),
      fleet(klingon, 2, { at: 3, ships: [[ship.three, 1]] }),
    ],
  );
  const played = play(start, { [klingon]: { [one]: [travel(2)], [two]: [travel(2)] } });
  expect(played.events('starfleet-travelled').map(({ cost }) => cost)).toEqual([2, 2]);
});

test('two friends can change places, each judged by the world before the step', () => {
  const start = row(
    [klingon, klingon],
    [
      fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]] }),
      fleet(klingon, 2, { at: 2, ships: [[ship.two, 1]] }),
    ],
  );
  const played = play(start, { [klingon]: { [one]: [travel(2)], [two]: [travel(1)] } });
  expect([played.unit(one).place, played.unit(two).place]).toEqual([sectorId(2), sectorId(1)]);
});

test('a sector that changed hands costs 2 for the rest of the turn, for its new owner too (GE 1371)', () => {
  const start = row(
    [klingon, romulan],
    [
      fleet(klingon, 1, { at: 1, ships: [[ship.three, 1]] }),
      fleet(klingon, 2, { at: 1, ships: [[ship.three, 1]] }),
    ],
  );
  const played = play(start, { [klingon]: { [one]: [travel(2)], [two]: [wait, travel(2)] } });
  expect(played.events('starfleet-travelled').map(({ unit, phase, cost }) => [unit, phase, cost])).toEqual([
    [one, 1, 2],
    [two, 2, 2],
  ]);
  expect(played.sector(2).owner).toBe(klingon);
});

test('sectors without a link between them are out of reach (GE 1355)', () => {
  const start = row([klingon, klingon, klingon], [fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]] })]);
  expect(canTravel(start, start.units[one]!, sectorId(3))?.code).toBe('not-linked');
  expect(canTravel(start, start.units[one]!, sectorId(1))?.code).toBe('not-linked');
  expect(canTravel(start, start.units[one]!, sectorId(77))?.code).toBe('no-such-sector');
  expect(canTravel(start, { ...start.units[one]!, spent: true }, sectorId(77))?.code).toBe('no-such-sector');
  expect(canTravel(start, start.units[one]!, sectorId(2))).toBeUndefined();
});

test('costs of travel by ground (GE 1369-1371)', () => {
  const start = scene({
    sectors: {
      1: { owner: klingon },
      2: { owner: romulan },
      3: {},
      4: { owner: vulcan },
      5: { permitted: [klingon] },
      6: { owner: klingon, changedOwner: true },
    },
    units: [],
    wars: [[klingon, romulan]],
    passage: [[vulcan, klingon]],
  });
  expect([1, 2, 3, 4, 5, 6].map((number) => travelCost(start, klingon, sectorId(number)))).toEqual([
    1, 2, 2, 1, 1, 2,
  ]);
});

test('a path takes the cheapest legal way, then the shortest, then the lowest ids', () => {
  const start = scene({
    sectors: {
      1: { owner: klingon, links: [2, 3, 4] },
      2: { owner: romulan, links: [1, 6] },
      3: { owner: klingon, links: [1, 6] },
      4: { owner: klingon, links: [1, 6] },
      5: { owner: vulcan, links: [6] },
      6: { owner: klingon, links: [2, 3, 4, 5] },
    },
    units: [fleet(klingon, 1, { at: 1, ships: [[ship.two, 1]] })],
    wars: [[klingon, romulan]],
  });
  const way = (to: number) => path(start, start.units[one]!, sectorId(1), sectorId(to));
  expect(way(6)).toEqual([sectorId(3), sectorId(6)]);
  expect(way(2)).toEqual([sectorId(2)]);
  expect(way(5)).toEqual([]);
  expect(way(1)).toEqual([]);
});

test('the same turn gives the same ledger, whoever runs it', () => {
  const orders = { [klingon]: { [one]: [wait, travel(3)], [two]: [travel(2), travel(3)] } };
  expect(play(border(), orders, openDice('x')).entries).toEqual(
    play(border(), orders, openDice('x')).entries,
  );
});
