import type { Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { about } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { annexedCount, limitsOf } from '../empire/limits.ts';
import type { Event, Order } from '../game.ts';
import { world } from '../model/imagine.ts';
import { shipsIn } from '../model/units/change.ts';
import type { View } from '../model/view.ts';
import { orders } from '../orders.ts';
import { preview } from '../preview/preview.ts';
import { doubtful } from '../refusals.ts';
import type { Listed } from './foretold.ts';
import { foretold, startOfTurn, takenBy, unforeseen } from './foretold.ts';
import { shortfall } from './shortfall.ts';
import { traps } from './traps.ts';
import { annexProblem, cedeProblem } from '../sectors/annexation.ts';

const reviews = new WeakMap<View, WeakMap<Plan<Order>, readonly Problem[]>>();

/**
 * Advice about the whole plan: every order's own check, what the engine refuses when it runs the plan over the known world,
 * and what only several orders together show. It prevents nothing: everything may be ordered. Made once for each view and plan.
 */
export function review(view: View, plan: Plan<Order>): readonly Problem[] {
  const known = reviews.get(view) ?? new WeakMap<Plan<Order>, readonly Problem[]>();
  reviews.set(view, known);
  const made = known.get(plan) ?? makeReview(view, plan);
  known.set(plan, made);
  return made;
}

function makeReview(view: View, plan: Plan<Order>): readonly Problem[] {
  const seen = preview(view, plan);
  const listed = listedOrders(plan);
  const refused = Map.groupBy(seen.refusals, ({ order }) => order);
  const caused = new Map(seen.entries.toReversed().map(({ event }) => [event.cause, event]));
  const ofOrders = listed.flatMap((one) => {
    const { ref } = one.order;
    const later = (refused.get(ref) ?? []).map((refusal) => foretold(view, seen, one, refusal));
    const own = checked(view, caused.get(ref), one).filter(
      ({ code }) => later.length === 0 || !startOfTurn.includes(code),
    );
    const settled = own.some(({ severity }) => severity === 'impossible');
    return [...own, ...(settled ? [] : later), ...unforeseen(seen, caused.get(ref), one)].map((problem) =>
      about(ref, problem),
    );
  });
  return distinct([
    ...shortfall(view, plan, seen),
    ...ofOrders,
    ...overAnnexed(view, listed),
    ...proclaimedTwice(listed),
    ...traps(view, seen, listed),
  ]);
}

/** The order's own advice, without what the rest of the plan makes needless. */
function checked(view: View, came: Event | undefined, { unit, order }: Listed): readonly Problem[] {
  const kind = orders[order.kind] as { check(view: View, order: Order, at: Spot): readonly Problem[] };
  return kind.check(view, order, defined({ unit })).filter(({ code }) => !setRight(came, order, code));
}

/** Whether the event that the order caused shows that this advice is needless. */
function setRight(event: Event | undefined, order: Order, code: string): boolean {
  if (event === undefined) return false;
  if (code === 'admiral-elsewhere') return true;
  if (code === 'no-convoy' || code === 'no-garrison') return event.kind === 'resources-sent';
  if (code === 'more-than-present' && takenBy(event) !== undefined) return true;
  if (code !== 'rank-count' || event.kind !== 'starships-reassigned' || order.kind !== 'reassign-starships')
    return false;
  const present = shipsIn(event.stacks);
  return present === order.ranks.reduce((sum, count) => sum + count, 0);
}

/** Advice about annexations above the limit of the ruler's standing: one sector a turn is released again (GE 1008). */
function overAnnexed(view: View, listed: readonly Listed[]): readonly Problem[] {
  const known = world(view);
  const { annexed } = limitsOf(known, view.me);
  const wanted = listed.flatMap(({ order }) =>
    order.kind === 'annex-sector' && annexProblem(known, view.me, order.place) === undefined
      ? [order.ref]
      : [],
  );
  const ceded = new Set(
    listed.flatMap(({ order }) =>
      order.kind === 'cede-sector' && cedeProblem(known, view.me, order.place) === undefined
        ? [order.place]
        : [],
    ),
  );
  const room = Math.max(0, annexed - annexedCount(known, view.me) + ceded.size);
  return wanted
    .slice(room)
    .map((ref) => about(ref, doubtful('GE 1008', 'over-annexation-limit', { annexed })));
}

function proclaimedTwice(listed: readonly Listed[]): readonly Problem[] {
  return listed
    .filter(({ order }) => order.kind === 'issue-proclamation')
    .slice(1)
    .map(({ order }) => about(order.ref, doubtful('GE 91', 'second-proclamation')));
}

/** The problems, with each code only once for each order. */
function distinct(problems: readonly Problem[]): readonly Problem[] {
  const said = new Set<string>();
  return problems.filter(({ order, code }) => {
    const key = `${order ?? ('' as OrderRef)} ${code}`;
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}
