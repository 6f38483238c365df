import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** Every sentence that refuses something. */
export const refusals = refusalTable({
  unreadable: {
    'no-floor':
      'The sheet does not say what the sea floor is like at {reef}: add a line, such as «ledge coral».',
    'no-name-of-boat': 'A boat needs a name: write one.',
    'no-pair-of-seats': 'A game has two seats, north and south: name both, and nobody else.',
  },
  impossible: {
    'not-your-boat': 'Only your own boat sails and dives for you: give it the order.',
    'no-passage': 'No passage leads from {from} to {place}: sail through the places between.',
    'sailed-already': 'The boat has sailed this turn: give this order next turn.',
    'dived-already': 'The divers have been down this turn: give this order next turn.',
    'no-reef': '{place} is no reef: set buoys where pearls can lie.',
    'buoy-there': 'Your buoy marks the bed in {place} already: set another elsewhere.',
    'course-too-long': 'A course goes through {most} places at most: leave out the last ones.',
    'game-master-only': 'Storms are the game master’s: leave this order out.',
    storm: 'It storms over {place}: give this order next turn.',
    'not-your-buoy': 'You have no such buoy: take in one of your own.',
    'buoy-elsewhere': 'The buoy lies in {place}: sail there to take it in.',
    'no-pearls': 'No pearls lie in {place}: sail to a reef first.',
  },
});
export const { unreadable, impossible } = refusals;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
