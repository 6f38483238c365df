import type { Books } from '#kernel/codec/books.ts';
import { integer, line } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { spendAt } from '../bank/paying.ts';
import { cause, event, hexAt, hull, order, ownerHears, place, points, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { isOfYear } from '../model/bases/guards.ts';
import type { State, View } from '../model/state.ts';
import { basesAt } from '../model/territory.ts';
import { impossible } from '../refusals.ts';
import { letterOf, rowFor } from '../ships/fleet.ts';
import type { Hull } from '../ships/list/hull.ts';
import { listFor } from '../ships/list/book.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { cannotServe } from '../yards/fit.ts';
import { guardPrice, isForGuard, starbasesIn, turnsOf } from './limits.ts';
import { cannotGuard } from './limits.ts';

/** What an empire can build for its National Guard, the cheapest first. */
const typesFor = (view: View, list: ShipList): readonly Hull[] =>
  list.hulls
    .filter(
      (row) =>
        row.empire === letterOf(view.me) &&
        isForGuard(row) &&
        cannotServe(view, view.me, row, { begins: view.turn, ready: view.turn + turnsOf(row) }) === undefined,
    )
    .toSorted((one, other) => one.epv - other.epv);

/** A starbase builds a ship of the National Guard, which is paid by the military and stays in its hex (B11.120). */
export const buildGuard = (books: Books) =>
  order('build-guard', {
    fields: { place, hull: line(20, 1) },
    title: 'Build a National Guard ship',
    offers(view, spot) {
      const at = hexAt(spot);
      const list = listFor(books, view);
      if (at === undefined || list === undefined) return [];
      if (starbasesIn(view, view.me, at).length === 0) return [];
      return typesFor(view, list)
        .slice(0, 1)
        .map(({ designation }) => ({ place: at, hull: designation }));
    },
    form(view, given) {
      const list = listFor(books, view);
      const rows = list === undefined ? [] : typesFor(view, list);
      const named = list && rowFor(list, view.me, given.hull);
      return [
        choice(
          given,
          'hull',
          'Ship',
          (named === undefined || rows.includes(named) ? rows : [named, ...rows]).map((row) => ({
            value: row.designation,
            label: phrase('{hull}, size class {size}: {price} EP, {turns|turn|turns}', {
              hull: row.designation,
              size: row.size,
              price: guardPrice(row),
              turns: turnsOf(row),
            }),
          })),
        ),
      ];
    },
    cannot(state, { seat: owner, order: { place: at, hull: of } }) {
      const list = listFor(books, state);
      if (list === undefined) return impossible('GC A1.20', 'no-ship-list');
      const row = rowFor(list, owner, of);
      return row === undefined
        ? impossible('GC B11.120', 'no-such-hull', { hull: of })
        : cannotGuard(state, owner, at, row);
    },
    say: (given) =>
      phrase('Build {hull} for the National Guard in {place}', {
        hull: given.hull,
        place: hexName(given.place),
      }),
  });
export type BuildGuard = OrderIn<ReturnType<typeof buildGuard>>;

const turnNumber = integer(1, 99_999);

export const guardBegun = event('guard-begun', {
  fields: { seat, place, hull, size: integer(1, 5), ready: turnNumber, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{hull} is begun for the National Guard in {place}, for {points} EP.', {
      hull: happened.hull,
      place: hexName(happened.place),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('{hull} will be begun for the National Guard in {place}, for {points} EP.', {
      hull: happened.hull,
      place: hexName(happened.place),
      points: happened.points,
    }),
  apply(draft, { seat: owner, place: at, hull: of, size, ready, points: cost }) {
    change(draft.squadrons, basesAt(at), ({ fixed }) => {
      if (fixed === undefined) return {};
      // What was done in earlier years is of no use any longer.
      const kept = (fixed.recruits ?? []).filter(
        ({ done, begun }) => done !== true || isOfYear(begun, draft.turn),
      );
      const recruit = { hull: of, size, begun: draft.turn, ready };
      return { fixed: { ...fixed, recruits: [...kept, recruit] } };
    });
    spendAt(draft, owner, at, cost);
  },
});

/** Ships of the National Guard are begun, one order after another (B11.120). */
export const beginGuards =
  (books: Books) =>
  (turn: Turn<Room<State, View, BuildGuard, EventIn<typeof guardBegun>>>): void =>
    inTurn(turn, buildGuard(books), ({ seat: owner, order: { place: at, hull: of, ref } }) => {
      const list = listFor(books, turn.state);
      const row = list && rowFor(list, owner, of);
      return (
        row &&
        guardBegun.of({
          seat: owner,
          place: at,
          hull: of,
          size: row.size,
          ready: turn.state.turn + turnsOf(row),
          points: guardPrice(row),
          cause: ref,
        })
      );
    });
