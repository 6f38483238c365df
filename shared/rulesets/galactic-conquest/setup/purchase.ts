import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { firstYear } from '../map/seats.ts';
import type { Terms } from '../model/opening/purchase.ts';
import type { Empire } from '../model/empire.ts';
import type { State } from '../model/state.ts';
import { pricesIn, waresFor } from '../purchase/wares.ts';
import type { ShipList } from '../ships/list/shipList.ts';

/**
 * A new world before its navies are bought: its squadrons are those of whoever buys none, and merchants have what their routes need, and nothing in
 * reserve (Z1, Z2.10).
 */
export function withPurchase(state: State, list: ShipList, terms: Terms): State {
  const { year = firstYear } = state;
  const empires = inOrder(state.empires).map(([seat, { merchant, ...rest }]): readonly [SeatId, Empire] => {
    const { budget: _, ...marine } = merchant ?? { working: { large: 0, small: 0 } };
    return [seat, { ...rest, ...(merchant && { merchant: { ...marine, reserve: {} } }) }];
  });
  return {
    ...state,
    turn: 0,
    before: 1,
    purchase: {
      ...terms,
      wares: Object.fromEntries(keysInOrder(state.empires).map((seat) => [seat, waresFor(list, seat, year)])),
      prices: pricesIn(list, year),
      usual: state.squadrons,
    },
    squadrons: {},
    empires: Object.fromEntries(empires),
  };
}
