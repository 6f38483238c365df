import type { OrderRef, UnitId } from '#kernel/ids.ts';
import { listedOrders } from '#kernel/orders/plan.ts';
import type { Plan } from '#kernel/orders/plan.ts';
import type { Problem } from '#kernel/problem.ts';
import { about, doubtful, impossible } from '#kernel/problem.ts';
import type { Spot } from '#kernel/ruleset.ts';
import type { Refusal } from '#kernel/turn/ledger.ts';
import { finances } from './finances.ts';
import { world } from './imagine.ts';
import { shipsIn } from './model/change.ts';
import type { Event } from './model/events.ts';
import type { Order } from './model/orders.ts';
import type { View } from './model/view.ts';
import { orders } from './orders/index.ts';
import { preview } from './preview.ts';
import type { Preview } from './preview.ts';
import { annexProblem, cedeProblem } from './rules/annexation.ts';
import { headCount } from './rules/forces.ts';
import { annexedCount, limitsOf } from './rules/limits.ts';
import { placeArg, resources } from './words.ts';

interface Listed {
  readonly unit?: Spot['unit'];
  readonly order: Order;
}

const reviews = new WeakMap<View, WeakMap<Plan<Order>, readonly Problem[]>>();

/**
 * Advice across the whole plan: every order's own check, what the engine refuses when it runs the plan over the known world,
 * and what no single order shows. Nothing here is a wall: all of it may be ordered. Made once per plan.
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
  ]);
}

/** Advice from how things stand at the start of the turn; where the engine comes to the order and refuses it, it knows better. */
const startOfTurn: readonly string[] = ['more-than-present', 'admiral-elsewhere', 'rank-count'];

/** The order's own advice, without what the rest of the plan sets right. */
function checked(view: View, came: Event | undefined, { unit, order }: Listed): readonly Problem[] {
  const kind = orders[order.kind] as { check(view: View, order: Order, at: Spot): readonly Problem[] };
  return kind
    .check(view, order, unit === undefined ? {} : { unit })
    .filter(({ code }) => !setRight(came, order, code));
}

/** Whether what came of the order shows that this piece of its advice was needless. */
function setRight(event: Event | undefined, order: Order, code: string): boolean {
  if (event === undefined) return false;
  if (code === 'admiral-elsewhere') return true;
  if (code === 'no-convoy' || code === 'no-garrison') return event.kind === 'resources-sent';
  if (
    code === 'more-than-present' &&
    (event.kind === 'starships-transferred' || event.kind === 'starships-disbanded')
  )
    return true;
  if (code !== 'rank-count' || event.kind !== 'starships-reassigned' || order.kind !== 'reassign-starships')
    return false;
  const present = shipsIn(event.stacks);
  return present === order.ranks.reduce((sum, count) => sum + count, 0);
}

/** A refusal of the engine in the future tense, where its own words look back. */
function foretold(
  view: View,
  { battles, entries }: Preview,
  { unit, order }: Listed,
  { pass, problem }: Refusal,
): Problem {
  const { args } = problem.phrase;
  if (order.kind === 'build-starships' && problem.code === 'build-limit') {
    return impossible(
      'GE 1118',
      'build-limit',
      'Of {ordered} starships {count} will be built: the industrial center builds no more in one turn. Leave the rest for the next turn.',
      args,
    );
  }
  if (order.kind === 'build-starships' && problem.code === 'not-enough-money') {
    return impossible(
      'GE 830',
      'not-enough-money',
      'Of {ordered} starships {count} will be built: the treasury holds no more by then. Spend less before.',
      args,
    );
  }
  if (problem.code === 'not-enough-move-points' && unit !== undefined && isEmpty(view, entries, unit)) {
    return impossible(
      'GE 1365',
      'nothing-to-move',
      'There are no ships in the starfleet to travel with: transfer some to it before it leaves.',
    );
  }
  const fought = battles.find((one) => unit !== undefined && one.units.includes(unit));
  if (
    fought !== undefined &&
    ((order.kind === 'build-defences' && problem.code === 'no-permission') ||
      (order.kind === 'raze-defences' && problem.code === 'not-owned'))
  ) {
    return doubtful(
      'GE 882',
      'battle-decides',
      '{place} is not yours yet: the battle to be expected there decides whether this work can be done.',
      { place: placeArg(view, fought.place) },
    );
  }
  const battle = battles.find(
    (one) => one.costsMovePoints && one.phase < pass && unit !== undefined && one.units.includes(unit),
  );
  if (problem.code !== 'not-enough-move-points' || battle === undefined) return problem;
  return doubtful(
    'GE 1383',
    'battle-takes-move-points',
    'The battle to be expected in {place} in phase {phase} takes all move-points: the unit can go no further, unless the enemy leaves before.',
    {
      place: placeArg(view, battle.place),
      phase: battle.phase,
    },
  );
}

