import { captainDecided, decideForCaptain } from './decide.ts';
import { captainTold, leaveToCaptain } from './discretion.ts';

/** What is left to captains, and what the game master decides for them (A9.10). */
export const captainOrders = [leaveToCaptain, decideForCaptain] as const;
export const captainEvents = [captainTold, captainDecided] as const;
