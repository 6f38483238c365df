import type { Members } from '#kernel/codec/shapes.ts';
import { id, optional } from '#kernel/codec/shapes.ts';
import { eventsOver } from '#kernel/declare/event.ts';
import type { DeclaredOrder, Giving, Ordered } from '#kernel/declare/order.ts';
import { ordersOver } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { AnyEvent } from '#kernel/game/game.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { world } from './model/imagine.ts';
import { orderCause, place, seats, there } from './model/parts.ts';
import type { State, Unit } from './model/state.ts';
import type { Mutable } from './model/units/change.ts';
import { commandProblem, commanded, noUnitProblem } from './model/units/command.ts';
import type { View } from './model/view.ts';
import { doubtful } from './refusals.ts';

/** How the events of this game are declared. */
export const event: ReturnType<typeof eventsOver<State, View, Mutable<State>>> = eventsOver<
  State,
  View,
  Mutable<State>
>();

/** Members of all events; `happenedAt` of those that happen at one place. */
export const happened = { cause: optional(orderCause), place: there } as const;
export const happenedAt = { ...happened, place } as const;

/** Members of events of a battle. `battle` names it: `b<phase>-s00012`, or `b<phase>-s00012-s00013` for a border; `parties`: empires with units in it, in id order: they hear all of it. */
export const fought = { ...happenedAt, battle: id<string>(), parties: seats } as const;

/** A turn as a room knows it: with the events that it brings about. Orders are read by what declares them (`planning/orders.ts`). */
export type GeTurn<E extends AnyEvent = AnyEvent> = Turn<Room<State, View, AnyOrder, E>>;

const declare: ReturnType<typeof ordersOver<State, View>> = ordersOver<State, View>(world);
type About<K extends string, F extends Members> = Parameters<typeof declare<K, F>>[1];

interface Advised<O> {
  /**
   * What a plan is told of the order, from what hinders it at the start of the turn; absent: that, if anything does. What other orders may set right is left out, for
   * the review finds what is left of it by running the plan; and what no step can know, since only the reader’s view tells it, is said here.
   */
  advice?(found: Problem | undefined, view: View, given: O, at: Spot): readonly (Problem | undefined)[];
}

/** Takes the advice in the place of that which the kernel would make of `cannot`; `misplaced` says what is wrong with the list that the order stands in. */
const advised = <O extends AnyOrder>(
  declared: DeclaredOrder<State, View, O>,
  advice: NonNullable<Advised<O>['advice']> | undefined,
  misplaced: (at: Spot) => Problem | undefined,
  found: (view: View, given: O, at: Spot) => Problem | undefined,
): DeclaredOrder<State, View, O> => ({
  ...declared,
  check(view, given, at) {
    const hinders = found(view, given, at);
    return [misplaced(at), ...(advice?.(hinders, view, given, at) ?? [hinders])].filter(
      (one) => one !== undefined,
    );
  },
});

/** Declares an order of the headquarters. */
export function order<const K extends string, F extends Members>(
  kind: K,
  { advice, ...about }: About<K, F> & Advised<Ordered<K, F>>,
): DeclaredOrder<State, View, Ordered<K, F>> {
  const declared = declare<K, F>(kind, about as About<K, F>);
  return advised(
    declared,
    advice,
    ({ unit }) => (unit === undefined ? undefined : doubtful('GE 173', 'needs-headquarters')),
    (view, given) => declared.cannot(world(view), { seat: view.me, order: given as never }),
  );
}

/** An order as it is judged, to a unit that its giver commands. */
type ToUnit<O> = Giving<O> & { readonly unit: UnitId };

interface OfUnit<O> {
  /** The one question that advice and the step ask: why the unit, which the giver commands, cannot do it now; undefined if it can. Absent: it always can. */
  cannot?(unit: Unit, state: State, given: ToUnit<O>): Problem | undefined;
}

/** Declares an order to a unit: only to one that its giver commands (GE 173). A plan is told of units that exist already. */
export function unitOrder<const K extends string, F extends Members>(
  kind: K,
  { cannot, advice, ...about }: Omit<About<K, F>, 'cannot'> & OfUnit<Ordered<K, F>> & Advised<Ordered<K, F>>,
): DeclaredOrder<State, View, Ordered<K, F>> {
  const declared = declare<K, F>(kind, {
    ...about,
    cannot(state: State, given: Giving<Ordered<K, F>>) {
      const { seat, unit: id } = given;
      const unit = commanded(state, seat, id);
      return unit === undefined || id === undefined
        ? commandProblem(state, seat, id)
        : cannot?.(unit, state, { ...given, unit: id });
    },
  } as About<K, F>);
  return advised(
    declared,
    advice,
    ({ unit }) => (unit === undefined ? noUnitProblem() : undefined),
    (view, given, { unit }) =>
      unit === undefined || view.units[unit] === undefined
        ? undefined
        : declared.cannot(world(view), { seat: view.me, unit, order: given as never }),
  );
}

/** What hinders an order, unless it is one of these: other orders of the plan may set it right. */
export const unless = (found: Problem | undefined, ...codes: readonly string[]): Problem | undefined =>
  found === undefined || codes.includes(found.code) ? undefined : found;
