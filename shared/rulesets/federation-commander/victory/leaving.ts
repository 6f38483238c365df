import type { Turn } from '#kernel/sequence/step.ts';
import { active, isOnMap } from '../model/ships.ts';
import type { Leaving } from './disengage.ts';
import { disengaged } from './disengage.ts';

/** After every move: whoever is beyond the edge of a fixed map has left it, and disengaged (FC 2E1c, 8A). */
export function leaveMap(turn: Turn<Leaving>): void {
  for (const [ship, { place }] of active(turn.state))
    if (!isOnMap(turn.state, place)) turn.happen(disengaged.of({ ship, place, how: 'edge' }));
}
