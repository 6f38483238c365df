import { draftOf } from '#kernel/codec/plainCopy.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Entry } from '#kernel/sequence/ledger.ts';
import type { Sequence } from '#kernel/sequence/step.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { GalacticConquest, Order } from '../game.ts';
import { apply } from '../game.ts';
import { imagine } from '../model/imagine.ts';
import type { State, View } from '../model/state.ts';

/** The steps that spend the money of a turn, over the books of the game. */
export type Banking = Sequence<GalacticConquest>;

/** A turn that was run ahead: the world before it, and all that happened. */
interface Ran {
  readonly before: State;
  readonly entries: readonly Entry<GalacticConquest['event']>[];
}

interface Kept {
  readonly plan: Plan<Order>;
  readonly by: Map<Banking, State>;
  /** Turns that these steps are a part of. */
  readonly ran: Map<Banking, Ran>;
}
/** What came of a plan over a view, by the steps that were run: several pages ask for the same. */
const found = new WeakMap<View, Kept>();

function keptOf(view: View, plan: Plan<Order>): Kept {
  const known = found.get(view);
  if (known?.plan === plan) return known;
  const made = { plan, by: new Map(), ran: new Map() };
  found.set(view, made);
  return made;
}

/** Remembers a turn that was run ahead by a plan, and begins with these steps. */
export const keepSteps = (view: View, plan: Plan<Order>, sequence: Banking, ran: Ran): void =>
  void keptOf(view, plan).ran.set(sequence, ran);

/** The known world once these steps of the plan are run, and no more. */
export function afterSteps(view: View, plan: Plan<Order>, sequence: Banking): State {
  const { by, ran } = keptOf(view, plan);
  const before = ran.get(sequence);
  const known =
    by.get(sequence) ?? (before === undefined ? runSteps(view, plan, sequence) : folded(before, sequence));
  by.set(sequence, known);
  return known;
}

/** The world before a turn with what these steps have done in it. */
function folded({ before, entries }: Ran, sequence: Banking): State {
  const steps = new Set(sequence.flatMap((part) => ('repeat' in part ? [] : [part.name])));
  const state = draftOf({ replaces: true }, before);
  const last = entries.findLastIndex(({ step }) => steps.has(step));
  for (const { event } of entries.slice(0, last + 1)) apply(state, event);
  return state;
}

const runSteps = (view: View, plan: Plan<Order>, sequence: Banking): State =>
  runTurn<GalacticConquest>(
    {
      id: 'galactic-conquest',
      ...oneRun<GalacticConquest>(sequence, ({ empires }) => keysInOrder(empires)),
      turnNumber: ({ turn }) => turn,
      apply,
      replaces: true,
      close: () => undefined,
    },
    { state: imagine(view), seed: 'money', plans: { [view.me]: plan } },
  ).state;
