import type { Books } from '#kernel/codec/books.ts';
import { integer, line } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { cannotPayAt, spendAt } from '../bank/paying.ts';
import { cause, event, order, own, ownerHears, place, points, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { countText, flyerShape, rewinged } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { activeGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { listFor } from '../ships/list/book.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { coresOf } from '../space/own.ts';
import { flownBy } from '../squadrons/flyersNamed.ts';
import { isServed } from '../wings/supplied.ts';
import { costOfRefit, isFlyer, refitsOf, refitted } from './become.ts';

export const mostRefitted = 9999;
export const refitFields = { type: line(20, 1), to: line(20, 1), count: integer(1, mostRefitted) } as const;
/** So many of a type that become another one. */
interface Refit {
  readonly type: string;
  readonly to: string;
  readonly count: number;
}

/** How many of a type ships carry. */
const aboard = (ships: readonly Ship[], type: string): number =>
  flownBy(ships).find(({ flyer }) => flyer.type === type)?.count ?? 0;

function cannotRefit(
  list: ShipList | undefined,
  state: State,
  squadron: Squadron,
  given: Refit,
): Problem | undefined {
  if (list === undefined) return impossible('GC A1.20', 'no-ship-list');
  const { seat: owner, place: at, ships } = squadron;
  const there = aboard(ships, given.type);
  if (there < given.count) return impossible('GC C20.300', 'fewer-aboard', { unit: given.type, left: there });
  const found = refitted(list, state, owner, given);
  if (!isFlyer(found)) return found;
  if (!isServed(state, coresOf(state), squadron))
    return impossible('GC C20.300', 'not-served', { place: hexName(at) });
  const cost = costOfRefit(list, state, owner, given);
  return cannotPayAt(state, owner, at, cost, (left) =>
    impossible('GC C20.100', 'refit-costs', { cost, left }),
  );
}

/** Types that ships carry and that can become something else, with what each can become. */
const offered = (list: ShipList | undefined, view: View, ships: readonly Ship[]) =>
  list === undefined
    ? []
    : flownBy(ships).flatMap(({ flyer: { type }, count }) => {
        const to = refitsOf(list, view, view.me, type);
        return to.length === 0 ? [] : [{ type, count, to }];
      });

/** The choices of a form: types that are there, or given, and what the given one can become. */
export function refitChoices(
  given: Refit,
  all: readonly { readonly type: string; readonly to: readonly string[] }[],
) {
  const named = (names: readonly string[]) =>
    choicesOf([...new Set(names)], (one) => phrase('{one}', { one }));
  const becomes = all.flatMap(({ type, to }) => (type === given.type ? to : []));
  return {
    types: named([...all.map(({ type }) => type), given.type]),
    becomes: named([...becomes, given.to]),
  };
}

/** Fighters and bombers that ships or bases carry are refitted, or become mega fighters (C20.100, C20.300). OURS: before segment 1, in supply. */
export const refitWings = (books: Books) =>
  order('refit-wings', {
    fields: refitFields,
    title: 'Refit fighters',
    offers(view, { unit: at }) {
      const squadron = activeGiven(view.squadrons, { seat: view.me, unit: at });
      return offered(listFor(books, view), view, squadron?.ships ?? [])
        .slice(0, 1)
        .flatMap(({ type, count, to: [to] }) => (to === undefined ? [] : [{ type, to, count }]));
    },
    form(view, given, { unit: at }) {
      const ships = (at && view.squadrons[at]?.ships) ?? [];
      const { types, becomes } = refitChoices(given, offered(listFor(books, view), view, ships));
      return [
        choice(given, 'type', 'Fighters', types),
        choice(given, 'to', 'Become', becomes),
        number(given, 'count', 'How many', { least: 1, most: mostRefitted }),
      ];
    },
    facts: (view, given) => refitFacts(listFor(books, view), view, given),
    cannot(state, { seat: owner, order: given, ...to }) {
      const squadron = activeGiven(state.squadrons, { seat: owner, ...to });
      return squadron === undefined
        ? impossible('GC A6.20', 'not-your-squadron')
        : cannotRefit(listFor(books, state), state, squadron, given);
    },
    say: (given) => phrase('Refit {units} to {to}', { units: countText(given), to: given.to }),
  });
export type RefitWings = OrderIn<ReturnType<typeof refitWings>>;

/** What a refit costs. */
export const refitFacts = (list: ShipList | undefined, view: View, given: Refit) =>
  list === undefined
    ? []
    : [
        {
          label: 'Costs',
          value: phrase('{cost} EP', { cost: costOfRefit(list, view, view.me, given) }),
        },
      ];

export const wingsRefitted = event('wings-refitted', {
  fields: {
    seat,
    unit,
    place,
    type: line(20, 1),
    flyer: flyerShape,
    count: integer(1, mostRefitted),
    points,
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: ({ flyer, points: cost, ...happened }) =>
    phrase('{units} of {unit} become {to}, for {cost} EP.', {
      units: countText(happened),
      unit: own(happened.unit),
      to: flyer.type,
      cost,
    }),
  ahead: ({ flyer, points: cost, ...happened }) =>
    phrase('{units} of {unit} will become {to}, for {cost} EP.', {
      units: countText(happened),
      unit: own(happened.unit),
      to: flyer.type,
      cost,
    }),
  apply(draft, { seat: owner, place: at, type, flyer, count, points: cost, ...happened }) {
    change(draft.squadrons, happened.unit, ({ ships }) => {
      let left = count;
      return {
        ships: ships.map((ship) => {
          const [one, rest] = rewinged(ship, type, flyer, left);
          left = rest;
          return one;
        }),
      };
    });
    spendAt(draft, owner, at, cost);
  },
});

/** Fighters are refitted aboard, ship by ship, before segment 1 (C20.100, C20.300). */
export const refitAllWings =
  (books: Books) =>
  (turn: Turn<Room<State, View, RefitWings, EventIn<typeof wingsRefitted>>>): void =>
    inTurn(turn, refitWings(books), ({ seat: owner, unit: from, order: { type, to, count, ref } }) => {
      const list = listFor(books, turn.state);
      const squadron = from && turn.state.squadrons[from];
      const flyer = list && refitted(list, turn.state, owner, { type, to });
      return list === undefined ||
        from === undefined ||
        squadron === undefined ||
        flyer === undefined ||
        !isFlyer(flyer)
        ? undefined
        : wingsRefitted.of({
            seat: owner,
            unit: from,
            place: squadron.place,
            type,
            flyer,
            count,
            points: costOfRefit(list, turn.state, owner, { type, to, count }),
            cause: ref,
          });
    });
