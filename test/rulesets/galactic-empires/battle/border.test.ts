import { describe, expect, test } from 'vitest';
import { openDice } from '#kernel/dice/streams.ts';
import { scriptedDice } from '#kernel/dice/scripted.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { crossBorderBattles, sectorBattles } from '#rulesets/galactic-empires/battle/meetings.ts';
import type { Stage, UnitSpec, WorldSpec } from './support/world.ts';
import {
  a,
  fleet,
  garrison,
  gorn,
  klingon,
  no,
  of,
  romulan,
  round,
  ship,
  stage,
  vulcan,
  world,
  yes,
} from './support/world.ts';

const brinok = [[ship.brinok, 1]] as const; // 2x45, 2.0
const [ours, theirs] = [a(klingon, 1), a(romulan, 1)];

/** After the travel step of phase 1: the Klingon has come from 2 to 1, the Romulan from 1 to 2. */
const crossing = (
  others: WorldSpec['units'] = [],
  spec: Partial<UnitSpec> = {},
  more: Partial<WorldSpec> = {},
) =>
  world({
    sectors: {
      1: { owner: romulan, level: 5, links: [2, 3] },
      2: { owner: klingon, links: [1] },
      3: { owner: klingon, links: [1] },
    },
    units: [
      fleet(klingon, 1, { at: 1, cameFrom: 2, ships: brinok, ...spec }),
      fleet(romulan, 1, { at: 2, cameFrom: 1, ships: brinok }),
      ...others,
    ],
    wars: [[klingon, romulan]],
    ...more,
  });
const borders = (start: ReturnType<typeof world>, pass = 1): Stage => {
  const scene = stage(start, openDice('border'), pass);
  crossBorderBattles(scene.turn);
  return scene;
};
const joined = (scene: Stage) =>
  of(scene, 'battle-joined').map(({ battle, sides }) => [battle, sides.map(({ unit }) => unit)]);

describe('a border battle', () => {
  test('is fought by enemies that cross in opposite directions, and by nobody else (GE-V35)', () => {
    const scene = borders(
      crossing([
        fleet(klingon, 3, { at: 1, cameFrom: 3, ships: brinok }), // over another border
        garrison(romulan, { at: 1, ships: brinok }),
        garrison(klingon, { at: 2, ships: brinok }),
        fleet(romulan, 2, { at: 1, ships: brinok }), // standing there
      ]),
    );
    expect(joined(scene)).toEqual([['b1-s00001-s00002', [ours, theirs]]]);
    expect(of(scene, 'battle-joined')[0]).toMatchObject({
      place: sectorId(1),
      across: sectorId(2),
      level: 0,
      sides: [{ committed: false }, { committed: false }],
    });
    expect(scene.state.sectors[sectorId(1)]?.battles).toBe(0); // GE 803
  });

  test('is fought between two fleets that change places (GE-V36)', () => {
    expect(joined(borders(crossing()))).toEqual([['b1-s00001-s00002', [ours, theirs]]]);
  });

  test('does not happen between neutrals, cloaked or empty fleets, or moves of another phase', () => {
    expect(joined(borders(crossing([], {}, { wars: [] })))).toEqual([]);
    expect(joined(borders(crossing([], { cloaked: true })))).toEqual([]);
    expect(joined(borders(crossing([], { ships: [] })))).toEqual([]);
    expect(joined(borders(crossing([], { movedIn: 2 }), 2))).toEqual([]);
    expect(joined(borders(crossing(), 2))).toEqual([]);
  });

  test('does not happen between enemies that go the same way (E-50)', () => {
    const start = world({
      sectors: { 1: { owner: gorn, links: [2] }, 2: { owner: gorn, links: [1] } },
      units: [klingon, romulan].map((seat) => fleet(seat, 1, { at: 1, cameFrom: 2, ships: brinok })),
      wars: [[klingon, romulan]],
    });
    expect(joined(borders(start))).toEqual([]);
    const against = {
      ...start,
      units: {
        ...start.units,
        ...Object.fromEntries([fleet(vulcan, 1, { at: 2, cameFrom: 1, ships: brinok })]),
      },
    };
    const atWar = {
      ...against,
      relations: { ...against.relations, 'klingon+vulcan': 'war' },
    } as typeof start;
    expect(joined(borders(atWar))).toEqual([['b1-s00001-s00002', [ours, theirs, a(vulcan, 1)]]]);
    expect(of(borders(atWar), 'battle-joined')[0]?.hostile).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  test('is fought at each border apart', () => {
    const start = crossing([
      fleet(klingon, 2, { at: 1, cameFrom: 3, ships: brinok }),
      fleet(romulan, 2, { at: 3, cameFrom: 1, ships: brinok }),
    ]);
    expect(joined(borders(start))).toEqual([
      ['b1-s00001-s00002', [ours, theirs]],
      ['b1-s00001-s00003', [a(klingon, 2), a(romulan, 2)]],
    ]);
  });

  test('sends who retreats back to its own side, even where enemies have come in, and leaves the winner where it went (GE 711, 1902)', () => {
    const start = crossing(
      [fleet(romulan, 2, { at: 2, ships: brinok })],
      { ships: [[ship.brinok, 1, 2]], retreatLevel: 1 },
      {
        sectors: {
          1: { owner: romulan, links: [2, 3] },
          2: { owner: romulan, links: [1] },
          3: { owner: klingon, links: [1] },
        },
      },
    );
    const dice = scriptedDice(round(1, { [ours]: no(2), [theirs]: no(2) }));
    const scene = stage(start, dice);
    crossBorderBattles(scene.turn);
    expect(dice.leftovers()).toEqual([]);
    expect(of(scene, 'starfleet-retreated')).toMatchObject([
      { unit: ours, place: sectorId(1), to: sectorId(2), round: 1 },
    ]);
    expect(scene.state.units[ours]).toMatchObject({ place: sectorId(2), spent: true, retreated: true });
    expect(scene.state.units[theirs]).toMatchObject({ place: sectorId(2), spent: false });
    expect(scene.state.units[ours]?.cameFrom).toBeUndefined();
    sectorBattles({ ...scene.turn, draw: openDice('then') });
    expect(joined(scene).at(-1)).toEqual(['b1-s00002', [ours, theirs, a(romulan, 2)]]); // both may fight again (GE 727)
  });

  test('is followed by the sector battle of the winner in the same phase (GE 727)', () => {
    const start = crossing([garrison(romulan, { at: 1, ships: brinok })]);
    const dice = scriptedDice(round(1, { [ours]: yes(2), [theirs]: no(2) }));
    const scene = stage(start, dice);
    crossBorderBattles(scene.turn);
    sectorBattles({ ...scene.turn, draw: openDice('then') });
    expect(joined(scene)).toEqual([
      ['b1-s00001-s00002', [ours, theirs]],
      ['b1-s00001', ['g00001', ours]],
    ]);
    expect(scene.state.sectors[sectorId(1)]?.battles).toBe(1);
    expect(scene.state.sectors[sectorId(2)]?.battles).toBe(0);
  });
});
