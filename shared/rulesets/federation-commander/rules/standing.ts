import type { OrderRef, SeatId, UnitId } from '#kernel/ids.ts';
import { gameMaster } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { StandingOrder } from '../model/orders.ts';
import type { Ship, State } from '../model/state.ts';
import { mostStanding } from '../tables/limits.ts';
import { impossible } from '../tables/refusals.ts';
import { seats } from '../tables/seats.ts';
import { cannotAllocate } from './energy.ts';
import { active, boxNamed } from './ships.ts';

/** In the order in which they are read. */
export const standingKinds = [
  ...(['allocate', 'plot', 'course', 'steer', 'change-speed-when', 'fire-when'] as const),
  ...(['reinforce-when', 'lose-first', 'repair-first', 'disengage-when'] as const),
] as const satisfies readonly StandingOrder['kind'][];

/** Of these a ship keeps several. */
const several: readonly StandingOrder['kind'][] = ['course', 'change-speed-when', 'fire-when'];

/** Whether the later order takes the place of the earlier one. */
export function isReplaced(earlier: StandingOrder, later: StandingOrder): boolean {
  if (earlier.kind === 'plot' && later.kind === 'plot')
    return earlier.impulse === later.impulse && earlier.subPulse === later.subPulse;
  return earlier.kind === later.kind && !several.includes(later.kind);
}

/** The ship that a seat may give orders to; undefined for any other. */
const ownShip = (state: State, seat: SeatId, unit: UnitId | undefined): Ship | undefined =>
  active(state).find(([id, ship]) => id === unit && ship.seat === seat)?.[1];

const notYours = (state: State): Problem =>
  state.over === undefined ? impossible('FC 1A2', 'not-your-ship') : impossible('FC 8D3', 'battle-over');

/** Why a ship cannot take this standing order; undefined if it can. */
export function cannotFile(
  state: State,
  seat: SeatId,
  unit: UnitId | undefined,
  order: StandingOrder,
): Problem | undefined {
  const ship = ownShip(state, seat, unit);
  if (ship === undefined) return notYours(state);
  if (ship.standing.filter((one) => !isReplaced(one, order)).length >= mostStanding)
    return impossible('FC 1E4', 'too-many-standing', { most: mostStanding });
  switch (order.kind) {
    case 'allocate':
      return cannotAllocate(ship.name, ship, order);
    case 'fire-when': {
      const strange = order.weapons.find((weapon) => boxNamed(ship, weapon) === undefined);
      return strange === undefined
        ? undefined
        : impossible('FC 7A', 'no-such-box', { ship: ship.name, box: strange });
    }
    case 'steer':
      return order.least > order.most ? impossible('FC 2A3', 'bounds-crossed') : undefined;
    case 'change-speed-when':
      return order.least > order.most || order.from > order.until
        ? impossible('FC 2B2', 'bounds-crossed')
        : undefined;
    default:
      return undefined;
  }
}

/** Why nobody, or not they, can decide about the captain of that side; undefined if they can. */
export function cannotSetCaptain(by: SeatId, of: SeatId): Problem | undefined {
  if (by !== gameMaster) return impossible('FC 1A2', 'for-the-game-master');
  return seats.some((seat) => seat === of) ? undefined : impossible('FC 1A2', 'no-such-side', { side: of });
}

/** Why no such order can be taken back; undefined if it can. */
export function cannotWithdraw(
  state: State,
  seat: SeatId,
  unit: UnitId | undefined,
  order: OrderRef,
): Problem | undefined {
  const ship = ownShip(state, seat, unit);
  if (ship === undefined) return notYours(state);
  return ship.standing.some(({ ref }) => ref === order)
    ? undefined
    : impossible('FC 1E4', 'no-standing-order');
}
