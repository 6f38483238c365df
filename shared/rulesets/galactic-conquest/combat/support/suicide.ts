import { integer, list } from '#kernel/codec/shapes.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, hull, most, place, seat, seats, unit } from '../../declare.ts';
import { changeShips } from '../../model/force.ts';
import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';
import { isFlagged } from '../../ships/fleet.ts';
import { attackOf, combatOf } from '../../ships/ships.ts';
import { code } from '../events.ts';
import { canUse, suicideTimes } from '../fit.ts';
import { hullsText } from '../words.ts';

/** A suicide freighter that is blown up: its position and hull, and the attack factors that it has by that. */
export interface Spent {
  readonly at: number;
  readonly hull: string;
  readonly points: number;
}

/** The suicide freighters of a squadron that are blown up at the enemy: all that can be, in the first round in which they can, if they are told to (E4.110). */
export function strikersIn({ ships, combat }: Squadron, round: number): readonly Spent[] {
  if (combatOf({ ...(combat && { combat }) }).forms?.suicide !== true) return [];
  return ships.flatMap((ship, at): readonly Spent[] =>
    isFlagged(ship, 'suicide') && canUse(ship, round)
      ? [{ at, hull: ship.hull, points: rounded(attackOf(ship) * suicideTimes, 10) }]
      : [],
  );
}

/** The positions of ships that were blown up in this round. */
export const spentIn = (ships: readonly Ship[]): readonly number[] =>
  ships.flatMap(({ engaged }, at) => (engaged?.spent === true ? [at] : []));

/** Suicide freighters are gone once they were blown up (E4.110). */
export const freightersSpent = event('freighters-spent', {
  fields: {
    battle: code,
    place,
    seats,
    seat,
    unit,
    at: list(integer(0, most.ships), most.ships),
    hulls: list(hull, most.ships),
  },
  by: 'rules',
  hears: (happened, reader) => happened.seats.includes(reader),
  say: (happened) =>
    phrase('{ships} of {unit} {count:is|are} gone.', {
      ships: hullsText(happened.hulls),
      unit: happened.unit.toUpperCase(),
      count: happened.hulls.length,
    }),
  apply: (draft, happened) => changeShips(draft, happened.unit, happened.at, () => undefined),
});
