import { describe, expect, test } from 'vitest';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { Field } from '#rulesets/galactic-empires/battle/field.ts';
import { fire } from '#rulesets/galactic-empires/battle/fire.ts';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import {
  a,
  runsInWhich,
  field,
  fleet,
  fought,
  g,
  garrison,
  gorn,
  klingon,
  of,
  romulan,
  runs,
  ship,
  vulcan,
  withinFourErrors,
  world,
} from './support/world.ts';

const one = [[ship.akira, 1]] as const;
const names = ({ sides }: Field) => sides.map(({ unit }) => unit);
const targetsOf = ({ teams, targets }: Field) => targets.map((list) => list.map((team) => teams[team]?.key));

describe('who fights in a sector', () => {
  test('two neutral invaders of an independent sector each fight the independents only (GE-V33)', () => {
    const battle = field(
      world({
        sectors: { 1: {} },
        units: [
          garrison(undefined, { at: 1, ships: one }),
          fleet(gorn, 1, { at: 1, ships: one }),
          fleet(klingon, 1, { at: 1, ships: one }),
        ].sort(),
      }),
    );
    expect(names(battle)).toEqual([g(1), a(gorn, 1), a(klingon, 1)]);
    expect(battle.hostile).toEqual([
      [0, 1],
      [0, 2],
    ]);
    expect(targetsOf(battle)).toEqual([['gorn', 'klingon'], ['independents'], ['independents']]);
  });

  test('units without an enemy look on, allies of a combatant too (GE 721, 1595)', () => {
    const battle = field(
      world({
        sectors: { 1: { owner: romulan } },
        units: [klingon, romulan, gorn, vulcan].map((seat) => fleet(seat, 1, { at: 1, ships: one })),
        wars: [[klingon, romulan]],
        alliances: [[klingon, gorn]],
      }),
    );
    expect(names(battle)).toEqual([a(klingon, 1), a(romulan, 1)]);
  });

  test('cloaked and empty units neither fight nor bring a battle about (GE 429)', () => {
    const spec = { sectors: { 1: { owner: romulan, builds: [] } }, wars: [[klingon, romulan]] } as const;
    const scene = (units: Parameters<typeof world>[0]['units']) =>
      fought(world({ ...spec, units }), 'muster').events;
    expect(scene([fleet(klingon, 1, { at: 1, ships: one }), garrison(romulan, { at: 1 })])).toEqual([]);
    expect(scene([fleet(klingon, 1, { at: 1 }), fleet(romulan, 1, { at: 1, ships: one })])).toEqual([]);
    expect(
      scene([
        fleet(klingon, 1, { at: 1, ships: one, cloaked: true }),
        fleet(romulan, 1, { at: 1, ships: one }),
      ]),
    ).toEqual([]);
    expect(
      scene([fleet(klingon, 1, { at: 1, admirals: [{}] }), fleet(romulan, 1, { at: 1, ships: one })]),
    ).not.toEqual([]);
  });

  test('independents leave those alone who hold their special permission (GE 723, 1153)', () => {
    const units = [
      garrison(undefined, { at: 1, ships: one }),
      fleet(gorn, 1, { at: 1, ships: one }),
      fleet(klingon, 1, { at: 1, ships: one }),
    ];
    expect(names(field(world({ sectors: { 1: { permitted: [gorn] } }, units })))).toEqual([
      g(1),
      a(klingon, 1),
    ]);
  });

  test('the battle is told of once, with every pair of enemies', () => {
    const start = world({
      sectors: { 1: {} },
      units: [
        garrison(undefined, { at: 1, ships: one }),
        fleet(gorn, 1, { at: 1, ships: one }),
        fleet(klingon, 1, { at: 1, ships: one }),
      ],
      wars: [[gorn, klingon]],
    });
    const [joined, ...more] = of(fought(start, 'three'), 'battle-joined');
    expect(more).toEqual([]);
    expect(joined).toMatchObject({
      battle: 'b1-s00001',
      place: sectorId(1),
      parties: [gorn, klingon],
      hostile: [
        [0, 1],
        [0, 2],
        [1, 2],
      ],
    });
  });
});