/** Nobody was in the starfleet at the start, and nobody joined it. */
function isEmpty(view: View, entries: Preview['entries'], unit: UnitId): boolean {
  const own = view.units[unit];
  const joined = entries.some(
    ({ event }) =>
      (event.kind === 'starships-transferred' || event.kind === 'admiral-transferred') && event.to === unit,
  );
  return !joined && (own === undefined || headCount(own) === 0);
}

/** What comes of the order is less than it says, and no step refuses it. */
function unforeseen({ entries }: Preview, event: Event | undefined, { order }: Listed): readonly Problem[] {
  if (order.kind === 'transfer-starships' && event?.kind === 'starships-transferred') {
    const count = shipsIn(event.taken);
    if (count >= order.count) return [];
    return [
      doubtful(
        'GE 1457',
        'more-than-present',
        'Of {ordered} starships {count} will go: the unit has no more of this type by then.',
        { ordered: order.count, count },
      ),
    ];
  }
  if (
    (order.kind === 'disband-starships' || order.kind === 'salvage-starships') &&
    event?.kind === 'starships-disbanded'
  ) {
    const count = shipsIn(event.taken);
    if (count >= order.count) return [];
    return [
      doubtful(
        'GE 645',
        'more-than-present',
        'Of {ordered} starships {count} will be given up: the unit has no more of this type by then.',
        { ordered: order.count, count },
      ),
    ];
  }
  if (order.kind === 'form-starfleet' && event?.kind === 'starfleet-formed') {
    const empty = entries.some(
      ({ event: later }) => later.kind === 'starfleet-dissolved' && later.unit === event.unit,
    );
    if (empty)
      return [
        doubtful(
          'GE 603',
          'empty-starfleet',
          'Nothing joins the new starfleet, so it is dissolved at the end of the turn: transfer ships or an admiral to it.',
        ),
      ];
  }
  return [];
}

/** More is spent than the treasury holds (GE 239): what is cut, in the order of the turn. */
function shortfall(view: View, plan: Plan<Order>, { entries, refusals }: Preview): readonly Problem[] {
  const { surplus } = finances(view, plan);
  const wrong: Problem[] = [];
  const bill = entries
    .map(({ event }) => event)
    .find((event) => event.kind === 'upkeep-paid' && event.seat === view.me);
  if (bill?.kind === 'upkeep-paid' && bill.paid < bill.due) {
    wrong.push(
      doubtful(
        'GE 822',
        'upkeep-unpaid',
        'Upkeep takes {upkeep} resources and {paid} of them can be paid: each ship that is not paid is lost with one chance in two. Of the expenses only what is sent away comes before it: send less, or keep more in the treasury at the end of a turn.',
        {
          upkeep: resources(bill.due),
          paid: resources(bill.paid),
        },
      ),
    );
  }
  // As the turn comes to them, each order once.
  const cut = [
    ...new Set(
      refusals.filter(({ problem }) => problem.code === 'not-enough-money').map(({ order }) => order),
    ),
  ];
  if (surplus >= 0 || cut.length === 0) return wrong;
  const titles = new Map(listedOrders(plan).map(({ order }) => [order.ref, orders[order.kind].title]));
  const names = cut.flatMap((ref) => titles.get(ref) ?? []);
  wrong.push(
    doubtful(
      'GE 239',
      'shortfall',
      'You spend {missing} resources more than the treasury holds. What will be cut: {orders}.',
      {
        missing: resources(-surplus),
        orders: tally(names),
      },
    ),
  );
  return wrong;
}

function tally(names: readonly string[]): string {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, same]) => (same.length === 1 ? name : `${same.length} × ${name}`))
    .join(', ');
}

/** Annexations beyond what the ruler's standing keeps: one sector a turn falls off again (GE 1008). */
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
    .map((ref) =>
      about(
        ref,
        doubtful(
          'GE 1008',
          'over-annexation-limit',
          'Your standing keeps {annexed} sectors annexed; this one is beyond them, and one sector a turn will be lost to local control. Cede another first.',
          { annexed },
        ),
      ),
    );
}

function proclaimedTwice(listed: readonly Listed[]): readonly Problem[] {
  return listed
    .filter(({ order }) => order.kind === 'issue-proclamation')
    .slice(1)
    .map(({ order }) =>
      about(
        order.ref,
        doubtful(
          'GE 91',
          'second-proclamation',
          'Only the first proclamation of a turn earns anything. Keep this one for the next turn.',
        ),
      ),
    );
}

/** The same advice about the same order is given once. */
function distinct(problems: readonly Problem[]): readonly Problem[] {
  const said = new Set<string>();
  return problems.filter(({ order, code }) => {
    const key = `${order ?? ('' as OrderRef)} ${code}`;
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}
