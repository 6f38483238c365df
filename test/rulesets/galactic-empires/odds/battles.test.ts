import { describe, it } from 'vitest';

import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { shipTypeId } from '#rulesets/galactic-empires/tables/starships.ts';
import { sectorBattles } from '#rulesets/galactic-empires/battle/meetings.ts';
import type { SectorSpec } from '../battle/support/world.ts';
import { a, fleet, g, garrison, gorn, klingon, romulan, ship, world } from '../battle/support/world.ts';
import type { Report } from './measure.ts';
import { binomial, expectChance, expectMean, firstRounds, mixed, outcomes } from './measure.ts';

const war = (units: Parameters<typeof world>[0]['units'], sector: SectorSpec = {}): State =>
  world({ sectors: { 1: { owner: gorn, ...sector } }, units, wars: [[klingon, gorn]] });

/** Hits of one type of a unit in one round; nothing where it did not fire. */
const fired = (of: Report, unit: string, type: string, round = 1): number | undefined =>
  of('battle-round-fought')
    .find((event) => event.round === round)
    ?.fire.find((row) => row.unit === unit && row.type === shipTypeId(type))?.damage;
/** What a unit has suffered in round 1, in tenths. */
const suffered = (of: Report, unit: string): number =>
  of('battle-round-fought')[0]?.taken.find((one) => one.unit === unit)?.damage ?? 0;

describe('wounds (GE 1678, 1810, E-31)', () => {
  /** A hawk of 6.6 hit points in front of a biocruiser: fates of hawks that end the battle with two hits. */
  const fates = (name: string, start: State, hitPoints: number): readonly number[] =>
    outcomes(name, sectorBattles, start, (of) =>
      of('wound-resolved')
        .filter(({ hurt, damage }) => hurt.type === shipTypeId(ship.klingonHawk) && damage === 20)
        .map((wound) => (wound.hitPoints === hitPoints ? Number(wound.lost) : Number.NaN)),
    );
  const ships = [
    [ship.klingonHawk, 1],
    [ship.v58, 1, 2],
  ] as const;
  const enemy = fleet(gorn, 1, { at: 1, ships: [[ship.galor, 1]] });

  it('in the open: 2 hits of 6.6 hit points', () => {
    expectChance(fates('wounds', war([fleet(klingon, 1, { at: 1, ships }), enemy]), 66), 2 / 6.6, 0.15);
  });

  it('first hit inside defences of level 10: 2 hits of 6.6 + 2.1', () => {
    expectChance(
      fates(
        'wounds inside',
        war([garrison(klingon, { at: 1, ships }), enemy], { owner: klingon, level: 10 }),
        87,
      ),
      2 / 8.7,
      0.1,
    );
  });
});

describe('casualties (GE 1660-1664, 1936)', () => {
  it('a ship marked in round 1 fires in round 2 as it always did, 2 attacks of 60 percent, and in round 3 no more', () => {
    // A galor of 2.1 hit points before a hawk of 6.6: 3 to 7 hits mark the one and not the other.
    const start = war([
      fleet(klingon, 1, {
        at: 1,
        ships: [
          [ship.galor, 1, 1],
          [ship.klingonHawk, 1, 5],
        ],
      }),
      fleet(gorn, 1, { at: 1, ships: [[ship.v58, 3]] }),
    ]);
    const hits = firstRounds('the marked', sectorBattles, start, 3, (of) => {
      if (suffered(of, a(klingon, 1)) < 30 || suffered(of, a(klingon, 1)) > 70) return undefined;
      return fired(of, a(klingon, 1), ship.galor, 3) === undefined
        ? (fired(of, a(klingon, 1), ship.galor, 2) ?? 0)
        : Number.NaN;
    });
    const { mean, variance } = binomial(2, 0.6);
    expectMean(hits, mean, variance, 0.5);
  });

  it('within a rank every ship of the team is as likely to be hit: one of four (E-30)', () => {
    const start = war([
      fleet(klingon, 1, { at: 1, ships: [[ship.akira, 1]] }),
      fleet(klingon, 2, { at: 1, ships: [[ship.akira, 3]] }),
      fleet(gorn, 1, { at: 1, ships: [[ship.neghvar, 1]] }),
    ]);
    // Up to 3 hits all go to the ship of 3.0 hit points that is hit first.
    const hit = firstRounds('the lot', sectorBattles, start, 1, (of) => {
      const hits = fired(of, a(gorn, 1), ship.neghvar) ?? 0;
      return hits === 0 || hits > 3 ? undefined : suffered(of, a(klingon, 1));
    });
    expectChance(hit, 1 / 4, 0.75);
  });
});

