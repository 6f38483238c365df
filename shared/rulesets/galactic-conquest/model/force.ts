import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { groupOf } from './reaction.ts';
import type { Ship } from './ship.ts';
import type { Squadron } from './squadron.ts';
import type { State } from './state.ts';

/** A part of what fights for a side in a hex: the ships of one squadron. Whatever else fights is another kind of part, as units with factors in the shape of ships. */
export interface Part {
  readonly kind: 'squadron';
  readonly unit: UnitId;
  readonly ships: readonly Ship[];
}

/**
 * All that fights for the side of a squadron, in the order in which hits count it: the squadron, then those that function as one with it (D2.34).
 * What is no squadron goes to the end of this list, and is written back by `putShips`.
 */
export const forceOf = ({ squadrons }: Pick<State, 'squadrons'>, unit: UnitId): readonly Part[] =>
  groupOf(squadrons, unit).map((one) => ({
    kind: 'squadron',
    unit: one,
    ships: squadrons[one]?.ships ?? [],
  }));

/** The side of a squadron as if it were one: its orders, and the ships of all its parts. Undefined where it is gone. */
export function sideOf(state: Pick<State, 'squadrons'>, unit: UnitId): Squadron | undefined {
  const squadron = state.squadrons[unit];
  return squadron && { ...squadron, ships: forceOf(state, unit).flatMap(({ ships }) => ships) };
}

/** Gives a part of a force its ships as they are after a round. */
export function putShips(draft: Draft<State>, { unit }: Part, ships: readonly Ship[]): void {
  change(draft.squadrons, unit, () => ({ ships }));
}
