import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Engine, Ruleset } from '#kernel/ruleset.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import { refusedIn } from '#kernel/steps/advice.ts';
import { foreseenBy } from '#kernel/steps/foresight.ts';
import { codecs } from './codecs.ts';
import type { GalacticConquest } from './game.ts';
import { ahead, apply, orders, origins, tell } from './game.ts';
import { imagine } from './model/imagine.ts';
import type { State } from './model/state.ts';
import { presentation } from './presentation/index.ts';
import { close, sequence } from './sequence.ts';
import { beginning } from './setup/beginning.ts';
import { sheet } from './sheet/sheet.ts';
import { refusals } from './refusals.ts';
import { makeView } from './view.ts';

const seats = ({ empires }: State) => keysInOrder(empires);

const engine: Engine<GalacticConquest> = {
  id: 'galactic-conquest',
  ...oneRun<GalacticConquest>(sequence, seats),
  turnNumber: ({ turn }) => turn,
  apply,
  close,
};

/** Galactic Conquest: what is in and what is not is on the page beside this file. Nothing asks its book of ships yet, so that it is the same over every game’s. */
export const galacticConquest: Ruleset<GalacticConquest> = {
  ...engine,
  title: 'Galactic Conquest',
  early: true,
  edition: 2,
  orders,
  sheet,
  tell,
  origins,
  presentation: { ...presentation, scroll: foreseenBy(() => galacticConquest, ahead) },
  codecs,
  beginning,
  usualAnswers: { gameMaster: ['person', 'silence'] },
  open: () => galacticConquest,
  cites: ({ ships }) => (ships === undefined ? [] : [ships]),
  imagine,
  seats,
  view: (state, seat, heard, last) => makeView(state, seat, last, heard),
  // The plan is run in the world that the player knows: what is refused there is the advice.
  review: (view, plan) => refusedIn(engine, imagine(view), view.me, plan),
  refusals: refusals.declared,
};
