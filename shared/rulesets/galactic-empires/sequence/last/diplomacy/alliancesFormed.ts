import type { GeStep } from '../../../model/game.ts';
import { allianceProblem } from '../../../rules/diplomacy/diplomacy.ts';
import { agree } from './agreements.ts';

/** Neutral empires that offered each other an alliance become allies; those that were enemies when the turn began have to wait a turn (GE 986, E-45). */
export const alliancesFormed: GeStep = {
  name: 'Alliances Formed',
  cite: 'GE 986',
  run(turn) {
    agree(turn, {
      kind: 'offer-alliance',
      cite: 'GE 986',
      problem: allianceProblem,
      made: (seats, cause) => ({ kind: 'alliance-formed', seats, cause }),
    });
  },
};
