import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';
import { sitesHeldBy } from '../model/stations.ts';
import type { SpecialKey } from './table.ts';

type Owned = Pick<State, 'sites' | 'corporations'>;

/** The site whose Sector Special of a kind works for a Corporation: of several the first, for they add nothing to each other (SFW 3236). OURS: a devastated site has none (SFW 7513 and others). Computer powers have the use of none (SFW 3232). */
export const specialOf = (
  { sites, corporations }: Owned,
  seat: SeatId,
  key: SpecialKey,
): PlaceId | undefined =>
  corporations[seat] === undefined
    ? undefined
    : sitesHeldBy(sites, seat).find(([, { special, devastated }]) => special === key && !devastated)?.[0];

/** Whether a Corporation has the use of a kind of Sector Special. */
export const hasSpecial = (state: Owned, seat: SeatId, key: SpecialKey): boolean =>
  specialOf(state, seat, key) !== undefined;
