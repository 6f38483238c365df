import type { DeclaredOrder, Ordered } from '#kernel/declare/order.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { order } from '../declare.ts';
import { seat } from '../model/parts.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { seatArg } from '../model/words.ts';
import { doubtful } from '../refusals.ts';
import { plannedWorld } from './planned.ts';

/** Why an order is not offered a second time. */
export const givenAlready = (): Problem => doubtful('GE 309', 'given-already');

/** The foreign empire at this spot, if it is still in the game and the spot is about nothing else. */
function foreignEmpire(view: View, { seat: other, unit, place }: Spot): SeatId | undefined {
  if (other === undefined || unit !== undefined || place !== undefined || other === view.me) return undefined;
  return view.empires[other]?.defeated === false ? other : undefined;
}

/** The member of an order that holds an empire. */
const named = (given: object, member: string): SeatId =>
  (given as Readonly<Record<string, SeatId>>)[member] as SeatId;

/** The empires that the plan’s orders of this kind name already. */
export const namedIn = (orders: readonly AnyOrder[], kind: string, member: string): readonly SeatId[] =>
  orders.flatMap((given) => (given.kind === kind ? [named(given, member)] : []));

interface AboutEmpire<C> {
  readonly kind: string;
  /** The member of the order that holds the other empire. */
  readonly names: string;
  order(other: SeatId, view: View): C;
  problem(state: State, me: SeatId, other: SeatId): Problem | undefined;
  /** Codes of problems for which the order is left out without a reason: it would be pointless. */
  readonly pointless: readonly string[];
}

/** When an order about another empire is offered and why not, by its own rule in the world as the plan makes it. */
export function offeredAbout<C>({ kind, names, order: filled, problem, pointless }: AboutEmpire<C>) {
  const reason = (view: View, other: SeatId, plan: Plan<AnyOrder>): Problem | undefined =>
    namedIn(plan.hq, kind, names).includes(other)
      ? givenAlready()
      : problem(plannedWorld(view, plan), view.me, other);
  return {
    offers(view: View, at: Spot, plan: Plan<AnyOrder>): readonly C[] {
      const other = foreignEmpire(view, at);
      return other === undefined || reason(view, other, plan) !== undefined ? [] : [filled(other, view)];
    },
    whyNot(view: View, at: Spot, plan: Plan<AnyOrder>): Problem | undefined {
      const other = foreignEmpire(view, at);
      const found = other === undefined ? undefined : reason(view, other, plan);
      return found === undefined || pointless.includes(found.code) ? undefined : found;
    },
  };
}

/** An order that names another empire and nothing else. */
type Naming<N extends string> = { readonly [P in N]: typeof seat };

interface Dealing<N extends string> extends Pick<AboutEmpire<never>, 'problem' | 'pointless'> {
  readonly title: string;
  readonly names: N;
  /** The sentence in a plan; `{empire}` is the other one. */
  readonly say: string;
}

/** Declares an order of the headquarters that names another empire and nothing else. */
export function dealing<const K extends string, const N extends string>(
  kind: K,
  { title, names, say, problem, pointless }: Dealing<N>,
): DeclaredOrder<State, View, Ordered<K, Naming<N>>> {
  type Content = Omit<Ordered<K, Naming<N>>, 'kind' | 'ref'>;
  return order<K, Naming<N>>(kind, {
    title,
    fields: { [names]: seat } as Naming<N>,
    ...offeredAbout({
      kind,
      names,
      order: (other) => ({ [names]: other }) as unknown as Content,
      problem,
      pointless,
    }),
    cannot: (state, { seat: giver, order: given }) => problem(state, giver, named(given, names)),
    say: (given, view) => phrase(say, { empire: seatArg(view, named(given, names)) }),
  });
}
