import type { Beginning, WishForm } from '#kernel/beginning.ts';
import type { Books } from '#kernel/codec/books.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import { id, integer, line, list, object, optional, record } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import { chartDigests, chartsFrom, sheet } from './floor.ts';
import type { PearlDivers } from './game.ts';
import type { State } from './model/state.ts';
import { unreadable } from './refusals.ts';
import { fewestPearls, harbour, seats } from './tables.ts';

/** What can be chosen: how rich the reefs are, and the name of North's boat. */
interface Wish {
  readonly more: number;
  readonly name: string;
}
const mostMore = 9;

const setupShape = object({
  seats: list(id<SeatId>(), 10),
  /** Names of boats, by seat. */
  names: optional(record<SeatId, string>(line(40), 10)),
  /** Pearls at each reef beyond those of the die. */
  more: optional(integer(0, mostMore)),
});

/** A new game (PD 1, PD 2). */
export function create(setup: unknown, draw: Draw): Result<State, readonly Problem[]> {
  const read = setupShape.parse(setup);
  if (!read.ok) return bad(read.fault);
  const wanted: readonly SeatId[] = [...read.value.seats].sort();
  if (wanted.length !== seats.length || seats.some((seat, at) => wanted[at] !== seat))
    return bad([unreadable('no-pair-of-seats')]);
  const { names, more = 0 } = read.value;
  return good({
    turn: 1,
    reefs: Object.fromEntries(
      inOrder<PlaceId, number>(fewestPearls).map(([place, fewest]) => [
        place,
        fewest + more + draw.fork(place).int(3),
      ]),
    ),
    boats: Object.fromEntries(
      seats.map((seat) => [
        seat,
        {
          name: names?.[seat] ?? `Boat of ${seat}`,
          place: harbour,
          pearls: 0,
          sailed: false,
          dived: false,
          empty: false,
        },
      ]),
    ),
    buoys: {},
  });
}

const form = (wish: Wish): WishForm => ({
  fields: [
    { kind: 'number', name: 'more', label: 'More pearls at each reef', least: 0, most: mostMore },
    { kind: 'text', name: 'name', label: 'Name of the boat of north', longest: 40, lines: 1 },
  ],
  values: { ...wish },
  faults: wish.name.trim() === '' ? [{ field: 'name', problem: unreadable('no-name-of-boat') }] : [],
  set: (name, value) => ({ ...wish, [name]: value }),
});

/** How games are begun, over the books that are brought. */
export const beginningOver = (books: Books): Beginning<PearlDivers> => ({
  about: 'Two boats sail between three reefs, and their divers bring up pearls.',
  players: { least: seats.length, most: seats.length },
  kindsLabel: 'Bay',
  kinds: [{ name: 'bay', label: 'the bay', usual: { more: 0, name: 'Heron' } satisfies Wish }],
  form: (wish) => form(wish as Wish),
  seats: () => Object.fromEntries(seats.map((seat) => [seat, seat])),
  room: () => seats.length,
  setup: (wish) => ({ seats, names: { [seats[0]]: (wish as Wish).name }, more: (wish as Wish).more }),
  needs: [sheet],
  create(setup, { floor }, draw) {
    const made = create(setup, draw);
    if (!made.ok) return made;
    if (floor === undefined) return good({ state: made.value, books: [] });
    const charts = chartsFrom(books, floor, draw);
    return good({ state: { ...made.value, charts: chartDigests(charts) }, books: valuesInOrder(charts) });
  },
  practice: { wish: { more: 2, name: 'Heron' } satisfies Wish, seat: seats[0] },
});
