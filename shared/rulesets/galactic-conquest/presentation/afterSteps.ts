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

/** What came of a plan over a view, by the steps that were run: several pages ask for the same. */
const found = new WeakMap<View, { readonly plan: Plan<Order>; readonly by: Map<Banking, State> }>();

/** The known world once these steps of the plan are run, and no more. */
export function afterSteps(view: View, plan: Plan<Order>, sequence: Banking): State {
  let kept = found.get(view);
  if (kept?.plan !== plan) found.set(view, (kept = { plan, by: new Map() }));
  const known = kept.by.get(sequence) ?? runSteps(view, plan, sequence);
  kept.by.set(sequence, known);
  return known;
}

const runSteps = (view: View, plan: Plan<Order>, sequence: Banking): State =>
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
