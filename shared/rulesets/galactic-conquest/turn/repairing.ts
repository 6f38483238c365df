import type { Sequence } from '#kernel/sequence/step.ts';
import type { GalacticConquest } from '../game.ts';
import { overhaul } from '../combat/after/overhaul.ts';
import { changeDuties } from '../raids/duty.ts';
import { setCourses } from '../movement/plot.ts';
import { orderRepairs } from '../repair/repairs.ts';
import { move } from '../movement/moves.ts';
import { workYards } from '../repair/steps.ts';
import { segments } from '../segments.ts';

/** What of a turn decides what is repaired. */
export const repairing = {
  duty: { name: 'Convoy duty', cite: 'GC B2.50', run: changeDuties },
  courses: { name: 'Courses', cite: 'GC D1.60', run: setCourses },
  order: { name: 'Order of repairs', cite: 'GC C2.10', run: orderRepairs },
  moves: { name: 'Plotted moves', cite: 'GC D1.40', dice: true, run: move },
  work: { name: 'Progress of repairs', cite: 'GC C2.10', run: workYards },
} as const satisfies Record<string, Sequence<GalacticConquest>[number]>;

/** What yards, docks and bases do for ships in a segment. */
export const mending: Sequence<GalacticConquest> = [
  repairing.work,
  { name: 'Overhauls', cite: 'GC C16.10', run: overhaul },
];

/** What is repaired if nobody disturbs it: for the page of a squadron (C2.10). */
export const foreseenRepairs: Sequence<GalacticConquest> = [
  repairing.duty,
  repairing.courses,
  repairing.order,
  {
    pass: 'Segment',
    repeat: [repairing.moves, repairing.work],
    until: (_, pass) => pass >= segments,
  },
];
