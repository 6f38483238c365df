import { change, replace } from '#kernel/steps/change.ts';
import type { PostureEvent } from '../../model/events/stance.ts';
import type { Changes } from '../../model/draft.ts';

/** What is changed by events of how a Corporation fights, and whom. */
export const postureChanges: Changes<PostureEvent> = {
  'ally-set': ({ corporations }, { seat, ally }) => {
    replace(corporations, seat, ({ ally: _, ...rest }) => (ally === undefined ? rest : { ...rest, ally }));
  },
  'defense-set': ({ corporations }, { seat, against }) => {
    replace(corporations, seat, ({ against: _, ...rest }) =>
      against === undefined ? rest : { ...rest, against },
    );
  },
  'tactics-set': ({ corporations }, { seat, tactics }) => {
    change(corporations, seat, () => ({ tactics }));
  },
  'attack-percent-set': ({ corporations }, { seat, percent }) => {
    change(corporations, seat, () => ({ attackPercent: percent }));
  },
};
