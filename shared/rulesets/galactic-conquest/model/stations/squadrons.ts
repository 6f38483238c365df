import { shelvedBy } from '#kernel/steps/shelves.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { isScrapped } from '../condition/storing.ts';
import type { Squadron } from '../squadron.ts';

/*
 * Squadrons by what rules look for them, in the order of their codes. Each question is answered from an index that is kept while a turn changes squadrons: nobody
 * walks through thousands of them to find those of one hex.
 */

/** Squadrons in a hex, bases too, whosever they are. */
export const squadronsAt = shelvedBy<Squadron, PlaceId>(({ place }) => place);

/** Squadrons of an empire, bases too. */
export const squadronsOf = shelvedBy<Squadron, SeatId>(({ seat }) => seat);

/** Bases of an empire, wherever they stand. */
export const basesOf = shelvedBy<Squadron, SeatId>(({ seat, fixed }) =>
  fixed === undefined ? undefined : seat,
);

/** Those that do something, whosever they are. */
type Doing = 'waits' | 'fights' | 'jams' | 'scraps';
const doingBy = (doing: Doing, is: (one: Squadron) => boolean) => {
  const found = shelvedBy<Squadron, Doing>((one) => (is(one) ? doing : undefined));
  return (squadrons: Readonly<Record<UnitId, Squadron>>) => found(squadrons, doing);
};

/** Whether it waits for others to come near, and has seen nobody yet (D2.20). */
export const isWaiting = ({ waits = [], alert }: Squadron): boolean =>
  alert === undefined && waits.length > 0;
export const waitingIn = doingBy('waits', isWaiting);

/** Squadrons with ships that are in a battle, or have been in it and left. */
export const fightingIn = doingBy('fights', ({ ships }) =>
  ships.some(({ engaged }) => engaged !== undefined),
);

/** Squadrons that jam somebody (C15). */
export const jammingIn = doingBy('jams', ({ jam }) => jam !== undefined);

/** What is being scrapped (B9.20). */
export const scrappingIn = doingBy('scraps', isScrapped);

/** Squadrons whose drones add to battles in a hex (A10.40f). */
export const supportingAt = shelvedBy<Squadron, PlaceId>(({ drones }) =>
  drones?.at === 'battle' ? drones.place : undefined,
);
