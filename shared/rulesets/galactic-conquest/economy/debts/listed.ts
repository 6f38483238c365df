import { liquidated, reservesTaken } from './liquidate.ts';
import { hoardFreed, systemEarned } from '../homes/local.ts';
import { judgeCore, moveCore, uprootEvents } from '../homes/uproot.ts';

export const coreOrders = [moveCore, judgeCore] as const;

/** What happens to money and to core economics at the end of a turn. */
export const moneyEvents = [
  ...uprootEvents,
  ...[liquidated, reservesTaken],
  ...[systemEarned, hoardFreed],
] as const;
