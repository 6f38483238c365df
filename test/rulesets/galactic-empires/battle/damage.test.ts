import { describe, expect, test } from 'vitest';
import type { Draw } from '#kernel/dice/draw.ts';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { takeDamage } from '#rulesets/galactic-empires/battle/damage.ts';
import type { Field, Fighter } from '#rulesets/galactic-empires/battle/field.ts';
import type { WorldSpec } from './support/world.ts';
import {
  runsInWhich,
  field,
  fleet,
  gorn,
  klingon,
  romulan,
  runs,
  ship,
  withinFourErrors,
  world,
} from './support/world.ts';

/** Klingons, alone or with allies, under the fire of one Romulan ship. */
const target = (units: WorldSpec['units'], more: Partial<WorldSpec> = {}): Field =>
  field(
    world({
      sectors: { 1: { owner: romulan } },
      units: [...units, fleet(romulan, 1, { at: 1, ships: [[ship.neghvar, 1]] })],
      wars: [[klingon, romulan]],
      ...more,
    }),
  );
const ships = (...list: readonly (readonly [string, number, (1 | 2 | 3 | 4 | 5)?])[]): Field =>
  target([fleet(klingon, 1, { at: 1, ships: list })]);

function hit(battle: Field, hits: number, draw: Draw = openDice('damage'), key = 'klingon'): Field {
  const shooter = battle.sides.findIndex(({ owner }) => owner === romulan);
  takeDamage(battle, [{ shooter, team: battle.teams.findIndex((team) => team.key === key), hits }], draw);
  return battle;
}
const all = (battle: Field): Fighter[] =>
  battle.sides.filter(({ owner }) => owner !== romulan).flatMap(({ fighters }) => fighters);
const killed = (battle: Field): number => all(battle).filter(({ marked }) => marked).length;
/** Damage and hit points of the living wounded. */
const wounded = (battle: Field) =>
  all(battle)
    .filter(({ marked, damage }) => !marked && damage > 0)
    .map(({ damage, hitPoints }) => [damage, hitPoints]);

