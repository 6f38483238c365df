import { line, list, object } from '#kernel/codec/shapes.ts';
import type { Of } from '#kernel/codec/codec.ts';
import { seatName } from '#contract/keys.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Clock } from '../../../ports/machine.ts';
import { theSeat } from '../named.ts';
import { doneBy } from './policy.ts';

const once = list(object({ seat: seatName, sign: line(400) }), 10_000);

/** Former stand-ins of seats, with the key by which their files are still recognised. */
export const stoodIn = (store: GameStore): Of<typeof once> => store.memoAs('stood in', once) ?? [];

/** Ends a stand-in's term: their key no longer signs orders for the seat, and opens no later results. */
export function endStandIn(clock: Clock, store: GameStore, seat: SeatId, why: string, who?: string): void {
  const standIn = store.standIns().find((one) => one.seat === seat);
  if (standIn === undefined) return;
  store.together(() => {
    store.setMemo('stood in', [...stoodIn(store), { seat, sign: standIn.publicly.sign }]);
    store.setStandIn(seat, undefined);
    store.note({
      at: clock.now(),
      what: `Turn ${store.turn()}: ${standIn.player === '' ? 'nobody' : standIn.player} no longer stands in for ${theSeat(store, seat)}: ${why}.`,
      ...doneBy(who),
    });
  });
}
