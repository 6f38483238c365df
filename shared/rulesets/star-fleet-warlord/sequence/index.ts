import type { Books } from '#kernel/codec/books.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { RunPlan } from '#kernel/turn/run.ts';
import { runId } from '#kernel/turn/run.ts';
import type { Sequence } from '#kernel/turn/step.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import type { State } from '../model/state.ts';
import { pulses } from '../tables/figures.ts';
import { battles } from './battles.ts';
import { income, shipsPrepared } from './income.ts';
import { miscellaneousOrders, postTurnStatus, resupply, victoryChecked } from './rest.ts';
import { shipsMove } from './shipsMove.ts';

/** The run of one Corporation (SFW 11.4): income, six pulses, the orders of its Home Office, and what its bases see. */
const corporation = (books: Books): Sequence<StarFleetWarlord> => [
  income(books),
  shipsPrepared,
  {
    pass: 'Pulse',
    until: (_, pass) => pass === pulses,
    repeat: [shipsMove(books), battles(books), resupply(books)],
  },
  miscellaneousOrders,
  postTurnStatus(books),
];

/** The Next Turn Generator, once all have run (SFW 5071). */
const generator = (books: Books): Sequence<StarFleetWarlord> => [victoryChecked(books)];

export const sequencesOf = (books: Books) =>
  ({ corporation: corporation(books), generator: generator(books) }) as const;

/** Corporations run one after another in their cycle, each on the galaxy as the last one left it; then the generator (SFW 4881, 5041). */
export const runs = ({ cycle, corporations }: State): readonly RunPlan[] => [
  ...cycle.map((seat) => ({
    id: runId(seat),
    title: phrase('Run of {name}', { name: corporations[seat]?.name ?? seat }),
    sequence: 'corporation',
    ...{ takes: [seat], tells: [seat] },
  })),
  {
    ...{ id: runId('generator'), title: phrase('Next Turn Generator'), sequence: 'generator' },
    ...{ takes: [], tells: [] },
  },
];
