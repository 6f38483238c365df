import { dataDigest } from '#kernel/codec/digest.ts';
import type { Game } from '#kernel/game/game.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { ordersIn } from '#kernel/orders/sheet.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';

/** Orders of these plans that stand in no line, and lines that a typing player could not have written: the sheet reads other orders in them than it wrote. Empty where all can. Orders that were refused may be such as nobody can type. */
export function misreadLines<G extends Game>(
  { sheet, view: viewOf }: Ruleset<G>,
  plans: Readonly<Record<SeatId, Plan<G['order']>>>,
  state: G['state'],
  refused: ReadonlySet<OrderRef>,
): readonly string[] {
  if (sheet === undefined) return [];
  return inOrder(plans).flatMap(([seat, plan]) => {
    // The game master does not type.
    if (seat === gameMaster) return [];
    const view = viewOf(state, seat, []);
    const lines = sheet.lines(view, plan);
    const placed = new Set(lines.flatMap(({ orders }) => orders));
    const homeless = listedOrders(plan).filter(({ order: { ref } }) => !placed.has(ref) && !refused.has(ref));
    const unwritten = homeless.map(({ order }) => `${JSON.stringify(order)} stands in no line`);
    const misread = lines.flatMap((line) => {
      const orders = ordersIn(plan, line).filter(({ ref }) => !refused.has(ref));
      const text = sheet.write(view, line.spot, orders);
      const read = sheet.read(view, line.line, text);
      const same =
        read.faults.length === 0 &&
        dataDigest(read.orders) === dataDigest(orders.map(({ ref: _, ...order }) => order));
      return same
        ? []
        : [
            `«${text}» of ${line.label}, for ${JSON.stringify(orders)}, is read as ${JSON.stringify(read.orders)}`,
          ];
    });
    return [...unwritten, ...misread];
  });
}
