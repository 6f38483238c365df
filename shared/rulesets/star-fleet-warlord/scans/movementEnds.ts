import { surroundingsScanned } from './events.ts';
import { shipsOf } from '../ships/ships.ts';
import { scansAround, surroundings } from './scanning.ts';
import type { Steps } from '../acting.ts';
import { runOf, isIdle } from '../acting.ts';

/** Steps after the orders of a run, before its status. */
export const movementEnds: Steps = (books) => [
  {
    name: 'Proximity Scans',
    cite: 'SFW 2805',
    run(turn) {
      const { world, seat } = runOf(books, turn);
      if (isIdle(turn, seat)) return;
      for (const [ship, now] of shipsOf(turn.state, seat))
        if (scansAround(world, now))
          turn.happen(
            surroundingsScanned.of({ ship, seat, place: now.place, hexes: surroundings(world, now) }),
          );
    },
  },
];
