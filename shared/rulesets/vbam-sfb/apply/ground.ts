import { replace } from '#kernel/steps/change.ts';
import type { Appliers } from './draft.ts';
import { removeUnit } from './draft.ts';

/** What lands on planets, and whose they are. */
export const ground: Appliers<'colony-founded'> = {
  'colony-founded': (draft, { seat, place, unit }) => {
    removeUnit(draft, unit);
    replace(draft.systems, place, (system) => ({ ...system, owner: seat, census: 1, morale: 1, bonus: 0 }));
  },
};
