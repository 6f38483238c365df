import type { UnitId } from '#kernel/words/ids.ts';
import { forceOf } from '../../model/force.ts';
import type { State } from '../../model/state.ts';
import { freeEscorts } from '../../ships/command.ts';

/**
 * The escorts of the side of a squadron that take no command slot, by their positions (D6.27): squadrons that function as one are each commanded by their own flagship,
 * but for those of allies under the command of the first one (C22.20, D2.34).
 * @param joint the world in which their empire knows what all of the side know
 */
export function freeIn(state: State, joint: State, unit: UnitId): readonly number[] {
  const { allies = [] } = state.squadrons[unit] ?? {};
  let from = 0;
  const parts = forceOf(state, unit).flatMap(({ kind, unit: of, ships }) => {
    const first = from;
    from += ships.length;
    return kind === 'squadron' ? [{ of, ships, first }] : [];
  });
  const groups = Map.groupBy(parts, ({ of }) => (allies.includes(of) ? unit : of));
  return [...groups].flatMap(([head, group]) => {
    const squadron = state.squadrons[head];
    if (squadron === undefined) return [];
    const at = group.flatMap(({ ships, first }) => ships.map((_, n) => first + n));
    const ships = group.flatMap((part) => part.ships);
    return freeEscorts(joint, squadron.seat, ships, squadron.ledBy, squadron.exempt).flatMap(
      (one) => at[one] ?? [],
    );
  });
}
