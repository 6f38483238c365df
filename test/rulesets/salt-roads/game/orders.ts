import { id, integer, literal, object } from '#kernel/codec/shapes.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { about } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ruleset } from '#kernel/ruleset.ts';
import { imagine } from './imagine.ts';
import type { SaltRoads } from './model.ts';
import { cannotSend } from './rules.ts';

const ref = id<OrderRef>();

export const orders: Ruleset<SaltRoads>['orders'] = {
  dig: {
    title: 'Dig',
    codec: object({ kind: literal('dig'), ref }),
    offers: () => [{ kind: 'dig' }],
    check: () => [],
    say: () => phrase('Dig for salt'),
  },
  send: {
    title: 'Send coins',
    codec: object({ kind: literal('send'), ref, to: id<SeatId>(), coins: integer(1, 1000) }),
    offers: ({ others }) => others.map((to) => ({ kind: 'send', to, coins: 1 })),
    check(view, order) {
      const problem = cannotSend(imagine(view), view.me, order.to, order.coins);
      return problem === undefined ? [] : [about(order.ref, problem)];
    },
    say: ({ to, coins }) => phrase('Send {coins|coin|coins} to {house}', { coins, house: to }),
  },
  price: {
    title: 'Set the price',
    codec: object({ kind: literal('price'), ref, price: integer(1, 6) }),
    offers: () => [],
    check: () => [],
    say: ({ price }) => phrase('Salt is worth {price}', { price }),
  },
};
