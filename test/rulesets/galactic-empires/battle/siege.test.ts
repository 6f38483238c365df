import { describe, expect, test } from 'vitest';
import type { Roll } from '#kernel/dice/rollLog.ts';
import { listLog } from '#kernel/dice/rollLog.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { siege } from '#rulesets/galactic-empires/battle/siege.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { UnitSpec, WorldSpec } from './support/world.ts';
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
  of,
  romulan,
  runs,
  ship,
  withinFourErrors,
  world,
  yes,
  no,
} from './support/world.ts';

const fort = (
  sector: WorldSpec['sectors'][number],
  besieger: Partial<UnitSpec>,
  ...others: WorldSpec['units']
) =>
  world({
    sectors: { 1: { owner: romulan, ...sector } },
    units: [
      fleet(klingon, 1, { at: 1, ...besieger }),
      garrison(romulan, { at: 1, ships: [[ship.akira, 1]] }),
      ...others,
    ],
    wars: [[klingon, romulan]],
  });
const three: Partial<UnitSpec> = { ships: [[ship.platform, 3]] };
const stream = 's00001/siege/klingon.a00001';

/** The rolls of the siege alone. */
function rolled(start: ReturnType<typeof world>): readonly Roll[] {
  const log = listLog();
  siege(start, field(start), openDice('siege', log));
  return log.rolls;
}

describe('siege', () => {
  test('is tried once by each ship with siege power, with the leader’s siegecraft (GE-V63)', () => {
    const start = fort(
      { level: 6 },
      {
        ships: [
          [ship.platform, 2],
          [ship.akira, 3],
        ],
        admirals: [{ siegecraft: 42 }, { siegecraft: 99 }],
        leads: 0,
      },
    );
    expect(rolled(start).map(({ wins, outOf }) => (wins ?? 0) / outOf)).toEqual([0.363, 0.363]);
  });

  test('needs a leader for the bonus, not just an admiral', () => {
    expect(
      rolled(fort({ level: 6 }, { ...three, admirals: [{ siegecraft: 42 }] })).map(
        ({ wins, outOf }) => (wins ?? 0) / outOf,
      ),
    ).toEqual([0.3, 0.3, 0.3]);
  });

  test('of three ships with 30 adds 0 to 3 damage with 34.3, 44.1, 18.9 and 2.7 percent (GE-V64)', () => {
    const start = fort({ level: 6 }, three);
    const battle = field(start);
    const times = [0, 0, 0, 0];
    runsInWhich('V64', (draw) => {
      const added = siege(start, battle, draw).reduce((sum, { damage }) => sum + damage, 0);
      times[added] = (times[added] ?? 0) + 1;
      return true;
    });
    expect(
      [0.343, 0.441, 0.189, 0.027].map((chance, added) => withinFourErrors(times[added] ?? 0, runs, chance)),
    ).toEqual([true, true, true, true]);
  });

  test('never damages more than stands (GE-V65)', () => {
    const scene = fought(fort({ level: 2 }, three), [{ stream, rolls: yes(3) }]);
    expect(of(scene, 'defences-damaged')).toMatchObject([
      { unit: a(klingon, 1), strikes: 3, damage: 2, parties: [klingon, romulan] },
    ]);
    expect(of(scene, 'battle-joined')[0]?.level).toBe(0);
    expect(scene.state.sectors[sectorId(1)]?.levelDamage).toBe(2);
  });

  test('adds to earlier damage, and the defences act as what is left (GE-V65, V66)', () => {
    const levelAfter = (level: number, levelDamage: number, strikes: number) =>
      of(
        fought(fort({ level, levelDamage }, three), [
          { stream, rolls: [...yes(strikes), ...no(3 - strikes)] },
        ]),
        'battle-joined',
      )[0]?.level;
    expect(levelAfter(6, 4, 0)).toBe(2);
    expect(levelAfter(5, 1, 1)).toBe(3);
    expect(levelAfter(8, 0, 2)).toBe(6);
  });

  test('rolls nothing against a ruin, or where there are no defences', () => {
    expect(rolled(fort({ level: 2, levelDamage: 2 }, three))).toEqual([]);
    expect(rolled(fort({ level: 0 }, three))).toEqual([]);
  });

  test('is for enemies of the owner alone (GE 1617)', () => {
    const start = world({
      sectors: { 1: { owner: romulan, level: 6 } },
      units: [
        fleet(gorn, 1, { at: 1, ...three }),
        fleet(klingon, 1, { at: 1, ...three }),
        fleet(romulan, 1, { at: 1, ...three }),
      ],
      wars: [
        [klingon, romulan],
        [gorn, klingon],
      ],
    });
    expect(new Set(rolled(start).map((roll) => roll.stream))).toEqual(new Set(['siege/klingon.a00001']));
  });

  test('counts units in order until nothing stands', () => {
    const start = fort({ level: 4 }, three, fleet(klingon, 2, { at: 1, ...three }));
    const scene = fought(start, [
      { stream, rolls: yes(3) },
      { stream: 's00001/siege/klingon.a00002', rolls: yes(3) },
    ]);
    expect(of(scene, 'defences-damaged').map(({ unit, strikes, damage }) => [unit, strikes, damage])).toEqual(
      [
        [a(klingon, 1), 3, 3],
        [a(klingon, 2), 3, 1],
      ],
    );
  });

  test('happens once, however long the battle, and not without a battle (GE 731)', () => {
    const long = fought(
      fort({ level: 12 }, { ships: [[ship.platform, 1]] }),
      [
        { stream, rolls: [true] },
        ...[1, 2, 3].map((number) => ({ stream: `round/${number}/fire/klingon.a00001`, rolls: no(2) })),
      ].concat(
        [1, 2].map((number) => ({ stream: `round/${number}/fire/g00001`, rolls: no(2) })),
        [{ stream: 'round/3/fire/g00001', rolls: yes(2) }],
      ),
    );
    expect(of(long, 'defences-damaged')).toHaveLength(1);
    const empty = world({
      sectors: { 1: { owner: romulan, level: 6 } },
      units: [fleet(klingon, 1, { at: 1, ...three })],
      wars: [[klingon, romulan]],
    });
    expect(fought(empty, 'nobody').events).toEqual([]);
  });

  test('does not happen at borders', () => {
    const start = world({
      sectors: { 1: { owner: romulan, level: 6, links: [2] }, 2: { owner: klingon, level: 6, links: [1] } },
      units: [
        fleet(klingon, 1, { at: 1, cameFrom: 2, ...three }),
        fleet(romulan, 1, { at: 2, cameFrom: 1, ...three }),
      ],
      wars: [[klingon, romulan]],
    });
    const scene = foughtAtBorder(start, 'border', [a(klingon, 1), a(romulan, 1)]);
    expect(of(scene, 'battle-joined')[0]).toMatchObject({ battle: 'b1-s00001-s00002', level: 0 });
    expect(of(scene, 'defences-damaged')).toEqual([]);
  });
});
