import type { Beginning } from '#kernel/beginning.ts';
import type { Books } from '#kernel/codec/books.ts';
import { good } from '#kernel/words/result.ts';
import type { FederationCommander } from './game.ts';
import { tutorial } from './lessons/tutorial.ts';
import { seatNames, seats } from './map/seats.ts';
import { cardsNeed, cardsOf } from './scenario/book.ts';
import { scenarioFiles } from './scenario/files.ts';
import type { Wish } from './scenario/wish.ts';
import { forcesOf, form, usual } from './scenario/wish.ts';
import { scenarios } from './scenario/scenarios.ts';
import { create } from './setup.ts';

/** How games are begun: by what is chosen, or from a file, with the cards of a book. */
export const beginningOver = (books: Books): Beginning<FederationCommander> => ({
  about: 'Starships duel on a map of hexes, eight impulses of movement and fire a turn.',
  players: { least: seats.length, most: seats.length },
  kindsLabel: 'Scenario',
  kinds: (['duel', 'convoy', 'fleet'] as const).map((name) => ({
    name,
    label: scenarios[name].label,
    usual: usual(name),
  })),
  form: (wish) => form(wish as Wish),
  seats: () => Object.fromEntries(seats.map((seat) => [seat, seatNames[seat] ?? seat])),
  room: () => seats.length,
  setup(given) {
    const wish = given as Wish;
    const { scenario, map, turns, points, mailing } = wish;
    return {
      seats: [...seats],
      scenario,
      map,
      turns,
      ...(mailing === 'turn' ? {} : { mailing }),
      ...(scenario === 'fleet' && points > 0 ? { points } : {}),
      ships: forcesOf(wish),
    };
  },
  needs: [cardsNeed],
  create(setup, { cards }) {
    const made = create(setup, cardsOf(books, cards));
    return made.ok ? good({ state: made.value, books: [] }) : made;
  },
  practice: { wish: { ...usual('duel'), asks: true } satisfies Wish, seat: seats[0] },
  scenarios: scenarioFiles,
  tutorial,
});
