import type { GeStep } from '../../model/game.ts';
import { transferPending } from '../transfers.ts';
import { movementIsOver } from './phases.ts';

/** Transfers between units that are together now; in the last phase, the others are refused (GE 657). */
export const transfersHappen: GeStep = {
  name: 'Transfers Happen',
  cite: 'GE 657',
  run: (turn) => transferPending(turn, movementIsOver(turn, turn.pass)),
};
