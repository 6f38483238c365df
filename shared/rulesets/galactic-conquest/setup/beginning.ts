import type { Beginning } from '#kernel/beginning.ts';
import type { Books } from '#kernel/codec/books.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { defined } from '#kernel/words/defined.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { good } from '#kernel/words/result.ts';
import type { GalacticConquest } from '../game.ts';
import { nameOf, seats as two } from '../map/seats.ts';
import { shipBook, shipListNeed, shipsIn } from '../ships/list/book.ts';
import { ourShips } from '../ships/ours/index.ts';
import { empiresOnArm } from './arm/size.ts';
import { create } from './create.ts';
import { scenarios } from './scenarios.ts';
import { tutorial } from './scenario/tutorial.ts';
import { seatsOn } from './setup.ts';
import type { ArmWish, SmallWish, Wish } from './wish.ts';
import { form, termsOf, usualWish, usualYear } from './wish.ts';

const named = (seats: readonly SeatId[]): Readonly<Record<SeatId, string>> =>
  Object.fromEntries(seats.map((seat) => [seat, nameOf(seat)]));

const mapOf = (wish: Wish) => ('map' in wish ? wish.map : 'small');

/** How games are begun: on the small map, on an arm that dice make, on the one that is the same for everybody, or from a file. */
export const beginningOver = (books: Books): Beginning<GalacticConquest> => ({
  about: 'Empires plot their squadrons through the twelve segments of a turn and live off their systems.',
  players: empiresOnArm,
  kindsLabel: 'Map',
  kinds: [
    { name: 'small', label: 'the small map', usual: { treasury: 0 } satisfies SmallWish },
    { name: 'arm', label: 'a spiral arm', usual: usualWish },
    {
      name: 'frozen',
      label: 'the fixed spiral arm',
      usual: { map: 'frozen', empires: 12, sight: 'open' } satisfies ArmWish,
    },
  ],
  form: (wish) => form(wish as Wish),
  seats: (wish) => named(seatsOn(mapOf(wish as Wish))),
  room: (wish) => ('map' in (wish as Wish) ? (wish as ArmWish).empires : two.length),
  setup: (wish, players, title) => setupOf(wish as Wish, players, title),
  needs: [shipListNeed(shipBook(ourShips))],
  create(setup, { ships }, draw) {
    const made = create(setup, draw, ships === undefined ? undefined : shipsIn(books, ships));
    return made.ok ? good({ state: { ...made.value, ...defined({ ships }) }, books: [] }) : made;
  },
  // What the systems of either empire pay for a turn of peace: without it there is nothing to order but courses.
  practice: { wish: { treasury: 66 } satisfies SmallWish, seat: two[0] },
  scenarios,
  tutorial,
});

/** A setup says no more than what was chosen. Empires that nobody plays yet come in the order of the book (A5.30). */
function setupOf(wish: Wish, players: Readonly<Record<SeatId, string>>, title?: string): unknown {
  const fought = wish.battles === 'elsewhere' ? { elsewhere: true } : {};
  if (!('map' in wish)) return { seats: two, treasury: wish.treasury, ...fought };
  const { map, empires, sight, treasury = 0, year = usualYear, majors, minors } = wish;
  const navies = wish.navies === 'bought' ? termsOf(wish) : undefined;
  const chosen = keysInOrder(players);
  const others = seatsOn(map).filter((seat) => !chosen.includes(seat));
  const known = inOrder(players).filter(([, player]) => player !== '');
  return {
    map,
    seats: [...chosen, ...others].slice(0, empires),
    treasury,
    year,
    ...(sight === 'open' ? {} : { sight }),
    ...defined({ majors, minors, navies }),
    ...fought,
    ...(known.length === 0 ? {} : { players: Object.fromEntries(known) }),
    ...defined({ title }),
  };
}
