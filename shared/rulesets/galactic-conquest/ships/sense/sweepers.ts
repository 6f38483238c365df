import type { Ship } from '../../model/ship.ts';
import { isX } from '../elite.ts';
import { isFlagged } from '../fleet.ts';

/** Minesweepers, and X-ships, which count as such (C19.30d); none in shock (C16.10). */
export const isSweeper = (ship: Ship): boolean =>
  ship.shock !== true && (isFlagged(ship, 'minesweeper') || isX(ship));
