import type { Turn } from '#kernel/sequence/step.ts';
import { rangeOf } from '../map/board.ts';
import { captained, isOnMap } from '../model/ships.ts';
import type { Ship, State } from '../model/state.ts';
import type { Leaving } from './disengage.ts';
import { disengaged } from './disengage.ts';

/** By which rule a ship is out of the battle where it stands: beyond the edge of a fixed map (FC 2E1c, 8A), or as the scenario says (FC 2E1a). */
function howGone(state: State, { seat, place }: Ship): 'edge' | 'scenario' | undefined {
  if (!isOnMap(state, place)) return 'edge';
  const isAway = (state.leaves ?? []).some(({ of = seat, from, least, most }) => {
    const range = rangeOf(from, place);
    return of === seat && least <= range && range <= most;
  });
  return isAway ? 'scenario' : undefined;
}

/** After every move of whoever has a captain. Where a battle begins is no move. */
export function leaveMap(turn: Turn<Leaving>): void {
  for (const [ship, own] of captained(turn.state)) {
    const how = own.entered === undefined ? undefined : howGone(turn.state, own);
    if (how !== undefined) turn.happen(disengaged.of({ ship, place: own.place, how }));
  }
}
