import type { SeatId } from '#kernel/words/ids.ts';
import type { Ship } from '../model/ship.ts';
import { commandClassIn } from '../ships/fleet.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { asVariant } from '../yards/ships/landing.ts';
import { baseHullOf } from '../yards/ships/variants.ts';

/** What of a squadron’s ships goes over. */
interface Scuttled {
  readonly left: readonly Ship[];
  /** The hulls of those that are destroyed. */
  readonly scuttled: readonly string[];
}

/** Command ships are scuttled (B14.40); the others go over without officers, who are lost (B14.50). */
export const scuttledFrom = (ships: readonly Ship[]): Scuttled => ({
  left: ships.flatMap(({ officers: _, ...ship }) => (commandClassIn(ship) === undefined ? [ship] : [])),
  scuttled: ships.filter((ship) => commandClassIn(ship) !== undefined).map(({ hull }) => hull),
});

/** A ship that goes over as the base hull from which it was converted (B14.41). OURS: one that no list has loses its special sensors. */
export function unconverted(list: ShipList | undefined, of: SeatId, ship: Ship): Ship {
  if (list === undefined || ship.figures === undefined) return { ...ship, sensors: 0 };
  const base = baseHullOf(list, ship.captured ?? ship.foreign ?? of, ship.hull);
  return base === undefined ? ship : asVariant(list, ship, base, 0);
}
