import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { most } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { exampleCode, isCodeOf } from '../squadrons/codes.ts';
import { cannotCommand } from '../squadrons/regroup.ts';
import { countsOf, escortsFor, hullLimits, navyOf, pointsLeft, unescortingOf } from './navy.ts';
import { wareNamed } from './wares.ts';

/** The speed of a squadron whose ships say no other. */
const speed = 3;

/** Ships of one hull that are bought, with poor crews or not (Z1.200). */
export interface Bought {
  readonly hull: string;
  readonly count: number;
  readonly poor?: true;
}

/** A purchase of ships for one squadron. */
export interface Purchased {
  readonly ships: readonly Bought[];
  readonly to: UnitId;
  /** Absent: where the squadron is, or else the homeworld. */
  readonly place?: PlaceId;
  /** The hull that leads it. */
  readonly lead?: string;
  /** What its flagship is called. */
  readonly name?: string;
}

/** A purchase as an order of a plan. */
export interface Buy extends Purchased {
  readonly kind: 'buy';
  readonly ref: OrderRef;
}

/** The ships that are bought, as they will be; none of what is not for sale as a ship. */
export const shipsIn = (
  state: Pick<State, 'purchase'>,
  seat: SeatId,
  ships: readonly Bought[],
): readonly Ship[] =>
  ships.flatMap(({ hull, count, poor }) => {
    const ware = wareNamed(state, seat, hull);
    return ware?.kind !== 'ship'
      ? []
      : Array.from({ length: count }, () => (poor ? { ...ware.ship, crew: 'poor' as const } : ware.ship));
  });

/** What they cost, in half economic points. */
export const halvesFor = (state: Pick<State, 'purchase'>, seat: SeatId, ships: readonly Bought[]): number =>
  sumOf(ships.map(({ hull, count }) => count * (wareNamed(state, seat, hull)?.halves ?? 0)));

/** Where ships that are bought go. */
export const placeFor = (
  state: Pick<State, 'systems' | 'squadrons'>,
  seat: SeatId,
  { to, place }: Pick<Purchased, 'to' | 'place'>,
): PlaceId | undefined => place ?? state.squadrons[to]?.place ?? homeworldOf(state, seat);

/** The squadron as it is with these ships; undefined where it would be nowhere. */
export function squadronWith(state: State, seat: SeatId, order: Purchased): Squadron | undefined {
  const was = state.squadrons[order.to];
  const place = placeFor(state, seat, order);
  if (place === undefined) return undefined;
  return {
    seat,
    flagship: order.name ?? was?.flagship ?? '',
    place,
    speed,
    ships: [...(was?.ships ?? []), ...shipsIn(state, seat, order.ships)],
    ...defined({ ledBy: order.lead ?? was?.ledBy }),
  };
}

/** The world in which a squadron has these ships. */
export function withPurchase(state: State, seat: SeatId, order: Purchased): State {
  const squadron = squadronWith(state, seat, order);
  return squadron === undefined
    ? state
    : { ...state, squadrons: { ...state.squadrons, [order.to]: squadron } };
}

/** Whether a navy can be bought at all (Z1.0, Z1.100). */
export function cannotTrade(state: State, seat: SeatId): Problem | undefined {
  if (state.purchase === undefined) return impossible('GC Z1.0', 'no-purchase');
  return state.empires[seat] === undefined || (state.purchase.wares[seat] ?? []).length === 0
    ? impossible('GC Z1.100', 'no-wares')
    : undefined;
}

/** Why a squadron cannot be called so, or stand there. */
function misplaced(state: State, seat: SeatId, order: Purchased): Problem | undefined {
  const { to } = order;
  if (!isCodeOf(state, seat, to))
    return impossible('GC A6.10', 'no-code', { example: exampleCode(state, seat) });
  const place = placeFor(state, seat, order);
  if (place === undefined) return impossible('GC Z1.0', 'bought-nowhere');
  const stands = state.squadrons[to]?.place ?? place;
  if (stands !== place)
    return impossible('GC A6.10', 'bought-elsewhere', { code: to.toUpperCase(), place: hexName(stands) });
  return state.systems[place]?.owner === seat
    ? undefined
    : impossible('GC Z1.0', 'not-your-system', { place: hexName(place) });
}

/** Why the navy may not have these hulls: one of each variant, and no more than the limits of classes (Z1.30, Z1.40). */
function tooMany(next: State, seat: SeatId, { ships }: Purchased): Problem | undefined {
  for (const { hull } of ships)
    if (wareNamed(next, seat, hull)?.variant === true && unescortingOf(next, seat, hull) > 1)
      return impossible('GC Z1.30', 'variant-once', { hull });
  const navy = navyOf(next, seat);
  const over = hullLimits.find(({ is, most: limit }) => navy.filter(is).length > limit);
  return over === undefined
    ? undefined
    : impossible('GC Z1.40', 'hulls-at-most', { hulls: over.name, most: over.most });
}

/** The escorts that a squadron lacks, such as `AD5, 2xAF5` (Z1.80). */
export function missingEscorts(state: State, seat: SeatId, ships: readonly Ship[]): readonly string[] {
  const have = countsOf(ships);
  return [...escortsFor(state, seat, ships)].flatMap(([type, count]) => {
    const missing = count - (have.get(type) ?? 0);
    return missing <= 0 ? [] : [missing === 1 ? type : `${missing}x${type}`];
  });
}

/** Why ships cannot be bought for a squadron, after all that was bought before: the one question of advice and step (Z1). */
export function cannotBuy(state: State, seat: SeatId, order: Purchased): Problem | undefined {
  const closed = cannotTrade(state, seat);
  if (closed !== undefined) return closed;
  if (order.ships.length === 0) return impossible('GC Z1.20', 'nothing-bought');
  const strange = order.ships.find(({ hull }) => wareNamed(state, seat, hull)?.kind !== 'ship');
  if (strange !== undefined) return impossible('GC Z1.700', 'not-for-sale', { hull: strange.hull });
  const wrong = misplaced(state, seat, order);
  if (wrong !== undefined) return wrong;
  const next = withPurchase(state, seat, order);
  const into = next.squadrons[order.to];
  if (into === undefined || into.ships.length > most.ships)
    return impossible('GC D6.10', 'squadron-full', { most: most.ships });
  if (order.lead !== undefined && !into.ships.some(({ hull }) => hull === order.lead))
    return impossible('GC D6.100', 'no-such-ship');
  const many = tooMany(next, seat, order);
  if (many !== undefined) return many;
  const missing = missingEscorts(next, seat, into.ships);
  if (missing.length > 0) return impossible('GC Z1.80', 'escorts-missing', { escorts: missing.join(', ') });
  const unled = cannotCommand(next, into);
  if (unled !== undefined) return unled;
  const left = pointsLeft(state, seat);
  return pointsLeft(next, seat) < 0
    ? impossible('GC Z1.10', 'navy-costs', { cost: Math.ceil(halvesFor(state, seat, order.ships) / 2), left })
    : undefined;
}
