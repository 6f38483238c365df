import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest, Order } from '../game.ts';
import { apply } from '../game.ts';
import { imagine } from '../model/imagine.ts';
import type { State, View } from '../model/state.ts';

/** The steps that spend the money of a turn, over the books of the game. */
export type Banking = Sequence<GalacticConquest>;

/** The known world once these steps of the plan are run, and no more. */
export const afterSteps = (view: View, plan: Plan<Order>, sequence: Sequence<GalacticConquest>): State =>
  runTurn<GalacticConquest>(
    {
      id: 'galactic-conquest',
      ...oneRun<GalacticConquest>(sequence, ({ empires }) => keysInOrder(empires)),
      turnNumber: ({ turn }) => turn,
      apply,
      close: () => undefined,
    },
    { state: imagine(view), seed: 'money', plans: { [view.me]: plan } },
  ).state;
