import type { GeStep } from '../../../model/game.ts';
import { peaceProblem } from '../../../rules/diplomacy/diplomacy.ts';
import { agree } from './agreements.ts';

/** Enemies that offered each other peace become neutral (GE 974). */
export const peaceEstablished: GeStep = {
  name: 'Peace Established',
  cite: 'GE 974',
  run(turn) {
    agree(turn, {
      kind: 'offer-peace',
      cite: 'GE 974',
      problem: peaceProblem,
      made: (seats, cause) => ({ kind: 'peace-established', seats, cause }),
    });
  },
};
