import { shelvedBy } from '#kernel/steps/shelves.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import type { System } from '../system.ts';
import { countsAs } from '../system.ts';

/** Systems of an empire, in the order of their hexes: kept as squadrons are (`squadrons.ts`). */
export const systemsOf = shelvedBy<System, SeatId>(({ owner }) => owner);

/** Homeworlds that an empire owns and nobody has captured. */
export const homeworldsOf = shelvedBy<System, SeatId>((system) =>
  countsAs(system) === 'homeworld' ? system.owner : undefined,
);

interface Systems {
  readonly systems: Readonly<Record<PlaceId, System>>;
}

/** Systems of an empire that count wherever it is asked how many it has: one that is cut off counts for nothing (C12.90). OURS: it counts for how small an empire is, and for what a treasury pays for each. */
const counting = ({ systems }: Systems, seat: SeatId): readonly System[] =>
  systemsOf(systems, seat).flatMap(([, one]) => (one.severed === true ? [] : [one]));

/** Major systems that count, the homeworld among them. */
export const majorsCounting = (state: Systems, seat: SeatId): number =>
  counting(state, seat).filter(({ kind }) => kind !== 'minor').length;

/** Systems that count, minor ones as halves of major ones, in whole majors rounded down. */
export const systemsCounting = (state: Systems, seat: SeatId): number =>
  Math.floor((counting(state, seat).length + majorsCounting(state, seat)) / 2);
