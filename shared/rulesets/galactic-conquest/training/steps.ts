import type { Room } from '#kernel/declare/room.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import {
  codeOf,
  espionageOf,
  isPrime,
  letterOf,
  nextSpy,
  primeCost,
  primeSkill,
  schoolCost,
  spySaid,
  trainingCost,
} from '../espionage/spies.ts';
import type { State, View } from '../model/state.ts';
import type { TrainingEvent } from './events.ts';
import { spySchooled, spyTaught, teamRaised, teamTrained } from './events.ts';
import type { TrainingOrder } from './orders.ts';
import { bestOf, raiseTeam, schoolSpy, trainTeam } from './orders.ts';

type Training = Room<State, View, TrainingOrder, TrainingEvent>;

/** Spies go to school, and prime teams are created and trained (C14.40, C14.50). */
export function trainAll(turn: Turn<Training>): void {
  inTurn(turn, schoolSpy, ({ seat: owner, order: { spy, ref } }) =>
    spySchooled.of({
      seat: owner,
      spy,
      code: spySaid(turn.state, owner, spy),
      points: schoolCost,
      cause: ref,
    }),
  );
  inTurn(turn, trainTeam, ({ seat: owner, order: { team, ref } }) =>
    teamTrained.of({
      seat: owner,
      spy: team,
      code: spySaid(turn.state, owner, team),
      points: trainingCost,
      cause: ref,
    }),
  );
  inTurn(turn, raiseTeam, ({ seat: owner, order: { ref } }) => {
    const spy = nextSpy(espionageOf(turn.state, owner), true);
    const code = codeOf(letterOf(turn.state, owner), spy, { skill: primeSkill });
    return teamRaised.of({ seat: owner, spy, code, points: primeCost, cause: ref });
  });
}

/** Spies leave the school, no better than the best spy that is alive (C14.40). */
export function teachSpies(turn: Turn<Training>): void {
  for (const [owner, { espionage = {} }] of inOrder(turn.state.empires)) {
    const best = bestOf(espionage);
    for (const [spy, { schooled, skill }] of inOrder(espionage.spies ?? {})) {
      if (schooled !== true || isPrime(spy) || skill >= best) continue;
      const code = codeOf(letterOf(turn.state, owner), spy, { skill: skill + 1 });
      turn.happen(spyTaught.of({ seat: owner, spy, code, skill: skill + 1 }));
    }
  }
}
