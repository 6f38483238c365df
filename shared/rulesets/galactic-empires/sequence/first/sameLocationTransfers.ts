import type { GeStep } from '../../model/game.ts';
import { transferPending } from '../transfers.ts';

/** Transfers between units that share a location before anything moves (GE 631). */
export const sameLocationTransfers: GeStep = {
  name: 'Same Location Transfers Occur',
  cite: 'GE 631',
  run: (turn) => transferPending(turn, false),
};
