import type { Beginning } from '#kernel/beginning.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { padded, seatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { StarFleetWarlord } from '../game.ts';
import { leastPlayers, usualVictory } from '../galaxy/densities.ts';
import { begin } from './create.ts';
import { housesOf } from '../messages/houses.ts';
import { scenarios } from './scenarios.ts';
import { tutorial } from './tutorial.ts';
import { powerKinds } from './options.ts';
import type { Wish } from './wish.ts';
import { form, goalOf, roomIn, sizeOf } from './wish.ts';

/** Seats have numbers, as Corporations do (SFW 131). */
const seatsOf = (count: number): readonly SeatId[] =>
  Array.from({ length: count }, (_, at) => seatId(`c${padded(at + 1, 2)}`));

/** How games are begun: with a galaxy made anew, one that is written down, or the frozen one; the Initial Build is still to come (SFW 1.5). */
export const beginning: Beginning<StarFleetWarlord> = {
  about: 'Corporations explore a galaxy of sectors, take its worlds, and fight for them ship by ship.',
  players: { least: leastPlayers, most: roomIn('10x10') },
  kindsLabel: 'Galaxy',
  kinds: [
    { name: 'small', label: 'small', usual: { size: '4x4', corporations: 8 } satisfies Wish },
    { name: 'standard', label: 'of the rulebook', usual: { size: '10x10', corporations: 50 } satisfies Wish },
    {
      name: 'custom',
      label: 'custom size',
      usual: { size: 'custom', across: 10, down: 3, corporations: 12 } satisfies Wish,
    },
    {
      name: 'frozen',
      label: 'fixed',
      usual: { size: 'frozen', corporations: 8 } satisfies Wish,
    },
  ],
  fitting: (players): Wish => ({
    size: players > roomIn('4x4') ? '10x10' : '4x4',
    corporations: Math.max(leastPlayers, players),
  }),
  form: (wish) => form(wish as Wish),
  seats: (wish) => Object.fromEntries(seatsOf((wish as Wish).corporations).map((seat) => [seat, seat])),
  room: (wish) => (wish as Wish).corporations,
  setup: (wish, players, title) => setupOf(wish as Wish, players, title),
  needs: [],
  create: (setup, _, draw) => begin(setup, draw),
  tutorial,
  practice: { wish: { size: '4x4', corporations: 8 } satisfies Wish },
  scenarios,
};

/** A setup says what was chosen, and our names of Corporations that nobody plays. */
function setupOf(wish: Wish, players: Readonly<Record<SeatId, string>>, title?: string): unknown {
  const { size, corporations, rounds, days, contacts, variant, figures } = wish;
  const usual = usualVictory(sizeOf(wish));
  const named = inOrder(players).filter(([, player]) => player !== '');
  const houses = inOrder(housesOf(seatsOf(corporations))).filter(([seat]) => (players[seat] ?? '') === '');
  const goal = { ...usual, ...goalOf(wish) };
  return {
    size: size === 'frozen' ? size : sizeOf(wish),
    seats: seatsOf(corporations),
    ...(goal.sectors === usual.sectors ? {} : { sectors: goal.sectors }),
    ...(goal.sites === usual.sites ? {} : { sites: goal.sites }),
    ...(rounds === 'told' ? { rounds } : {}),
    ...(days === 'week' ? { days } : {}),
    ...Object.fromEntries(
      powerKinds.flatMap(([kind]) => (wish[kind] === 'absent' ? [[kind, 'absent']] : [])),
    ),
    ...(contacts === 'told' ? { contacts } : {}),
    ...(variant === undefined || variant === 'standard' ? {} : { variant }),
    ...(figures === undefined || figures.trim() === '' ? {} : { figures }),
    ...(houses.length === 0 ? {} : { names: Object.fromEntries(houses) }),
    ...(named.length === 0 ? {} : { players: Object.fromEntries(named) }),
    ...defined({ title }),
  };
}