describe('teams', () => {
  const four = (
    alliances: readonly (readonly [typeof gorn, typeof gorn])[],
    wars: readonly (readonly [typeof gorn, typeof gorn])[],
  ) =>
    field(
      world({
        sectors: { 1: { owner: romulan } },
        units: [gorn, klingon, romulan, vulcan].map((seat) => fleet(seat, 1, { at: 1, ships: one })),
        wars,
        alliances,
      }),
    );
  const allAgainstRomulan = [
    [gorn, romulan],
    [klingon, romulan],
    [vulcan, romulan],
  ] as const;
  const romulanTargets = (battle: Field) =>
    targetsOf(battle)[battle.sides.findIndex(({ owner }) => owner === romulan)];

  test('allies form one team, also through one another (GE 1936, E-29)', () => {
    expect(romulanTargets(four([[gorn, klingon]], allAgainstRomulan))).toEqual(['gorn+klingon', 'vulcan']);
    expect(
      romulanTargets(
        four(
          [
            [gorn, klingon],
            [klingon, vulcan],
          ],
          allAgainstRomulan,
        ),
      ),
    ).toEqual(['gorn+klingon+vulcan']);
  });

  test('enemies that are neutral or hostile to each other are teams apart', () => {
    expect(romulanTargets(four([], allAgainstRomulan))).toEqual(['gorn', 'klingon', 'vulcan']);
    expect(romulanTargets(four([], [...allAgainstRomulan, [gorn, vulcan]]))).toEqual([
      'gorn',
      'klingon',
      'vulcan',
    ]);
  });

  test('an ally of enemies with whom there is no war is no target, and joins nobody', () => {
    const battle = four(
      [
        [gorn, klingon],
        [klingon, vulcan],
      ],
      [
        [gorn, romulan],
        [vulcan, romulan],
      ],
    );
    expect(names(battle)).not.toContain(a(klingon, 1));
    expect(romulanTargets(battle)).toEqual(['gorn', 'vulcan']);
  });
});

describe('a three-way battle (GE-V34)', () => {
  const battle = () =>
    field(
      world({
        sectors: { 1: {} },
        units: [
          garrison(undefined, { at: 1, admirals: [{ attacks: 1, combat: 99 }] }),
          fleet(gorn, 1, { at: 1, ships: [[ship.akira, 10]] }),
          fleet(klingon, 1, { at: 1, ships: [[ship.akira, 15]] }),
        ],
        wars: [[gorn, klingon]],
      }),
    );

  test('lets each ship choose by living heads: 1 to 10 of 25 is the first, 11 to 25 the second', () => {
    const chosen = [1, 10, 11, 25].map((roll) => {
      const three = battle();
      const dice = scriptedDice([{ stream: `fire/${g(1)}`, rolls: [roll, true] }]);
      const { volleys } = fire(three, dice);
      return volleys
        .filter(({ shooter }) => shooter === 0)
        .map(({ team, hits }) => [three.teams[team]?.key, hits]);
    });
    expect(chosen).toEqual([[['gorn', 1]], [['gorn', 1]], [['klingon', 1]], [['klingon', 1]]]);
  });

  test('does so in 10/25 and 15/25 of all cases', () => {
    const three = battle();
    let second = 0;
    const first = runsInWhich('V34', (draw) => {
      const hit = fire(three, draw).volleys.find(({ shooter }) => shooter === 0);
      if (hit !== undefined && three.teams[hit.team]?.key === 'klingon') second += 1;
      return hit !== undefined && three.teams[hit.team]?.key === 'gorn';
    });
    expect(withinFourErrors(first, runs, 0.4 * 0.99)).toBe(true);
    expect(withinFourErrors(second, runs, 0.6 * 0.99)).toBe(true);
  });

  test('counts casualties no more', () => {
    const three = battle();
    for (const fighter of three.sides[1]?.fighters.slice(0, 8) ?? []) fighter.marked = true;
    const dice = scriptedDice([{ stream: `fire/${g(1)}`, rolls: [3, true] }]); // 2 and 15 are left
    expect(
      fire(three, dice)
        .volleys.filter(({ shooter }) => shooter === 0)
        .map(({ team }) => three.teams[team]?.key),
    ).toEqual(['klingon']);
  });
});
