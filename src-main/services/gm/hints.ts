import type { SeatId } from '#kernel/ids.ts';
import type { AnyOrder } from '#kernel/orders/plan.ts';
import { listedOrders } from '#kernel/orders/plan.ts';
import { planCodec } from '#kernel/orders/planCodec.ts';
import { phraseText } from '#kernel/report/phrase.ts';
import type { Gm } from '../gm.ts';
import { counted } from './read.ts';

/** So many turns back it is looked whether a text was given before. OURS. */
const turnsBack = 10;

/** What speaks for a ruling on an order of the turn being ordered, in a sentence; undefined where nothing stands out. */
export function hintOn(gm: Gm, seat: SeatId, order: AnyOrder): string | undefined {
  const kind = gm.ruleset.orders[order.kind];
  const hint = kind?.hint?.(order, gm.view(seat), earlierOf(gm, seat, order.kind));
  return hint === undefined ? undefined : phraseText(hint).slice(0, 500);
}

/** Orders of a kind that a seat gave in the turns before. */
function earlierOf({ store, ruleset }: Gm, seat: SeatId, kind: string): readonly AnyOrder[] {
  const codec = planCodec<AnyOrder>(ruleset.orders);
  const now = store.turn();
  return store
    .turns()
    .filter((turn) => turn < now && turn >= now - turnsBack)
    .flatMap((turn) => {
      const plan = codec.parse(counted(store.received(turn)).get(seat)?.plan);
      return plan.ok
        ? listedOrders(plan.value)
            .map(({ order }) => order)
            .filter((order) => order.kind === kind)
        : [];
    });
}
