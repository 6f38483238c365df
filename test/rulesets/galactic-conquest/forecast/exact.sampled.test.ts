import { describe, expect, it } from 'vitest';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { Tally } from '#kernel/odds/tally.ts';
import { enoughRuns, likelihood, tallied, together } from '#kernel/odds/tally.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { trial } from '#rulesets/galactic-conquest/combat/trial/trial.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import type { Combat } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import { combatOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { cases } from '../caseWriting.ts';
import { longTest } from '../../../support/sample.ts';

/** How many of the errors that are told a chance may lie from what is exact: as far off lies one in 10,000. */
const most = 2;
const [hydran, lyran] = seats;
const place = placeId('hd5');

/** A ship of these factors, with nothing else about it. */
const ship = (hull: string, attack: number, defence: number): Ship => ({
  hull,
  size: 3,
  sensors: 0,
  figures: { attack, defence, speed: 6, rating: 10, crew: 1, bpv: 100, cost: 100, class: 'CA' },
});
interface Force {
  readonly ships: readonly Ship[];
  readonly combat?: Partial<Combat>;
}

/** A Hydran squadron has come from D4 to attack a Lyran one in D5: both are Typical and leave after losses of 50 %, unless they are told otherwise. */
function clash(own: Force, theirs: Force) {
  const world = cases.world(
    cases.readGiven(['squadron H01A of hydran in D4: CA', 'squadron L01A of lyran in D5: CA']),
  );
  const squadron = (seat: typeof hydran, { ships, combat }: Force) => ({
    ...{ seat, flagship: '', place, speed: 0, ships },
    combat: { ...combatOf({}), ...combat },
  });
  const squadrons = {
    [unitId('h01a')]: { ...squadron(hydran, own), cameFrom: placeId('hd4') },
    [unitId('l01a')]: squadron(lyran, theirs),
  };
  return deepFreeze({ me: hydran, place, segment: 12, scene: { ...world, squadrons } });
}

function foretold(own: Force, theirs: Force) {
  const fought = trial(clash(own, theirs));
  const tally = tallied(fought, 0, enoughRuns);
  const lost = (side: string, label: string): readonly number[] =>
    tally.counts[
      fought.counted.findIndex((one) => one.side === side && phraseText(one.label) === label)
    ] as readonly number[];
  const came = (label: string): number =>
    tally.came[fought.chances.findIndex((one) => phraseText(one) === label)] as number;
  return { tally, lost, came };
}

/** A chance lies as near to the exact one as the forecast says of itself. */
function expectLikely(came: number, tally: Tally, exact: number): void {
  const { error } = likelihood(came, tally);
  expect(Math.abs((100 * came) / tally.runs - 100 * exact)).toBeLessThanOrEqual(most * error);
  expect(error).toBeLessThanOrEqual(3);
}

/* A ship whose defense factors are no more than half of its attack factors fires with half of these (A10.15): those that fire here have as many left. */
const one: Force = { ships: [ship('CA', 100, 100)] };
const target: Force = { ships: [ship('CA', 0, 20)] };

/* The row of Typical is 25, 20, 20, 18, 15, 15 percent of the attack factors (A10.20). */
describe('exact answers from the damage chart', () => {
  it('100 factors on 20 of defense: 25, 20 and 20 destroy it, after 18 and 15 it leaves (A3.20)', () => {
    const { tally, lost, came } = foretold(one, target);
    expectLikely(lost('theirs', 'CA')[1] ?? 0, tally, 1 / 2);
    expectLikely(came('They retreat'), tally, 1 / 2);
    expect(tally.ended).toEqual({ won: enoughRuns, lost: 0, open: 0 });
    expect(lost('own', 'CA')).toEqual([enoughRuns]);
  });

  longTest(
    'both alike, and leaving after 20 of 100: the enemy alone has lost them in a quarter; else the attacker leaves, after the second round at the latest',
    () => {
      // One volley reaches 20 in three of six, two come to 30 at least: both want to leave then, and the attacker does.
      const alike: Force = { ...one, combat: { breaks: 20 } };
      const { tally, came } = foretold(alike, alike);
      expectLikely(tally.ended.won, tally, 1 / 4);
      expect(came('They retreat')).toBe(tally.ended.won);
      expect(came('You retreat')).toBe(tally.ended.lost);
      expect(tally.ended.open).toBe(0);
    },
  );

  longTest(
    'five ships of 20 fight as 100 and its root: 28, 22, 22, 20, 17, 17 destroy 20 in four of six; four of 25 in three (A10.25)',
    () => {
      const ships = (count: number, attack: number) =>
        Array.from({ length: count }, () => ship('DD', attack, 50));
      const five = foretold({ ships: ships(5, 20) }, target);
      expectLikely(five.lost('theirs', 'CA')[1] ?? 0, five.tally, 4 / 6);
      const four = foretold({ ships: ships(4, 25) }, target);
      expectLikely(four.lost('theirs', 'CA')[1] ?? 0, four.tally, 3 / 6);
    },
  );

  it('Charge on Regroup: 30 and 27 of 100 factors are 26 and 23 points, as its defense counts 115 %: two of six destroy 23 (A10.20)', () => {
    const { tally, lost } = foretold(
      { ...one, combat: { intensity: 'charge' } },
      { ships: [ship('CA', 0, 23)], combat: { intensity: 'regroup' } },
    );
    expectLikely(lost('theirs', 'CA')[1] ?? 0, tally, 2 / 6);
  });

  it('directed at the strongest of 12 and 10, at double: 25 take out the 12, 20 do not but the 10; of 18 and 15 the enemy gives up the 10 (A10.35)', () => {
    const { tally, lost } = foretold(
      { ...one, combat: { target: 'strongest' } },
      { ships: [ship('CA', 0, 12), ship('DD', 0, 10)], combat: { breaks: 40 } },
    );
    expectLikely(lost('theirs', 'CA')[1] ?? 0, tally, 1 / 6);
    expectLikely(lost('theirs', 'DD')[1] ?? 0, tally, 5 / 6);
    expect(lost('theirs', 'All ships')).toEqual([0, enoughRuns]);
  });

  longTest(
    '40 of defense that leave after losses of 75 %: no volley reaches 30, two do, and destroy them in 15 of 36 (A10.356)',
    () => {
      const { tally, lost, came } = foretold(one, { ships: [ship('CA', 0, 40)], combat: { breaks: 75 } });
      // 25 with any, 20 with 25 or 20, 18 and 15 with 25 alone.
      expectLikely(lost('theirs', 'CA')[1] ?? 0, tally, (6 + 2 * 3 + 3 * 1) / 36);
      expect(came('They retreat')).toBe(enoughRuns - (lost('theirs', 'CA')[1] ?? 0));
    },
  );

  it('comes alike whoever fights it: in one piece, in two and in eight', () => {
    const fought = trial(clash(one, { ships: [ship('CA', 40, 60), ship('DD', 30, 30)] }));
    const runs = 160;
    const whole = tallied(fought, 0, runs);
    for (const pieces of [2, 8]) {
      const part = runs / pieces;
      const parts = Array.from({ length: pieces }, (_, at) => tallied(fought, at * part, (at + 1) * part));
      expect(parts.reduce(together)).toEqual(whole);
    }
  });
});
