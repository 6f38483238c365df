import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';

/** The lowest free starfleet number that is not in `taken` either; undefined when none is free (GE 603, E-55). */
export function freeFleetNumber(
  state: State,
  seat: SeatId,
  taken: readonly number[] = [],
): number | undefined {
  const number = lowestFree([...fleetNumbers(state, seat), ...taken]);
  return number <= state.parameters.fleets ? number : undefined;
}

/** The lowest number from 1 that is not taken. */
export function lowestFree(taken: readonly number[]): number {
  const used = new Set(taken);
  let number = 1;
  while (used.has(number)) number += 1;
  return number;
}

/** Why no more starfleets can be formed: all numbers are taken (GE 603). */
export const noFreeNumber = ({ parameters }: State): Problem =>
  impossible('GE 603', 'no-free-number', { most: parameters.fleets });

/** The numbers of the empire's starfleets. */
export function fleetNumbers(state: State, seat: SeatId): readonly number[] {
  return valuesInOrder(state.units)
    .filter(({ kind, owner }) => kind === 'starfleet' && owner === seat)
    .map(({ number }) => number);
}

/** The numbers of all starfleets by empire, for steps that need many. */
export function fleetNumbersByOwner(state: State): Map<SeatId | undefined, Set<number>> {
  const numbers = new Map<SeatId | undefined, Set<number>>();
  for (const { kind, owner, number } of valuesInOrder(state.units)) {
    if (kind !== 'starfleet') continue;
    const known = numbers.get(owner);
    if (known === undefined) numbers.set(owner, new Set([number]));
    else known.add(number);
  }
  return numbers;
}

/** Why a starfleet with this number cannot be formed (GE 603). `taken`: the numbers of the empire's starfleets. */
export function formProblem(
  state: State,
  seat: SeatId,
  number: number,
  taken: ReadonlySet<number> = new Set(fleetNumbers(state, seat)),
): Problem | undefined {
  const most = state.parameters.fleets;
  if (!Number.isSafeInteger(number) || number < 1 || number > most) {
    return impossible('GE 603', 'fleet-number', { most, number });
  }
  if (!taken.has(number)) return undefined;
  return impossible('GE 603', 'fleet-number-taken', { number });
}
