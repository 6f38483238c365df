import type { GeStep } from '../../model/game.ts';
import { changeCloaking } from '../cloaking.ts';

/** Cloaking orders at the head of a plan, before its first phase (GE 621-625, E-19). */
export const starfleetsChangeCloaking: GeStep = {
  name: 'Starfleets Change Cloaking',
  cite: 'GE 621',
  run: (turn) => changeCloaking(turn, 0),
};
