import { integer } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { cause, event, order, seat } from './declare.ts';
import type { State, View } from './model.ts';
import { impossible } from './refusals.ts';

/* Houses send each other coins (SR 3). */

const coins = integer(1, 1000);

export const send = order('send', {
  fields: { to: seat, coins },
  title: 'Send coins',
  offers: ({ others }) => others.map((to) => ({ to, coins: 1 })),
  cannot({ houses }, given) {
    const { to, coins: sum } = given.order;
    if (to === given.seat || houses[to] === undefined)
      return impossible('SR 3', 'no-such-house', { house: to });
    const has = houses[given.seat]?.coins ?? 0;
    return sum > has ? impossible('SR 3', 'too-few-coins', { coins: has }) : undefined;
  },
  say: (given) => phrase('Send {coins|coin|coins} to {house}', { coins: given.coins, house: given.to }),
});

const earn = (draft: Draft<State>, house: SeatId, sum: number): void =>
  change(draft.houses, house, ({ coins: had }) => ({ coins: had + sum }));

export const sent = event('sent', {
  fields: { seat, to: seat, coins, cause },
  by: 'order',
  audience: (happened) => [happened.seat, happened.to],
  hears: () => true,
  say: (happened, { me }) =>
    happened.seat === me
      ? phrase('You send {coins|coin|coins} to {house}.', { coins: happened.coins, house: happened.to })
      : phrase('{house} sends you {coins|coin|coins}.', { coins: happened.coins, house: happened.seat }),
  apply(draft, happened) {
    earn(draft, happened.seat, -happened.coins);
    earn(draft, happened.to, happened.coins);
  },
});

export const coinsAreSent = (
  turn: Turn<Room<State, View, OrderIn<typeof send>, EventIn<typeof sent>>>,
): void =>
  inTurn(turn, send, (given) =>
    sent.of({ seat: given.seat, to: given.order.to, coins: given.order.coins, cause: given.order.ref }),
  );
