import type { Books } from '#kernel/codec/books.ts';
import { booksOf } from '#kernel/codec/books.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Engine, Ruleset } from '#kernel/ruleset.ts';
import { oddsOf } from './forecast/odds.ts';
import type { StarFleetWarlord } from './game.ts';
import { apply, origins, tell, ordersOf } from './game.ts';
import { close, runs, sequencesOf } from './sequence.ts';
import { codecs } from './codecs/index.ts';
import { computerPlan } from './computer/computerPlan.ts';
import { seating } from './computer/seating.ts';
import { imagine } from './model/imagine.ts';
import { course } from './lessons/course.ts';
import { guide } from './lessons/guide.ts';
import { sheetOf } from './sheet/sheet.ts';
import { outsider } from './outsider.ts';
import { presentationOf } from './presentation/index.ts';
import { adviceOn, previewOf } from './preview/preview.ts';
import { replacement } from './replacement.ts';
import { beginning } from './setup/beginning.ts';
import { refusals } from './refusals.ts';
import { makeView } from './view/index.ts';

/** Star Fleet Warlord over the books of a game, which hold the terrain of its sectors. */
function over(books: Books): Ruleset<StarFleetWarlord> {
  const engine: Engine<StarFleetWarlord> = {
    id: 'star-fleet-warlord',
    sequences: sequencesOf(books),
    runs,
    apply,
    close,
    turnNumber: ({ turn }) => turn,
  };
  const preview = previewOf(books, engine);
  const rules: Ruleset<StarFleetWarlord> = {
    ...engine,
    title: 'Star Fleet Warlord',
    edition: 2,
    orders: ordersOf(books),
    tell,
    origins,
    codecs,
    imagine,
    beginning,
    presentation: presentationOf(books, () => rules, preview),
    sheet: sheetOf(books),
    open: over,
    cites: ({ scanned }) => [...new Set(valuesInOrder(scanned))].sort(),
    seats: ({ cycle }) => [...cycle].sort(),
    view: (state, seat, heard, last) => makeView(state, seat, heard, last),
    review: (view, plan) => adviceOn(plan, preview(view, plan)),
    refusals: refusals.declared,
    odds: oddsOf(books, engine),
    computerPlan: computerPlan(books),
    seating,
    course,
    guide,
    outsider,
    replacement,
  };
  return rules;
}

/** Star Fleet Warlord, over no books yet. */
export const starFleetWarlord = over(booksOf([]));
