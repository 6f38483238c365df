import type { Entry } from '#kernel/declare/entries.ts';
import { chosen } from '#kernel/declare/entries.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { neighbour } from '../galaxy/board.ts';
import type { View } from '../model/view.ts';
import { shipAt } from '../ordering.ts';
import { before, givenTo, placeAfter } from './slots.ts';

const names = ['Here', 'Up', 'Upper right', 'Lower right', 'Down', 'Lower left', 'Upper left'];

/** The direction that an order takes, from where the ship then is; `least`: 0 where the own hex is one. */
export function directionEntry<O extends Omit<AnyOrder, 'ref'> & { readonly direction: number }>(
  view: View,
  order: O,
  at: Spot,
  plan: Plan<AnyOrder>,
  least: 0 | 1,
): Entry<O> {
  const { size } = view.parameters;
  const ship = shipAt(view, at);
  const here = ship && placeAfter(size, ship.place, before(order, givenTo(plan, at)));
  const choices = names.map((name, direction) => {
    const place = here === undefined || direction === 0 ? here : neighbour(size, here, direction);
    return {
      value: String(direction),
      label: phrase('{name} ({direction})', { name, direction }),
      ...defined({ place }),
    };
  });
  return chosen('direction', 'Direction', choices.slice(least), String(order.direction), (direction) => ({
    ...order,
    direction: Number(direction),
  }));
}
