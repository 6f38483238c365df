import { expect, test } from 'vitest';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { viewCodec } from '#rulesets/galactic-empires/codecs.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { captureStrength, takers } from '#rulesets/galactic-empires/sectors/capture.ts';
import { unitsAt } from '#rulesets/galactic-empires/model/units/forces.ts';
import { makeView } from '#rulesets/galactic-empires/view.ts';
import type { UnitSpec } from '../battle/support/world.ts';
import {
  a,
  fleet,
  g,
  garrison,
  gorn,
  klingon,
  play,
  romulan,
  scene,
  ship,
  travel,
  vulcan,
  wait,
} from '../play.ts';

type Force = readonly [SeatId, UnitSpec['ships'], Partial<UnitSpec>?];

/** Sector 1 of the Romulans, who are at war with everybody, with forces in it. Klingons and Gorn are allies. */
function sieged(
  forces: readonly Force[],
  sector: Parameters<typeof scene>[0]['sectors'][number] = { owner: romulan },
) {
  return scene({
    sectors: { 1: sector, 2: { owner: klingon } },
    units: forces.map(([seat, ships = [], more = {}], at) => fleet(seat, at + 1, { at: 1, ships, ...more })),
    wars: [
      [klingon, romulan],
      [gorn, romulan],
      [romulan, vulcan],
    ],
    alliances: [[gorn, klingon]],
  });
}
const takersOf = (state: ReturnType<typeof sieged>) =>
  takers(state, sectorId(1), unitsAt(state, sectorId(1))).map(({ seat }) => seat);

test('GE-V31: two allies conquer together; nine weak ships outnumber eight strong ones', () => {
  const start = sieged([
    [klingon, [[ship.three, 8]]],
    [gorn, [[ship.destroyer, 9]]],
  ]);
  expect(takersOf(start)).toEqual([gorn]);
  expect(play(start).events('sector-captured')).toEqual([
    { kind: 'sector-captured', place: sectorId(1), from: romulan, by: gorn },
  ]);
});

test('GE-V32: ships able to cloak count a tenth of their combat towards the 10 needed', () => {
  const strength = (ships: UnitSpec['ships']) =>
    captureStrength(sieged([[klingon, ships]]), sieged([[klingon, ships]]).units[a(klingon, 1)]!);
  expect(strength([[ship.scout, 1]])).toBe(3); // 1x3, a tenth, in tenths
  expect(strength([[ship.destroyer, 1]])).toBe(90); // 1x9
  expect(takersOf(sieged([[klingon, [[ship.scout, 33]]]]))).toEqual([]); // 9.9
  expect(takersOf(sieged([[klingon, [[ship.scout, 34]]]]))).toEqual([klingon]); // 10.2
});

test('a combat of 10 takes a sector, less does not (GE 741)', () => {
  expect(takersOf(sieged([[klingon, [[ship.destroyer, 1]]]]))).toEqual([]); // 9
  expect(
    takersOf(
      sieged([
        [
          klingon,
          [
            [ship.destroyer, 1],
            [ship.scout, 4],
          ],
        ],
      ]),
    ),
  ).toEqual([klingon]); // 9 + 1.2
  expect(takersOf(sieged([[klingon, [], { admirals: [{ attacks: 1, combat: 10 }] }]]))).toEqual([klingon]);
});

test('the 10 is checked first: a swarm of scouts does not block an ally (E-21)', () => {
  expect(
    takersOf(
      sieged([
        [klingon, [[ship.three, 1]]],
        [gorn, [[ship.scout, 20]]],
      ]),
    ),
  ).toEqual([klingon]);
});

test('admirals count as heads (GE 741)', () => {
  expect(
    takersOf(
      sieged([
        [klingon, [[ship.three, 2]]],
        [gorn, [[ship.destroyer, 2]], { admirals: [{}] }],
      ]),
    ),
  ).toEqual([gorn]);
});

test('several fleets of one empire count together', () => {
  expect(
    takersOf(
      sieged([
        [klingon, [[ship.destroyer, 1]]],
        [gorn, [[ship.three, 2]]],
        [klingon, [[ship.destroyer, 2]]],
      ]),
    ),
  ).toEqual([klingon]);
});

