import type { SeatId } from '#kernel/words/ids.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { Gm } from '../gm.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { planCodecOf } from '../../ruleset.ts';

/** How many turns back earlier orders are compared. OURS. */
const turnsBack = 10;

/** A sentence that helps to judge an order of the current turn; undefined if nothing stands out. */
export function hintOn(gm: Gm, seat: SeatId, order: AnyOrder): string | undefined {
  const kind = gm.ruleset.orders[order.kind];
  const hint = kind?.hint?.(order, gm.view(seat), earlierOf(gm, seat, order.kind));
  return hint === undefined ? undefined : phraseText(hint).slice(0, 500);
}

/** The possible rulings on an order of the current turn, with what each does, if the rules say. */
export function rulingsOn(
  gm: Gm,
  seat: SeatId,
  order: AnyOrder,
): readonly { readonly ruling: string; readonly means?: string }[] {
  const kind = gm.ruleset.orders[order.kind];
  const plan = planCodecOf(gm.ruleset).parse(loadTurn(gm.ruleset, gm.store).counting.get(seat)?.plan);
  return (kind?.rulings ?? []).map((ruling) => {
    const means = plan.ok ? kind?.rulingMeans?.(order, gm.view(seat), ruling, plan.value) : undefined;
    return { ruling, ...(means === undefined ? {} : { means: phraseText(means).slice(0, 500) }) };
  });
}

/** Orders of a kind that a seat gave in recent turns. */
function earlierOf({ store, ruleset }: Gm, seat: SeatId, kind: string): readonly AnyOrder[] {
  const codec = planCodecOf(ruleset);
  const now = store.turn();
  return store
    .turns()
    .filter((turn) => turn < now && turn >= now - turnsBack)
    .flatMap((turn) => {
      const plan = codec.parse(loadTurn(ruleset, store, turn).counting.get(seat)?.plan);
      return plan.ok
        ? listedOrders(plan.value)
            .map(({ order }) => order)
            .filter((order) => order.kind === kind)
        : [];
    });
}
