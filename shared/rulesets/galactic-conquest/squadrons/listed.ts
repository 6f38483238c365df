import type { UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { listedBy } from '../map/board.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';

/** Squadrons in the order of lists: those that move by their codes, then bases by their hexes. */
export function squadronsListed({
  squadrons,
}: Pick<State, 'squadrons'>): readonly (readonly [UnitId, Squadron])[] {
  const all = inOrder(squadrons);
  return [
    ...all.filter(([, one]) => !isFixed(one)),
    ...all
      .filter(([, one]) => isFixed(one))
      .toSorted(
        compareBy(
          ([, { place }]) => listedBy(place),
          ([unit]) => unit,
        ),
      ),
  ];
}
