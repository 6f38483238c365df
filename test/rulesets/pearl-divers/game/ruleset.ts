import type { Books } from '#kernel/codec/books.ts';
import { booksOf } from '#kernel/codec/books.ts';
import type { Engine, Ruleset } from '#kernel/ruleset.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import { refusedIn } from '#kernel/steps/advice.ts';
import { foreseenBy } from '#kernel/steps/foresight.ts';
import { codecs } from './codecs.ts';
import { imagine } from './model/imagine.ts';
import { answering } from './diving.ts';
import type { PearlDivers } from './game.ts';
import { ahead, apply, orders, origins, tell } from './game.ts';
import type { State } from './model/state.ts';
import { presentationOver } from './presentation/presentation.ts';
import { refusals } from './refusals.ts';
import { close, sequence } from './sequence.ts';
import { sheet } from './sheet.ts';
import { beginningOver } from './setup.ts';
import { makeView } from './model/view.ts';

const seats = ({ boats }: State): readonly SeatId[] => keysInOrder(boats);

const engine: Engine<PearlDivers> = {
  id: 'pearl-divers',
  ...oneRun<PearlDivers>(sequence, seats),
  turnNumber: ({ turn }) => turn,
  apply,
  close,
};

const rulesOver = (books: Books): Ruleset<PearlDivers> => ({
  ...engine,
  title: 'Pearl Divers',
  edition: 1,
  orders,
  answering,
  tell,
  origins,
  sheet,
  sharing: {
    scopes: () => [
      { scope: 'sailing', label: 'The boat' },
      { scope: 'diving', label: 'Divers and buoys' },
    ],
    scopeOf: (_, { kind }) => (kind === 'sail' || kind === 'set-course' ? 'sailing' : 'diving'),
  },
  presentation: { ...presentationOver(books), scroll: foreseenBy(() => pearlDivers, ahead) },
  codecs,
  beginning: beginningOver(books),
  usualPolicy: { due: 'Friday 09:30 Europe/London', graceHours: 12, reminders: [24] },
  imagine,
  seats,
  view: (state, seat, _, last) => makeView(state, seat, last),
  // The plan is run in the world that the player knows: what is refused there is the advice.
  review: (view, plan) => refusedIn(engine, imagine(view), view.me, plan),
  refusals: refusals.declared,
  open: rulesOver,
  cites: ({ charts }) => valuesInOrder(charts ?? {}),
});

/** Pearl Divers, the smallest whole game: two boats, three reefs, one die. It lives in the tests alone. */
export const pearlDivers: Ruleset<PearlDivers> = rulesOver(booksOf([]));
