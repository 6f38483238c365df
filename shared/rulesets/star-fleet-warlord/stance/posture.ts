import type { SeatId } from '#kernel/words/ids.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { State } from '../model/state.ts';
import { tactics } from '../combat/tactics.ts';
import { attackPercents } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { ownerNumbered } from '../money/owners.ts';

/** Why nobody can be named by a number; undefined if somebody else has it, or it is 0, for nobody. */
export function cannotName(cite: Cite, state: State, seat: SeatId, number: number): Problem | undefined {
  const named = ownerNumbered(state, number);
  if (number !== 0 && named === undefined) return impossible(cite, 'no-such-number', { number });
  return named === seat ? impossible(cite, 'own-number', { number }) : undefined;
}

/** Whether a fleet attacks: its strength is so many percent of the defense (SFW 4620). */
export const dares = (attack: number, defense: number, percent: number): boolean =>
  100 * attack >= percent * defense;

/** Why a Corporation cannot fight by tactics of these numbers; undefined if it can (SFW 3848). */
export function cannotFightBy({
  attack,
  defense,
}: {
  readonly attack: number;
  readonly defense: number;
}): Problem | undefined {
  const unknown = [
    ...(tactics.attack[attack] === undefined ? [attack] : []),
    ...(tactics.defense[defense] === undefined ? [defense] : []),
  ];
  const [number] = unknown;
  return number === undefined ? undefined : impossible('SFW 3857', 'no-such-tactic', { number });
}

/** Why a Corporation cannot attack from such a percentage on; undefined if it can (SFW 4316). */
export function cannotDare(percent: number): Problem | undefined {
  const { least, most } = attackPercents;
  const fits = percent >= least && percent <= most;
  return fits ? undefined : impossible('SFW 4324', 'percent-out-of-range', { least, most, percent });
}
