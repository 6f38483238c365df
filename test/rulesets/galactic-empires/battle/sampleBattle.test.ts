import { describe, expect, test } from 'vitest';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { a, fleet, fought, klingon, no, of, romulan, ship, world, yes } from './support/world.ts';

/** The rulebook's sample report (GE 1692-1812), with its hits written down. */
const start = world({
  sectors: { 224: { name: 'Tranome Sar', owner: romulan } },
  units: [
    fleet(klingon, 2, {
      at: 224,
      name: 'Patrol Force 2',
      ships: [
        [ship.klingonHawk, 1, 1],
        [ship.neghvar, 1, 2],
      ],
    }),
    fleet(romulan, 20, { at: 224, ships: [[ship.romulanHawk, 1]] }),
  ],
  wars: [[klingon, romulan]],
});
const [ours, theirs] = [a(klingon, 2), a(romulan, 20)];
const hits = [
  { stream: 'round/1/fire/klingon.a00002', rolls: [true, false, ...yes(2), ...no(2)] },
  { stream: 'round/1/fire/romulan.a00020', rolls: yes(2) },
  { stream: 'round/2/fire/klingon.a00002', rolls: [...no(2), ...yes(3), false] },
  { stream: 'round/2/fire/romulan.a00020', rolls: [true, false] },
];
const sample = (lost: boolean) =>
  fought(start, [...hits, { stream: 's00224/wounds/klingon.a00002', rolls: [lost] }], 224);

describe('the sample battle of the rulebook', () => {
  test('begins with the totals of the report (GE-V78)', () => {
    const [joined] = of(sample(false), 'battle-joined');
    expect(joined?.battle).toBe('b1-s00224');
    expect(joined?.level).toBe(0);
    expect(
      joined?.sides.map(({ unit, combat, hitPoints, committed }) => [unit, combat, hitPoints, committed]),
    ).toEqual([
      [ours, 236, 92, false],
      [theirs, 36, 54, false],
    ]);
    expect(joined?.hostile).toEqual([[0, 1]]);
    expect(joined?.parties).toEqual([klingon, romulan]);
  });

  test('has 1, 2 and 2 hits in round 1 and no casualties (GE-V79)', () => {
    const [first] = of(sample(false), 'battle-round-fought');
    expect(first?.fire.map(({ unit, type, ships, damage }) => [unit, type, ships, damage])).toEqual([
      [ours, ship.klingonHawk, 1, 1],
      [ours, ship.neghvar, 1, 2],
      [theirs, ship.romulanHawk, 1, 2],
    ]);
    expect(first?.taken).toEqual([
      { unit: ours, damage: 20, total: 20 },
      { unit: theirs, damage: 30, total: 30 },
    ]);
    expect(of(sample(false), 'casualties-removed').map(({ round }) => round)).toEqual([2]);
  });

  test('has 0, 3 and 1 hits in round 2, which kill the Romulan; what is too much is reported with that ship (GE-V80)', () => {
    const [, second] = of(sample(false), 'battle-round-fought');
    expect(second?.fire.map(({ damage }) => damage)).toEqual([0, 3, 1]);
    expect(second?.taken).toEqual([
      { unit: ours, damage: 10, total: 30 },
      { unit: theirs, damage: 30, total: 60 },
    ]);
    expect(of(sample(false), 'casualties-removed')[0]?.losses).toEqual([
      { unit: theirs, type: ship.romulanHawk, rank: 1, used: 0, count: 1 },
    ]);
  });

  test('ends with the Klingon cruiser wounded, 3 damage on 6.6 (GE-V81)', () => {
    const survived = sample(false);
    expect(
      of(survived, 'wound-resolved').map(({ hurt, damage, hitPoints, lost }) => [
        hurt.unit,
        hurt.type,
        damage,
        hitPoints,
        lost,
      ]),
    ).toEqual([[ours, ship.klingonHawk, 30, 66, false]]);
    expect(of(survived, 'battle-ended')[0]).toMatchObject({
      rounds: 2,
      holding: [ours],
      fought: [
        { owner: klingon, holds: true },
        { owner: romulan, holds: false },
      ],
    });
    expect(survived.state.units[ours]?.stacks.map(({ count }) => count)).toEqual([1, 1]);
    expect(survived.state.units[theirs]?.stacks).toEqual([]);
    expect(survived.state.sectors[sectorId(224)]?.battles).toBe(1);
  });

  test('loses the winner’s cruiser when the wound proves fatal (GE 1678)', () => {
    const lost = sample(true);
    expect(lost.state.units[ours]?.stacks.map(({ type }) => type)).toEqual([ship.neghvar]);
    expect(of(lost, 'battle-ended')[0]?.holding).toEqual([ours]);
  });
});
