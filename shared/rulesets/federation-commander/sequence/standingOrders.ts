import type { UnitId } from '#kernel/ids.ts';
import type { Given } from '#kernel/turn/step.ts';
import type { FcStep, FcTurn } from '../model/game.ts';
import type { StandingOrder, Withdraw } from '../model/orders.ts';
import { cannotFile, cannotWithdraw, isReplaced, standingKinds } from '../rules/standing.ts';

/** OURS: what captains are to do as long as nobody decides otherwise is read before the turn begins. */
export const standingOrders: FcStep = {
  name: 'Standing Orders',
  cite: 'FC 1E4',
  run(turn) {
    for (const given of turn.orders('withdraw')) withdraw(turn, given);
    for (const kind of standingKinds) for (const given of turn.orders(kind)) file(turn, given);
  },
};

function withdraw(turn: FcTurn, { seat, unit, order }: Given<Withdraw>): void {
  const problem = cannotWithdraw(turn.state, seat, unit, order.order);
  if (problem !== undefined) turn.refuse(order.ref, problem);
  else
    turn.happen({
      kind: 'order-withdrawn',
      ship: unit as UnitId,
      withdrawn: order.order,
      cause: order.ref,
    });
}

function file(turn: FcTurn, { seat, unit, order }: Given<StandingOrder>): void {
  const problem = cannotFile(turn.state, seat, unit, order);
  if (problem !== undefined) return turn.refuse(order.ref, problem);
  const ship = unit as UnitId;
  const replaces = (turn.state.ships[ship]?.standing ?? [])
    .filter((one) => isReplaced(one, order))
    .map(({ ref }) => ref);
  turn.happen({ kind: 'order-filed', ship, order, replaces, cause: order.ref });
}
