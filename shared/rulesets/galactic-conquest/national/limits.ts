import { sumOf } from '#kernel/steps/fractions.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { cannotPayAt } from '../bank/paying.ts';
import { barredAt } from '../bases/limits.ts';
import { hexName } from '../map/board.ts';
import { isOfYear } from '../model/bases/guards.ts';
import type { Recruit } from '../model/bases/guards.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { basesIn } from '../model/territory.ts';
import { impossible } from '../refusals.ts';
import { ratingOf } from '../ships/fleet.ts';
import type { Hull } from '../ships/list/hull.ts';
import { has } from '../ships/list/hull.ts';
import { cannotServe, fits, turnsFor } from '../yards/fit.ts';
import { worthOf } from '../yards/price.ts';

/** As what a starbase builds: a yard of size class 3, for ships alone. */
const asYard = { kind: 'SC3SY' } as const;

/** Starbases of an empire in a hex, and larger ones (B11.120). */
export const starbasesIn = (
  state: Pick<State, 'squadrons'>,
  seat: SeatId,
  place: PlaceId,
): readonly Ship[] => {
  const bases = basesIn(state, place);
  return bases?.seat === seat ? bases.ships.filter(({ hull }) => /^(?:SB|SF|SP)X?$/.test(hull)) : [];
};

/** How many ships of the National Guard starbases of a hex command: as many as their ratings (B11.120). */
export const mostGuards = (state: Pick<State, 'squadrons'>, seat: SeatId, place: PlaceId): number =>
  sumOf(starbasesIn(state, seat, place).map((base) => ratingOf(base) ?? 0));

/** Ships of the National Guard in a hex that are not mothballed, and those that are being built. */
export function guardsAt(
  state: Pick<State, 'squadrons'>,
  place: PlaceId,
): { readonly ships: readonly Ship[]; readonly coming: readonly Recruit[] } {
  const bases = basesIn(state, place);
  return {
    ships: bases?.ships.filter(({ guard }) => guard === true) ?? [],
    coming: bases?.fixed?.recruits?.filter(({ done }) => done !== true) ?? [],
  };
}

/** Turns until a ship is there (B8.50). */
export const turnsOf = (row: Hull): number => turnsFor(asYard, row);
/** Economic points for one. */
export const guardPrice = (row: Pick<Hull, 'epv' | 'flags'>): number => worthOf(row);

/**
 * Whether a ship of a row can be one of the National Guard: of size class 3 or 4. OURS: a warship of the empire, no variant, of no war hull and no
 * X-ship.
 */
export const isForGuard = (row: Hull): boolean =>
  (row.standard || row.base === '') &&
  row.class !== 'AUX' &&
  !has(row, 'X1') &&
  fits({ ...asYard, place: '' as PlaceId, seat: '' as SeatId }, row);

type World = State;

/** Why no ship more of a size is begun for the National Guard of a hex (B11.120). */
function full(state: World, seat: SeatId, place: PlaceId, size: number): Problem | undefined {
  const args = { place: hexName(place) };
  const bases = starbasesIn(state, seat, place);
  if (bases.length === 0) return impossible('GC B11.120', 'no-starbase', args);
  const recruits = basesIn(state, place)?.fixed?.recruits ?? [];
  if (recruits.filter(({ begun }) => isOfYear(begun, state.turn)).length >= bases.length)
    return impossible('GC B11.120', 'guard-of-the-year', args);
  const { ships, coming } = guardsAt(state, place);
  const most = mostGuards(state, seat, place);
  if (ships.length + coming.length >= most)
    return impossible('GC B11.120', 'guards-at-most', { ...args, most });
  const count = (of: number): number => [...ships, ...coming].filter((one) => one.size === of).length;
  return size === 3 && count(3) >= count(4)
    ? impossible('GC B11.120', 'guards-small-first', args)
    : undefined;
}

/** Why a ship of this row is not begun for the National Guard of a hex; undefined: it is (B11.120). */
export function cannotGuard(state: World, seat: SeatId, place: PlaceId, row: Hull): Problem | undefined {
  const barred = barredAt(state, seat, place);
  if (barred !== undefined) return barred;
  if (!isForGuard(row)) return impossible('GC B11.120', 'not-for-guard', { hull: row.designation });
  const none = full(state, seat, place, row.size);
  if (none !== undefined) return none;
  const late = cannotServe(state, seat, row, { begins: state.turn, ready: state.turn + turnsOf(row) });
  if (late !== undefined) return late;
  const cost = guardPrice(row);
  return cannotPayAt(state, seat, place, cost, (left) =>
    impossible('GC B11.120', 'ship-costs', { cost, left }),
  );
}