describe('the siege (GE 1617-1629)', () => {
  const levels = (name: string, besieger: Parameters<typeof world>[0]['units'][number]): readonly number[] =>
    firstRounds(
      name,
      sectorBattles,
      war([besieger, garrison(gorn, { at: 1, ships: [[ship.akira, 1]] })], { level: 6 }),
      1,
      (of) => of('defences-damaged').reduce((sum, { damage }) => sum + damage, 0),
    );

  it('three ships of 30 percent make 0 to 3 levels of damage (GE-V64)', () => {
    const found = levels('siege', fleet(klingon, 1, { at: 1, ships: [[ship.platform, 3]] }));
    [0.7 ** 3, 3 * 0.3 * 0.7 ** 2, 3 * 0.3 ** 2 * 0.7, 0.3 ** 3].forEach((chance, damage) =>
      expectChance(
        found.map((one) => one === damage),
        chance,
      ),
    );
  });

  it('one of them under a leader with siegecraft 42 succeeds with 36.3 percent', () => {
    const led = fleet(klingon, 1, {
      at: 1,
      ships: [[ship.platform, 1]],
      admirals: [{ siegecraft: 42 }],
      leads: 0,
    });
    expectChance(levels('siegecraft', led), (30 + (30 * 42) / 200) / 100);
  });
});

describe('hits (GE 1820-1866)', () => {
  const led = fleet(klingon, 1, {
    at: 1,
    ships: [[ship.galor, 1]],
    admirals: [{ tactics: 46, combat: 0 }],
    leads: 0,
  });
  const [open, near] = [0.6 + (0.6 * 46) / 200, 0.6 + (0.6 * 46) / 600];
  const target = fleet(gorn, 1, { at: 1, ships: [[ship.akira, 1]] });
  const hits = (name: string, start: State, unit: string, type: string = ship.galor) =>
    firstRounds(name, sectorBattles, start, 1, (of) => fired(of, unit, type));

  it('in the open: combat 60 with tactics 46 is 73.8 percent', () => {
    const { mean, variance } = binomial(2, open);
    expectMean(hits('open', war([led, target]), a(klingon, 1)), mean, variance);
  });

  it('against enemies of whom three in eight are covered, a ship is hampered with three chances in eight', () => {
    // Level 1 has room for 3 (GE 1207).
    const start = war([led, garrison(gorn, { at: 1, ships: [[ship.akira, 8]] })], { level: 1 });
    const { mean, variance } = mixed(3 / 8, binomial(2, near), binomial(2, open));
    expectMean(hits('three in eight', start, a(klingon, 1)), mean, variance);
  });

  it('inside: tactics over 600 first, then the bonus of level 1, 45 percent', () => {
    const inside = garrison(klingon, {
      at: 1,
      ships: [[ship.klingonHawk, 2]],
      admirals: [{ tactics: 46 }],
      leads: 0,
    });
    const { mean, variance } = binomial(4, (0.18 + (0.18 * 46) / 600) * 1.45);
    expectMean(
      hits('inside', war([inside, target], { owner: klingon, level: 1 }), g(1), ship.klingonHawk),
      mean,
      variance,
    );
  });

  it('never more than 99 percent: 60 and the 67 percent of level 12 would be 100.2', () => {
    const start = war([garrison(klingon, { at: 1, ships: [[ship.galor, 1]] }), target], {
      owner: klingon,
      level: 12,
    });
    const { mean, variance } = binomial(2, 0.99);
    expectMean(hits('at most', start, g(1)), mean, variance);
  });

  it('a dead leader helps nobody: the plain 60 percent in round 2 (GE 1880)', () => {
    // In rank 5 the lot decides between the corvette of 1.0 and the hawks, which keep the force alive.
    const start = war([
      fleet(klingon, 1, {
        at: 1,
        ships: [[ship.galor, 1]],
        admirals: [{ tactics: 100, combat: 0 }],
        leads: 0,
      }),
      fleet(klingon, 2, { at: 1, ships: [[ship.klingonHawk, 4, 5]] }),
      fleet(gorn, 1, { at: 1, ships: [[ship.v58, 6]] }),
    ]);
    const found = firstRounds('dead leader', sectorBattles, start, 2, (of) => {
      const dead = suffered(of, a(klingon, 1)) === 21 + 10;
      return dead && suffered(of, a(klingon, 2)) < 4 * 66
        ? (fired(of, a(klingon, 1), ship.galor, 2) ?? 0)
        : undefined;
    });
    const { mean, variance } = binomial(2, 0.6);
    expectMean(found, mean, variance, 0.1);
  });
});

describe('targets (GE 731, E-29)', () => {
  it('of 10 ships of one enemy and 15 of another, a ship chooses the first with 10/25, for all its attacks', () => {
    const start = world({
      sectors: { 1: {} },
      wars: [
        [klingon, gorn],
        [klingon, romulan],
      ],
      units: [
        fleet(klingon, 1, { at: 1, ships: [[ship.neghvar, 1]] }),
        fleet(gorn, 1, { at: 1, ships: [[ship.scout, 10]] }),
        fleet(romulan, 1, { at: 1, ships: [[ship.scout, 15]] }),
      ],
    });
    const first = firstRounds('targets', sectorBattles, start, 1, (of) => {
      const [ours, theirs] = [suffered(of, a(gorn, 1)), suffered(of, a(romulan, 1))];
      if (ours > 0 && theirs > 0) return Number.NaN;
      return ours + theirs === 0 ? undefined : ours;
    });
    expectChance(first, 10 / 25, 0.75);
  });
});
