import type { Corporation } from '../../model/corporation.ts';
import type { Ship } from '../../model/ship.ts';
import { pulses } from '../../tables/figures.ts';
import { designOf } from '../../tables/ships/index.ts';

/**
 * Speed now: that of its class, less what its engines have lost. A stasis zone holds it back by one more as long as it stays there
 * (SFW 1130, 6108).
 */
export function speedOf(ship: Pick<Ship, 'design' | 'drained' | 'crew' | 'stasis'>): number {
  if (ship.crew === 0) return 0;
  const { speed } = designOf(ship);
  return Math.max(0, speed - ship.drained - (ship.stasis === 'slow' ? 1 : 0));
}

/** Slots that its line has in the next run: a stasis zone takes none, for its hold may end (SFW 1370, 6108). */
export const printedNext = ({ design, drained, crew }: Pick<Ship, 'design' | 'drained' | 'crew'>): number =>
  speedOf({ design, drained, crew });

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
