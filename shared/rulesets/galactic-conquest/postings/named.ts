import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { namesOf } from '../squadrons/codes.ts';

/** The position of a ship that an order names in a squadron of the empire. */
export function shipNamed(
  state: Pick<State, 'squadrons'>,
  seat: SeatId,
  unit: UnitId,
  name: string,
): { readonly squadron: Squadron; readonly at: number; readonly ship: Ship } | undefined {
  const squadron = state.squadrons[unit];
  if (squadron === undefined || squadron.seat !== seat) return undefined;
  const at = namesOf(squadron.ships).indexOf(name);
  const ship = squadron.ships[at];
  return ship && { squadron, at, ship };
}
