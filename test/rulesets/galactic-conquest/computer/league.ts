import { sumOf } from '#kernel/steps/fractions.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import { powerOf } from '#rulesets/galactic-conquest/computer/strength.ts';
import type { GalacticConquest } from '#rulesets/galactic-conquest/game.ts';
import { everySeat } from '#rulesets/galactic-conquest/map/sheets.ts';
import type { League } from '#test/support/kits/testKit.ts';
import { ourList } from '../yards/shelf.ts';

const worths = { homeworld: 2000, major: 1000, minor: 500 } as const;

/** Two empires of one arm: who has come to more systems and ships, in tenths of factors. */
export const league: League<GalacticConquest> = {
  seats: 2,
  turns: 16,
  levels: ['computer-cautious', 'computer', 'computer-bold'],
  setup: () => ({ map: 'arm', seats: everySeat.slice(0, 2), treasury: 100, year: 165 }),
  books: { ships: ourList },
  standing: ({ systems, squadrons }, seat) =>
    sumOf(valuesInOrder(systems).map((one) => (one.owner === seat ? worths[one.kind] : 0))) +
    sumOf(valuesInOrder(squadrons).map((one) => (one.seat === seat ? powerOf(one.ships) : 0))),
  victors: () => [],
  fallen: ({ empires, systems }) =>
    keysInOrder(empires).filter((seat) => valuesInOrder(systems).every(({ owner }) => owner !== seat)),
};
