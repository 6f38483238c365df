import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { sectorBattles } from '#rulesets/galactic-empires/battle/meetings.ts';
import {
  a,
  fleet,
  fought,
  garrison,
  klingon,
  no,
  of,
  romulan,
  round,
  ship,
  stage,
  world,
  yes,
} from './support/world.ts';

const [ours, theirs] = [a(klingon, 1), a(romulan, 1)];

describe('battles of a turn', () => {
  test('are fought anew in each phase: a staggered attack meets the defender twice (GE-V10)', () => {
    const start = world({
      sectors: { 1: { owner: romulan, links: [2] }, 2: { owner: klingon, links: [1] } },
      units: [
        fleet(klingon, 1, { at: 1, cameFrom: 2, ships: [[ship.scout, 1]] }),
        fleet(klingon, 2, { at: 2, ships: [[ship.scout, 1]] }),
        fleet(romulan, 1, { at: 1, ships: [[ship.neghvar, 9]] }),
      ],
      wars: [[klingon, romulan]],
    });
    const first = stage(start, openDice('V10').fork(1), 1);
    sectorBattles(first.turn);
    first.turn.happen({
      kind: 'starfleet-travelled',
      unit: a(klingon, 2),
      from: sectorId(2),
      to: sectorId(1),
      cost: 2,
      phase: 2,
    });
    const second = stage(first.state, openDice('V10').fork(2), 2);
    sectorBattles(second.turn);
    expect(
      of(first, 'battle-joined').map(({ battle, sides }) => [battle, sides.map(({ unit }) => unit)]),
    ).toEqual([['b1-s00001', [ours, theirs]]]);
    expect(of(first, 'battle-ended')[0]?.holding).toEqual([theirs]);
    expect(
      of(second, 'battle-joined').map(({ battle, sides }) => [battle, sides.map(({ unit }) => unit)]),
    ).toEqual([['b2-s00001', [a(klingon, 2), theirs]]]);
    expect(second.state.sectors[sectorId(1)]?.battles).toBe(2);
  });

  test('go on within the phase until they are decided, 18 rounds and more (GE-V82)', () => {
    const start = world({
      sectors: { 1: { owner: romulan } },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[ship.brinok, 1]] }),
        fleet(romulan, 1, { at: 1, ships: [[ship.brinok, 1]] }),
      ],
      wars: [[klingon, romulan]],
    });
    const quiet = Array.from({ length: 18 }, (_, index) =>
      round(index + 1, { [ours]: no(2), [theirs]: no(2) }),
    ).flat();
    const scene = fought(start, [...quiet, ...round(19, { [ours]: yes(2), [theirs]: no(2) })]);
    expect(of(scene, 'battle-round-fought')).toHaveLength(19);
    expect(of(scene, 'battle-ended')[0]).toMatchObject({ rounds: 19, holding: [ours] });
  });

  test('come by sector number; who retreats from one joins none after it (E-49)', () => {
    const start = world({
      sectors: {
        3: { owner: romulan, links: [5] },
        5: { owner: klingon, links: [3] },
        20: { owner: romulan },
      },
      units: [
        fleet(klingon, 1, { at: 20, ships: [[ship.brinok, 1]] }),
        fleet(klingon, 2, { at: 3, ships: [[ship.brinok, 1, 2]], retreatLevel: 1 }),
        fleet(romulan, 1, { at: 20, ships: [[ship.brinok, 1]] }),
        fleet(romulan, 2, { at: 3, ships: [[ship.akira, 1]] }),
        fleet(klingon, 3, { at: 5, ships: [[ship.brinok, 1]] }),
      ],
      wars: [[klingon, romulan]],
    });
    const scene = stage(start, openDice('order'));
    sectorBattles(scene.turn);
    expect(of(scene, 'battle-joined').map(({ place }) => place)).toEqual([sectorId(3), sectorId(20)]);
  });

  test('pass by who is cloaked (GE 429)', () => {
    const start = world({
      sectors: { 1: { owner: romulan } },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[ship.brinok, 1]] }),
        fleet(klingon, 2, { at: 1, ships: [[ship.scout, 1]], cloaked: true }),
        garrison(romulan, { at: 1, ships: [[ship.brinok, 1]] }),
      ],
      wars: [[klingon, romulan]],
    });
    const scene = stage(start, openDice('cloaked'));
    sectorBattles(scene.turn);
    expect(of(scene, 'battle-joined').map(({ sides }) => sides.map(({ unit }) => unit))).toEqual([
      ['g00001', ours],
    ]);
  });
});
