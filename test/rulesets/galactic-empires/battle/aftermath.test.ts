import { describe, expect, test } from 'vitest';
import { aftermath } from '#rulesets/galactic-empires/battle/aftermath.ts';
import { movePoints } from '#rulesets/galactic-empires/movement/movement.ts';
import type { Admiral, Unit } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { SectorSpec, Stage, UnitSpec, WorldSpec } from './support/world.ts';
import {
  a,
  runsInWhich,
  field,
  fleet,
  fought,
  foughtAtBorder,
  garrison,
  gorn,
  klingon,
  no,
  of,
  romulan,
  round,
  runs,
  ship,
  stage,
  withinFourErrors,
  world,
  yes,
} from './support/world.ts';

const [ours, theirs] = [a(klingon, 1), a(romulan, 1)];
/** Klingons that shoot down one Romulan of 2.0 hit points in the first round. */
const raid = (
  raider: Partial<UnitSpec>,
  sector: SectorSpec = { owner: romulan },
  more: Partial<WorldSpec> = {},
) =>
  world({
    sectors: { 1: sector },
    units: [
      fleet(klingon, 1, { at: 1, ships: [[ship.v58, 1]], ...raider }),
      fleet(romulan, 1, { at: 1, ships: [[ship.brinok, 1]] }),
    ],
    wars: [[klingon, romulan]],
    ...more,
  });
const oneRound = (shots = 4, back: readonly boolean[] = no(2)) =>
  round(1, { [ours]: [...yes(2), ...no(shots - 2)], [theirs]: back });
const unitAfter = (scene: Stage, id = ours): Unit => scene.state.units[id] as Unit;

describe('wounds', () => {
  test('kill with damage over hit points: 2 of 3 (GE-V57)', () => {
    const start = raid({ ships: [[ship.akira, 1]] });
    const lost = runsInWhich('V57', (draw) => {
      const battle = field(start);
      const fighter = battle.sides[0]?.fighters[0];
      if (fighter !== undefined) fighter.damage = 20;
      const scene = stage(start, draw);
      aftermath(scene.turn, battle, 1, draw);
      return of(scene, 'wound-resolved')[0]?.lost === true;
    });
    expect(withinFourErrors(lost, runs, 2 / 3)).toBe(true);
  });

  test('include the bonus of the defences, and leave who survives whole (E-31)', () => {
    const start = world({
      sectors: { 1: { owner: romulan, level: 6 } },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[ship.brinok, 1]] }),
        garrison(romulan, { at: 1, ships: [[ship.akira, 1]] }),
      ],
      wars: [[klingon, romulan]],
    });
    const scene = fought(start, [
      { stream: `siege/${ours}`, rolls: [false] },
      ...round(1, { [ours]: yes(2), g00001: yes(2) }),
      { stream: 'wounds/g00001', rolls: [false] },
    ]);
    expect(of(scene, 'wound-resolved')).toMatchObject([{ damage: 20, hitPoints: 45, lost: false }]);
    expect(of(scene, 'casualties-removed')).toHaveLength(1);
  });

  test('that kill the last ship leave nobody on the field', () => {
    const scene = fought(raid({}), [
      ...oneRound(4, [true, true]),
      { stream: `wounds/${ours}`, rolls: [true] },
    ]);
    expect(of(scene, 'battle-ended')[0]).toMatchObject({
      holding: [],
      fought: [
        { owner: klingon, holds: false },
        { owner: romulan, holds: false },
      ],
    });
    expect(unitAfter(scene).stacks).toEqual([]);
    expect(of(scene, 'move-points-lost')).toEqual([]);
  });
});

