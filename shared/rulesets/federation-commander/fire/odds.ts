import { sumOf } from '#kernel/steps/fractions.ts';
import type { Aim } from '../model/parts.ts';
import type { Ship } from '../model/state.ts';
import { struck } from '../damage/damage.ts';
import { scoreOf } from './firing.ts';

/* What dice will bring, counted over all that they can show: no chance is guessed. */

/** How a volley falls: of all rolls of its dice, in how many it scores so many points. Exact up to twenty dice. */
export interface Odds {
  readonly rolls: number;
  /** By points, from 0. */
  readonly ways: readonly number[];
}

const faces = [1, 2, 3, 4, 5, 6];

/** The volley of these weapons of the ship, fired at that range together. */
export const oddsOf = (ship: Ship, aims: readonly Aim[], range: number): Odds =>
  aims.reduce<Odds>(
    (odds, aim) =>
      withDie(
        odds,
        faces.map((die) => scoreOf(ship, aim, range, die)),
      ),
    { rolls: 1, ways: [1] },
  );

/** One die more, which scores this by its face. */
function withDie({ rolls, ways }: Odds, scores: readonly number[]): Odds {
  const more = Array.from({ length: ways.length + Math.max(...scores) }, () => 0);
  for (const [points, count] of ways.entries())
    for (const score of scores) more[points + score] = (more[points + score] as number) + count;
  return { rolls: rolls * faces.length, ways: more };
}

/** A chance, or an average, as so many parts of so many. */
export interface Share {
  readonly part: number;
  readonly of: number;
}

/** The sum of this over all rolls, by their points. */
const over = ({ rolls, ways }: Odds, count: (points: number) => number): Share => ({
  part: sumOf(ways.map((many, points) => many * count(points))),
  of: rolls,
});

/** How likely it is to score such points. */
export const chanceOf = (odds: Odds, isSo: (points: number) => boolean): Share =>
  over(odds, (points) => (isSo(points) ? 1 : 0));

/** Points on average. */
export const averageOf = (odds: Odds): Share => over(odds, (points) => points);

/** The least and the most that can be scored. */
export const boundsOf = ({ ways }: Odds): readonly [number, number] => [
  ways.findIndex((many) => many > 0),
  ways.findLastIndex((many) => many > 0),
];

/** What a volley does to a shield with so many boxes left, while nobody reinforces it (FC 3C4, 3C8). */
export interface Effect {
  /** That no box of it is left, where one was. */
  readonly falls: Share;
  /** That anything comes inside, and how many points on average. */
  readonly comesInside: Share;
  readonly inside: Share;
}

export function effectOn(odds: Odds, left: number): Effect {
  const at = (points: number) => struck(points, left, 0);
  return {
    falls: chanceOf(odds, (points) => left > 0 && at(points).shieldLost === left),
    comesInside: chanceOf(odds, (points) => at(points).internal > 0),
    inside: over(odds, (points) => at(points).internal),
  };
}
