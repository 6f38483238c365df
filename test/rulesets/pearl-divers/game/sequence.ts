import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { buoysAreSet } from './buoys.ts';
import { diversGoDown, diversGoDownAgain } from './diving.ts';
import type { PearlDivers } from './game.ts';
import type { State } from './model/state.ts';
import { boatsSail, coursesAreSet } from './sailing.ts';
import { stormsBreak } from './storms.ts';

/** The turn: all boats sail, buoys are set, then all divers go down, and some of them twice. */
export const sequence: Sequence<PearlDivers> = [
  { name: 'Storms break', cite: 'PD 10', run: stormsBreak },
  { name: 'Courses are set', cite: 'PD 8', run: coursesAreSet },
  { name: 'Boats sail', cite: 'PD 3', run: boatsSail },
  { name: 'Buoys are set and taken in', cite: 'PD 7', run: buoysAreSet },
  { name: 'Divers go down', cite: 'PD 4', dice: true, run: diversGoDown },
  { name: 'Divers go down once more', cite: 'PD 6', dice: true, run: diversGoDownAgain },
];

/** Ends the turn: boats may sail and dive again. */
export function close(draft: Draft<State>): void {
  for (const seat of keysInOrder(draft.boats))
    change(draft.boats, seat, () => ({ sailed: false, dived: false, empty: false }));
  delete draft.storms;
  draft.turn += 1;
}