describe('move-points after a battle (E-17)', () => {
  const spent = (sector: SectorSpec, more: Partial<WorldSpec> = {}) =>
    unitAfter(fought(raid({}, sector, more), oneRound())).spent;

  test('are gone on enemy ground; a raid without a battle keeps 2 of 4 (GE-V20)', () => {
    const scene = fought(raid({ ships: [[ship.v58, 1, 1, 2]] }), oneRound());
    expect(of(scene, 'move-points-lost')).toEqual([
      { kind: 'move-points-lost', unit: ours, place: sectorId(1) },
    ]);
    expect(movePoints(scene.state, unitAfter(scene))).toBe(0);
    const alone = world({
      sectors: { 1: { owner: romulan } },
      units: [fleet(klingon, 1, { at: 1, ships: [[ship.v58, 1, 1, 2]] })],
      wars: [[klingon, romulan]],
    });
    expect(movePoints(alone, fought(alone, 'nobody').state.units[ours] as Unit)).toBe(2);
  });

  test('are gone in an independent sector, but not with its permission', () => {
    expect(spent({})).toBe(true);
    expect(spent({ permitted: [klingon] })).toBe(false);
  });

  test('stay on own, permitted and neutral ground (GE 733, 1383, 7375)', () => {
    expect(spent({ owner: klingon })).toBe(false);
    expect(spent({ owner: gorn }, { passage: [[gorn, klingon]] })).toBe(false);
    expect(spent({ owner: gorn })).toBe(false);
  });

  test('stay after a battle at the border', () => {
    const start = world({
      sectors: { 1: { owner: romulan, links: [2] }, 2: { owner: klingon, links: [1] } },
      units: [
        fleet(klingon, 1, { at: 1, cameFrom: 2, ships: [[ship.v58, 1]] }),
        fleet(romulan, 1, { at: 2, cameFrom: 1, ships: [[ship.brinok, 1]] }),
      ],
      wars: [[klingon, romulan]],
    });
    const scene = foughtAtBorder(start, oneRound(), [ours, theirs]);
    expect(of(scene, 'battle-ended')[0]?.holding).toEqual([ours]);
    expect(unitAfter(scene).spent).toBe(false);
  });
});

describe('growth (E-36)', () => {
  const led = (admiral: Partial<Admiral>): Partial<UnitSpec> => ({
    admirals: [{ attacks: 0, ...admiral }],
    leads: 0,
  });
  const leader = (scene: Stage, id = ours): Admiral | undefined => unitAfter(scene, id).admirals[0];
  const die = (roll: number) => ({ stream: `tactics/${ours}`, rolls: [roll] });

  test('gives the victorious leader one to four tactics', () => {
    const scene = fought(raid(led({ tactics: 20 })), [...oneRound(), die(3)]);
    expect(of(scene, 'tactics-grown')).toMatchObject([{ unit: ours, admiral: `${ours}.0`, gain: 3 }]);
    expect(leader(scene)).toMatchObject({ tactics: 23, tacticsGained: 3 });
  });

  test('gives one more for every five ships that the leader’s unit destroyed', () => {
    const start = world({
      sectors: { 1: { owner: romulan } },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[ship.v58, 6]], ...led({}) }),
        fleet(romulan, 1, { at: 1, ships: [[ship.brinok, 12]] }),
      ],
      wars: [[klingon, romulan]],
    });
    const scene = fought(start, [...round(1, { [ours]: yes(24), [theirs]: no(24) }), die(1)]);
    expect(of(scene, 'tactics-grown')[0]?.gain).toBe(1 + 2);
  });

  test('counts the best battle of the turn only, and never passes 100', () => {
    expect(
      of(fought(raid(led({ tactics: 20, tacticsGained: 2 })), [...oneRound(), die(3)]), 'tactics-grown')[0]
        ?.gain,
    ).toBe(1);
    expect(
      of(fought(raid(led({ tactics: 20, tacticsGained: 3 })), [...oneRound(), die(3)]), 'tactics-grown'),
    ).toEqual([]);
    expect(leader(fought(raid(led({ tactics: 99 })), [...oneRound(), die(4)]))?.tactics).toBe(100);
    expect(of(fought(raid(led({ tactics: 100 })), [...oneRound(), die(4)]), 'tactics-grown')).toEqual([]);
  });

  test('gives nothing to admirals who do not lead, who lose, fall, or leave', () => {
    const gains = (start: ReturnType<typeof world>, ...rolls: Parameters<typeof fought>[1] & object) =>
      of(fought(start, rolls), 'tactics-grown');
    expect(gains(raid({ admirals: [{ attacks: 0 }] }), ...oneRound())).toEqual([]);
    const beaten = world({
      sectors: { 1: { owner: gorn, links: [2] }, 2: { owner: romulan, links: [1] } },
      units: [
        fleet(klingon, 1, { at: 1, ships: [[ship.v58, 1]] }),
        fleet(romulan, 1, { at: 1, ships: [[ship.brinok, 1, 1]], ...led({}) }),
      ],
      wars: [[klingon, romulan]],
    });
    expect(gains(beaten, ...oneRound())).toEqual([]); // the ship is lost and the admiral retreats
    expect(unitAfter(fought(beaten, oneRound()), theirs)).toMatchObject({
      place: sectorId(2),
      admirals: [{ tactics: 0 }],
    });
    const fallen = raid({ ships: [[ship.v58, 1, 5]], ...led({ hitPoints: 20 }) });
    expect(gains(fallen, ...oneRound(4, yes(2)), { stream: 'damage/klingon', rolls: [2] })).toEqual([]);
  });

  test('gives a leader whose ships struck the defences one to four siegecraft, once a turn', () => {
    const fort = (admiral: Partial<Admiral>) =>
      world({
        sectors: { 1: { owner: romulan, level: 2 } },
        units: [
          fleet(klingon, 1, { at: 1, ships: [[ship.brinok, 2]], ...led(admiral) }),
          garrison(romulan, { at: 1, ships: [[ship.brinok, 1]] }),
        ],
        wars: [[klingon, romulan]],
      });
    const battle = (strikes: boolean) => [
      { stream: `siege/${ours}`, rolls: [strikes, strikes] },
      ...round(1, { [ours]: yes(4), g00001: no(2) }),
      die(1),
    ];
    const grown = (admiral: Partial<Admiral>, strikes: boolean, ...rolls: number[]) =>
      of(
        fought(fort(admiral), [
          ...battle(strikes),
          ...rolls.map((roll) => ({ stream: `siegecraft/${ours}`, rolls: [roll] })),
        ]),
        'siegecraft-grown',
      ).map(({ gain }) => gain);
    expect(grown({ siegecraft: 10 }, true, 4)).toEqual([4]);
    expect(grown({ siegecraft: 98 }, true, 4)).toEqual([2]);
    expect(grown({ siegecraft: 10, siegecraftGained: true }, true)).toEqual([]);
    expect(grown({ siegecraft: 10 }, false)).toEqual([]);
    const scene = fought(fort({ siegecraft: 10 }), [
      ...battle(true),
      { stream: `siegecraft/${ours}`, rolls: [2] },
    ]);
    expect(leader(scene)).toMatchObject({ siegecraft: 12, siegecraftGained: true, tactics: 1 });
  });

  test('follows the game’s own figures', () => {
    const start = raid(led({}));
    const harder = { ...start, parameters: { ...start.parameters, growthDie: 20, shipsPerTactics: 1 } };
    expect(of(fought(harder, [...oneRound(), die(20)]), 'tactics-grown')[0]?.gain).toBe(21);
  });
});

