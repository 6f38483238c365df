import { defined } from '#kernel/words/defined.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cause, die, event, order } from './declare.ts';
import type { State, View } from './model.ts';

/** The game master sets the price of salt (SR 4). */
export const setPrice = order('price', {
  fields: { price: die },
  title: 'Set the price',
  offers: () => [],
  say: ({ price }) => phrase('Salt is worth {price}', { price }),
});

export const priced = event('priced', {
  fields: { price: die, cause },
  by: 'either',
  hears: () => true,
  say: ({ price }) => phrase('Salt is worth {price}.', { price }),
  apply(draft, { price }) {
    draft.price = price;
  },
});

export function priceChanges(
  turn: Turn<Room<State, View, OrderIn<typeof setPrice>, EventIn<typeof priced>>>,
): void {
  const [set] = turn.orders('price');
  turn.happen(
    priced.of({
      price: set?.order.price ?? turn.draw.int(6),
      ...defined({ cause: set?.order.ref }),
    }),
  );
}
