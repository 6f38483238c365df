import type { Codec } from '../codec/codec.ts';
import { json, list, object, optional, record, text } from '../codec/shapes.ts';
import type { UnitId } from '../words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '../words/inOrder.ts';
import type { Problem } from '../words/problem.ts';
import type { Result } from '../words/result.ts';
import { bad, good } from '../words/result.ts';
import type { AnyOrder, Plan } from '../game/plan.ts';
import { listedOrders } from '../game/plan.ts';
import { unreadable } from '../words/refusals.ts';

/** The most orders in one list, and in a whole plan: twice what the largest side could use. */
export const mostOrders = 5000;
export const mostInPlan = 10_000;
/** The most lines that are kept as typed. */
export const mostTyped = 5000;
/** The most signs of a typed line. */
export const longestLine = 1000;
const outer = object({
  hq: list(json, mostOrders),
  units: record<UnitId, readonly unknown[]>(list(json, mostOrders), 10_000),
  typed: optional(record<string, string>(text(longestLine), mostTyped)),
});

/** The codec of some order kind. */
interface ReadsAndMakes {
  parse(raw: unknown): Result<unknown, readonly Problem[]>;
  make(value: never): unknown;
}

/**
 * The codec of a whole plan, from the codecs of a ruleset's order kinds.
 * It refuses orders of an unknown kind, orders that only answer questions, two orders with the same reference, and more orders than any game needs.
 */
export function planCodec<O extends AnyOrder>(
  kinds: Readonly<Record<O['kind'], { readonly codec: ReadsAndMakes; readonly answers?: true }>>,
): Codec<Plan<O>> {
  const codecOf = (raw: unknown): Codec<unknown> | undefined => {
    const kind = (raw as { readonly kind?: unknown } | null)?.kind;
    return typeof kind === 'string' && Object.hasOwn(kinds, kind)
      ? (kinds[kind as O['kind']].codec as Codec<unknown>)
      : undefined;
  };
  const isAnswer = ({ kind }: O): boolean => kinds[kind as O['kind']].answers === true;
  return {
    parse(raw): Result<Plan<O>, readonly Problem[]> {
      const read = outer.parse(raw);
      if (!read.ok) return read;
      const given = [read.value.hq, ...valuesInOrder(read.value.units)].reduce(
        (sum, { length }) => sum + length,
        0,
      );
      if (given > mostInPlan) return bad([tooMany(given)]);
      const problems: Problem[] = [];
      const plan: Plan<O> = {
        hq: parseList<O>(codecOf, isAnswer, read.value.hq, problems),
        units: Object.fromEntries(
          inOrder(read.value.units).map(([unit, list]) => [
            unit,
            parseList<O>(codecOf, isAnswer, list, problems),
          ]),
        ) as Plan<O>['units'],
        ...typedIn(read.value.typed),
      };
      const found = [...problems, ...doubledRefs(plan)];
      return found.length > 0 ? bad(found.slice(0, 20)) : good(plan);
    },
    make: (plan) => ({
      hq: plan.hq.map((order) => codecOf(order)?.make(order)),
      units: Object.fromEntries(
        inOrder(plan.units)
          .filter(([, list]) => list.length > 0)
          .map(([unit, list]) => [unit, list.map((order) => codecOf(order)?.make(order))]),
      ),
      ...typedIn(plan.typed),
    }),
  };
}

/** The orders of a list that can be read; what is wrong with the others goes to `problems`. */
const parseList = <O extends AnyOrder>(
  codecOf: (raw: unknown) => Codec<unknown> | undefined,
  isAnswer: (order: O) => boolean,
  raws: readonly unknown[],
  problems: Problem[],
): readonly O[] =>
  raws.flatMap((raw) => {
    const read = codecOf(raw)?.parse(raw) ?? bad([unreadable('unknown-order')]);
    if (read.ok && isAnswer(read.value as O)) {
      problems.push(unreadable('only-answers'));
      return [];
    }
    if (read.ok) return [read.value as O];
    problems.push(...read.fault);
    return [];
  });

/** Typed lines as they stand in a plan: not at all where there are none. */
const typedIn = (typed: Plan<unknown>['typed']): Pick<Plan<never>, 'typed'> =>
  typed === undefined || keysInOrder(typed).length === 0 ? {} : { typed };

const tooMany = (orders: number): Problem => unreadable('too-many-orders', { most: mostInPlan, orders });

function doubledRefs(plan: Plan<AnyOrder>): readonly Problem[] {
  const counts = Map.groupBy(listedOrders(plan), ({ order }) => order.ref);
  return [...counts.values()]
    .filter((same) => same.length > 1)
    .map(([first]) =>
      unreadable('doubled-order', {
        ref: first?.order.ref ?? '',
      }),
    );
}