test('a battle between fleets that cannot hurt each other is broken off', () => {
  const idle = { admirals: [{ combat: 0 }] };
  const scene = fought(
    raid(
      { ships: [], ...idle },
      { owner: gorn },
      {
        units: [
          fleet(klingon, 1, { at: 1, ...idle, leads: 0 }),
          fleet(romulan, 1, { at: 1, ...idle, leads: 0 }),
        ],
      },
    ),
    'idle',
  );
  expect(of(scene, 'battle-ended')[0]).toMatchObject({ rounds: 0, holding: [ours, theirs] });
  expect(of(scene, 'tactics-grown')).toEqual([]);
});

test('and not before the casualties of an odd round have fired once more (GE 1652, E-28)', () => {
  // A scout of 0.5 and an admiral of 3.0 without combat on either side: each scout kills the other, and each fires in round 2 all the same.
  const pair = { ships: [[ship.scout, 1]] as const, admirals: [{ combat: 0, hitPoints: 30 }] };
  const scene = fought(
    raid(
      pair,
      { owner: gorn },
      { units: [fleet(klingon, 1, { at: 1, ...pair }), fleet(romulan, 1, { at: 1, ...pair })] },
    ),
    [
      ...round(1, { [ours]: yes(1), [theirs]: yes(1) }),
      ...round(2, { [ours]: yes(1), [theirs]: no(1) }),
      { stream: `wounds/${ours}`, rolls: no(1) },
      { stream: `wounds/${theirs}`, rolls: no(1) },
    ],
  );
  expect(of(scene, 'battle-ended')[0]).toMatchObject({ rounds: 2, holding: [ours, theirs] });
  // 0.5 of round 1 and 1.0 of round 2, on 3.0.
  expect(of(scene, 'wound-resolved').map(({ hurt, damage }) => [hurt.unit, damage])).toEqual([
    [ours, 5],
    [theirs, 15],
  ]);
});
