import type { Codec } from '../codec/codec.ts';
import type { Game, KindOf } from '../game/game.ts';
import type { AnyOrder } from '../game/plan.ts';
import type { Problem } from '../words/problem.ts';
import type { Given, Turn } from '../sequence/step.ts';

interface Ordered {
  readonly order: AnyOrder;
}

/** Carries orders out one after another, each in the world that those before it left: refused where `cannot` finds why, else `event` happens; undefined: nothing does. */
export function oneByOne<G extends Game, T extends Ordered>(
  turn: Pick<Turn<G>, 'happen' | 'refuse'>,
  given: readonly T[],
  cannot: (one: T) => Problem | undefined,
  event: (one: T) => G['event'] | undefined,
): void {
  for (const one of given) carryOut(turn, one, cannot(one), event);
}

/** A declared order, as far as a step asks it (`declare/order.ts`). */
export interface Judged<S, O extends AnyOrder> {
  readonly kind: O['kind'];
  readonly codec: Codec<O>;
  cannot(state: S, given: Omit<Given<NoInfer<O>>, 'index'>): Problem | undefined;
}

/** Carries out all orders of a declared kind, one after another (`oneByOne`). */
export function inTurn<G extends Game, O extends G['order']>(
  turn: Turn<G>,
  { kind, cannot }: Judged<G['state'], O>,
  event: (given: Given<NoInfer<O>>) => G['event'] | undefined,
): void {
  const given = turn.orders(kind as KindOf<G>) as unknown as readonly Given<O>[];
  oneByOne(turn, given, (one) => cannot(turn.state, one), event);
}

/** Carries orders out at one moment: all are judged in the world as it is before any of them. */
export function allAtOnce<G extends Game, T extends Ordered>(
  turn: Pick<Turn<G>, 'happen' | 'refuse'>,
  given: readonly T[],
  cannot: (one: T) => Problem | undefined,
  event: (one: T) => G['event'] | undefined,
): void {
  const judged = given.map((one) => [one, cannot(one)] as const);
  for (const [one, problem] of judged) carryOut(turn, one, problem, event);
}

function carryOut<G extends Game, T extends Ordered>(
  turn: Pick<Turn<G>, 'happen' | 'refuse'>,
  one: T,
  problem: Problem | undefined,
  event: (one: T) => G['event'] | undefined,
): void {
  if (problem !== undefined) return turn.refuse(one.order.ref, problem);
  const happens = event(one);
  if (happens !== undefined) turn.happen(happens);
}
