import type { GeStep } from '../../model/game.ts';
import { changeCloaking } from '../cloaking.ts';

/** Cloaking orders that follow the order for this phase (GE 695-697, E-19). */
export const starfleetCloakingChanged: GeStep = {
  name: 'Starfleet Cloaking Changed',
  cite: 'GE 695',
  run: (turn) => changeCloaking(turn, turn.pass),
};
