import type { Books } from '#kernel/codec/books.ts';
import { choice, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { beyondTreasury, spend } from '../bank/paying.ts';
import { atHeadquarters, cause, event, order, ownerHears, points, seat } from '../declare.ts';
import { countText, withStock } from '../model/battle/wings.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { listFor } from '../ships/list/book.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { costOfRefit, isFlyer, refitsOf, refitted } from './become.ts';
import { mostRefitted, refitChoices, refitFacts, refitFields } from './wings.ts';

/** Types in stock that can become something else, with what each can become. */
const offered = (list: ShipList | undefined, view: View) =>
  list === undefined
    ? []
    : inOrder(view.empires[view.me]?.stock ?? {}).flatMap(([type, count]) => {
        const to = refitsOf(list, view, view.me, type);
        return to.length === 0 ? [] : [{ type, count, to }];
      });

/** Fighters and bombers of the stock are refitted, or become mega fighters (C20.100, C20.300). */
export const refitStock = (books: Books) =>
  order('refit-stock', {
    fields: refitFields,
    title: 'Refit fighters in stock',
    offers: (view, at) =>
      atHeadquarters(view, at).flatMap(() =>
        offered(listFor(books, view), view)
          .slice(0, 1)
          .flatMap(({ type, count, to: [to] }) => (to === undefined ? [] : [{ type, to, count }])),
      ),
    form(view, given) {
      const { types, becomes } = refitChoices(given, offered(listFor(books, view), view));
      return [
        choice(given, 'type', 'Fighters', types),
        choice(given, 'to', 'Become', becomes),
        number(given, 'count', 'How many', { least: 1, most: mostRefitted }),
      ];
    },
    facts: (view, given) => refitFacts(listFor(books, view), view, given),
    cannot(state, { seat: owner, order: given }) {
      const list = listFor(books, state);
      if (list === undefined) return impossible('GC A1.20', 'no-ship-list');
      const there = state.empires[owner]?.stock?.[given.type] ?? 0;
      if (there < given.count)
        return impossible('GC C20.300', 'less-in-stock', { unit: given.type, left: there });
      const found = refitted(list, state, owner, given);
      if (!isFlyer(found)) return found;
      const cost = costOfRefit(list, state, owner, given);
      return beyondTreasury(state, owner, cost, 'GC C20.100', 'refit-costs');
    },
    say: (given) => phrase('Refit {units} in stock to {to}', { units: countText(given), to: given.to }),
  });
export type RefitStock = OrderIn<ReturnType<typeof refitStock>>;

export const stockRefitted = event('stock-refitted', {
  fields: { seat, ...refitFields, points, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ points: cost, ...happened }) =>
    phrase('{units} of the stock become {to}, for {cost} EP.', {
      units: countText(happened),
      to: happened.to,
      cost,
    }),
  ahead: ({ points: cost, ...happened }) =>
    phrase('{units} of the stock will become {to}, for {cost} EP.', {
      units: countText(happened),
      to: happened.to,
      cost,
    }),
  apply(draft, { seat: owner, type, to, count, points: cost }) {
    replace(draft.empires, owner, ({ stock, ...empire }) => ({
      ...empire,
      ...defined({ stock: withStock(stock, { [type]: -count, [to]: count }) }),
    }));
    spend(draft, owner, cost);
  },
});

/** Fighters of the stock are refitted (C20.100, C20.300). */
export const refitAllStock =
  (books: Books) =>
  (turn: Turn<Room<State, View, RefitStock, EventIn<typeof stockRefitted>>>): void =>
    inTurn(turn, refitStock(books), ({ seat: owner, order: { ref, kind: _, ...given } }) => {
      const list = listFor(books, turn.state);
      return (
        list &&
        stockRefitted.of({
          seat: owner,
          ...given,
          points: costOfRefit(list, turn.state, owner, given),
          cause: ref,
        })
      );
    });
