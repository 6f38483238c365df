import type { OrderRef, PlaceId, SeatId } from '#kernel/words/ids.ts';
import { percentOf, sumOf } from '#kernel/steps/fractions.ts';
import { boardOf, distance } from '../map/board.ts';
import { sheetOf } from '../map/sheets.ts';
import type { Empire } from '../model/empire.ts';
import type { State } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { systemsOf } from '../model/stations/systems.ts';

/** What an empire earned in three years, the treasury with which it began counted, as far as it is known (B14.15). */
export const earnedBy = ({ incomes, treasury }: Pick<Empire, 'incomes' | 'treasury'>): number =>
  incomes === undefined ? treasury : sumOf(incomes);

/** Percent of what the defeated earned that a merger costs in each turn (B14.20). */
export const mergingPercent = (one: number, other: number): number => (Math.abs(one - other) + 2) * 10;

/** What a merger costs a conqueror in each turn, in economic points (B14.201). */
export const chargeOf = (earned: number, percent: number): number => percentOf(percent, earned);

/** The merging compatibility number of an empire (B14.20). */
export const mcnOf = ({ empires }: Pick<State, 'empires'>, seat: SeatId): number =>
  sheetOf(seat, empires[seat]?.sheet).mcn;

/**
 * Which of several conquerors each hex of the defeated falls to, while they agree on nothing else. OURS: to the one whose systems and squadrons are nearest,
 * of several the first.
 */
export function nearestOf(
  { map, systems, squadrons }: Pick<State, 'map' | 'systems' | 'squadrons'>,
  victors: readonly SeatId[],
): (place: PlaceId) => SeatId {
  const [first = '' as SeatId] = victors;
  if (victors.length < 2) return () => first;
  const board = boardOf(map);
  const posts = victors.map((victor) => ({
    victor,
    places: [
      ...systemsOf(systems, victor).map(([place]) => place),
      ...squadronsOf(squadrons, victor).map(([, { place }]) => place),
    ],
  }));
  const farFrom = (places: readonly PlaceId[], place: PlaceId): number =>
    Math.min(Infinity, ...places.map((other) => distance(board, other, place) ?? Infinity));
  return (place) => {
    let [best, least] = [first, Infinity];
    for (const { victor, places } of posts) {
      const far = farFrom(places, place);
      if (far < least) [best, least] = [victor, far];
    }
    return best;
  };
}

/** Which conqueror a hex of the defeated falls to. */
export type Falls = (place: PlaceId) => SeatId;

/** An even part of points for each of several, what does not go even for the first. */
export const evenly = (points: number, of: number, at: number): number =>
  Math.floor(points / of) + (at === 0 ? points % of : 0);

/** What the game master awards, by its hex: to whom, and by which answer. */
export type Awards = ReadonlyMap<PlaceId, { readonly to: SeatId; readonly ref: OrderRef }>;

/** Which systems the game master awards to conquerors; the last word on each counts (B14.10). */
export const awardsIn = (
  given: readonly (
    | { readonly kind: 'award'; readonly place: PlaceId; readonly to: SeatId; readonly ref: OrderRef }
    | { readonly kind: 'judge-surrender' | 'surrender' | 'impose-surrender' }
  )[],
  to: readonly SeatId[],
): Awards =>
  new Map(
    given.flatMap((order) =>
      order.kind === 'award' && to.includes(order.to) ? [[order.place, order] as const] : [],
    ),
  );
