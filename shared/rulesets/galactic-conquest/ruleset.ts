import type { Books } from '#kernel/codec/books.ts';
import { booksOf } from '#kernel/codec/books.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Engine, Ruleset } from '#kernel/ruleset.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import { foreseenBy, previewSeed } from '#kernel/steps/foresight.ts';
import { momentsBy } from '#kernel/steps/moments.ts';
import { ranAhead } from '#kernel/steps/runAhead.ts';
import { codecs } from './codecs.ts';
import { computerPlanOver } from './computer/computerPlan.ts';
import { judged } from './computer/judging.ts';
import { seating } from './computer/seating.ts';
import type { GalacticConquest } from './game.ts';
import { ahead, apply, ordersOver, origins, tell } from './game.ts';
import { imagine } from './model/imagine.ts';
import type { State } from './model/state.ts';
import { numberOf } from './model/opening/purchase.ts';
import { keepSteps } from './presentation/afterSteps.ts';
import { presentationOver } from './presentation/index.ts';
import { twelve } from './presentation/turn/twelve.ts';
import { course } from './lessons/course.ts';
import { guide } from './lessons/guide.ts';
import { battleOn } from './forecast/scroll.ts';
import { oddsOver } from './forecast/odds.ts';
import { sharing } from './admirals/sharing.ts';
import { closeOpening, opening } from './opening.ts';
import { close } from './closing.ts';
import { bankingOver, sequenceOver } from './sequence.ts';
import { beginningOver } from './setup/beginning.ts';
import { sheet } from './sheet/sheet.ts';
import { refusals } from './refusals.ts';
import { makeView } from './view.ts';

const seats = ({ empires }: State) => keysInOrder(empires);

function engineOver(books: Books): Engine<GalacticConquest> {
  const sequence = sequenceOver(books);
  const { runs } = oneRun<GalacticConquest>(sequence, seats);
  return {
    id: 'galactic-conquest',
    sequences: { turn: sequence, purchase: opening },
    runs: (state) =>
      runs(state).map((run) =>
        state.purchase === undefined
          ? run
          : { ...run, title: phrase('The purchase of navies'), sequence: 'purchase' },
      ),
    turnNumber: (known) => numberOf(known, known.turn),
    apply,
    replaces: true,
    close: (draft) => (draft.purchase === undefined ? close(draft) : closeOpening(draft)),
  };
}

/** Over the book of ships of one game: what makes ships reads it, and what they have of it goes along with them. */
function over(books: Books): Ruleset<GalacticConquest> {
  const engine = engineOver(books);
  const banking = bankingOver(books);
  const rules: Ruleset<GalacticConquest> = {
    ...engine,
    title: 'Galactic Conquest',
    early: true,
    edition: 17,
    orders: ordersOver(books),
    sheet,
    tell,
    origins,
    presentation: {
      ...presentationOver(books, banking),
      scroll: foreseenBy(() => rules, ahead, battleOn(books, engine)),
      moments: momentsBy(() => rules, twelve),
    },
    codecs,
    beginning: beginningOver(books),
    usualAnswers: { gameMaster: ['person', 'silence'] },
    open: over,
    cites: ({ ships }) => (ships === undefined ? [] : [ships]),
    imagine,
    computerPlan: computerPlanOver(books, engine),
    answering: { computer: judged },
    seating,
    course,
    guide,
    odds: oddsOver(books, engine),
    seats,
    view: (state, seat, heard, last) => makeView(state, seat, last, heard),
    // The plan is run in the world that the player knows: what is refused there is the advice.
    review(view, plan) {
      const ran = ranAhead(rules, view, plan, previewSeed);
      keepSteps(view, plan, banking, ran);
      return ran.problems;
    },
    refusals: refusals.declared,
    sharing,
  };
  return rules;
}

/** Galactic Conquest, over no book yet: what is in and what is not is on the page beside this file. */
export const galacticConquest = over(booksOf([]));
