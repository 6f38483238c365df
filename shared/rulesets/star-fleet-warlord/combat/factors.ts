import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Factor, Level } from '../ships/factor.ts';
import type { Ship } from '../model/ship.ts';
import type { Posture } from './tactics.ts';
import { damaged } from './percents.ts';
import { designOf } from '../ships/list/index.ts';
import type { Field, Works } from './field.ts';
import { armedAt, armedBy } from './items.ts';
import { termsOf, worksTerms } from './terms.ts';
import { factorsOf, levelOfShip } from '../ships/ships.ts';

/** A base factor with a sum of percentages and a level of damage, rounded once; never below 0 (SFW 4592). */
export const modified = (base: number, percent: number, level: Level = ''): number =>
  Math.max(0, rounded(base * (300 + 3 * percent + damaged[level]), 300));

/** Items are added to the modified factor (SFW 4707). */
const factor = (of: Omit<Factor, 'total'>): Factor => ({
  ...of,
  total:
    modified(of.base, sumOf(of.terms.map(({ percent }) => percent)), of.level) +
    sumOf(of.armed.map(({ points }) => points)),
});

/** The attack factor of a ship in a battle, or the defense factor of one that is attacked. */
export const factorOf = (posture: Posture, ship: Ship, field: Field): Factor =>
  factor({
    base: factorsOf(ship)[posture],
    terms: termsOf(posture, ship, field),
    level: levelOfShip(ship),
    armed: armedBy(ship, posture, field),
  });

/** What an attacker takes the defense of a ship for before the battle: decoys and Q-ships seem to be others (SFW 355, 3045). */
export function apparentDefense(ship: Ship, field: Field): number {
  const { apparent, shownAs } = designOf(ship);
  if (apparent !== undefined) return apparent;
  const { base, ...found } = factorOf('defense', ship, field);
  return factor({ ...found, base: shownAs === undefined ? base : designOf({ design: shownAs }).defense })
    .total;
}

/** The defense of fortifications: a quarter of the points, what stands around them, and their garrison; 1 where the attacker listens there (SFW 3120, 4601, 4728). */
export function worksFactor(works: Works, field: Field): Factor {
  const base = works.posted ? 1 : rounded(works.points, 4);
  const terms = works.posted ? [] : worksTerms(works, field);
  return factor({ base, terms, level: '', armed: armedAt(works, field) });
}
