import { pricesChanged } from './events.ts';
import { moves, pricesNext } from './prices.ts';
import type { Steps } from '../acting.ts';

/** Steps of the generator that change prices, once all have run (SFW 3298). */
export const pricesChange: Steps = () => [
  {
    name: 'Prices Change',
    cite: 'SFW 3298',
    run(turn) {
      const prices = pricesNext(turn.state);
      if (moves(turn.state, prices)) turn.happen(pricesChanged.of({ prices }));
    },
  },
];
