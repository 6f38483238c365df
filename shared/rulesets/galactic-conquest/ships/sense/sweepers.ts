import type { Ship } from '../../model/ship.ts';
import { isX } from '../elite.ts';
import { isFlagged } from '../fleet.ts';

/** Minesweepers, and X-ships, which count as such (C19.30d). */
export const isSweeper = (ship: Ship): boolean => isFlagged(ship, 'minesweeper') || isX(ship);
