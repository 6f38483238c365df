import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change } from '#kernel/steps/change.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cause, die, event, order, seat, toHouse } from './declare.ts';
import type { State, View } from './model.ts';
import { impossible } from './refusals.ts';
import { shifts } from './tables.ts';

/* A house digs for salt, and the carts of one that sends no orders rest (SR 2, SR 6). */

export const dig = order('dig', {
  fields: {},
  title: 'Dig',
  offers: () => [{}],
  say: () => phrase('Dig for salt'),
});

export const dug = event('dug', {
  fields: { seat, salt: die, cause },
  by: 'order',
  ...toHouse,
  say: ({ salt }) => phrase('You dig up {salt} of salt.', { salt }),
  apply: (draft, happened) =>
    change(draft.houses, happened.seat, ({ salt }) => ({ salt: salt + happened.salt })),
});

export const rested = event('rested', {
  fields: { seat },
  by: 'rules',
  ...toHouse,
  say: () => phrase('No orders of yours came in, and your carts rested.'),
});

type Digging = Room<State, View, OrderIn<typeof dig>, EventIn<typeof dug | typeof rested>>;

export function cartsRest(turn: Turn<Digging>): void {
  for (const house of turn.run.takes) if (!turn.sent(house)) turn.happen(rested.of({ seat: house }));
}

/** One shift: the n-th digging is in the n-th, and what no shift is left for is refused in the first (SR 2). */
export function saltIsDug(turn: Turn<Digging>): void {
  for (const [nth, given] of turn.orders('dig').entries()) {
    const { seat: house, order: ordered } = given;
    if (nth === turn.pass - 1)
      turn.happen(dug.of({ seat: house, salt: turn.draw.fork(house).int(6), cause: ordered.ref }));
    else if (nth >= shifts && turn.pass === 1) turn.refuse(ordered.ref, impossible('SR 2', 'no-shift-left'));
  }
}
