import { ours, theirs } from './support/raid.ts';
import { wantsAway } from '#rulesets/galactic-empires/battle/retreat.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { describe, expect, test } from 'vitest';
import { one, quiet, raid, retreats, rounds } from './support/raid.ts';
import type { Stage, UnitSpec, WorldSpec } from './support/world.ts';
import {
  a,
  field,
  fleet,
  fought,
  garrison,
  gorn,
  klingon,
  no,
  of,
  romulan,
  round,
  ship,
  world,
  yes,
} from './support/world.ts';

describe('retreat level', () => {
  test('1 with rank 1 empty: a delaying scout fights one round and leaves (GE-V59)', () => {
    const scout: Partial<UnitSpec> = { ships: [[ship.scout, 1, 2]] };
    const scene = fought(raid(scout), quiet(1, { [ours]: 1, [theirs]: 2 }));
    expect(retreats(scene)).toEqual([[ours, sectorId(3), 1]]);
    expect(rounds(scene)).toBe(1);
    const hit = fought(raid({ ships: [[ship.akira, 1, 2]] }), [
      ...round(1, { [ours]: no(2), [theirs]: yes(2) }),
      { stream: `wounds/${ours}`, rolls: [true] },
    ]);
    expect(retreats(hit)).toEqual([[ours, sectorId(3), 1]]);
    expect(hit.state.units[ours]?.stacks).toEqual([]); // it may still die of its damage
  });

  test('3 is reached when ranks 1, 2 and 3 are all casualties (GE-V60)', () => {
    const battle = field(
      raid({
        ships: [
          [ship.akira, 2, 1],
          [ship.akira, 1, 2],
          [ship.akira, 1, 3],
          [ship.akira, 2, 4],
        ],
        retreatLevel: 3,
      }),
    );
    const side = battle.sides[0];
    if (side === undefined) throw new Error('nobody there');
    const wants = side.fighters.map((fighter) => {
      fighter.marked = true;
      return wantsAway(side);
    });
    expect(wants.slice(0, 5)).toEqual([false, false, false, true, true]);
  });

  test('5 means never, while a ship is left', () => {
    const scene = fought(raid({ ships: [[ship.akira, 1, 5]], retreatLevel: 5 }), 'never');
    expect(of(scene, 'starfleet-retreated')).toEqual([]);
  });

  test('does not help those who are all hit in the first round (GE-V61)', () => {
    const scene = fought(
      raid({ ships: [[ship.brinok, 1, 1]] }),
      round(1, { [ours]: no(2), [theirs]: yes(2) }),
    );
    expect(of(scene, 'starfleet-retreated')).toEqual([]);
    expect(of(scene, 'casualties-removed')[0]?.losses).toMatchObject([{ unit: ours, count: 1 }]);
  });

  test('lets a fleet behind a screen leave, but with its share of the round’s hits (GE-V62)', () => {
    const screen = raid({ ships: [[ship.scout, 1, 1]], retreatLevel: 5 }, {}, [
      fleet(klingon, 2, { at: 1, cameFrom: 3, ships: [[ship.neghvar, 20, 2]], retreatLevel: 1 }),
    ]);
    const start = {
      ...screen,
      units: {
        ...screen.units,
        ...Object.fromEntries([fleet(romulan, 1, { at: 1, ships: [[ship.neghvar, 10]] })]),
      },
    };
    const scene = fought(start, [
      ...round(1, { [ours]: [false], [a(klingon, 2)]: no(80), [theirs]: yes(40) }),
      { stream: `wounds/${a(klingon, 2)}`, rolls: [false] },
    ]);
    expect(of(scene, 'battle-round-fought')[0]?.taken).toEqual([
      { unit: ours, damage: 5, total: 5 },
      { unit: a(klingon, 2), damage: 395, total: 395 },
      { unit: theirs, damage: 0, total: 0 },
    ]);
    expect(retreats(scene)).toEqual([[a(klingon, 2), sectorId(3), 1]]);
    expect(of(scene, 'casualties-removed')[0]?.losses).toMatchObject([
      { unit: ours, count: 1 },
      { unit: a(klingon, 2), count: 15 },
    ]); // 39.5 of 2.6 each
    expect(of(scene, 'wound-resolved')).toMatchObject([
      { hurt: { unit: a(klingon, 2) }, damage: 5, hitPoints: 26 },
    ]);
    expect(scene.state.units[a(klingon, 2)]?.stacks).toMatchObject([{ count: 5 }]);
  });
});

