import type { SeatId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Outcome, Ship, State } from '../model/state.ts';
import { victoryPoints } from '../tables/damage.ts';
import { separation } from '../tables/movement.ts';
import { impossible } from '../tables/refusals.ts';
import { seats } from '../tables/seats.ts';
import { rangeOf } from '../tables/board.ts';
import { active, enemiesOf, isCrippled, shipsOf } from './ships.ts';

/** Why the ship may not disengage; undefined if it may (FC 2E1b). */
export function cannotDisengage(state: State, ship: Ship): Problem | undefined {
  const range = Math.min(...enemiesOf(state, ship.seat).map(([, enemy]) => rangeOf(ship.place, enemy.place)));
  return range < separation
    ? impossible('FC 2E1b', 'too-near', { ship: ship.name, range, needed: separation })
    : undefined;
}

/** What a ship is worth to its enemy (FC 8B2): OURS, the highest line alone. */
export function worthOf(ship: Ship): number {
  if (ship.status === 'destroyed') return victoryPoints.destroyed;
  if (ship.internal && isCrippled(ship)) return victoryPoints.crippled;
  if (ship.status === 'disengaged') return victoryPoints.disengaged;
  return ship.internal ? victoryPoints.internal : 0;
}

/** Whether this turn is the last: the time is over, or one side has no ship left. */
export const isOver = (state: State): boolean =>
  state.turn >= state.limit || new Set(active(state).map(([, { seat }]) => seat)).size < seats.length;

/** Points and winner as things stand (FC 8B2): more points, then fewer disabled boxes; OURS: else a draw. */
export function outcomeOf(state: State): Outcome {
  const sum = (of: (ship: Ship) => number, owned: (ship: Ship) => boolean): number =>
    shipsOf(state).reduce((total, [, ship]) => total + (owned(ship) ? of(ship) : 0), 0);
  const each = (count: (seat: SeatId) => number): Readonly<Record<SeatId, number>> =>
    Object.fromEntries(seats.map((seat) => [seat, count(seat)]));
  const points = each((seat) => sum(worthOf, (ship) => ship.seat !== seat));
  const disabled = each((seat) =>
    sum(
      (ship) => ship.disabled.length,
      (ship) => ship.seat === seat,
    ),
  );
  const [first, second] = seats;
  const by = (counts: Readonly<Record<SeatId, number>>, one: SeatId, other: SeatId): number =>
    (counts[one] as number) - (counts[other] as number);
  const ahead = by(points, first, second) || by(disabled, second, first);
  return { points, disabled, ...(ahead === 0 ? {} : { winner: ahead > 0 ? first : second }) };
}
