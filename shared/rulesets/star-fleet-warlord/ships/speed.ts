import type { Corporation } from '../model/corporation.ts';
import type { Ship } from '../model/ship.ts';
import { pulses } from '../model/figures.ts';
import { topSpeed } from './list/classes.ts';
import { designOf } from './list/index.ts';

type Engines = Pick<Ship, 'design' | 'refitted'>;

/** Its speed with whole engines: that of its row, and one more after a refit; six at the most (SFW 1362, 1886). */
export const fullSpeed = ({ design, refitted }: Engines): number =>
  Math.min(topSpeed, designOf({ design }).speed + (refitted === true ? 1 : 0));

/**
 * Speed now: its full speed, less what its engines have lost. A stasis zone holds it back by one more as long as it stays there
 * (SFW 1130, 6108).
 */
export function speedOf(ship: Engines & Pick<Ship, 'drained' | 'crew' | 'stasis'>): number {
  if (ship.crew === 0) return 0;
  return Math.max(0, fullSpeed(ship) - ship.drained - (ship.stasis === 'slow' ? 1 : 0));
}

/** Slots that its line has in the next run: whom a stasis zone has frozen in this one lacks one, wherever it goes (SFW 1370, 6106). */
export const printedNext = ({ stasis, ...ship }: Parameters<typeof speedOf>[0]): number =>
  speedOf(stasis === 'frozen' ? { ...ship, stasis: 'slow' } : ship);

/** Whether the ships of a Corporation move in the last pulses of a year rather than in the first (SFW 4396). */
export const isReversed = (owner: Pick<Corporation, 'reversedMoves'> | undefined): boolean =>
  owner?.reversedMoves.now === true;

/** The pulse, from 1, of a slot of its line, from 0: slots are printed as the speed was at the end of the last run (SFW 1370, 4396). */
export const pulseOfSlot = (at: number, { printed }: Pick<Ship, 'printed'>, reversed: boolean): number =>
  at + 1 + (reversed ? pulses - printed : 0);

/** Whether a slot can be used: it is printed, and the ship is still fast enough; repairs and refits open none (SFW 1898). */
export function isUsable(at: number, ship: Ship, reversed: boolean): boolean {
  const [pulse, speed] = [pulseOfSlot(at, ship, reversed), speedOf(ship)];
  return at < ship.printed && (reversed ? pulse > pulses - speed : pulse <= speed);
}

/** Slots that can be used now. */
export const usableSlots = (ship: Ship): number => Math.min(ship.printed, speedOf(ship));
