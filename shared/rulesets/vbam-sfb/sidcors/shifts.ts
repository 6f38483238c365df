import type { Draw } from '#kernel/dice/draw.ts';
import { cloaked, coefficientAt, scoutingOf } from './table.ts';
import { designOf, has, isFlight } from '../units/designs.ts';
import type { Fighter } from './factors.ts';

/** The die after its shifts: no shift takes it below 1 or above 6 (VB 396). */
export const shifted = (die: number, shift: number): number => Math.max(1, Math.min(6, die + shift));

export const percentAt = (rating: number, die: number, shift: number): number =>
  coefficientAt(rating, shifted(die, shift));

/** What a force without a scout loses of its die against one that has some (VB 394). */
export function scoutShift(own: readonly Fighter[], theirs: readonly Fighter[]): number {
  const best = (force: readonly Fighter[]): number =>
    Math.max(0, ...force.map(([, unit]) => (unit.crippled ? 0 : scoutingOf(designOf(unit)))));
  return best(own) === 0 ? 0 - best(theirs) : 0;
}

/** A force of nothing but cloaked ships, and their flights (VB 384; OURS: of any empire); every force begins with ships or bases. */
export function isCloaked(force: readonly Fighter[]): boolean {
  const ships = force.filter(([, unit]) => !isFlight(designOf(unit)));
  return ships.every(([, unit]) => has(designOf(unit), 'Cloak'));
}

/** What two dice of a cloaked force do to the enemy's die in the first round (VB 385). */
export function cloakShift(dice: Draw): number {
  const rolled = dice.int(6) + dice.int(6);
  return rolled <= cloaked.down ? -1 : rolled >= cloaked.up ? 1 : 0;
}
