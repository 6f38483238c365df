import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import type { GameStore } from '../../ports/game/store.ts';
import type { SomeRuleset } from '../ruleset.ts';
import { viewOf } from '../ruleset.ts';

interface Known {
  readonly at: string;
  readonly names: ReadonlyMap<SeatId, string>;
}

const rules = new WeakMap<GameStore, SomeRuleset>();
const known = new WeakMap<GameStore, Known>();

/** From now on the seats of this game are called as its rules call them; until then by their ids. */
export const nameSeats = (store: GameStore, ruleset: SomeRuleset): void => void rules.set(store, ruleset);

/** The names of a game's seats, in id order. */
export function seatNames(store: GameStore): ReadonlyMap<SeatId, string> {
  // A turn may change them, and so may going back.
  const at = `${store.turn()} ${store.undone().length}`;
  const there = known.get(store);
  if (there?.at === at) return there.names;
  const names = namesIn(store, rules.get(store));
  known.set(store, { at, names });
  return names;
}

/** As the first seat knows them; those that it does not know yet, as they know themselves. */
function namesIn(store: GameStore, ruleset: SomeRuleset | undefined): ReadonlyMap<SeatId, string> {
  const results = store.results(store.turn());
  const seen = new Map<SeatId, string>();
  const look = (seat: SeatId): void => {
    const found = results.find((one) => one.seat === seat);
    if (ruleset === undefined || found === undefined) return;
    const pictures = ruleset.presentation.seats(viewOf(ruleset, found.body));
    for (const one of pictures) if (!seen.has(one.seat)) seen.set(one.seat, one.name);
  };
  return new Map(
    store.seats().map(({ seat }, at) => {
      if (at === 0 || !seen.has(seat)) look(seat);
      return [seat, seen.get(seat) ?? seat];
    }),
  );
}

/** What a seat is called; the game master too is somebody who is asked. */
export const seatNamed = (store: GameStore, seat: SeatId): string =>
  seat === gameMaster ? 'the game master' : (seatNames(store).get(seat) ?? seat);

/** The same within a sentence: `the Northern League`. */
export function theSeat(store: GameStore, seat: SeatId): string {
  const name = seatNamed(store, seat);
  const takesArticle =
    seat !== gameMaster && rules.get(store)?.presentation.definite === true && name !== seat;
  return takesArticle ? `the ${name}` : name;
}

/** Several within a sentence: `the Northern League and the Southern Reach`. */
export const theSeats = (store: GameStore, seats: readonly SeatId[]): string =>
  listed(seats.map((seat) => theSeat(store, seat)));

/** The same for the game master, who is `you`. */
export const toGm = (store: GameStore, seat: SeatId): string =>
  seat === gameMaster ? 'you' : theSeat(store, seat);

/** Names in a row: `A, B and C`. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** A seat by the id that commands take, and its name: `north (Northern League)`. */
export function seatTyped(store: GameStore, seat: SeatId): string {
  const name = seatNamed(store, seat);
  return name === seat ? seat : `${seat} (${name})`;
}
