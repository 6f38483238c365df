import { racesListed } from './events.ts';
import { isListYear, racesInUse } from './races.ts';
import { yearOf } from '../model/figures.ts';
import type { Steps } from '../acting.ts';

/** Steps of the generator that list races, for the reports of the next year: everybody has the same list (SFW 3699; OURS). */
export const listRaces: Steps = () => [
  {
    name: 'Races Listed',
    cite: 'SFW 3699',
    run(turn) {
      if (isListYear(yearOf(turn.state.turn + 1)))
        turn.happen(racesListed.of({ races: racesInUse(turn.state) }));
    },
  },
];
