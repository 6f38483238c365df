import type { Books } from '#kernel/codec/books.ts';
import { integer, literal, optional } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { put } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { homeworldOf } from '../model/homeworld.ts';
import { unitsShape } from '../model/merchant.ts';
import type { State, View } from '../model/state.ts';
import { marineRests, whyItRests } from '../trade/marine/rests.ts';
import { impossible } from '../refusals.ts';
import { hexesIn } from '../ships/fleet.ts';
import { listFor } from '../ships/list/book.ts';
import { shipShape } from '../ships/shapes.ts';
import { shipIn } from '../ships/wings.ts';
import { isCodeOf, isDefense } from '../squadrons/codes.ts';
import { unitCount, unitName } from '../trade/marine/buy.ts';
import { isMerchant, unitNamed, unitsSaid } from '../trade/units.ts';
import { lotEntries } from './entries.ts';
import { intoReserve, outOfReserve, takenFrom, unitsOf } from './pool.ts';
import { merchantCode, rowOfUnit, served } from './serving.ts';

/** Units of the strategic reserve stand where they lie for a turn, on inactive status (A10.60, E2.551). OURS: else nobody meets them. They need no command, and go back when the turn ends. */
export const callReserve = (books: Books) =>
  order('call-reserve', {
    fields: { unit: unitName, count: unitCount, at: place, to: unit },
    title: 'Call out the reserve',
    offers: (view, at) =>
      atHeadquarters(view, at).flatMap(({ merchant }) => {
        const first = keysInOrder(merchant?.reserve ?? {})[0];
        const home = homeworldOf(view, view.me);
        return first === undefined || home === undefined || listFor(books, view) === undefined
          ? []
          : [{ unit: first, count: 1, at: home, to: merchantCode(view, view.me, 'defense') }];
      }),
    form: (view, given) => [
      ...lotEntries(view, given),
      choice(
        given,
        'to',
        'Squadron',
        choicesOf([...new Set([merchantCode(view, view.me, 'defense'), given.to])], (code) =>
          phrase('{code}', { code: code.toUpperCase() }),
        ),
      ),
    ],
    cannot(state, { seat: owner, order: { unit: name, count, at, to } }) {
      if (marineRests(state.empires[owner])) return whyItRests(state.empires[owner]);
      const list = listFor(books, state);
      if (list === undefined) return impossible('GC A1.20', 'no-ship-list');
      const { left } = takenFrom(state, owner, { place: at, unit: name, count });
      if (rowOfUnit(list, owner, name) === undefined || left < count)
        return impossible('GC E2.551', 'not-lying-there', { unit: name, place: hexName(at), left });
      const example = merchantCode(state, owner, 'defense').toUpperCase();
      return !isCodeOf(state, owner, to) || !isDefense(to) || state.squadrons[to] !== undefined
        ? impossible('GC E3.10', 'not-of-fleet', { example })
        : undefined;
    },
    say: ({ unit: name, count, at, to }) =>
      phrase('Call out {count}x{unit} of the reserve in {place}, as {code}', {
        count,
        unit: name,
        place: hexName(at),
        code: to.toUpperCase(),
      }),
  });
export type CallReserve = OrderIn<ReturnType<typeof callReserve>>;

export const reserveCalled = event('reserve-called', {
  fields: {
    seat,
    unit,
    place,
    ship: shipShape,
    count: integer(1, 1000),
    hidden: optional(integer(1, 1000)),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: ({ ship, count, unit: code, place: at }) =>
    phrase('{count}x{ship} of the strategic reserve are in {place} this turn, as {unit}.', {
      count,
      ship: ship.hull,
      place: hexName(at),
      unit: own(code),
    }),
  apply(draft, { seat: owner, unit: code, place: at, ship, count, hidden = 0 }) {
    outOfReserve(draft, owner, { place: at, unit: unitNamed(ship), count, hidden });
    put(draft.squadrons, code, {
      seat: owner,
      flagship: '',
      place: at,
      speed: hexesIn(ship) ?? 0,
      ships: Array.from({ length: count }, () => served(ship)),
      stationed: true,
      called: true,
      inactive: true,
    });
  },
});

/** Units that were called out lie in the reserve again, where they stand; those that are damaged stay. */
export const reserveReturned = event('reserve-returned', {
  fields: { seat, unit, place, units: unitsShape, away: optional(literal(true)) },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{units} of {unit} are back in the strategic reserve, in {place}.', {
      units: unitsSaid(happened.units),
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply: (draft, happened) =>
    intoReserve(draft, happened, (ship) => isMerchant(ship) && ship.lost === undefined),
});

type Calling = Room<State, View, CallReserve, EventIn<typeof reserveCalled | typeof reserveReturned>>;

/** The reserve is called out (E2.551). */
export const callReserves =
  (books: Books) =>
  (turn: Turn<Calling>): void =>
    inTurn(turn, callReserve(books), ({ seat: owner, order: { unit: name, count, at, to, ref } }) => {
      const list = listFor(books, turn.state);
      const row = list && rowOfUnit(list, owner, name);
      const { hidden } = takenFrom(turn.state, owner, { place: at, unit: name, count });
      return list === undefined || row === undefined
        ? undefined
        : reserveCalled.of({
            seat: owner,
            unit: to,
            place: at,
            ship: shipIn(list, row, false),
            count,
            ...(hidden > 0 && { hidden }),
            cause: ref,
          });
    });

/** What was called out, and is whole, goes back (E2.551). */
export function returnReserves(turn: Turn<Calling>): void {
  const { state } = turn;
  for (const [code, { called, seat: owner, place: at, ships }] of inOrder(state.squadrons)) {
    const units = unitsOf(ships.filter(({ lost }) => lost === undefined));
    if (called !== true || inOrder(units).length === 0) continue;
    const away = homeworldOf(state, owner) !== at;
    turn.happen(
      reserveReturned.of({ seat: owner, unit: code, place: at, units, ...(away && { away: true as const }) }),
    );
  }
}