describe('damage', () => {
  test('destroys a ship when it reaches its hit points, fractions need a whole hit more (GE-V52, V53, V55)', () => {
    expect([2, 3].map((hits) => killed(hit(ships([ship.akira, 1]), hits)))).toEqual([0, 1]); // 3.0
    expect([2, 3].map((hits) => killed(hit(ships([ship.galor, 1]), hits)))).toEqual([0, 1]); // 2.1
    expect([1, 2].map((hits) => killed(hit(ships([ship.brinok, 1]), hits)))).toEqual([0, 1]); // 2.0
  });

  test('carries over: seven hits for three ships of 2.1 (GE-V53)', () => {
    expect([2, 3, 4, 5, 6, 7].map((hits) => killed(hit(ships([ship.galor, 3]), hits)))).toEqual([
      0, 1, 1, 2, 2, 3,
    ]);
    expect(wounded(hit(ships([ship.galor, 3]), 3))).toEqual([[9, 21]]);
  });

  test('of as much as all hit points destroys a unit (GE-V54)', () => {
    expect([9, 10].map((hits) => killed(hit(ships([ship.brinok, 5]), hits)))).toEqual([4, 5]);
  });

  test('of three on a front of 2.0 kills one and wounds the next, which dies by half (GE-V56)', () => {
    const battle = hit(ships([ship.brinok, 4, 1], [ship.neghvar, 2, 2]), 3);
    expect(killed(battle)).toBe(1);
    expect(wounded(battle)).toEqual([[10, 20]]);
  });

  test('is taken by the lowest rank of the whole team, over units and allies (GE-V58)', () => {
    const ranksLost = (battle: Field) =>
      all(hit(battle, 3))
        .filter(({ damage }) => damage > 0)
        .map(({ side, rank }) => [battle.sides[side]?.unit, rank]);
    const own = target([
      fleet(klingon, 1, { at: 1, ships: [[ship.akira, 1, 4]] }),
      fleet(klingon, 2, { at: 1, ships: [[ship.akira, 1, 3]] }),
    ]);
    expect(ranksLost(own)).toEqual([['klingon.a00002', 3]]);
    const allied = target(
      [
        fleet(gorn, 1, { at: 1, ships: [[ship.akira, 1, 2]] }),
        fleet(klingon, 1, { at: 1, ships: [[ship.akira, 1, 1]] }),
      ],
      {
        wars: [
          [klingon, romulan],
          [gorn, romulan],
        ],
        alliances: [[gorn, klingon]],
      },
    );
    hit(allied, 2, undefined, 'gorn+klingon');
    expect(all(allied).map(({ damage }) => damage)).toEqual([0, 20]);
    hit(allied, 2, undefined, 'gorn+klingon');
    expect(all(allied).map(({ damage }) => damage)).toEqual([10, 30]);
  });

  test('takes all five in front before the one behind them (GE 7089)', () => {
    const battle = target([
      fleet(klingon, 1, { at: 1, ships: [[ship.brinok, 5, 1]] }),
      fleet(klingon, 2, { at: 1, ships: [[ship.brinok, 1, 2]] }),
    ]);
    hit(battle, 10);
    expect(battle.sides.map(({ taken }) => taken)).toEqual([100, 0, 0]);
  });

  test('leaves those alone who are no team with the target (GE 1936)', () => {
    const battle = target(
      [
        fleet(gorn, 1, { at: 1, ships: [[ship.akira, 1, 1]] }),
        fleet(klingon, 1, { at: 1, ships: [[ship.akira, 1, 5]] }),
      ],
      {
        wars: [
          [klingon, romulan],
          [gorn, romulan],
        ],
      },
    );
    hit(battle, 9);
    expect(battle.sides.map(({ taken }) => taken)).toEqual([0, 90, 0]);
  });

  test('seeks the wounded first, in whatever rank (GE 1936)', () => {
    const battle = ships([ship.akira, 2, 1], [ship.akira, 1, 4]);
    const last = all(battle)[2];
    if (last !== undefined) last.damage = 10;
    hit(battle, 3);
    expect(
      all(battle)
        .map(({ damage }) => damage)
        .sort(),
    ).toEqual([0, 10, 30]);
    expect(last?.marked).toBe(true);
  });

  test('chooses within a rank by lot, evenly (E-30)', () => {
    const battle = ships([ship.akira, 2, 1], [ship.galor, 1, 1], [ship.galor, 7, 2]);
    const clean = all(battle).map((fighter) => ({ ...fighter }));
    for (const index of [0, 1, 2]) {
      const times = runsInWhich(`lot-${index}`, (draw) => {
        all(battle).forEach((fighter, at) => Object.assign(fighter, clean[at]));
        hit(battle, 1, draw);
        return (all(battle)[index]?.damage ?? 0) > 0;
      });
      expect(withinFourErrors(times, runs, 1 / 3)).toBe(true);
    }
  });

  test('mixes admirals with the ships of rank 5', () => {
    const battle = target([fleet(klingon, 1, { at: 1, ships: [[ship.akira, 1, 5]], admirals: [{}] })]);
    hit(battle, 1, scriptedDice([{ stream: 'damage/klingon', rolls: [2] }]));
    expect(all(battle).map(({ admiral, damage }) => [admiral !== undefined, damage])).toEqual([
      [false, 0],
      [true, 10],
    ]);
  });

  test('passes by casualties, and what nobody is left to take is told with the last (E-04)', () => {
    const battle = ships([ship.galor, 1]);
    hit(battle, 2);
    hit(battle, 4);
    expect(battle.sides[0]).toMatchObject({ taken: 40, total: 60 });
    expect(all(battle)[0]).toMatchObject({ damage: 21, marked: true });
  });

  test('is runsInWhich as a kill for the side whose hit it was', () => {
    expect(hit(ships([ship.galor, 3]), 6).sides.map(({ kills }) => kills)).toEqual([0, 2]);
  });

  test('of several units is spent as one', () => {
    const battle = field(
      world({
        sectors: { 1: { owner: romulan } },
        units: [
          fleet(klingon, 1, { at: 1, ships: [[ship.akira, 3]] }),
          fleet(romulan, 1, { at: 1, ships: [[ship.akira, 1]] }),
          fleet(romulan, 2, { at: 1, ships: [[ship.akira, 1]] }),
        ],
        wars: [[klingon, romulan]],
      }),
    );
    const team = battle.teams.findIndex(({ key }) => key === 'klingon');
    takeDamage(
      battle,
      [
        { shooter: 1, team, hits: 2 },
        { shooter: 2, team, hits: 5 },
      ],
      openDice('two'),
    );
    expect(killed(battle)).toBe(2);
    expect(wounded(battle)).toEqual([[10, 30]]);
    expect(battle.sides.map(({ kills }) => kills)).toEqual([0, 0, 2]);
  });
});

describe('the hit-point bonus of the defences (E-32)', () => {
  const covered = (level: number, hitPoints: number) => {
    const battle = target([fleet(klingon, 1, { at: 1, admirals: [{ hitPoints }] })]);
    battle.level = level;
    for (const fighter of all(battle)) fighter.covered = true;
    return battle;
  };

  test('is added to those of a covered ship (GE-V72, V73)', () => {
    expect(wounded(hit(covered(6, 10), 1))).toEqual([[10, 25]]); // 1 + 1.5
    expect(wounded(hit(covered(10, 30), 1))).toEqual([[10, 51]]); // 3 + 2.1
    expect(wounded(hit(covered(10, 10), 1))).toEqual([[10, 31]]); // 1 + 2.1
    expect([5, 6].map((hits) => killed(hit(covered(10, 30), hits)))).toEqual([0, 1]);
  });

  test('stays for the battle once it was there at the first hit, and never comes later', () => {
    const uncovered = hit(covered(6, 10), 1);
    for (const fighter of all(uncovered)) fighter.covered = false;
    expect(wounded(hit(uncovered, 1))).toEqual([[20, 25]]);
    const late = covered(6, 20);
    for (const fighter of all(late)) fighter.covered = false;
    hit(late, 1);
    for (const fighter of all(late)) fighter.covered = true;
    expect(killed(hit(late, 1))).toBe(1);
  });
});
