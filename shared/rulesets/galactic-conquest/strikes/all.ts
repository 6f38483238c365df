import { bombard, bombardOrdered } from './bombard.ts';
import { computerFailed, dronesStruck } from './bombarding.ts';
import { ride, rideOrdered } from './ride.ts';
import { ridersFlew } from './riding.ts';
import { sortieOrdered, strike } from './sortie.ts';
import { strikeFlown } from './striking.ts';

/** All that is ordered of strikes from elsewhere, and all that happens by them. */
export const strikeOrders = [bombard, ride, strike] as const;
export const strikeEvents = [
  bombardOrdered,
  dronesStruck,
  computerFailed,
  rideOrdered,
  ridersFlew,
  sortieOrdered,
  strikeFlown,
] as const;
