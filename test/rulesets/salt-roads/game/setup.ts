import type { Beginning, WishForm } from '#kernel/beginning.ts';
import { id, list, object } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { SaltRoads } from './game.ts';
import { unreadable } from './refusals.ts';
import { names, opening } from './tables.ts';

/** What can be chosen: how many houses play. */
interface Wish {
  readonly houses: number;
}
const setupShape = object({ seats: list(id<SeatId>(), 10) });
const playing = (wish: unknown): readonly SeatId[] => names.slice(0, (wish as Wish).houses);

const form = (wish: Wish): WishForm => ({
  fields: [{ kind: 'number', name: 'houses', label: 'Houses', least: 2, most: names.length }],
  values: { ...wish },
  faults: [],
  set: (name, value) => ({ ...wish, [name]: value }),
});

/** How games are begun (SR 1). */
export const beginning: Beginning<SaltRoads> = {
  about: 'Houses dig for salt, one after another, and send each other coins.',
  players: { least: 2, most: names.length },
  kindsLabel: 'Road',
  kinds: [{ name: 'road', label: 'the road', usual: { houses: 3 } satisfies Wish }],
  fitting: (players) => ({ houses: Math.max(2, Math.min(names.length, players)) }) satisfies Wish,
  form: (wish) => form(wish as Wish),
  seats: (wish) => Object.fromEntries(playing(wish).map((seat) => [seat, seat])),
  room: (wish) => playing(wish).length,
  setup: (wish) => ({ seats: playing(wish) }),
  needs: [],
  create(setup) {
    const read = setupShape.parse(setup);
    if (!read.ok) return bad(read.fault);
    const seats = names.filter((name) => read.value.seats.includes(name));
    if (seats.length < 2 || seats.length !== read.value.seats.length)
      return bad([unreadable('no-such-houses')]);
    const { coins, salt, price } = opening;
    const houses = Object.fromEntries(
      seats.map((seat) => [seat, { carter: `Carter of ${seat}`, coins, salt }]),
    );
    return good({ state: { week: 1, price, houses }, books: [] });
  },
  practice: { wish: { houses: 3 } satisfies Wish, seat: names[0] as SeatId },
};
