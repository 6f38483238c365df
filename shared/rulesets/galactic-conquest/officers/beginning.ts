import { inOrder } from '#kernel/words/inOrder.ts';
import type { Ashore, Corps, OfficerId } from '../model/condition/officer.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { State } from '../model/state.ts';

/** The legendary admiral that every ruler begins as, for nothing (A12.55, Z1.800). OURS: they wait at the homeworld to be assigned to a ship. */
export const withAdmirals = (state: State): State => ({
  ...state,
  empires: Object.fromEntries(
    inOrder(state.empires).map(([seat, empire]) => {
      const place = homeworldOf(state, seat);
      const id = 'o1' as OfficerId;
      const admiral: Ashore | undefined = place && { id, kind: 'LA', of: 'LA', size: 1, place };
      const officers: Corps =
        admiral === undefined ? { raised: 0 } : { raised: 1, ashore: { [id]: admiral } };
      return [seat, { ...empire, officers }];
    }),
  ),
});
