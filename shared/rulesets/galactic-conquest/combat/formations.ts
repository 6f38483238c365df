import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { levelOf } from '../research/research.ts';
import { isGunboat, isFlagged } from '../ships/fleet.ts';
import { isElite } from '../ships/elite.ts';
import { isReserve } from './fit.ts';

/** How many small ships keep a ship in reserve with its attack factors, by the level of Fleet Formation (D7.0). */
const smallFor = [undefined, 6, 5, 4] as const;

/** The positions of ships that stand in reserve and keep their attack factors, the first of them (D7.0). OURS: an elite X-squadron has the third level, and counts all of its ships (C19.30g). */
export function formationOf(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  { seat, ships }: Pick<Squadron, 'seat' | 'ships'>,
): ReadonlySet<number> {
  const elite = isElite(ships);
  const level = elite ? 3 : levelOf(state.empires[seat] ?? {}, 'ff', state);
  const each = smallFor[level];
  if (each === undefined) return new Set();
  const small = ships.filter(
    (ship) =>
      (elite || ship.size === 4) &&
      !isGunboat(ship) &&
      ship.band === undefined &&
      !isFlagged(ship, 'suicide'),
  );
  return new Set(
    ships.flatMap((ship, at) => (isReserve(ship) ? [at] : [])).slice(0, Math.floor(small.length / each)),
  );
}
