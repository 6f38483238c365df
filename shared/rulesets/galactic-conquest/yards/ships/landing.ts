import type { SeatId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { aboardBy, withStock } from '../../model/battle/wings.ts';
import type { Ship } from '../../model/ship.ts';
import type { State } from '../../model/state.ts';
import type { Hull } from '../../ships/list/hull.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { shipIn } from '../../ships/wings.ts';

/** What a ship carried and its variant has no room for goes to the stock of its empire. OURS. */
export function landIn(draft: Draft<State>, owner: SeatId, was: Ship | undefined, now: Ship): void {
  const [before, after] = [aboardBy(was === undefined ? [] : [was]), aboardBy([now])];
  const landed = Object.fromEntries(
    keysInOrder(before).map((type) => [type, (before[type] ?? 0) - (after[type] ?? 0)]),
  );
  if (keysInOrder(landed).some((type) => (landed[type] ?? 0) > 0))
    change(draft.empires, owner, ({ stock }) => ({ stock: withStock(stock, landed) ?? {} }));
}

/** A ship of another row with the marks of the one that it was: damage, as far as it has factors to lose, and its crew. */
export function asVariant(list: ShipList, was: Ship, row: Hull, cost: number): Ship {
  const { wings, ...made } = shipIn(list, row, false);
  const aboard = aboardBy([was]);
  const { figures: old, sensors: _, size: __, hull: ___, lost, paid, wings: ____, ...marks } = was;
  const worth = (paid ?? old?.cost ?? 0) + cost;
  return {
    ...marks,
    ...made,
    ...(lost !== undefined && { lost: Math.min(lost, (made.figures?.defence ?? 1) - 1) }),
    ...(worth !== made.figures?.cost && { paid: worth }),
    ...(wings && {
      wings: wings.map((one) => ({ ...one, count: Math.min(one.most, aboard[one.type] ?? 0) })),
    }),
  };
}
