import type { CodesIn } from '#kernel/words/refusalTable.ts';
import { refusalTable } from '#kernel/words/refusalTable.ts';
import { aboard } from './refusals/aboard.ts';
import { battles } from './refusals/battles.ts';
import { unreadableBeginnings, beginnings } from './refusals/beginnings.ts';
import { building } from './refusals/building.ts';
import { commerce } from './refusals/commerce.ts';
import { courses } from './refusals/courses.ts';
import { elsewhere, unreadableBattles } from './refusals/elsewhere.ts';
import { empires } from './refusals/empires.ts';
import { hidden } from './refusals/hidden.ts';

/** Every sentence that refuses something, in files by what it is about. */
export const refusals = refusalTable({
  unreadable: { ...unreadableBeginnings, ...unreadableBattles },
  impossible: {
    ...beginnings,
    ...courses,
    ...battles,
    ...elsewhere,
    ...aboard,
    ...hidden,
    ...building,
    ...commerce,
    ...empires,
  },
});
export const unreadable: typeof refusals.unreadable = refusals.unreadable;
export const impossible: typeof refusals.impossible = refusals.impossible;

declare module '#kernel/words/problem.ts' {
  interface ProblemCodes extends CodesIn<typeof refusals> {}
}