test('with equal heads, more combat takes it; with both equal, the lot decides (E-21)', () => {
  expect(
    takersOf(
      sieged([
        [klingon, [[ship.three, 2]]],
        [gorn, [[ship.two, 2]]],
      ]),
    ),
  ).toEqual([klingon]);
  const even = sieged([
    [klingon, [[ship.three, 2]]],
    [gorn, [[ship.three, 2]]],
  ]);
  expect(takersOf(even)).toEqual([gorn, klingon]);
  for (const [rolled, winner] of [
    [1, gorn],
    [2, klingon],
  ] as const) {
    const dice = scriptedDice([{ stream: `1/${sectorId(1)}`, rolls: [rolled] }]);
    expect(play(even, {}, dice).sector(1).owner).toBe(winner);
    expect(dice.leftovers()).toEqual([]);
  }
});

test.each([
  ['a visible fleet of the owner holds it', [[romulan, [[ship.scout, 1]]]], []],
  ['an empty fleet of the owner does not', [[romulan, []]], [klingon]],
  [
    'a cloaked fleet of the owner does not (E-12)',
    [[romulan, [[ship.scout, 1]], { cloaked: true }]],
    [klingon],
  ],
  ['a neutral onlooker does not (E-22)', [[vulcan, [[ship.scout, 1]]]], [klingon]],
] as const)('who keeps a sector from capture: %s', (_, others, expected) => {
  expect(takersOf(sieged([[klingon, [[ship.three, 1]]], ...others]))).toEqual(expected);
});

test('cloaked fleets do not take sectors, nor do neutrals and allies of the owner (GE 429, 741)', () => {
  expect(takersOf(sieged([[klingon, [[ship.three, 1]], { cloaked: true }]]))).toEqual([]);
  expect(takersOf(sieged([[klingon, [[ship.three, 9]]]], { owner: gorn }))).toEqual([]);
  expect(takersOf(sieged([[klingon, [[ship.three, 9]]]], { owner: vulcan }))).toEqual([]);
});

test('GE-V33: two neutrals in an independent sector do not fight each other; the larger number takes it', () => {
  const start = sieged(
    [
      [klingon, [[ship.two, 3]]],
      [vulcan, [[ship.two, 2]]],
    ],
    {},
  );
  const played = play(start);
  expect(played.events('battle-joined')).toEqual([]);
  expect(played.events('sector-captured')).toEqual([
    { kind: 'sector-captured', place: sectorId(1), by: klingon },
  ]);
});

test('whoever has the permission of independents takes nothing from them (GE 671)', () => {
  expect(takersOf(sieged([[klingon, [[ship.three, 1]]]], { permitted: [klingon] }))).toEqual([]);
});

test('capture: permissions end, the garrison goes over, annexation and defences stay (GE 741-749, 1874)', () => {
  const start = scene({
    sectors: {
      1: { owner: romulan, annexedTo: romulan, permitted: [vulcan], level: 4, levelDamage: 1, links: [2] },
      2: { owner: klingon, links: [1] },
    },
    units: [garrison(romulan, { at: 1 }), fleet(klingon, 1, { at: 2, ships: [[ship.three, 1]] })],
    wars: [[klingon, romulan]],
  });
  const played = play(start, { [klingon]: { [a(klingon, 1)]: [travel(1)] } });
  expect(played.events('sector-captured')).toEqual([
    { kind: 'sector-captured', place: sectorId(1), from: romulan, by: klingon, cause: 'klingon.t1.o1' },
  ]);
  // Its damaged level recovers by the end of the turn: nobody fought for the sector (E-27).
  expect(played.sector(1)).toMatchObject({
    owner: klingon,
    annexedTo: romulan,
    permitted: [],
    level: 4,
    levelDamage: 0,
    changedOwner: true,
  });
  expect(played.unit(g(1)).owner).toBe(klingon);
});

