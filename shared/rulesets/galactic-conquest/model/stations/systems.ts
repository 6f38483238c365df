import { shelvedBy } from '#kernel/steps/shelves.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { System } from '../system.ts';

/** Systems of an empire, in the order of their hexes: kept as squadrons are (`squadrons.ts`). */
export const systemsOf = shelvedBy<System, SeatId>(({ owner }) => owner);

/** Homeworlds that an empire owns and nobody has captured. */
export const homeworldsOf = shelvedBy<System, SeatId>(({ kind, owner, captured }) =>
  kind === 'homeworld' && captured !== true ? owner : undefined,
);
