import type { Beginning, WishForm } from '#kernel/beginning.ts';
import type { SeatId } from '#kernel/ids.ts';
import { padded, seatId } from '#kernel/ids.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import type { Size } from '../model/parameters.ts';
import { sizes } from '../model/parameters.ts';
import { sectorsIn } from '../tables/board.ts';
import { leastPlayers, shareOfSectors } from '../tables/densities.ts';
import { unreadable } from '../tables/refusals.ts';
import { begin } from './create.ts';

/** What can be chosen: the galaxy, and how many Corporations there are. */
interface Wish {
  readonly size: Size;
  readonly corporations: number;
}

/** Seats have numbers, as Corporations do (SFW 131). */
const seatsOf = (count: number): readonly SeatId[] =>
  Array.from({ length: count }, (_, at) => seatId(`c${padded(at + 1, 2)}`));

const roomIn = (size: Size): number => shareOfSectors(size).home;
const largest = Math.max(...sizes.map(roomIn));

/** `4 by 4 sectors`. */
const sizeText = (size: Size): Phrase => phrase('{across} by {down} sectors', { ...sectorsIn(size) });

function form(wish: Wish): WishForm {
  const [least, most] = [leastPlayers, roomIn(wish.size)];
  const fits = wish.corporations >= least && wish.corporations <= most;
  return {
    fields: [
      {
        kind: 'choice',
        name: 'size',
        label: 'Galaxy',
        choices: sizes.map((value) => ({ value, label: sizeText(value) })),
      },
      { kind: 'number', name: 'corporations', label: 'Corporations', least, most: largest },
    ],
    values: { ...wish },
    faults: fits
      ? []
      : [
          {
            field: 'corporations',
            problem: unreadable('galaxy-seats', { size: wish.size, least, most }),
          },
        ],
    set: (name, value) => ({ ...wish, [name]: value }),
  };
}

/** How games are begun: with a galaxy made anew, and the Initial Build still to come (SFW 1.5). */
export const beginning: Beginning<StarFleetWarlord> = {
  about: 'Corporations explore a galaxy of sectors, take its worlds, and fight for them ship by ship.',
  players: { least: leastPlayers, most: largest },
  kindsLabel: 'Galaxy',
  kinds: [
    { name: 'small', label: 'small', usual: { size: '4x4', corporations: 8 } satisfies Wish },
    { name: 'standard', label: 'of the rulebook', usual: { size: '10x10', corporations: 50 } satisfies Wish },
  ],
  fitting: (players): Wish => ({
    size: players > roomIn('4x4') ? '10x10' : '4x4',
    corporations: Math.max(leastPlayers, players),
  }),
  form: (wish) => form(wish as Wish),
  seats: (wish) => Object.fromEntries(seatsOf((wish as Wish).corporations).map((seat) => [seat, seat])),
  room: (wish) => (wish as Wish).corporations,
  setup: (wish) => ({ size: (wish as Wish).size, seats: seatsOf((wish as Wish).corporations) }),
  needs: [],
  create: (setup, _, draw) => begin(setup, draw),
  practice: { wish: { size: '4x4', corporations: 8 } satisfies Wish },
};