test('whoever followed a garrison that goes over follows none: nothing in the loser’s file points at what it cannot know', () => {
  const start = scene({
    sectors: {
      1: { owner: romulan, links: [2, 3], level: 1, name: 'Remus' },
      2: { owner: klingon, links: [1] },
      3: { owner: romulan, links: [1] },
    },
    units: [
      garrison(romulan, { at: 1, name: 'Secret wall' }),
      fleet(romulan, 1, { at: 3, ships: [[ship.two, 1]], follows: g(1) }),
      fleet(klingon, 1, { at: 2, ships: [[ship.three, 1]] }),
    ],
    wars: [[klingon, romulan]],
  });
  const turn = play(start, { [klingon]: { [a(klingon, 1)]: [travel(1)] } });
  expect(turn.sector(1).owner).toBe(klingon);
  expect(turn.unit(a(romulan, 1))).not.toHaveProperty('follows');
  expect(turn.unit(g(1)).name).toBe('Garrison of Remus');
  const view = viewCodec.make(makeView(turn.state, romulan, []));
  expect(viewCodec.parse(view)).toMatchObject({ ok: true });
});

test('R-9.1: a fleet that stood there when war was declared captures in phase 1 (GE 1924)', () => {
  const start = scene({
    sectors: { 1: { owner: vulcan }, 2: { owner: klingon } },
    units: [fleet(klingon, 1, { at: 1, ships: [[ship.three, 1]] })],
    passage: [[vulcan, klingon]],
  });
  const played = play(start, { [klingon]: { hq: [{ kind: 'declare-war', on: vulcan }] } });
  expect(
    played.entries.flatMap(({ pass, event }) => (event.kind === 'sector-captured' ? [pass] : [])),
  ).toEqual([1]);
});

test('a sector can change hands more than once in a turn (GE 551)', () => {
  const start = scene({
    sectors: {
      1: { owner: romulan, links: [2] },
      2: { links: [1, 3], owner: klingon },
      3: { owner: klingon, links: [2] },
    },
    units: [
      fleet(romulan, 1, { at: 1, ships: [[ship.four, 1]] }),
      fleet(klingon, 1, { at: 3, ships: [[ship.four, 1]] }),
    ],
    wars: [[klingon, romulan]],
  });
  const played = play(start, {
    [romulan]: { [a(romulan, 1)]: [travel(2), travel(1)] },
    [klingon]: { [a(klingon, 1)]: [wait, wait, travel(2)] },
  });
  expect(played.events('sector-captured').map(({ by }) => by)).toEqual([romulan, klingon]);
  expect(played.sector(2)).toMatchObject({ owner: klingon, changedOwner: true });
});

test('a garrison won this turn takes no orders of the winner, nor of the loser', () => {
  const start = scene({
    sectors: { 1: { owner: romulan, revenue: 9, builds: [], links: [2] }, 2: { owner: klingon, links: [1] } },
    units: [garrison(romulan, { at: 1 }), fleet(klingon, 1, { at: 2, ships: [[ship.three, 1]] })],
    wars: [[klingon, romulan]],
  });
  const build = {
    kind: 'build-starships',
    type: start.units[a(klingon, 1)]!.stacks[0]!.type,
    count: 1,
    rank: 1,
  } as const;
  const played = play(start, {
    [klingon]: { [a(klingon, 1)]: [travel(1)], [g(1)]: [build] },
    [romulan]: { [g(1)]: [build] },
  });
  expect(played.refused).toEqual(['klingon 2: not-your-unit', 'romulan 1: not-your-unit']);
});

test('GE-V10: an attack in two waves is two battles (GE 675)', () => {
  const start = scene({
    sectors: { 1: { owner: romulan, links: [2] }, 2: { owner: klingon, links: [1] } },
    units: [
      fleet(romulan, 1, { at: 1, ships: [[ship.four, 200]] }),
      fleet(klingon, 1, { at: 2, ships: [[ship.scout, 1]] }),
      fleet(klingon, 2, { at: 2, ships: [[ship.scout, 1]] }),
    ],
    wars: [[klingon, romulan]],
  });
  const played = play(start, {
    [klingon]: { [a(klingon, 1)]: [travel(1)], [a(klingon, 2)]: [wait, travel(1)] },
  });
  expect(played.entries.flatMap(({ pass, event }) => (event.kind === 'battle-joined' ? [pass] : []))).toEqual(
    [1, 2],
  );
});
