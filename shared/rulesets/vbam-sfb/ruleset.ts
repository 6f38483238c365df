import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Engine, Ruleset } from '#kernel/ruleset.ts';
import { refusedIn } from '#kernel/steps/advice.ts';
import { foreseenBy } from '#kernel/steps/foresight.ts';
import { answering } from './answering.ts';
import { codecs } from './codecs.ts';
import { computerPlan } from './computer/computerPlan.ts';
import { seating } from './computer/seating.ts';
import { battleOn, odds } from './forecast/odds.ts';
import { imagine } from './model/imagine.ts';
import { course } from './lessons/course.ts';
import { guide } from './lessons/guide.ts';
import type { VbamSfb } from './game.ts';
import { orders, ahead, apply, origins, tell } from './game.ts';
import { outsider } from './outsider.ts';
import { presentation } from './presentation/index.ts';
import { turn, close } from './sequence.ts';
import { beginning } from './setup/beginning.ts';
import { refusals } from './refusals.ts';
import { makeView } from './view.ts';

const engine: Engine<VbamSfb> = {
  id: 'vbam-sfb',
  ...turn,
  turnNumber: (state) => state.turn,
  apply,
  close,
};

/** The scroll tells what a plan brings about and what the turn brings its reader; what dice decide is left out, or told with its chance. */
const aheadOfOwn: typeof ahead = (event, view) =>
  !('seat' in event) || event.seat === view.me || event.kind === 'battle-joined'
    ? ahead(event, view)
    : undefined;

/** The campaign of Victory by Any Means in the universe of Star Fleet Battles. */
export const vbamSfb: Ruleset<VbamSfb> = {
  ...engine,
  title: 'Victory by Any Means',
  edition: 2,
  orders,
  answering,
  tell,
  origins,
  presentation: { ...presentation, scroll: foreseenBy(() => vbamSfb, aheadOfOwn, battleOn) },
  codecs,
  beginning,
  imagine,
  odds,
  computerPlan,
  seating,
  course,
  guide,
  outsider,
  usualAnswers: { gameMaster: ['person', 'silence'] },
  seats: ({ empires }) => keysInOrder(empires),
  view: (state, seat, _, last) => makeView(state, seat, last),
  // The plan is run in what the empire has: what is refused there is the advice.
  review: (view, plan) => refusedIn(engine, imagine(view), view.me, plan),
  refusals: refusals.declared,
};
