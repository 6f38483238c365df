import type { Books } from '#kernel/codec/books.ts';
import { integer, line, list, optional } from '#kernel/codec/shapes.ts';
import { choice, choiceOrNone, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, replace } from '#kernel/steps/change.ts';
import { defined } from '#kernel/words/defined.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hullsText } from '../combat/words.ts';
import { cause, event, hull, most, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import type { Ship } from '../model/ship.ts';
import type { State, View } from '../model/state.ts';
import { takeOut } from '../mothballs/mothball.ts';
import { squadronGiven } from '../movement/given.ts';
import { mostMoves } from '../segments.ts';
import { listFor } from '../ships/list/book.ts';
import { namesOf } from '../squadrons/codes.ts';
import { joined, positionsOf } from '../squadrons/regroup.ts';
import { shipsField } from '../squadrons/shipsField.ts';
import { besideOf, cannotTow, pullOf } from './pull.ts';

const fields = {
  ships: list(line(24, 1), most.ships),
  by: line(24, 1),
  from: optional(unit),
} as const;
type Given = Giving<{
  readonly ref: never;
  readonly kind: 'tow';
  readonly ships: readonly string[];
  readonly by: string;
  readonly from?: UnitId;
}>;

/** A ship tows others of its squadron, or of another one of the hex, which join it at once; their engines are off, so that its own speed counts, with what they cost to tow (D1.30). */
export const tow = (books: Books) =>
  order('tow', {
    fields,
    title: 'Tow',
    offers(view, { unit: at }) {
      const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at });
      const first = squadron?.ships.find(({ figures }) => figures !== undefined && figures.speed > 0);
      return at === undefined ||
        first === undefined ||
        listFor(books, view) === undefined ||
        (squadron?.ships.length === 1 && besideOf(view, view.me, at).length === 0)
        ? []
        : [{ ships: [], by: first.hull }];
    },
    form(view, given, { unit: at }) {
      const beside = at === undefined ? [] : besideOf(view, view.me, at);
      const names = namesOf((at && view.squadrons[at]?.ships) ?? []);
      const towed = given.from ?? at;
      const code = (one: string) => phrase('{code}', { code: one.toUpperCase() });
      return [
        choice(
          given,
          'by',
          'With',
          choicesOf([...new Set([...names, given.by])], (name) => phrase('{name}', { name })),
        ),
        choiceOrNone(given, 'from', 'Ships of', phrase('Its own squadron'), choicesOf(beside, code)),
        shipsField(
          given,
          namesOf((towed && view.squadrons[towed]?.ships) ?? []).filter(
            (name) => given.from !== undefined || name !== given.by,
          ),
        ),
      ];
    },
    cannot: (state, given) => cannotTow(listFor(books, state), state, given as Given),
    say: ({ ships, by, from }) =>
      ships.length === 0
        ? phrase('Tow')
        : phrase(from === undefined ? 'Tow {ships} with {by}' : 'Tow {ships} of {unit} with {by}', {
            ships: ships.join(', '),
            by,
            unit: from?.toUpperCase() ?? '',
          }),
  });
export type Tow = OrderIn<ReturnType<typeof tow>>;

/** `by` and `at`: positions in the squadron that tows, and in that of the towed; `hexes`: what it moves with them; `out`: their turns out of supply. */
export const towed = event('towed', {
  fields: {
    seat,
    unit,
    from: optional(unit),
    place,
    by: integer(0, most.ships),
    hull,
    at: list(integer(0, most.ships), most.ships),
    hulls: list(hull, most.ships),
    hexes: integer(0, mostMoves),
    out: integer(0, 9),
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{hull} of {unit} tows {ships} for {hexes|hex|hexes}.', {
      hull: happened.hull,
      unit: own(happened.unit),
      ships: hullsText(happened.hulls),
      hexes: happened.hexes,
    }),
  ahead: (happened) =>
    phrase('{hull} of {unit} will tow {ships} for {hexes|hex|hexes}.', {
      hull: happened.hull,
      unit: own(happened.unit),
      ships: hullsText(happened.hulls),
      hexes: happened.hexes,
    }),
  apply(draft, { unit: id, from = id, by, at, hexes, out }) {
    const was = draft.squadrons[from];
    if (was === undefined) return;
    const off = (ship: Ship): Ship => ({ ...ship, towed: out });
    change(draft.squadrons, id, ({ ships }) => ({
      ships: ships.map((ship, position) =>
        position === by ? { ...ship, hauls: hexes } : from === id && at.includes(position) ? off(ship) : ship,
      ),
    }));
    if (from === id) return;
    const going = at.flatMap((position) => was.ships[position] ?? []).map(off);
    replace(draft.squadrons, id, ({ supply, ...into }) => {
      const { supply: _, ...rest } = joined(into, was, going);
      return { ...rest, ...defined({ supply }) };
    });
    takeOut(draft, from, at);
  },
});

/** Units are taken in tow, before courses are set (D1.30). */
export const towAll =
  (books: Books) =>
  (turn: Turn<Room<State, View, Tow, EventIn<typeof towed>>>): void =>
    inTurn(turn, tow(books), ({ seat: owner, unit: id, order: { ships, by, from, ref } }) => {
      const { state } = turn;
      const [squadron, was] = [id && state.squadrons[id], state.squadrons[from ?? id ?? ('' as UnitId)]];
      const at = was && positionsOf(was.ships, ships);
      const tug = squadron && positionsOf(squadron.ships, [by])?.[0];
      const book = listFor(books, state);
      if (id === undefined || squadron === undefined || was === undefined || book === undefined)
        return undefined;
      if (at === undefined || tug === undefined) return undefined;
      const going = at.flatMap((position) => was.ships[position] ?? []);
      return towed.of({
        seat: owner,
        unit: id,
        ...defined({ from }),
        place: squadron.place,
        by: tug,
        hull: squadron.ships[tug]?.hull ?? by,
        at,
        hulls: going.map((ship) => ship.hull),
        hexes: pullOf(book, squadron, tug, going) ?? 0,
        out: was.supply?.out ?? 0,
        cause: ref,
      });
    });