describe('who has left', () => {
  test('stands elsewhere without move-points, and takes no more damage (GE 725, 1904, 7334)', () => {
    const start = raid({}, {}, [fleet(klingon, 2, { at: 1, cameFrom: 3, ships: [[ship.akira, 1, 3]] })]);
    const scene = fought(start, [
      ...round(1, { [ours]: no(2), [a(klingon, 2)]: no(2), [theirs]: no(2) }),
      ...round(2, { [a(klingon, 2)]: no(2), [theirs]: yes(2) }),
      ...round(3, { [a(klingon, 2)]: no(2), [theirs]: yes(2) }),
    ]);
    expect(scene.state.units[ours]).toMatchObject({ place: sectorId(3), retreated: true, spent: true });
    expect(of(scene, 'battle-round-fought').map(({ taken }) => taken.length)).toEqual([3, 2, 2]);
    expect(of(scene, 'battle-ended')[0]).toMatchObject({ rounds: 3, holding: [theirs] });
  });

  test('leaves nobody to flee from: a victor with an empty rank stays (E-34)', () => {
    const scene = fought(
      raid({ ships: [[ship.neghvar, 1, 2]] }),
      round(1, { [ours]: yes(4), [theirs]: no(2) }),
    );
    expect(of(scene, 'starfleet-retreated')).toEqual([]);
    expect(of(scene, 'battle-ended')[0]).toMatchObject({ rounds: 1, holding: [ours] });
  });

  test('both may leave each other at once', () => {
    const start = world({
      sectors: {
        1: { owner: gorn, links: [2, 3] },
        2: { owner: klingon, links: [1] },
        3: { owner: romulan, links: [1] },
      },
      units: [klingon, romulan].map((seat) =>
        fleet(seat, 1, { at: 1, ships: [[ship.akira, 1, 2]], retreatLevel: 1 }),
      ),
      wars: [[klingon, romulan]],
    });
    const scene = fought(start, quiet(1, { [ours]: 2, [theirs]: 2 }));
    expect(retreats(scene)).toEqual([
      [ours, sectorId(2), 1],
      [theirs, sectorId(3), 1],
    ]);
    expect(of(scene, 'battle-ended')[0]?.holding).toEqual([]);
  });
});

describe('refuge (GE 725, E-33)', () => {
  const once = quiet(1, { [ours]: 2, [theirs]: 2 });
  const to = (scene: Stage) => retreats(scene)[0]?.[1];
  /** Where there is no refuge the raider fights on and is shot down. */
  const last = [
    ...once,
    ...quiet(2, { [ours]: 2, [theirs]: 2 }),
    ...round(3, { [ours]: no(2), [theirs]: yes(2) }),
    ...round(4, { [ours]: no(2), [theirs]: yes(2) }),
  ];

  test('is first where the fleet came from this turn, else an own sector, the lowest number first', () => {
    expect(to(fought(raid({}), once))).toBe(sectorId(3));
    const { cameFrom: _, ...standing } = fleet(klingon, 1, {
      at: 1,
      ships: [[ship.akira, 1, 2]],
      retreatLevel: 1,
    })[1];
    expect(to(fought({ ...raid({}), units: { ...raid({}).units, [ours]: standing } }, once))).toBe(
      sectorId(2),
    );
  });

  test('may be another’s sector with permission, but an own one is preferred', () => {
    const through: Partial<WorldSpec> = { passage: [[gorn, klingon]] };
    const to2 = {
      ...through,
      sectors: { 2: { owner: gorn, links: [1] }, 3: { owner: romulan, links: [1] } },
    };
    expect(to(fought(raid({}, to2), once))).toBe(sectorId(2));
    const own4 = { ...through, sectors: { ...to2.sectors, 4: { owner: klingon, links: [1] } } };
    expect(to(fought(raid({}, own4), once))).toBe(sectorId(4));
  });

  test('is not where it came from when that was lost on the way (GE-V37)', () => {
    const lost = raid({}, { sectors: { 3: { owner: romulan, links: [1], changedOwner: true } } });
    expect(to(fought(lost, once))).toBe(sectorId(2));
    const both = raid(
      {},
      { sectors: { 2: { owner: romulan, links: [1] }, 3: { owner: romulan, links: [1] } } },
    );
    const stuck = fought(both, last);
    expect(retreats(stuck)).toEqual([]);
    expect(rounds(stuck)).toBe(4);
  });

  test('is not where visible enemies are; cloaked and empty ones bar no way', () => {
    const guard = (spec: Partial<UnitSpec>) =>
      fought(raid({}, {}, [fleet(romulan, 2, { at: 3, ships: one, ...spec })]), once);
    expect(to(guard({}))).toBe(sectorId(2));
    expect(to(guard({ cloaked: true }))).toBe(sectorId(3));
    expect(to(guard({ ships: [] }))).toBe(sectorId(3));
  });

  test('is not behind a barrier', () => {
    expect(to(fought(raid({}, { sectors: { 1: { owner: romulan, links: [2, 4] } } }), once))).toBe(
      sectorId(2),
    );
  });

  test('an alliance alone is no permission (GE 285)', () => {
    const allied: Partial<WorldSpec> = {
      sectors: { 2: { owner: gorn, links: [1] }, 3: { owner: romulan, links: [1] } },
      alliances: [[gorn, klingon]],
    };
    expect(retreats(fought(raid({}, allied), last))).toEqual([]);
  });
});

