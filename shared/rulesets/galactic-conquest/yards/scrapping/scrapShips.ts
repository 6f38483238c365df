import type { Books } from '#kernel/codec/books.ts';
import { optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change, drop, replace } from '#kernel/steps/change.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { bankShut } from '../../bank/account.ts';
import { scrapValue } from '../../bank/scrapValue.ts';
import { cause, event, order, own, ownerHears, points, seat } from '../../declare.ts';
import { keepUnits, reserveShape, withKept } from '../../crewing/reserve.ts';
import { unitsKept } from '../../crewing/units.ts';
import { hexName } from '../../map/board.ts';
import { layUp } from '../../mothballs/laidUp.ts';
import type { Ship } from '../../model/ship.ts';
import { landFrom } from '../../model/corps/ashore.ts';
import type { State, View } from '../../model/state.ts';
import type { Breaking } from '../../model/yards/yard.ts';
import { fighterGiven } from '../../movement/given.ts';
import type { Squadron } from '../../model/squadron.ts';
import { impossible } from '../../refusals.ts';
import { rowFor } from '../../ships/fleet.ts';
import { listFor } from '../../ships/list/book.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { shipsField } from '../../squadrons/shipsField.ts';
import { namesOf } from '../../squadrons/codes.ts';
import { excessOf, positionsOf } from '../../squadrons/regroup.ts';
import { worksIn } from '../ships/facilities.ts';
import { overLimit, payBack } from './gain.ts';
import { namedIn, namedShips, shipNames } from '../../squadrons/named.ts';

/** What a ship gives; undefined: nobody knows what it cost. OURS: every empire is a client of the bank that does business with it. */
function gainOf(
  book: ShipList | undefined,
  state: State,
  owner: SeatId,
  { hull: of, figures, paid }: Ship,
): number | undefined {
  const row = book && rowFor(book, owner, of);
  const [named, cost] = [figures?.class ?? row?.class, paid ?? figures?.cost ?? row?.epv];
  if (named === undefined || cost === undefined) return undefined;
  return scrapValue(bankShut(state, owner) === undefined ? 'bank' : 'own', named, cost);
}

/** What ships give together, those that take half a year and those that take one (B9.30). */
function gainsOf(book: ShipList | undefined, state: State, owner: SeatId, ships: readonly Ship[]) {
  const of = (some: readonly Ship[]): number =>
    sumOf(some.map((ship) => gainOf(book, state, owner, ship) ?? 0));
  return { soon: of(ships.filter(({ size }) => size > 2)), later: of(ships.filter(({ size }) => size <= 2)) };
}

type Given = Giving<{ readonly ref: never; readonly kind: 'scrap-ships'; readonly ships: readonly string[] }>;

/** Ships that an order is given to, mothballed ones too; no bases (B9.10). */
function shipsGiven(
  squadrons: State['squadrons'],
  given: { readonly seat: SeatId; readonly unit?: UnitId | undefined },
): Squadron | undefined {
  const squadron = fighterGiven(squadrons, given);
  return squadron?.fixed === undefined ? squadron : undefined;
}

function cannotScrap(book: ShipList | undefined, state: State, given: Given): Problem | undefined {
  const from = shipsGiven(state.squadrons, given);
  if (from === undefined) return impossible('GC A6.20', 'not-your-squadron');
  if (given.order.ships.length === 0) return impossible('GC B9.10', 'no-ships-named');
  const at = positionsOf(from.ships, given.order.ships);
  if (at === undefined) return impossible('GC B9.10', 'no-such-ship');
  if (!worksIn(state, from.seat, from.place, 'scrap')) return impossible('GC B9.20', 'no-yard-here');
  const going = at.flatMap((position) => from.ships[position] ?? []);
  if (going.some(({ merchant }) => merchant === true))
    return impossible('GC E1.25', 'merchants-scrap-nothing');
  if (going.some((ship) => gainOf(book, state, from.seat, ship) === undefined))
    return impossible('GC A1.20', 'no-ship-list');
  const left = { ...from, ships: from.ships.filter((_, position) => !at.includes(position)) };
  if (excessOf(state, left) > excessOf(state, from)) return impossible('GC D6.10', 'left-uncommanded');
  const { soon, later } = gainsOf(book, state, from.seat, going);
  return overLimit(state, from.seat, soon + later);
}

