import { expect, test } from 'vitest';
import { unitId } from '#kernel/words/ids.ts';
import { hitsOn } from '#rulesets/galactic-conquest/combat/damage.ts';
import { bombsBy } from '#rulesets/galactic-conquest/combat/round/bombs.ts';
import { withEngaged } from '#rulesets/galactic-conquest/model/battle/engaged.ts';
import type { Combat } from '#rulesets/galactic-conquest/model/battle/combat.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import { placeId, seatId } from '#kernel/words/ids.ts';

const combat: Combat = {
  attack: true,
  intensity: 'typical',
  breaks: 100,
  target: 'none',
  losses: [],
  forms: { capture: 'weakest' },
};
const frigate: Ship = {
  hull: 'FF',
  size: 4,
  sensors: 0,
  figures: { attack: 10, defence: 7, speed: 3, rating: 3, crew: 20, cost: 60, class: 'FF' },
};

test('to capture a protected FF of 10/7 takes 49 points, and an unprotected one 35 (GCV-112)', () => {
  const fate = (points: number, shields?: ReadonlyMap<number, number>) =>
    hitsOn([frigate], { points, ...(shields && { shields }) }, combat, combat)[0]?.fate;
  const protectedBy = new Map([[0, 7]]);
  expect([fate(48, protectedBy), fate(49, protectedBy)]).toEqual(['damaged', 'boarded']);
  expect([fate(34), fate(35)]).toEqual(['damaged', 'boarded']);
});

/** The rounds in which the bomb of a unit goes off. */
function roundsOf(hull: string): readonly number[] {
  let ship: Ship = { hull, size: 4, sensors: 0, figures: { ...frigate.figures!, class: 'GF' } };
  const rounds: number[] = [];
  for (let round = 1; round <= 12; round += 1) {
    const squadron: Squadron = {
      seat: seatId('hydran'),
      flagship: unitId('bases-d3'),
      place: placeId('hd3'),
      speed: 0,
      ships: [ship],
      combat: { ...combat, forms: { bombs: true } },
    };
    if (bombsBy(squadron, round).length === 0) continue;
    rounds.push(round);
    ship = withEngaged(ship, { fired: round });
  }
  return rounds;
}

test('fusion bombs go off once in five, four and three rounds, by their level (A13.00, A13.10, A13.20)', () => {
  expect(roundsOf('FBGB')).toEqual([1, 6, 11]);
  expect(roundsOf('FBGB-II')).toEqual([1, 5, 9]);
  expect(roundsOf('FBGB-III')).toEqual([1, 4, 7, 10]);
  expect(roundsOf('BS')).toEqual([]);
});