describe('who may not retreat', () => {
  const defended = (level: number, defender: Partial<UnitSpec>) =>
    world({
      sectors: { 1: { owner: romulan, level, links: [2] }, 2: { owner: romulan, links: [1] } },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 10]] }),
        fleet(romulan, 1, { at: 1, ships: [[ship.akira, 1, 3]], retreatLevel: 2, ...defender }),
      ],
      wars: [[klingon, romulan]],
    });

  test('those inside the defences; set not to defend, or where the defences are ruined, they may (GE 517, 689, 1902)', () => {
    const retreated = (level: number, spec: Partial<UnitSpec>) =>
      of(fought(defended(level, spec), `defended ${level}`), 'starfleet-retreated').length;
    expect(retreated(12, { ships: [[ship.akira, 40, 3]], defends: true })).toBe(0);
    expect(retreated(12, { ships: [[ship.akira, 40, 3]], defends: false })).toBe(1);
    expect(retreated(0, { ships: [[ship.akira, 40, 3]], defends: true })).toBe(1);
  });

  test('garrisons (GE 1092, 1900)', () => {
    const start = world({
      sectors: { 1: { owner: romulan, links: [2] }, 2: { owner: romulan, links: [1] } },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 10]] }),
        garrison(romulan, { at: 1, ships: [[ship.akira, 20, 5]], retreatLevel: 1 }),
      ],
      wars: [[klingon, romulan]],
    });
    expect(of(fought(start, 'garrison'), 'starfleet-retreated')).toEqual([]);
  });
});

describe('an admiral without ships (GE 1171)', () => {
  test('always retreats, at any level and whomever they follow', () => {
    const start = raid(
      { ships: [], admirals: [{ combat: 5 }], retreatLevel: 5, follows: a(klingon, 2) },
      {},
      [fleet(klingon, 2, { at: 1, ships: [[ship.akira, 1, 1]] })],
    );
    const scene = fought(start, [
      ...round(1, { [ours]: [false], [a(klingon, 2)]: yes(2), [theirs]: no(2) }),
      ...round(2, { [a(klingon, 2)]: yes(2), [theirs]: no(2) }),
    ]);
    expect(retreats(scene)).toEqual([[ours, sectorId(3), 1]]);
  });

  test('leaves when the last ship is a casualty, and stays while one is living', () => {
    const start = raid({
      ships: [[ship.brinok, 1, 1]],
      admirals: [{ combat: 5, hitPoints: 15 }],
      retreatLevel: 5,
    });
    const scene = fought(start, [
      ...quiet(1, { [ours]: 3, [theirs]: 2 }),
      ...round(2, { [ours]: no(3), [theirs]: yes(2) }),
    ]);
    expect(retreats(scene)).toEqual([[ours, sectorId(3), 2]]);
    expect(scene.state.units[ours]?.admirals).toHaveLength(1);
  });

  test('stays and fights where there is no refuge (E-37)', () => {
    const start = raid(
      { ships: [], admirals: [{ combat: 5 }] },
      { sectors: { 2: { owner: romulan, links: [1] }, 3: { owner: romulan, links: [1] } } },
    );
    const scene = fought(start, [
      ...quiet(1, { [ours]: 1, [theirs]: 2 }),
      ...round(2, { [ours]: [false], [theirs]: yes(2) }),
    ]);
    expect(retreats(scene)).toEqual([]);
    expect(of(scene, 'casualties-removed')[0]?.losses).toMatchObject([
      { unit: ours, name: 'Kor 0', count: 1 },
    ]);
  });

  test('keeps to the defences like everybody inside them', () => {
    const start = world({
      sectors: { 1: { owner: romulan, level: 1, links: [2] }, 2: { owner: romulan, links: [1] } },
      units: [fleet(klingon, 1, { at: 1, ships: one }), fleet(romulan, 1, { at: 1, admirals: [{}] })],
      wars: [[klingon, romulan]],
    });
    expect(of(fought(start, 'in the fort'), 'starfleet-retreated')).toEqual([]);
  });
});

test('the independents have nowhere to go', () => {
  const start = world({
    sectors: { 1: { links: [2] }, 2: { links: [1] } },
    units: [
      fleet(undefined, 1, { at: 1, ships: [[ship.akira, 5, 5]], retreatLevel: 1 }),
      garrison(undefined, { at: 1, ships: one, retreatLevel: 1 }),
      fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 5]] }),
    ],
  });
  expect(of(fought(start, 'independents'), 'battle-ended')[0]?.holding).toEqual([ours]);
  expect(of(fought(start, 'independents'), 'starfleet-retreated')).toEqual([]);
});
