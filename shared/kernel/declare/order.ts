import type { Codec } from '../codec/codec.ts';
import type { Members, ObjectOf } from '../codec/shapes.ts';
import { id, literal, object } from '../codec/shapes.ts';
import type { OrderRef, SeatId, UnitId } from '../words/ids.ts';
import type { AnyOrder, Plan, Unnumbered } from '../game/plan.ts';
import type { Spot } from '../words/spot.ts';
import type { Fact } from '../picture/page.ts';
import type { Problem } from '../words/problem.ts';
import { about } from '../words/problem.ts';
import type { OrderKind } from '../ruleset.ts';
import type { Entry } from './entries.ts';
import { mayGive } from '../orders/givers.ts';
import { formOf } from './entries.ts';

/** An order with its kind, its reference and the members that its fields say. */
export type Ordered<K extends string, F> = { readonly kind: K; readonly ref: OrderRef } & ObjectOf<F>;

/** The order that is declared: `type Sail = OrderIn<typeof sail>`. */
export type OrderIn<D> = D extends { readonly codec: Codec<infer O> } ? O : never;

/** An order as it is judged: who gives it, and to which unit. */
export interface Giving<O> {
  readonly seat: SeatId;
  readonly unit?: UnitId | undefined;
  readonly order: Unnumbered<O>;
}

/** The members of an order that are filled in: all but its kind and its reference. */
type Content<O> = Omit<O, 'kind' | 'ref'>;

/** What an order is, said once; the members that are not named here mean the same as in `OrderKind`. */
interface About<F, S, V, O extends AnyOrder> extends Pick<
  OrderKind<V, O>,
  | 'title'
  | 'answers'
  | 'aside'
  | 'by'
  | 'whyNot'
  | 'say'
  | 'sayWhole'
  | 'paper'
  | 'rulings'
  | 'rulingMeans'
  | 'hint'
> {
  /** What is filled in of it, as shapes. */
  readonly fields: F;
  /** What can be ordered at this spot, by those who may give it (`by`); the kind is added. */
  offers(view: V, at: Spot, plan: Plan<AnyOrder>): readonly Content<O>[];
  /** The fields to fill in, each with the member that it is about; absent where there is nothing to fill in. */
  form?(view: V, order: Unnumbered<O>, at: Spot, plan: Plan<AnyOrder>): readonly Entry<Unnumbered<O>>[];
  /** What helps to decide, beside the fields. */
  facts?(view: V, order: Unnumbered<O>, at: Spot, plan: Plan<AnyOrder>): readonly Fact[];
  /** The one question that advice and the step ask: why the order cannot be carried out now; undefined if it can. Absent: it always can. */
  cannot?(state: S, given: Giving<O>): Problem | undefined;
}

/** A declared order: what the engine needs of its kind, and the question whether it can be carried out. */
export interface DeclaredOrder<S, V, O extends AnyOrder> extends OrderKind<V, O> {
  readonly kind: O['kind'];
  /** The order with this filled in. */
  of(content: Content<O>): Unnumbered<O>;
  cannot(state: S, given: Giving<O>): Problem | undefined;
}

/** Any order that is declared, for lists. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Orders of all shapes stand in one list.
export type AnyDeclaredOrder = DeclaredOrder<any, any, any>;

/**
 * How a game declares its orders: `const order = ordersOver<State, View>(imagine)`, then `order('sail', { fields: { to: place }, … })`.
 * The type, the codec, the form and the advice of an order follow from its declaration.
 * @param imagine the world in which the reader’s orders are judged
 */
export const ordersOver =
  <S, V extends { readonly me: SeatId }>(imagine: (view: V) => S) =>
  <const K extends string, F extends Members>(
    kind: K,
    { fields, offers, form, facts, cannot = () => undefined, ...said }: About<F, S, V, Ordered<K, F>>,
  ): DeclaredOrder<S, V, Ordered<K, F>> => {
    type O = Ordered<K, F>;
    const of = (content: Content<O>): Unnumbered<O> => ({ ...content, kind }) as unknown as Unnumbered<O>;
    return {
      ...said,
      kind: kind as unknown as O['kind'],
      codec: object({ kind: literal(kind), ref: id<OrderRef>(), ...fields }) as unknown as Codec<O>,
      of,
      cannot,
      offers: (view, at, plan) => (mayGive(said, view.me) ? offers(view, at, plan).map(of) : []),
      check(view, order, { unit }) {
        const problem = cannot(imagine(view), {
          seat: view.me,
          unit,
          order: order as unknown as Unnumbered<O>,
        });
        return problem === undefined ? [] : [about(order.ref, problem)];
      },
      ...(form && {
        form: (view, order, at, plan) =>
          formOf(order, form(view, order, at, plan), facts && (() => facts(view, order, at, plan))),
      }),
    };
  };
