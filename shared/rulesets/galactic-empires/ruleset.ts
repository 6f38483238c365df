import type { Ruleset } from '#kernel/ruleset.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { abdicates, replacement } from './abdication.ts';
import { codecs } from './codecs.ts';
import { computerPlan } from './computer/computerPlan.ts';
import { seating } from './computer/seating.ts';
import { odds } from './forecast/odds.ts';
import type { GalacticEmpires } from './game.ts';
import { origins, tell } from './game.ts';
import { course } from './lessons/course.ts';
import { guide } from './lessons/guide.ts';
import { imagine } from './model/imagine.ts';
import { orders } from './orders.ts';
import { outsider } from './outsider.ts';
import { presentation } from './presentation/index.ts';
import { engine } from './preview/preview.ts';
import { refusals } from './refusals.ts';
import { review } from './review/review.ts';
import { beginning } from './setup.ts';
import { makeView } from './view.ts';
import { wholeView } from './view/whole.ts';

/** Galactic Empires: starfleets travel between linked sectors and fight for what they hold. */
export const galacticEmpires: Ruleset<GalacticEmpires> = {
  ...engine,
  title: 'Galactic Empires',
  edition: 2,
  orders,
  tell,
  origins,
  presentation,
  codecs,
  beginning,
  // GE 131
  usualPolicy: { due: 'Tuesday 17:00 America/Los_Angeles' },
  seats: ({ empires }) => keysInOrder(empires),
  turnNumber: ({ turn }) => turn,
  view: (state, seat, heard, last) =>
    seat === gameMaster ? wholeView(state) : makeView(state, seat, heard, last),
  outsider,
  imagine,
  review,
  mutiny: abdicates,
  replacement,
  odds,
  computerPlan,
  seating,
  course,
  guide,
  refusals: refusals.declared,
};
