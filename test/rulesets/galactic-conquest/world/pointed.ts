import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';

/* Orders that random plans seldom hit upon, and that some worlds call for. */

/** Whose admiral is aboard a ship may surrender, and freighters far from home feed their squadron. */
export function pointedOrders(
  view: View,
  draw: Draw,
  ref: () => OrderRef,
): readonly (readonly [Order, UnitId | undefined])[] {
  const own = inOrder(view.squadrons).filter(([, { seat }]) => seat === view.me);
  const isLed = own.some(([, { ships }]) =>
    ships.some(({ officers = [] }) => officers.some(({ kind }) => kind === 'LA')),
  );
  const to = view.seats.find((seat) => seat !== view.me);
  const fed = own.filter(
    ([, { supply, ships }]) => supply?.out !== undefined && ships.some(({ hull }) => hull === 'F-L'),
  );
  return [
    ...(isLed && to !== undefined && draw.fork('yields').chance(1, 6)
      ? [[{ kind: 'surrender', ref: ref(), to: [to] }, undefined] as const]
      : []),
    ...fed.map(([unit]) => [{ kind: 'draw-cargo', ref: ref(), boxes: 40 }, unit] as const),
  ];
}
