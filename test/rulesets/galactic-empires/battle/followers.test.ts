import { ours, theirs } from './support/raid.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { describe, expect, test } from 'vitest';
import { one, quiet, raid, retreats, rounds } from './support/raid.ts';
import type { UnitSpec } from './support/world.ts';
import {
  a,
  fleet,
  fought,
  gorn,
  klingon,
  no,
  of,
  romulan,
  round,
  ship,
  vulcan,
  world,
  yes,
} from './support/world.ts';

describe('followers (GE 511, 1902)', () => {
  const pair = (leader: Partial<UnitSpec>, follower: Partial<UnitSpec>) =>
    raid(leader, {}, [
      fleet(klingon, 2, { at: 1, ships: [[ship.akira, 1, 2]], follows: ours, retreatLevel: 1, ...follower }),
    ]);
  const all = (number: number) => quiet(number, { [ours]: 2, [a(klingon, 2)]: 2, [theirs]: 2 });

  test('leave with the unit they follow, to where it goes, whatever their own level', () => {
    expect(retreats(fought(pair({}, { retreatLevel: 5, cameFrom: 2 }), all(1)))).toEqual([
      [ours, sectorId(3), 1],
      [a(klingon, 2), sectorId(3), 1],
    ]);
  });

  test('do so in whatever order the units come', () => {
    const start = world({
      sectors: { 1: { owner: romulan, links: [2] }, 2: { owner: klingon, links: [1] } },
      wars: [[klingon, romulan]] as const,
      units: [
        fleet(klingon, 1, { at: 1, ships: [[ship.akira, 1, 5]], follows: a(klingon, 3) }),
        fleet(klingon, 2, { at: 1, ships: [[ship.akira, 1, 5]], follows: ours }),
        fleet(klingon, 3, { at: 1, ships: [[ship.akira, 1, 2]], retreatLevel: 1 }),
        fleet(romulan, 1, { at: 1, ships: one }),
      ],
    });
    const scene = fought(start, quiet(1, { [ours]: 2, [a(klingon, 2)]: 2, [a(klingon, 3)]: 2, [theirs]: 2 }));
    expect(retreats(scene).map(([unit]) => unit)).toEqual([a(klingon, 3), ours, a(klingon, 2)]);
  });

  test('stay while it stays, though their own level says go', () => {
    const scene = fought(pair({ retreatLevel: 5 }, { retreatLevel: 1 }), [
      ...all(1),
      ...round(2, { [ours]: yes(2), [a(klingon, 2)]: yes(2), [theirs]: no(2) }),
    ]);
    expect(of(scene, 'starfleet-retreated')).toEqual([]);
  });

  test('stay when it is destroyed', () => {
    const scene = fought(pair({ ships: [[ship.brinok, 1, 1]], retreatLevel: 5 }, { retreatLevel: 1 }), [
      ...round(1, { [ours]: no(2), [a(klingon, 2)]: no(2), [theirs]: yes(2) }),
      ...all(2),
      ...round(3, { [a(klingon, 2)]: yes(2), [theirs]: no(2) }),
      ...round(4, { [a(klingon, 2)]: yes(2), [theirs]: no(2) }),
    ]);
    expect(of(scene, 'starfleet-retreated')).toEqual([]);
    expect(of(scene, 'battle-ended')[0]).toMatchObject({ rounds: 4, holding: [a(klingon, 2)] });
  });

  test('go by their own level when it is not in the battle', () => {
    const start = raid({ follows: a(klingon, 9) }, {}, [fleet(klingon, 9, { at: 2, ships: one })]);
    expect(retreats(fought(start, quiet(1, { [ours]: 2, [theirs]: 2 })))).toEqual([[ours, sectorId(3), 1]]);
  });

  test('in a circle wait for each other', () => {
    const start = pair({ follows: a(klingon, 2) }, {});
    const scene = fought(start, [
      ...all(1),
      ...round(2, { [ours]: yes(2), [a(klingon, 2)]: yes(2), [theirs]: no(2) }),
    ]);
    expect(of(scene, 'starfleet-retreated')).toEqual([]);
  });

  test('go on trying when they found no refuge with it', () => {
    const start = world({
      sectors: { 1: { owner: romulan, links: [2] }, 2: { owner: vulcan, links: [1] } },
      units: [
        fleet(gorn, 1, { at: 1, ships: [[ship.akira, 1, 2]], retreatLevel: 1 }),
        fleet(klingon, 1, { at: 1, ships: [[ship.akira, 1, 5]], follows: a(gorn, 1) }),
        fleet(romulan, 1, { at: 1, ships: one }),
      ],
      wars: [
        [gorn, romulan],
        [klingon, romulan],
      ],
      passage: [[vulcan, gorn]],
    });
    const scene = fought(start, [
      ...round(1, { [a(gorn, 1)]: no(2), [ours]: no(2), [theirs]: [1, false, false] }),
      ...round(2, { [ours]: yes(2), [theirs]: no(2) }),
      ...round(3, { [ours]: yes(2), [theirs]: no(2) }),
    ]);
    expect(retreats(scene)).toEqual([[a(gorn, 1), sectorId(2), 1]]);
    expect(rounds(scene)).toBe(3);
  });
});
