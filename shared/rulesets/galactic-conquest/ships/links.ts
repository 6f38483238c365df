import { sumOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import { isElite, isX } from './elite.ts';
import { isBase, isFlagged } from './fleet.ts';

/** Gunboats that one ship carries on links, and a squadron beside those of its tenders (C20.21, C21.48). */
const [linksOfShip, linksOfSquadron] = [2, 6] as const;

/** Whether a ship has links: of size class 2 or 3 and built for nothing special, or with X-technology (C19.30h, C20.21, C20.40, C21.48). OURS: carriers, tenders and control ships are special, and so are bases. */
function hasLinks(ship: Ship): boolean {
  if (isBase(ship)) return false;
  if (isX(ship)) return true;
  const special = (['carrier', 'control', 'tender'] as const).some((flag) => isFlagged(ship, flag));
  return (ship.size === 2 || ship.size === 3) && !special;
}

/** Gunboats on the links of ships, and the most that a squadron of them carries: elite X-squadrons twice as many (C20.21). */
export const linksIn = (ships: readonly Ship[]): { readonly count: number; readonly most: number } => ({
  count: linkedIn(ships),
  most: isElite(ships) ? 2 * linksOfSquadron : linksOfSquadron,
});

const linkedIn = (ships: readonly Ship[]): number =>
  sumOf(ships.flatMap(({ wings = [] }) => wings.map(({ links, count }) => (links === true ? count : 0))));

/** How many more of a type a ship of a squadron can take on its links. */
export function linksLeft(ships: readonly Ship[], at: number): number {
  const ship = ships[at];
  if (ship === undefined || !hasLinks(ship)) return 0;
  const { count, most } = linksIn(ships);
  return Math.max(0, Math.min(linksOfShip - linkedIn([ship]), most - count));
}
