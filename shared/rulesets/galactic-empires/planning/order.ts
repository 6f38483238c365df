import type { Members } from '#kernel/codec/shapes.ts';
import type { DeclaredOrder, Ordered } from '#kernel/declare/order.ts';
import { ordersOver } from '#kernel/declare/order.ts';
import type { OrderKind } from '#kernel/ruleset.ts';
import { world } from '../model/imagine.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';

const declare = ordersOver<State, View>(world);
export type About<K extends string, F extends Members> = Parameters<typeof declare<K, F>>[1];

/**
 * How the orders of this game are declared. `check` finds what is wrong at the start of the turn; what depends on the rest of the plan, the
 * review finds by running it through the engine.
 */
export const order = <const K extends string, F extends Members>(
  kind: K,
  { check, ...about }: About<K, F> & Pick<OrderKind<View, Ordered<K, F>>, 'check'>,
): DeclaredOrder<State, View, Ordered<K, F>> => ({ ...declare(kind, about as About<K, F>), check });
