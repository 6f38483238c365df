import { describe, expect, it } from 'vitest';

import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { Tally } from '#kernel/odds/tally.ts';
import { enoughRuns, likelihood, tallied } from '#kernel/odds/tally.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { odds } from '#rulesets/galactic-empires/forecast/odds.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import type { SectorSpec, UnitSpec } from '../battle/support/world.ts';
import { fleet, gorn, klingon, ship, world } from '../battle/support/world.ts';

/** How many of the errors that are told a chance may lie from what is exact: as far off lies one in 10,000. */
const most = 2;

/** 2,000 battles of a Klingon starfleet that has come from sector 2 into a sector of the Gorn, and a Gorn starfleet. */
function foretold(own: Partial<UnitSpec>, theirs: Partial<UnitSpec>, sector: SectorSpec = {}) {
  const scene = world({
    sectors: { 1: { owner: gorn, links: [2], ...sector }, 2: { owner: klingon, links: [1] } },
    units: [
      fleet(klingon, 1, { at: 1, cameFrom: 2, ...own }),
      fleet(gorn, 1, { at: 1, defends: false, ...theirs }),
    ],
    wars: [[klingon, gorn]],
  });
  const trial = odds.trial(deepFreeze({ me: klingon, place: sectorId(1), phase: 1, scene }));
  const tally = tallied(trial, 0, enoughRuns);
  const lineOf = (side: string, label: string): readonly number[] =>
    tally.counts[
      trial.counted.findIndex((one) => one.side === side && phraseText(one.label) === label)
    ] as readonly number[];
  const cameOf = (label: string): number =>
    tally.came[trial.chances.findIndex((one) => phraseText(one) === label)] as number;
  return { tally, lineOf, cameOf };
}

/** A chance lies as near to the exact one as the forecast says of itself. */
function expectLikely(came: number, tally: Tally, exact: number): void {
  const { error } = likelihood(came, tally);
  expect(Math.abs((100 * came) / tally.runs - 100 * exact)).toBeLessThanOrEqual(most * error);
  expect(error).toBeLessThanOrEqual(3);
}

const scout = { ships: [[ship.scout, 1]] } as const;

describe('exact answers', () => {
  it('a scout against a scout, each of one attack of 3 percent that one hit destroys: who hits first alone wins, .97 in 1.97; both hit, .03 in 1.97. Nobody takes a sector with a combat of 3 (GE 741)', () => {
    const { tally, cameOf } = foretold(scout, scout);
    expect(cameOf('You capture the sector')).toBe(0);
    expectLikely(tally.ended.won, tally, 0.97 / 1.97);
    expectLikely(tally.ended.lost, tally, 0.97 / 1.97);
    expectLikely(tally.ended.open, tally, 0.03 / 1.97);
  });

  it('a cruiser of 2 attacks of 18 percent attacks a scout: where it holds the field it takes the sector with a combat of 36 (GE 741)', () => {
    const { tally, cameOf, lineOf } = foretold({ ships: [[ship.klingonHawk, 1]] }, scout);
    expect(cameOf('You capture the sector')).toBe(tally.ended.won);
    expect(lineOf('theirs', 'Tolstoy Class Scout')).toEqual([0, enoughRuns]);
  });

  it('four gun platforms of 30 percent in siege before defences of level 2: none falls in .7⁴, one in 4 · .3 · .7³ (GE 1619)', () => {
    const { tally, lineOf } = foretold({ ships: [[ship.platform, 4]] }, scout, { level: 2 });
    const [none = 0, one = 0, two = 0] = lineOf('place', 'Levels of sector defences');
    expectLikely(none, tally, 0.7 ** 4);
    expectLikely(one, tally, 4 * 0.3 * 0.7 ** 3);
    expectLikely(two, tally, 1 - 0.7 ** 4 - 4 * 0.3 * 0.7 ** 3);
  });

  it('a cruiser in rank 2 with retreat level 1 leaves after the first round, unless the scout is destroyed in it: .82² (GE 1664, 1902)', () => {
    const { tally, cameOf } = foretold({ ships: [[ship.klingonHawk, 1, 2]], retreatLevel: 1 }, scout);
    expectLikely(cameOf('You retreat'), tally, 0.82 ** 2);
    expectLikely(tally.ended.lost, tally, 0.82 ** 2);
    expect(cameOf('They retreat')).toBe(0);
  });

  it('a galor of 2.1 hit points against a scout: of h hits it survives h / 2.1 of the time (GE 1678)', () => {
    const { tally, lineOf } = foretold({ ships: [[ship.galor, 1]] }, scout);
    // The scout falls in a round with 1 - .4², and fires once in each round there is.
    const falls = 1 - 0.4 ** 2;
    const lostIn = (rounds: number): number => {
      const chance = (hits: number, ways: number): number => ways * 0.03 ** hits * 0.97 ** (rounds - hits);
      const [one, two] = [chance(1, rounds), chance(2, (rounds * (rounds - 1)) / 2)];
      return one * (1 / 2.1) + two * (2 / 2.1) + (1 - chance(0, 1) - one - two);
    };
    const lost = Array.from({ length: 40 }, (_, at) => falls * (1 - falls) ** at * lostIn(at + 1)).reduce(
      (sum, share) => sum + share,
    );
    expectLikely(lineOf('own', 'Galor Cruiser')[1] ?? 0, tally, lost);
    // Who is lost of its wounds holds no field.
    expectLikely(tally.ended.won, tally, 1 - lost);
  });
});
