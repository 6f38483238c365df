import { describe, expect, test } from 'vitest';
import type { Roll } from '#kernel/dice/rollLog.ts';
import { listLog } from '#kernel/dice/rollLog.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { Field, Fighter } from '#rulesets/galactic-empires/battle/field.ts';
import { fire } from '#rulesets/galactic-empires/battle/fire.ts';
import type { UnitSpec } from './support/world.ts';
import {
  a,
  field,
  fleet,
  fought,
  g,
  garrison,
  gorn,
  klingon,
  no,
  of,
  romulan,
  round,
  ship,
  vulcan,
  withinFourErrors,
  world,
  yes,
} from './support/world.ts';

/** A duel in the open; the Klingons come first. */
const duel = (ours: Partial<UnitSpec>, theirs: Partial<UnitSpec>) =>
  world({
    sectors: { 1: { owner: romulan } },
    units: [fleet(klingon, 1, { at: 1, ...ours }), fleet(romulan, 1, { at: 1, ...theirs })],
    wars: [[klingon, romulan]],
  });
const [ours, theirs] = [a(klingon, 1), a(romulan, 1)];

function rolledBy(battle: Field, unit: string, seed = 'fire'): readonly Roll[] {
  const log = listLog();
  fire(battle, openDice(seed, log));
  return log.rolls.filter(({ stream }) => stream === `fire/${unit}`);
}
const percents = (rolls: readonly Roll[]): readonly number[] =>
  rolls.map(({ wins, outOf }) => ((wins ?? 0) * 100) / outOf);
const fightersOf = (battle: Field, side: number): Fighter[] => battle.sides[side]?.fighters ?? [];

describe('fire', () => {
  test('comes from every ship, whatever its rank, once for each attack (GE 1652)', () => {
    const battle = field(
      duel(
        {
          ships: [
            [ship.platform, 1, 1],
            [ship.akira, 2, 5],
          ],
        },
        { ships: [[ship.neghvar, 1, 3]] },
      ),
    );
    expect(percents(rolledBy(battle, ours))).toEqual([35, 35, 12, 12, 12, 12]);
    expect(percents(rolledBy(battle, theirs))).toEqual([50, 50, 50, 50]);
  });

  test('is added up by type, and by admirals', () => {
    const battle = field(
      duel(
        {
          ships: [
            [ship.platform, 1, 1],
            [ship.platform, 1, 4],
            [ship.akira, 1, 2],
          ],
          admirals: [{}, {}],
        },
        { ships: [[ship.akira, 1]] },
      ),
    );
    const { rows } = fire(battle, openDice('rows'));
    expect(rows.filter(({ unit }) => unit === ours).map(({ type, ships }) => [type, ships])).toEqual([
      [ship.akira, 1],
      [ship.platform, 2],
      [undefined, 2],
    ]);
  });

  test('gains by the tactics of the leader, for that unit alone (GE 1844-1856)', () => {
    const start = world({
      sectors: { 1: { owner: romulan } },
      units: [
        fleet(klingon, 1, {
          at: 1,
          ships: [[ship.nebula, 1]],
          admirals: [
            { tactics: 46, combat: 30 },
            { tactics: 90, combat: 10 },
          ],
          leads: 0,
        }),
        fleet(klingon, 2, { at: 1, ships: [[ship.nebula, 1]], admirals: [{ tactics: 90, combat: 10 }] }),
        fleet(romulan, 1, { at: 1, ships: [[ship.akira, 1]] }),
      ],
      wars: [[klingon, romulan]],
    });
    expect(percents(rolledBy(field(start), ours))).toEqual([24.6, 24.6, 36.9, 12.3]); // V67: 30 at 46 is 36.9
    expect(percents(rolledBy(field(start), a(klingon, 2)))).toEqual([20, 20, 10]);
  });

  test('gains nothing any more from a leader who is a casualty (GE 1880)', () => {
    const battle = field(
      duel(
        { ships: [[ship.nebula, 1]], admirals: [{ tactics: 46, combat: 30 }], leads: 0 },
        { ships: [[ship.akira, 1]] },
      ),
    );
    for (const fighter of fightersOf(battle, 0)) fighter.marked = fighter.admiral !== undefined;
    expect(percents(rolledBy(battle, ours))).toEqual([20, 20, 30]);
  });
});

