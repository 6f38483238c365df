import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';

/** Every sentence that refuses something. */
export const refusals = refusalTable({
  unreadable: {
    'no-two-empires': 'A game has two empires, hydran and lyran: name both, and nobody else.',
  },
  impossible: {
    'not-your-squadron': 'Only your own squadrons take your orders: plot one of them.',
    'plotted-already': 'The squadron is plotted already: leave one of the two courses out.',
    'too-far': 'The squadron moves {most|hex|hexes} in a turn at most: leave out the last ones.',
    'no-course': 'The course enters no hex: leave it out, and the squadron stays.',
    'not-beside': '{place} does not lie beside {from}: plot every hex on the way.',
    'no-empire': 'You have no empire to mobilise: leave this order out.',
    'mobilised-already': 'One state of mobility is chosen already: leave one of the two out.',
    'told-already': 'The squadron is told already how to fight: leave one of the two orders out.',
    intercepted:
      'An enemy squadron holds {place}, and the squadron does not attack: it turns back. Order it to attack if it should fight.',
    'judged-advancing':
      'The squadron was advancing on {place} where another one came, and does not attack: it turns back.',
    'attacked-before':
      'The squadron is attacked in {place} before it moves on: it fights, and its course ends.',
    'gave-up': 'The squadron is beaten in {place}, and its course ends.',
  },
});
export const { unreadable, impossible } = refusals;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
