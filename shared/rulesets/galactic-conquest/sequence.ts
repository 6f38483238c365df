import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { replace } from '#kernel/steps/change.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { instruct } from './combat/fight.ts';
import { battles } from './combat/rounds.ts';
import { mobiliseAll } from './economy/mobilise.ts';
import { fillTreasuries } from './economy/money.ts';
import { judgeSystems } from './economy/systems.ts';
import type { GalacticConquest } from './game.ts';
import type { Squadron, State, System } from './model/state.ts';
import { meet, move } from './movement/moves.ts';
import { setCourses } from './movement/plot.ts';
import { segments } from './segments.ts';

/** The turn: states of mobility and courses, twelve segments of moves, contested systems, and money. */
export const sequence: Sequence<GalacticConquest> = [
  { name: 'Mobility', cite: 'GC B12.70', run: mobiliseAll },
  { name: 'Courses', cite: 'GC D1.60', run: setCourses },
  { name: 'Combat orders', cite: 'GC A3.10', run: instruct },
  {
    pass: 'Segment',
    repeat: [
      { name: 'Squadrons meet', cite: 'GC A1.15', run: meet },
      { name: 'Plotted moves', cite: 'GC D1.40', dice: true, run: move },
      battles,
    ],
    until: (_, pass) => pass >= segments,
  },
  { name: 'Contested systems', cite: 'GC B1.60', run: judgeSystems },
  { name: 'Treasury', cite: 'GC B11.15', run: fillTreasuries },
];

const rested = ({ plot: _, combat: __, strength: ___, cameFrom: ____, ...rest }: Squadron): Squadron => rest;

/** Ends the turn: courses and orders are done, and systems pay again. */
export function close(draft: Draft<State>): void {
  for (const unit of keysInOrder(draft.squadrons)) replace(draft.squadrons, unit, rested);
  delete draft.fought;
  for (const place of keysInOrder(draft.systems))
    replace(draft.systems, place, ({ unpaid: _, ...rest }): System => rest);
  draft.turn += 1;
}