describe('defences in the way (GE 1844, E-35)', () => {
  test('give a covered ship their bonus, and make it divide its tactics by 600', () => {
    const start = duel(
      { ships: [[ship.akira, 1]] },
      { ships: [[ship.nebula, 2]], admirals: [{ tactics: 60, combat: 0 }], leads: 0 },
    );
    const battle = field(start);
    battle.level = 2;
    const [first] = fightersOf(battle, 1);
    if (first !== undefined) first.covered = true;
    expect(percents(rolledBy(battle, theirs)).slice(0, 4)).toEqual([32.34, 32.34, 26, 26]); // (20 + 2) x 1.47; 20 + 6
  });

  test('hamper an attacker with the share of covered ships in the target: 10 of 40 (GE-V69)', () => {
    const battle = field(
      duel(
        { ships: [[ship.platform, 1]], admirals: [{ tactics: 60, attacks: 0 }], leads: 0 },
        { ships: [[ship.akira, 40]] },
      ),
    );
    battle.level = 4;
    for (const fighter of fightersOf(battle, 1).slice(0, 10)) fighter.covered = true;
    const [number, ...shots] = rolledBy(battle, ours);
    expect(number).toMatchObject({ wins: 10, outOf: 40 });
    expect(shots.slice(0, 2).map(({ outOf }) => outOf)).toEqual(
      (number?.rolled ?? 0) <= 10 ? [6_000_000, 6_000_000] : [2_000_000, 2_000_000],
    );
    const times = Array.from(
      { length: 2000 },
      (_, run) => rolledBy(battle, ours, `V69-${run}`)[1]?.outOf,
    ).filter((outOf) => outOf === 6_000_000).length;
    expect(withinFourErrors(times, 2000, 0.25)).toBe(true);
  });

  test('are of no matter, and cost no die, without tactics', () => {
    const battle = field(duel({ ships: [[ship.platform, 1]] }, { ships: [[ship.akira, 4]] }));
    battle.level = 1;
    for (const fighter of fightersOf(battle, 1).slice(0, 3)) fighter.covered = true;
    expect(percents(rolledBy(battle, ours))).toEqual([35, 35]);
  });
});

describe('casualties of an odd round (E-28)', () => {
  test('fire in the next one, and then no more', () => {
    const start = duel(
      {
        ships: [
          [ship.scout, 1, 1],
          [ship.nebula, 1, 2],
        ],
      },
      { ships: [[ship.nebula, 1]] },
    );
    const ships = of(
      fought(start, [
        ...round(1, { [ours]: no(3), [theirs]: [true, false] }), // half of the hit kills the scout of 0.5
        ...round(2, { [ours]: no(3), [theirs]: no(2) }),
        ...round(3, { [ours]: yes(2), [theirs]: no(2) }),
        ...round(4, { [ours]: yes(2), [theirs]: no(2) }),
        ...round(5, { [ours]: yes(2), [theirs]: no(2) }),
        { stream: `wounds/${ours}`, rolls: [false] },
      ]),
      'battle-round-fought',
    ).map(({ fire: rows }) =>
      rows.filter(({ unit }) => unit === ours).map(({ type, ships: count }) => [type, count]),
    );
    const both = [
      [ship.nebula, 1],
      [ship.scout, 1],
    ];
    expect(ships).toEqual([both, both, [[ship.nebula, 1]], [[ship.nebula, 1]], [[ship.nebula, 1]]]);
  });

  test('take no more damage and are no target', () => {
    const start = world({
      sectors: { 1: {} },
      units: [
        garrison(undefined, { at: 1, ships: [[ship.nebula, 3]] }),
        fleet(gorn, 1, { at: 1, ships: [[ship.akira, 1]] }),
        fleet(klingon, 1, { at: 1, ships: [[ship.akira, 1]] }),
      ],
    });
    const battle = field(start);
    for (const fighter of fightersOf(battle, 1)) fighter.marked = true;
    const { volleys } = fire(battle, openDice('one left'));
    expect(
      volleys
        .filter(({ shooter }) => shooter === 0)
        .every(({ team }) => battle.teams[team]?.key === 'klingon'),
    ).toBe(true);
  });

  test('do not fire when their whole force is wiped out, though others fight on (GE 1664)', () => {
    const threeWay = world({
      sectors: { 1: {} },
      units: [
        garrison(undefined, { at: 1, ships: [[ship.akira, 1]] }),
        fleet(gorn, 1, { at: 1, ships: [[ship.akira, 1]] }),
        fleet(klingon, 1, { at: 1, ships: [[ship.akira, 1]] }),
        fleet(vulcan, 1, { at: 1, ships: [[ship.akira, 1]] }),
      ],
      wars: [
        [gorn, klingon],
        [klingon, vulcan],
      ],
      alliances: [[gorn, vulcan]],
    });
    const battle = field(threeWay);
    const firing = () => fire(battle, openDice('who')).rows.map(({ unit }) => unit);
    for (const fighter of fightersOf(battle, 1)) fighter.marked = true;
    expect(firing()).toEqual([g(1), a(gorn, 1), a(klingon, 1), a(vulcan, 1)]); // its ally still stands
    for (const fighter of fightersOf(battle, 3)) fighter.marked = true;
    expect(firing()).toEqual([g(1), a(klingon, 1)]);
  });
});
