import type { Books } from '#kernel/codec/books.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { compareBy, inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { boardOf } from '../map/board.ts';
import { yearOf } from '../map/seats.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { State, View } from '../model/state.ts';
import { letterOf } from '../ships/fleet.ts';
import { listFor } from '../ships/list/book.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { yardInspired } from './events.ts';
import { freshYard } from './known.ts';
import { batchOf } from './price.ts';
import { roomLeft, roomOf } from './rates.ts';

const wars = ['CW', 'DW'] as const;
type War = (typeof wars)[number];

/** The year of the first war cruiser or war destroyer of an empire; undefined: it has none. */
export function firstYearOf({ hulls }: ShipList, seat: SeatId, war: War): number | undefined {
  const years = hulls.flatMap((row) =>
    row.empire === letterOf(seat) && batchOf(row) === war ? [row.year] : [],
  );
  return years.length === 0 ? undefined : Math.min(...years);
}

/** Where the yard is given: at the homeworld, or the nearest system that has room for it (B8.41). */
function siteFor(state: State, seat: SeatId, home: PlaceId, war: War): PlaceId | undefined {
  const board = boardOf(state.map);
  const from = board.names.cell(home);
  const far = (place: PlaceId): number => {
    const to = board.names.cell(place);
    return from === undefined || to === undefined ? Infinity : board.distance(from, to);
  };
  const kind = `${war}SY` as const;
  return inOrder(state.systems)
    .flatMap(([place, { owner }]) =>
      owner === seat && roomLeft(state, place) >= roomOf({ kind }) ? [place] : [],
    )
    .toSorted(compareBy(far, (place) => place))[0];
}

/** One turn before its first war cruiser, and war destroyer, an empire is given a yard for it (B8.41): it is there for orders of that turn. Nobody is in games without yards. */
export const inspireYards =
  (books: Books) =>
  (turn: Turn<Room<State, View, never, EventIn<typeof yardInspired>>>): void => {
    const list = listFor(books, turn.state);
    if (list === undefined || turn.state.yards === undefined) return;
    const year = yearOf({ ...turn.state, turn: turn.state.turn + 2 });
    for (const seat of keysInOrder(turn.state.empires))
      for (const war of wars) {
        const first = firstYearOf(list, seat, war);
        const had = turn.state.empires[seat]?.inspired?.[war === 'CW' ? 'cw' : 'dw'];
        const home = homeworldOf(turn.state, seat);
        if (first === undefined || had === true || year < first || home === undefined) continue;
        const place = siteFor(turn.state, seat, home, war);
        if (place !== undefined)
          turn.happen(
            yardInspired.of({
              seat,
              yard: freshYard(turn.state, place),
              place,
              ...(war === 'CW' && { war: true as const }),
            }),
          );
      }
  };
