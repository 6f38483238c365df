import type { Given } from '#kernel/sequence/step.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { GeTurn } from '../model/game.ts';
import type { Order, OrderOf } from '../model/orders.ts';
import type { Unit } from '../model/state.ts';
import { commandProblem, commanded } from '../model/units/command.ts';

/** An order to a unit that its giver commands. */
export interface Command<O extends Order> {
  readonly seat: SeatId;
  readonly id: UnitId;
  /** The unit as it is when the order is carried out. */
  readonly unit: Unit;
  readonly order: O;
}

/** Carries out the orders of one kind one after the other. Orders to units that the giver does not command are refused. */
export function forCommands<K extends Order['kind']>(
  turn: GeTurn,
  kind: K,
  carryOut: (command: Command<OrderOf<K>>) => void,
): void {
  for (const { seat, unit: id, order } of turn.orders(kind)) {
    const unit = commanded(turn.state, seat, id);
    if (unit !== undefined && id !== undefined)
      carryOut({ seat, id, unit, order: order as unknown as OrderOf<K> });
    else refuseForeign(turn, seat, id, order);
  }
}

/** Refuses an order to a unit that its giver does not command. @returns whether it was refused */
export function refuseForeign(turn: GeTurn, seat: SeatId, id: UnitId | undefined, order: Order): boolean {
  const problem = commandProblem(turn.state, seat, id);
  if (problem === undefined) return false;
  turn.refuse(order.ref, problem);
  return true;
}

/** The orders of several kinds in one list, by seat and in plan order. */
export function ordersOfKinds<K extends Order['kind']>(
  turn: GeTurn,
  kinds: readonly K[],
): readonly Given<OrderOf<K>>[] {
  return kinds
    .flatMap((kind) => turn.orders(kind))
    .sort(
      compareBy(
        ({ seat }) => seat,
        ({ unit }) => unit ?? '',
        ({ index }) => index,
      ),
    )
    .map((given) => ({ ...given, order: given.order as OrderOf<K> }));
}
