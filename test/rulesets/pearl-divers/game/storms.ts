import { choice } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { mayGive } from '#kernel/orders/givers.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, place, placeSaid } from './declare.ts';
import type { State, View } from './model/state.ts';
import { impossible } from './refusals.ts';
import { board } from './tables.ts';

/* Storms (PD 10). */

/** The game master’s: nobody dives there this turn. */
export const storm = order('storm', {
  fields: { over: place },
  title: 'Let it storm',
  by: 'game-master',
  offers: ({ me, reefs }, at) =>
    me === gameMaster && at.unit === undefined && at.place === undefined
      ? keysInOrder(reefs)
          .slice(0, 1)
          .map((over) => ({ over }))
      : [],
  form: ({ reefs }, given) => [
    choice(
      given,
      'over',
      'Over',
      keysInOrder(reefs).map((over) => ({ value: over, place: over, label: placeSaid(over) })),
    ),
  ],
  cannot: (_, { seat }) =>
    mayGive({ by: 'game-master' }, seat) ? undefined : impossible('PD 10', 'game-master-only'),
  say: ({ over }) => phrase('Let it storm over {place}', { place: board.label(over) }),
});

export const stormed = event('stormed', {
  fields: { place, cause },
  by: 'order',
  hears: () => true,
  say: (happened) => phrase('It storms over {place}.', { place: board.label(happened.place) }),
  ahead: (happened) => phrase('It will storm over {place}.', { place: board.label(happened.place) }),
  apply(draft, happened) {
    draft.storms = [...(draft.storms ?? []), happened.place];
  },
});

export function stormsBreak(
  turn: Turn<Room<State, View, OrderIn<typeof storm>, EventIn<typeof stormed>>>,
): void {
  inTurn(turn, storm, (given) => stormed.of({ place: given.order.over, cause: given.order.ref }));
}
