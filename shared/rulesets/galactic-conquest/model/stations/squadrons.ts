import { shelvedBy } from '#kernel/steps/shelves.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { Squadron } from '../squadron.ts';

/*
 * Squadrons by what rules look for them, in the order of their codes. Each question is answered from an index that is kept while a turn changes squadrons: nobody
 * walks through thousands of them to find those of one hex.
 */

/** Squadrons in a hex, bases too, whosever they are. */
export const squadronsAt = shelvedBy<Squadron, PlaceId>(({ place }) => place);

/** Squadrons of an empire, bases too. */
export const squadronsOf = shelvedBy<Squadron, SeatId>(({ seat }) => seat);

const basesBySeat = shelvedBy<Squadron, SeatId>(({ seat, fixed }) =>
  fixed === undefined ? undefined : seat,
);
/** Bases of an empire, wherever they stand. */
export const basesOf = (squadrons: Readonly<Record<string, Squadron>>, seat: SeatId) =>
  basesBySeat(squadrons, seat);
