import { percentOf } from '#kernel/steps/fractions.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import { choiceOrNone, choicesOf } from '#kernel/declare/entries.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Ship } from '../../model/ship.ts';
import type { State } from '../../model/state.ts';
import { impossible } from '../../refusals.ts';
import { isUsuallyCrewed, shipOf } from '../../ships/fleet.ts';
import type { Hull } from '../../ships/list/hull.ts';
import { orderedNow } from '../known.ts';

/** Who mans a new ship, if no usual crew: recruits, a computer, or the poor crews of the reserve (B12.100, C9.10, C9.60). */
export const builtCrews = ['green', 'computer', 'poor'] as const;
export type BuiltCrew = (typeof builtCrews)[number];

/** Percent of the price of a ship that it costs with them (C9.10, C9.60). */
const percents: Readonly<Record<BuiltCrew, number>> = { green: 85, computer: 150, poor: 100 };
/** Computer-operated ships that an empire builds in a turn (C9.10). */
const mostComputers = 2;

/** What a ship costs with its crew, to the nearest point. */
export const priceWith = (price: number, crew?: BuiltCrew): number =>
  crew === undefined ? price : percentOf(percents[crew], price);

/** A new ship with its crew; that of the reserve comes aboard once the ship is finished. */
export const mannedBy = (ship: Ship, crew?: BuiltCrew): Ship =>
  crew === 'green' || crew === 'computer' ? { ...ship, crew } : ship;

/** Why a ship is not built for such a crew: merchants have usual ones, and of computers there are few in a turn (C9.10, C9.20). */
export function cannotMan(state: State, seat: SeatId, row: Hull, crew?: BuiltCrew): Problem | undefined {
  if (crew !== undefined && isUsuallyCrewed(shipOf(row))) return impossible('GC C9.20', 'merchants-usual');
  return crew === 'computer' &&
    orderedNow(state, seat).filter(({ ship }) => ship.crew === 'computer').length >= mostComputers
    ? impossible('GC C9.10', 'computers-at-most', { most: mostComputers })
    : undefined;
}

/** How a crew stands behind the hull in a sentence: `FF with a green crew`. */
const said: Readonly<Record<BuiltCrew, string>> = {
  green: 'with a green crew',
  computer: 'with a computer',
  poor: 'with a poor crew',
};
export const hullWith = (hull: string, crew?: BuiltCrew): string =>
  crew === undefined ? hull : `${hull} ${said[crew]}`;

const labels: Readonly<Record<BuiltCrew, string>> = {
  green: 'Green, for 15 % less',
  computer: 'Computer, for 50 % more',
  poor: 'Poor, as far as the reserve goes',
};
/** The entry of a form in which a crew is chosen. */
export const crewEntry = <O extends { readonly crew?: BuiltCrew }>(given: O): Entry<O> =>
  choiceOrNone(
    given,
    'crew',
    'Crew',
    phrase('Normal'),
    choicesOf(builtCrews, (one) => phrase('{label}', { label: labels[one] })),
  );
