import type { Engine, Ruleset } from '#kernel/ruleset.ts';
import { booksOf } from '#kernel/codec/books.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { emptyPlan } from '#kernel/game/plan.ts';
import { foreseenBy } from '#kernel/steps/foresight.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import { beginningOver } from './beginning.ts';
import { codecs } from './codecs.ts';
import { oddsBy } from './forecast/odds.ts';
import type { FederationCommander } from './game.ts';
import { apply, orders, origins, tell } from './game.ts';
import { course } from './lessons/course.ts';
import { guide } from './lessons/guide.ts';
import { seats } from './map/seats.ts';
import { imagine } from './model/imagine.ts';
import { aheadFor } from './presentation/ahead.ts';
import { mailingNumber } from './model/mailing.ts';
import { presentation } from './presentation/index.ts';
import { computer } from './computer/computer.ts';
import { programme } from './programme/programme.ts';
import { seating } from './computer/seating.ts';
import { refusals } from './refusals.ts';
import { review } from './review.ts';
import { close, sequence } from './sequence.ts';
import { sharing } from './sharing.ts';
import { handedBack } from './victory/handedBack.ts';
import { makeView } from './view.ts';

const seatsOf = (): readonly SeatId[] => seats;

const engine: Engine<FederationCommander> = {
  id: 'federation-commander',
  ...oneRun<FederationCommander>(sequence, seatsOf),
  turnNumber: mailingNumber,
  apply,
  close,
};

/** Federation Commander: starships duel on a floating map, eight impulses a turn. */
export const federationCommander: Ruleset<FederationCommander> = {
  ...engine,
  title: 'Federation Commander',
  edition: 6,
  orders,
  answering: { programme, computer },
  sharing,
  course,
  guide,
  usualAnswers: { player: ['programme', 'silence'] },
  seating,
  odds: oddsBy(engine),
  computerPlan: () => emptyPlan(),
  outcome: handedBack,
  tell,
  origins,
  presentation: {
    ...presentation,
    scroll: (view, plan) => foreseenBy(() => federationCommander, aheadFor(view, plan))(view, plan),
  },
  codecs,
  beginning: beginningOver(booksOf([])),
  // Ships carry their cards along: nothing but the beginning reads a book.
  open: (books) => ({ ...federationCommander, beginning: beginningOver(books) }),
  imagine,
  seats: seatsOf,
  view: makeView,
  review,
  refusals: refusals.declared,
};
