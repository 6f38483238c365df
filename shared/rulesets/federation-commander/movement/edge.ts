import type { Extent } from '#kernel/board/grid.ts';
import { isWithin } from '../map/board.ts';
import type { Ship, State } from '../model/state.ts';
import type { Action } from '../model/vocabulary.ts';
import { actions } from '../model/vocabulary.ts';
import { cannotMove, isHeld, shipAfter, turnMode } from './moving.ts';

/* The edge of a fixed map: whoever moves over it has disengaged (FC 2E1c, 8A), and nobody does so unbidden. */

/** OURS: so many moves are enough to turn round at any speed, and whoever looks so far ahead is never caught at the edge. */
const lookAhead = 12;

const going = actions.filter((action) => !isHeld(action));

export const possibleMoves = (ship: Ship): readonly Action[] =>
  actions.filter((action) => cannotMove(ship, action) === undefined);

/** Whether so many further moves, none of them cancelled, can keep the ship on the map. `lost`: from where they cannot, as far as is known. */
function canStay(ship: Ship, edge: Extent, moves: number, lost: Set<string>): boolean {
  if (!isWithin(ship.place, edge)) return false;
  if (moves === 0) return true;
  const { place, facing, turnCount, slipCount } = ship;
  const key = [place, facing, Math.min(turnCount, turnMode(ship)), Math.min(slipCount, 1), moves].join(' ');
  if (lost.has(key)) return false;
  const stays = going.some(
    (action) =>
      cannotMove(ship, action) === undefined && canStay(shipAfter(ship, action), edge, moves - 1, lost),
  );
  if (!stays) lost.add(key);
  return stays;
}

/** Of these actions those after which the ship can stay on the map longest; on a floating map all of them. */
export function keptOnMap({ edge }: State, ship: Ship, able: readonly Action[]): readonly Action[] {
  if (edge === undefined) return able;
  const lost = new Set<string>();
  for (let moves = lookAhead; moves >= 0; moves -= 1) {
    const kept = able.filter((action) => canStay(shipAfter(ship, action), edge, moves, lost));
    if (kept.length > 0) return kept;
  }
  return able;
}

/** OURS: what a ship does where nobody decides. It goes straight on, and turns in time before the edge of the map. */
export const unbidden = (state: State, ship: Ship): Action =>
  keptOnMap(state, ship, possibleMoves(ship))[0] ?? 'straight';
