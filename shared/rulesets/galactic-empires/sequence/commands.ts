import type { SeatId, UnitId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { GeTurn } from '../model/game.ts';
import type { Order, OrderOf } from '../model/orders.ts';
import type { Unit } from '../model/state.ts';
import { commanded, commandProblem } from '../rules/command.ts';

/** An order to a unit that its giver commands. */
export interface Command<O extends Order> {
  readonly seat: SeatId;
  readonly id: UnitId;
  /** The unit as it is when the order comes up. */
  readonly unit: Unit;
  readonly order: O;
}

/** Carries out the orders of one kind one after the other. Orders to units not under the giver's command are refused. */
export function forCommands<K extends Order['kind']>(turn: GeTurn, kind: K, carryOut: (command: Command<OrderOf<K>>) => void): void {
  for (const { seat, unit: id, order } of turn.orders(kind)) {
    const unit = commanded(turn.state, seat, id);
    if (unit !== undefined && id !== undefined) carryOut({ seat, id, unit, order });
    else refuseForeign(turn, seat, id, order);
  }
}

/** Refuses an order to a unit that its giver does not command; true when it did. */
export function refuseForeign(turn: GeTurn, seat: SeatId, id: UnitId | undefined, order: Order): boolean {
  const problem = commandProblem(turn.state, seat, id);
  if (problem === undefined) return false;
  turn.refuse(order.ref, problem);
  return true;
}

/** Why an order of a phase is void when its phase comes, if its unit is a garrison lost since: orders to other units not under command are refused before the first phase. */
export function lostProblem(turn: GeTurn, seat: SeatId, id: UnitId): Problem | undefined {
  const unit = turn.state.units[id];
  const hadIt = unit?.kind === 'garrison' && turn.state.sectors[unit.place]?.ownerAtStart === seat;
  return hadIt ? commandProblem(turn.state, seat, id) : undefined;
}
