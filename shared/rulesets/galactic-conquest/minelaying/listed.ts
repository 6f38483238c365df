import { mineDelayed, minesCrossed } from '../mines/events.ts';
import { shuttlesLost } from '../mines/shuttles.ts';
import { crossingOrdered, crossMinefields } from './cross.ts';
import { layMinefield, minefieldLaid } from './lay.ts';
import { saturate, saturated } from './saturate.ts';
import { carryShuttles, shuttlesCarried } from './shuttles.ts';
import { minefieldsLost } from './tend.ts';

/** The orders and the events of minefields, and of what goes through them. */
export const mineOrders = [layMinefield, saturate, crossMinefields, carryShuttles] as const;
export const mineEvents = [
  ...[minefieldLaid, saturated, crossingOrdered, mineDelayed, minesCrossed, minefieldsLost],
  ...[shuttlesCarried, shuttlesLost],
] as const;
