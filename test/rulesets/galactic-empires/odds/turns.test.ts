import { describe, expect, it } from 'vitest';

import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { espionageOccurs } from '#rulesets/galactic-empires/knowledge/espionage.ts';
import { scoutingOccurs } from '#rulesets/galactic-empires/knowledge/scouting.ts';
import { sectorDamageIncreases } from '#rulesets/galactic-empires/sectors/damage.ts';
import { upkeepPaid } from '#rulesets/galactic-empires/economy/upkeep.ts';
import { searchesHappen } from '#rulesets/galactic-empires/movement/searching.ts';
import { a, fleet, garrison, gorn, klingon, ship, world } from '../battle/support/world.ts';
import { expectChance, outcomes } from './measure.ts';

const destroyer = 'klingon/ktinga-class-destroyer'; // search 16
const hunter = 'klingon/vorcha-battlecruiser'; // search 47

describe('searching (GE 703, GE-V24)', () => {
  const hidden = (number: number) => fleet(gorn, number, { at: 1, ships: [[ship.scout, 1]], cloaked: true });
  /** Which of the two fleets were found, in binary: 1, 2 or both. */
  const found = (name: string, ships: readonly (readonly [string, number])[]): readonly number[] =>
    outcomes(
      name,
      searchesHappen,
      world({
        sectors: { 1: { owner: klingon } },
        units: [fleet(klingon, 1, { at: 1, ships }), hidden(1), hidden(2)],
      }),
      (of) => of('starfleet-uncovered').reduce((sum, { number }) => sum + number, 0),
      [{ seat: klingon, unit: a(klingon, 1), order: { kind: 'search' } }],
    );

  it('three ships of 10 percent find a fleet with 1 - 0.9^3 = 27.1 percent, and each fleet by itself', () => {
    const fleets = found('three', [[ship.scout, 3]]);
    expectChance(
      fleets.map((one) => one % 2 === 1),
      1 - 0.9 ** 3,
    );
    expectChance(
      fleets.map((one) => one === 3),
      0.271 ** 2,
    );
  });

  it('types roll with their own chances: one of 47 and two of 16', () => {
    expectChance(
      found('mixed', [
        [hunter, 1],
        [destroyer, 2],
      ]).map((one) => one >= 2),
      1 - 0.53 * 0.84 ** 2,
    );
  });
});

describe('scouting (GE 1024-1028, E-48)', () => {
  // 1 - 2 - 3 and 1 - 4: a fleet in 1, nobody's territory anywhere.
  const line = (ships: readonly (readonly [string, number])[]): State =>
    world({
      sectors: { 1: { links: [2, 4] }, 2: { links: [1, 3] }, 3: { links: [2] }, 4: { links: [1] } },
      units: [fleet(klingon, 1, { at: 1, ships })],
    });
  /** What is reported: 1 for sector 2, 2 for sector 3, 4 for sector 4. */
  const seen = (name: string, ships: readonly (readonly [string, number])[]): readonly number[] =>
    outcomes(name, scoutingOccurs, line(ships), (of) => {
      const places = of('sectors-scouted').find(({ seat }) => seat === klingon)?.places ?? [];
      return [2, 3, 4].reduce(
        (sum, number, bit) => sum + (places.includes(sectorId(number)) ? 2 ** bit : 0),
        0,
      );
    });
  const near = (bits: number): boolean => bits % 2 === 1;
  const beyond = (bits: number): boolean => bits % 4 > 1;

  it('a scout reports its neighbours with 90 percent, all or none, and what lies behind one of them with 90 times 30', () => {
    const found = seen('a scout', [[ship.scout, 1]]);
    expectChance(found.map(near), 0.9);
    expect(found.every((bits) => near(bits) === bits >= 4)).toBe(true);
    expectChance(found.map(beyond), 0.9 * 0.3);
  });

  it('three other ships with 30 and 30 times 10 each', () => {
    const found = seen('three', [[destroyer, 3]]);
    expectChance(found.map(near), 1 - 0.7 ** 3);
    expectChance(found.map(beyond), 1 - (1 - 0.3 * 0.1) ** 3);
  });
});

describe('desertion (GE 822)', () => {
  it('each of four ships without upkeep is lost with one chance in two', () => {
    const start = world({
      sectors: { 1: { owner: klingon } },
      units: [fleet(klingon, 1, { at: 1, ships: [[ship.klingonHawk, 4]] })],
    });
    const poor = {
      ...start,
      empires: { ...start.empires, [klingon]: { ...start.empires[klingon], treasury: 0 } },
    } as State;
    const lost = outcomes('desertion', upkeepPaid, poor, (of) =>
      of('starships-deserted')
        .flatMap(({ losses }) => losses)
        .reduce((sum, { count }) => sum + count, 0),
    );
    [1, 4, 6, 4, 1].forEach((ways, count) =>
      expectChance(
        lost.map((one) => one === count),
        ways / 16,
      ),
    );
  });
});

describe('sector damage (GE 803)', () => {
  it.each([1, 3])('%i battles leave damage with 10 percent each', (battles) => {
    const start = world({
      sectors: { 1: { owner: klingon, battles } },
      units: [garrison(klingon, { at: 1 })],
    });
    expectChance(
      outcomes(`battles ${battles}`, sectorDamageIncreases, start, (of) => of('sector-damaged').length),
      1 - 0.9 ** battles,
    );
  });
});

describe('espionage (GE 998, E-44)', () => {
  const start = world({
    sectors: { 1: { owner: gorn, annexedTo: gorn, builds: [] }, 2: { owner: klingon } },
    units: [garrison(gorn, { at: 1, ships: [[ship.scout, 2]], admirals: [{}] })],
    wars: [[klingon, gorn]],
  });
  const items = ['ships', 'sectors', 'annexed', 'treasury', 'centers', 'admirals', 'relations'] as const;
  const reports = (name: string, measure: (report: Readonly<Record<string, unknown>>) => number) =>
    outcomes(
      name,
      espionageOccurs,
      start,
      (of) => {
        const report = of('espionage-made')[0]?.report;
        return report === undefined ? undefined : measure(report as Readonly<Record<string, unknown>>);
      },
      [{ seat: klingon, order: { kind: 'espionage', on: gorn } }],
    );

  it('brings each of seven items with 70 percent, by itself', () => {
    const found = reports('items', (report) =>
      items.reduce((bits, item, index) => bits + (report[item] === undefined ? 0 : 2 ** index), 0),
    );
    const has = (bits: number, index: number): boolean => Math.floor(bits / 2 ** index) % 2 === 1;
    items.forEach((_, index) =>
      expectChance(
        found.map((bits) => has(bits, index)),
        0.7,
      ),
    );
    expectChance(
      found.map((bits) => bits === 127),
      0.7 ** 7,
    );
    expectChance(
      found.map((bits) => has(bits, 0) && has(bits, 6)),
      0.7 ** 2,
    );
  });
});
