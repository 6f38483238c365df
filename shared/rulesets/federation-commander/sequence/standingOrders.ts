import type { UnitId } from '#kernel/ids.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { Event } from '../model/events.ts';
import type { FcStep } from '../model/game.ts';
import type { StandingOrder } from '../model/orders.ts';
import type { State } from '../model/state.ts';
import {
  cannotFile,
  cannotSetCaptain,
  cannotWithdraw,
  isReplaced,
  standingKinds,
} from '../rules/standing.ts';

/** OURS: before anything else, the game master's decisions about captains. */
export const captains: FcStep = {
  name: 'Captains',
  cite: 'FC 1E4',
  run(turn) {
    for (const { seat, order } of turn.orders('set-captain')) {
      const { of, computer, ref } = order;
      const problem = cannotSetCaptain(seat, of);
      if (problem !== undefined) turn.refuse(ref, problem);
      else turn.happen({ kind: 'captain-set', seat: of, computer, cause: ref });
    }
  },
};

/** OURS: what captains are to do as long as nobody decides otherwise is read before the turn begins. */
export const standingOrders: FcStep = {
  name: 'Standing Orders',
  cite: 'FC 1E4',
  run(turn) {
    oneByOne(
      turn,
      turn.orders('withdraw'),
      ({ seat, unit, order }) => cannotWithdraw(turn.state, seat, unit, order.order),
      ({ unit: ship, order: { order: withdrawn, ref: cause } }) =>
        ship && { kind: 'order-withdrawn', ship, withdrawn, cause },
    );
    for (const kind of standingKinds)
      oneByOne(
        turn,
        turn.orders(kind),
        ({ seat, unit, order }) => cannotFile(turn.state, seat, unit, order),
        ({ unit, order }) => unit && filed(turn.state, unit, order),
      );
  },
};

function filed({ ships }: State, ship: UnitId, order: StandingOrder): Event {
  const replaces = (ships[ship]?.standing ?? [])
    .filter((one) => isReplaced(one, order))
    .map(({ ref }) => ref);
  return { kind: 'order-filed', ship, order, replaces, cause: order.ref };
}