/** Ships are scrapped in a yard, at a starbase or in a dock (B9.20). */
export const scrapShips = (books: Books) =>
  order('scrap-ships', {
    fields: { ships: shipNames },
    title: 'Scrap ships',
    offers(view, at) {
      const squadron = shipsGiven(view.squadrons, { seat: view.me, unit: at.unit });
      return squadron !== undefined && worksIn(view, view.me, squadron.place, 'scrap') ? [{ ships: [] }] : [];
    },
    form(view, given, at) {
      const names = namesOf((at.unit && view.squadrons[at.unit]?.ships) ?? []);
      return [shipsField(given, names)];
    },
    cannot: (state, given) => cannotScrap(listFor(books, state), state, given as Given),
    say: ({ ships }) =>
      ships.length === 0 ? phrase('Scrap ships') : phrase('Scrap {ships}', { ships: ships.join(', ') }),
  });
export type ScrapShips = OrderIn<ReturnType<typeof scrapShips>>;

/** `points` come with the next treasury, `later` with the one after that; `at`: positions in the squadron; `kept`: what of their crews comes to the reserve (B9.70). */
export const shipsScrapped = event('ships-scrapped', {
  fields: {
    ...namedShips,
    points,
    later: points,
    kept: optional(reserveShape),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    withKept(
      phrase('{hulls} of {unit} {hulls:is|are} scrapped in {place}, for {points} EP.', {
        hulls: happened.hulls.length,
        unit: own(happened.unit),
        place: hexName(happened.place),
        points: happened.points + happened.later,
      }),
      happened.kept,
    ),
  ahead: (happened) =>
    phrase('{hulls} of {unit} will be scrapped, for {points} EP.', {
      hulls: happened.hulls.length,
      unit: own(happened.unit),
      points: happened.points + happened.later,
    }),
  apply(draft, { seat: owner, unit: id, place: where, at, points: soon, later, kept }) {
    const all = draft.squadrons[id]?.ships ?? [];
    const left = all.filter((_, position) => !at.includes(position));
    const going = at.flatMap((position) => all[position] ?? []);
    landFrom(draft, owner, where, going);
    layUp(draft, owner, going);
    keepUnits(draft, owner, kept);
    if (left.length === 0) drop(draft.squadrons, id);
    else replace(draft.squadrons, id, (squadron) => ({ ...squadron, ships: left }));
    payBack(draft, owner, soon, later);
    if (later > 0) breakUp(draft, owner, { place: where, points: later, due: draft.turn + 1 });
  },
});

const breakUp = (draft: Draft<State>, owner: SeatId, one: Breaking): void =>
  change(draft.empires, owner, ({ breaking = [] }) => ({ breaking: [...breaking, one] }));

export const scrapAllShips =
  (books: Books) =>
  (turn: Turn<Room<State, View, ScrapShips, EventIn<typeof shipsScrapped>>>): void =>
    inTurn(turn, scrapShips(books), (given) => {
      const named = namedIn(turn.state, given);
      if (named === undefined) return undefined;
      const { told, going } = named;
      const { soon, later } = gainsOf(listFor(books, turn.state), turn.state, given.seat, going);
      return shipsScrapped.of({
        ...told,
        points: soon,
        later,
        kept: unitsKept(going),
        cause: given.order.ref,
      });
    });

/** What was being scrapped for a year is done; it gives nothing where its system or hex was lost (B9.30). */
export const scrapDone = event('scrap-done', {
  fields: { seat, points },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('What was being scrapped for a year gives {points} EP.', { points: happened.points }),
  apply(draft, { seat: owner, points: gain }) {
    payBack(draft, owner, gain, -gain);
    replace(draft.empires, owner, ({ breaking = [], ...empire }) => {
      const left = breaking.filter(({ due }) => due > draft.turn);
      return left.length === 0 ? empire : { ...empire, breaking: left };
    });
  },
});

export function finishScrapping(turn: Turn<Room<State, View, never, EventIn<typeof scrapDone>>>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const done = (turn.state.empires[owner]?.breaking ?? []).filter(({ due }) => due <= turn.state.turn);
    if (done.length === 0) continue;
    const holds = (at: PlaceId) => (turn.state.systems[at]?.owner ?? turn.state.territory[at]) === owner;
    const kept = done.filter((one) => holds(one.place));
    turn.happen(scrapDone.of({ seat: owner, points: sumOf(kept.map((one) => one.points)) }));
  }
}
