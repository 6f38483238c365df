import type { Codec } from '../codec/codec.ts';
import { isObject } from '../codec/shape.ts';
import { orderRef } from '../words/ids.ts';
import type { Problem } from '../words/problem.ts';
import { unreadable } from '../words/refusals.ts';
import type { Result } from '../words/result.ts';
import { bad, good } from '../words/result.ts';
import type { AnyOrder, Unnumbered } from '../game/plan.ts';

type Kinds = Readonly<Record<string, { readonly codec: unknown }>>;

/** A question as far as its answer is read by it. */
interface Answerable {
  readonly kinds: readonly string[];
  readonly least: number;
  readonly most: number;
}

/** An order’s codec reads a reference, which an answer does not have: the engine numbers answers. */
const ref = orderRef('answer');

const codecOf = (kinds: Kinds, kind: string): Codec<AnyOrder> | undefined =>
  Object.hasOwn(kinds, kind) ? (kinds[kind]?.codec as Codec<AnyOrder>) : undefined;

/** Reads the orders of an answer to the question of this number, or says what is wrong: orders of other kinds, or another number of them. */
export function readAnswer(
  kinds: Kinds,
  { kinds: wanted, least, most }: Answerable,
  number: number,
  raw: readonly unknown[],
): Result<readonly Unnumbered<AnyOrder>[], readonly Problem[]> {
  if (raw.length < least || raw.length > most) return bad([unreadable('not-an-answer', { number })]);
  const orders: Unnumbered<AnyOrder>[] = [];
  for (const one of raw) {
    const kind = isObject(one) && !Object.hasOwn(one, 'ref') ? one['kind'] : undefined;
    const codec = typeof kind === 'string' && wanted.includes(kind) ? codecOf(kinds, kind) : undefined;
    if (codec === undefined) return bad([unreadable('not-an-answer', { number })]);
    const read = codec.parse({ ...(one as object), ref });
    if (!read.ok) return bad([unreadable('not-an-answer', { number }), ...read.fault]);
    const { ref: _, ...order } = read.value;
    orders.push(order);
  }
  return good(orders);
}

/** The orders of an answer as files hold them. */
export const makeAnswer = (kinds: Kinds, orders: readonly { readonly kind: string }[]): readonly unknown[] =>
  orders.map((order) => {
    const made = codecOf(kinds, order.kind)?.make({ ...order, ref }) as Readonly<Record<string, unknown>>;
    const { ref: _, ...rest } = made;
    return rest;
  });
