import type { Ship } from '../model/ship.ts';
import { isFlagged, isGunboat } from './fleet.ts';

/** Whether a ship is an X-ship of any generation (C19.0, C21.46). */
export const isX = (ship: Ship): boolean => isFlagged(ship, 'X1') || isFlagged(ship, 'X2');

/** The most ships of size class 3 of an elite X-squadron: by how large the largest of them is (C19.40). */
const mostLarge = { cruisers: 4, war: 5, light: 6 } as const;
/** The most of an elite squadron of the second generation (C21.49). */
const second = { large: 3, small: 6 } as const;

/** Whether ships are an elite squadron of the second generation alone (C21.49). */
export const isEliteSecond = (ships: readonly Ship[]): boolean =>
  isElite(ships) &&
  ships.every((ship) => isGunboat(ship) || ship.band !== undefined || isFlagged(ship, 'X2'));

/** Whether ships are an elite X-squadron: X-ships alone, and no more of them than it may have (C19.40, C21.49). A heavy war destroyer counts as large, and is the smallest of them. Gunboats come along. */
export function isElite(all: readonly Ship[]): boolean {
  const ships = all.filter((ship) => !isGunboat(ship) && ship.band === undefined);
  if (ships.length === 0 || !ships.every(isX)) return false;
  const large = ships.filter(({ size, figures }) => size <= 3 || figures?.class === 'HDW');
  if (ships.every((ship) => isFlagged(ship, 'X2')))
    return large.length <= second.large && ships.length - large.length <= second.small;
  const classes = large.map(({ figures }) => figures?.class ?? '');
  if (classes.every((of) => /^(?:CL|HDW)$/.test(of))) return large.length <= mostLarge.light;
  const war = classes.every((of) => /^(?:CL|HDW|CW|CWL|CWH)$/.test(of));
  return large.length <= (war ? mostLarge.war : mostLarge.cruisers) && large.every(({ size }) => size >= 3);
}
