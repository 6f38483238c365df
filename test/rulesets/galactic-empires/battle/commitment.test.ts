import { describe, expect, test } from 'vitest';
import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { commit, cover } from '#rulesets/galactic-empires/battle/commitment.ts';
import type { Field } from '#rulesets/galactic-empires/battle/field.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { SectorSpec, WorldSpec } from './support/world.ts';
import {
  a,
  runsInWhich,
  field,
  fleet,
  g,
  garrison,
  gorn,
  klingon,
  romulan,
  runs,
  ship,
  vulcan,
  withinFourErrors,
  world,
} from './support/world.ts';

const one = [[ship.akira, 1]] as const;
function committed(start: State): Field {
  const battle = field(start);
  commit(start, battle, []);
  return battle;
}
const inside = ({ sides }: Field) => sides.filter((side) => side.committed).map(({ unit }) => unit);
const sector = (spec: SectorSpec, units: WorldSpec['units'], more: Partial<WorldSpec> = {}) =>
  world({ sectors: { 1: { owner: romulan, ...spec } }, units, wars: [[klingon, romulan]], ...more });

describe('commitment to the defences', () => {
  const units = [
    fleet(klingon, 1, { at: 1, ships: one }),
    garrison(romulan, { at: 1, ships: one, defends: false }),
    fleet(romulan, 1, { at: 1, ships: one }),
    fleet(romulan, 2, { at: 1, ships: one, defends: false }),
  ];

  test('takes in the garrison always, the owner’s starfleets as they are set, never the invader (GE 1633-1641)', () => {
    expect(inside(committed(sector({ level: 1 }, units)))).toEqual([g(1), a(romulan, 1)]);
  });

  test('takes in allies of the owner, but no others who fight the invader', () => {
    const friends = [fleet(gorn, 1, { at: 1, ships: one }), fleet(vulcan, 1, { at: 1, ships: one })];
    const start = sector({ level: 1 }, [...units, ...friends], {
      wars: [
        [klingon, romulan],
        [gorn, klingon],
        [vulcan, klingon],
      ],
      alliances: [[gorn, romulan]],
    });
    expect(inside(committed(start))).toEqual([g(1), a(gorn, 1), a(romulan, 1)]);
  });

  test('takes in the independents of an independent sector', () => {
    const start = world({
      sectors: { 1: { level: 3 } },
      units: [
        fleet(undefined, 1, { at: 1, ships: one }),
        garrison(undefined, { at: 1, ships: one }),
        fleet(klingon, 1, { at: 1, ships: one }),
      ],
    });
    expect(inside(committed(start))).toEqual([g(1), a(undefined, 1)]);
  });

  test('takes in two allies of the owner that fight each other (GE 1922)', () => {
    const start = sector(
      { level: 1 },
      [fleet(gorn, 1, { at: 1, ships: one }), fleet(vulcan, 1, { at: 1, ships: one })],
      {
        wars: [[gorn, vulcan]],
        alliances: [
          [gorn, romulan],
          [romulan, vulcan],
        ],
      },
    );
    const battle = committed(start);
    expect(inside(battle)).toEqual([a(gorn, 1), a(vulcan, 1)]);
    cover(battle, openDice('both'));
    expect(battle.sides.map(({ fighters }) => fighters.map((fighter) => fighter.covered))).toEqual([
      [true],
      [true],
    ]);
  });

  test('goes by level less damage, and nobody defends a ruin (GE-V66)', () => {
    expect([
      committed(sector({ level: 5, levelDamage: 2 }, units)).level,
      committed(sector({ level: 8, levelDamage: 2 }, units)).level,
    ]).toEqual([3, 6]);
    expect(inside(committed(sector({ level: 2, levelDamage: 2 }, units)))).toEqual([]);
    expect(inside(committed(sector({ level: 0 }, units)))).toEqual([]);
  });
});

describe('cover', () => {
  const defended = (level: number, ships: number) =>
    committed(
      sector({ level }, [
        fleet(klingon, 1, { at: 1, ships: one }),
        garrison(romulan, { at: 1, ships: [[ship.akira, ships - 5, 1]] }),
        fleet(romulan, 1, { at: 1, ships: [[ship.akira, 5, 4]] }),
      ]),
    );
  const defenders = (battle: Field) =>
    battle.sides.filter((side) => side.committed).flatMap(({ fighters }) => fighters);
  const coveredBy = (battle: Field, draw: Draw): number => {
    cover(battle, draw);
    expect(
      battle.sides
        .filter((side) => !side.committed)
        .flatMap(({ fighters }) => fighters)
        .filter((fighter) => fighter.covered),
    ).toEqual([]);
    return defenders(battle).filter((fighter) => fighter.covered).length;
  };

  test('is for as many as the capacity, before and after losses, while there are as many (GE-V74)', () => {
    const battle = defended(7, 30); // capacity 21; the rulebook's 20 is in no row of the table
    expect(coveredBy(battle, openDice('V74'))).toBe(21);
    for (const fighter of defenders(battle).slice(0, 5)) fighter.marked = true;
    expect(coveredBy(battle, openDice('V74 again'))).toBe(21);
    for (const fighter of defenders(battle).slice(0, 12)) fighter.marked = true;
    expect(coveredBy(battle, openDice('V74 at last'))).toBe(18);
    expect(defenders(battle).filter((fighter) => fighter.covered && fighter.marked)).toEqual([]);
  });

  test('counts admirals as ships', () => {
    const start = sector({ level: 1 }, [
      fleet(klingon, 1, { at: 1, ships: one }),
      garrison(romulan, { at: 1, ships: one, admirals: [{}, {}, {}] }),
    ]);
    const battle = committed(start);
    expect(coveredBy(battle, openDice('admirals'))).toBe(3);
  });

  test('falls on each defender with capacity over defenders, anew each round (GE-V75)', () => {
    for (const [level, ships] of [
      [4, 20],
      [10, 50],
    ] as const) {
      const battle = defended(level, ships);
      for (const index of [0, ships - 1]) {
        const times = runsInWhich(`V75-${level}-${index}`, (draw) => {
          cover(battle, draw);
          return defenders(battle)[index]?.covered === true;
        });
        expect(withinFourErrors(times, runs, 0.6)).toBe(true);
      }
    }
  });
});
