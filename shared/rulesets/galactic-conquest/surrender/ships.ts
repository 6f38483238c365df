import type { Ship } from '../model/ship.ts';
import { commandClassIn } from '../ships/fleet.ts';

/** What of a squadron’s ships goes over. */
interface Scuttled {
  readonly left: readonly Ship[];
  /** The hulls of those that are destroyed. */
  readonly scuttled: readonly string[];
}

/** A ship as it was before its conversions, without officers, who are lost (B14.41, B14.50). OURS: what has no base hull here loses its special sensors. */
const unconverted = ({ sensors: _, officers: __, ...ship }: Ship): Ship => ({ ...ship, sensors: 0 });

/** Command ships are scuttled (B14.40), and the others go over as their base hulls (B14.41). */
export const scuttledFrom = (ships: readonly Ship[]): Scuttled => ({
  left: ships.filter((ship) => commandClassIn(ship) === undefined).map(unconverted),
  scuttled: ships.filter((ship) => commandClassIn(ship) !== undefined).map(({ hull }) => hull),
});
