import type { Form } from '#kernel/orders/form.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../model/orders.ts';
import type { View } from '../model/view.ts';
import { neighbour } from '../galaxy/board.ts';
import { placeAfter } from './slots.ts';
import { before, givenTo, shipAt } from '../common.ts';

const names = ['Here', 'Up', 'Upper right', 'Lower right', 'Down', 'Lower left', 'Upper left'];

/** The form of an order that takes a direction from where the ship then is; `least`: 0 where the own hex is one. */
export function directionForm<O extends { readonly direction: number }>(
  view: View,
  order: O,
  at: Spot,
  plan: Plan<AnyOrder>,
  least: 0 | 1,
): Form<O> {
  const { size } = view.parameters;
  const ship = shipAt(view, at);
  const here = ship && placeAfter(size, ship.place, before(order as unknown as Order, givenTo(plan, at)));
  return {
    fields: [
      {
        kind: 'choice',
        name: 'direction',
        label: 'Direction',
        choices: names
          .map((name, direction) => {
            const place = here === undefined || direction === 0 ? here : neighbour(size, here, direction);
            return {
              value: String(direction),
              label: phrase('{name} ({direction})', { name, direction }),
              ...(place === undefined ? {} : { place }),
            };
          })
          .slice(least),
      },
    ],
    values: { direction: String(order.direction) },
    set: (_, direction) => ({ ...order, direction: Number(direction) }),
  };
}
