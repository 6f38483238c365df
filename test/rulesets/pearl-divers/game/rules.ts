import { gapIn } from '#kernel/board/way.ts';
import { mayGive } from '#kernel/orders/givers.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Boat, State } from './model.ts';
import { boatOf, buoyAt } from './model.ts';
import { impossible } from './refusals.ts';
import { board, finds, foundByBuoy, longestCourse } from './tables.ts';

/** The boat that a seat gives an order to; undefined if it is not its own. */
const ordered = ({ boats }: State, seat: SeatId, unit: UnitId | undefined): Boat | undefined =>
  unit === boatOf(seat) ? boats[seat] : undefined;

/** Why this boat cannot sail there now; undefined if it can (PD 3). */
export function cannotSail(
  state: State,
  seat: SeatId,
  unit: UnitId | undefined,
  to: PlaceId,
): Problem | undefined {
  const boat = ordered(state, seat, unit);
  if (boat === undefined) return impossible('PD 1', 'not-your-boat');
  if (boat.sailed) return impossible('PD 3', 'sailed-already');
  return board.neighbours(boat.place).includes(to)
    ? undefined
    : impossible('PD 3', 'no-passage', { from: board.label(boat.place), place: board.label(to) });
}

/** Why a boat cannot be given this course now; undefined if it can (PD 8). */
export function cannotSetCourse(
  state: State,
  seat: SeatId,
  unit: UnitId | undefined,
  way: readonly PlaceId[],
): Problem | undefined {
  const boat = ordered(state, seat, unit);
  if (boat === undefined) return impossible('PD 1', 'not-your-boat');
  if (way.length > longestCourse) return impossible('PD 8', 'course-too-long', { most: longestCourse });
  return brokenCourse(boat.place, way);
}

/** The first gap of a way that begins at a place; undefined if passages lead all along it. */
export function brokenCourse(start: PlaceId, way: readonly PlaceId[]): Problem | undefined {
  const gap = gapIn(board.neighbours, start, way);
  return gap && impossible('PD 8', 'no-passage', { from: board.label(gap.from), place: board.label(gap.to) });
}

/** Where a boat that nobody sends sails by its course; undefined if it stays (PD 8). */
export function courseOf({ boats, courses }: State, seat: SeatId): PlaceId | undefined {
  const boat = boats[seat];
  const next = courses?.[seat]?.[0];
  return boat === undefined ||
    boat.sailed ||
    next === undefined ||
    !board.neighbours(boat.place).includes(next)
    ? undefined
    : next;
}

/** Why a seat cannot call up storms; undefined for the game master (PD 10). */
export const cannotStorm = (seat: SeatId): Problem | undefined =>
  mayGive({ by: 'game-master' }, seat) ? undefined : impossible('PD 10', 'game-master-only');

/** Why nobody can dive from this boat now; undefined if they can (PD 4). */
export function cannotDive(state: State, seat: SeatId, unit: UnitId | undefined): Problem | undefined {
  const boat = ordered(state, seat, unit);
  if (boat === undefined) return impossible('PD 1', 'not-your-boat');
  if (state.storms?.includes(boat.place) === true)
    return impossible('PD 10', 'storm', { place: board.label(boat.place) });
  if (boat.dived) return impossible('PD 4', 'dived-already');
  return (state.reefs[boat.place] ?? 0) > 0
    ? undefined
    : impossible('PD 4', 'no-pearls', { place: board.label(boat.place) });
}

/** Whether divers who came up with nothing may go down once more (PD 6). */
export const mayDiveAgain = ({ boats }: State, seat: SeatId): boolean => boats[seat]?.empty === true;

/** Why a buoy cannot be set from this boat now; undefined if it can (PD 7). */
export function cannotMark(state: State, seat: SeatId, unit: UnitId | undefined): Problem | undefined {
  const boat = ordered(state, seat, unit);
  if (boat === undefined) return impossible('PD 1', 'not-your-boat');
  const place = board.label(boat.place);
  if (state.reefs[boat.place] === undefined) return impossible('PD 7', 'no-reef', { place });
  return hasBuoy(state, seat, boat.place) ? impossible('PD 7', 'buoy-there', { place }) : undefined;
}

/** Why a buoy cannot be taken in now; undefined if it can (PD 7). */
export function cannotLift({ boats, buoys }: State, seat: SeatId, buoy: string): Problem | undefined {
  const set = buoys[buoy];
  if (set?.seat !== seat) return impossible('PD 7', 'not-your-buoy');
  return boats[seat]?.place === set.place
    ? undefined
    : impossible('PD 7', 'buoy-elsewhere', { place: board.label(set.place) });
}

/** Whether a seat’s buoy marks the bed at a place. */
export const hasBuoy = ({ buoys }: State, seat: SeatId, place: PlaceId): boolean =>
  buoys[buoyAt(seat, place)] !== undefined;

/** Pearls that a dive brings up where so many lie, by its die from 1 to 6, and with a buoy or without; never more than lie there (PD 4, PD 7). */
export const findOf = (die: number, pearls: number, marked: boolean): number =>
  Math.min(marked && die === foundByBuoy ? 1 : (finds[die - 1] ?? 0), pearls);
