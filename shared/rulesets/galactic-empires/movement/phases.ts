import type { AnyEvent } from '#kernel/game/game.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import type { Given } from '#kernel/sequence/step.ts';
import type { Judged } from '#kernel/steps/carryOut.ts';
import type { OrderRef, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Path } from '#kernel/words/where.ts';
import type { GeTurn } from '../declare.ts';
import type { State, Unit } from '../model/state.ts';
import { commandProblem, commanded } from '../model/units/command.ts';
import type { Read } from '../planning/orders.ts';
import { isA } from '../planning/orders.ts';
import { impossible } from '../refusals.ts';

/** Orders that take a phase of the movement events each, in the order of the plan (GE 1445). */
const phaseOrders = ['travel', 'wait', 'pillage', 'search'] as const;
type PhaseOrder = Read<(typeof phaseOrders)[number]>;

/** A turn whose orders are read. */
type Reading = Pick<GeTurn, 'orders' | 'plan'>;

/** What one pass of the movement events is called. */
export const phaseName = 'Phase';

/** A phase as a place in the turn, from 1; 0 lies outside the movement events. */
export const inPhase = (phase: number): Path => (phase === 0 ? [] : [{ name: phaseName, at: phase }]);

/** OURS: the most phases with orders in a turn. No plan needs more, and without a limit a file could make a turn endless. */
export const mostPhases = 100;

/** Why an order beyond the last phase is void. */
export const tooManyPhases = (): Problem =>
  impossible('GE 557', 'too-many-phases', {
    most: mostPhases,
  });

const takesPhase = (order: AnyOrder): order is PhaseOrder => isA(order, ...phaseOrders);

/** The orders of a unit's plan that take a phase each: the n-th is tried in phase n, whatever it costs (GE 1445, E-19). */
export function phaseOrdersOf(plan: readonly AnyOrder[]): readonly PhaseOrder[] {
  return plan.filter(takesPhase);
}

/**
 * For each order that takes no phase, by reference, the phase in which it is carried out: that of the last order before it in the plan
 * which takes a phase; 0 for orders at the head of the plan, which belong to the first events (GE 621, 697, E-19).
 */
export function phasesBefore(plan: readonly AnyOrder[]): ReadonlyMap<OrderRef, number> {
  let phases = 0;
  return new Map(plan.map((order) => [order.ref, takesPhase(order) ? phases++ : phases]));
}

/** A plan with orders for the movement events. */
interface MovementPlan {
  readonly seat: SeatId;
  /** Absent: orders in no unit's plan, which are void. */
  readonly unit?: UnitId;
  /** One for each phase, from phase 1. */
  readonly orders: readonly PhaseOrder[];
}

type MovementPlans = ReadonlyMap<string, MovementPlan>;

/** Plans do not change during a turn and every phase needs them, so they are cached by the turn's own list of their orders. */
const plansByList = new WeakMap<object, MovementPlans>();

/** Every plan with an order that takes a phase. */
export const movementPlans = (turn: Reading): readonly MovementPlan[] => [...plansByUnit(turn).values()];

function plansByUnit(turn: Reading): MovementPlans {
  const kind = phaseOrders.find((one) => turn.orders(one).length > 0);
  if (kind === undefined) return new Map();
  const list = turn.orders(kind);
  const plans = plansByList.get(list) ?? gathered(turn);
  plansByList.set(list, plans);
  return plans;
}

function gathered(turn: Reading): MovementPlans {
  const plans = new Map<string, MovementPlan>();
  for (const { seat, unit, order } of phaseOrders.flatMap(
    (kind) => turn.orders(kind) as unknown as readonly Given<PhaseOrder>[],
  )) {
    if (unit === undefined) plans.set(keyOf(seat, order.ref), { seat, orders: [order] });
    else if (!plans.has(keyOf(seat, unit)))
      plans.set(keyOf(seat, unit), { seat, unit, orders: ordersTo(turn, seat, unit) });
  }
  return plans;
}

const keyOf = (seat: SeatId, list: UnitId | OrderRef): string => `${seat} ${list}`;

const ordersTo = (turn: Reading, seat: SeatId, unit: UnitId): readonly PhaseOrder[] =>
  phaseOrdersOf(
    turn
      .plan(unit)
      .filter((given) => given.seat === seat)
      .map(({ order }) => order),
  );

/** The orders of one seat to one unit that take a phase each, in plan order. */
export const phaseOrdersFor = (turn: Reading, seat: SeatId, unit: UnitId): readonly PhaseOrder[] =>
  plansByUnit(turn).get(keyOf(seat, unit))?.orders ?? [];

/** A unit with an order to carry out in this phase. */
export interface Actor {
  readonly seat: SeatId;
  readonly id: UnitId;
  readonly unit: Unit;
  readonly cause: OrderRef;
}

/** The units that search or pillage in this phase, in the order of the plans. Orders that cannot be carried out are refused. */
export function actors<E extends AnyEvent, O extends AnyOrder>(
  turn: GeTurn<E>,
  { kind, cannot }: Judged<State, O>,
): readonly Actor[] {
  return (turn.orders(kind) as unknown as readonly Given<O>[]).flatMap((given): readonly Actor[] => {
    const { seat, unit: id } = given;
    const { ref: cause } = given.order;
    if (
      id === undefined ||
      turn.pass > mostPhases ||
      phaseOrdersFor(turn, seat, id)[turn.pass - 1]?.ref !== cause
    )
      return [];
    const unit = commanded(turn.state, seat, id);
    const problem = unit === undefined ? lostProblem(turn.state, seat, id) : cannot(turn.state, given);
    if (problem !== undefined) turn.refuse(cause, problem);
    return unit === undefined || problem !== undefined ? [] : [{ seat, id, unit, cause }];
  });
}

/** Why an order of this phase is void: its unit is a garrison that was lost this turn. Orders to other units not under command are refused in the first phase. */
function lostProblem(state: State, seat: SeatId, id: UnitId): Problem | undefined {
  const unit = state.units[id];
  const hadIt = unit?.kind === 'garrison' && state.sectors[unit.place]?.ownerAtStart === seat;
  return hadIt ? commandProblem(state, seat, id) : undefined;
}

/** Movement Events Repeat: until every plan's orders have been tried, affordable or not, and once more (GE 557, 653, 783, E-20). */
export function movementIsOver(turn: Reading, phase: number): boolean {
  const ordered = movementPlans(turn).reduce((most, { orders }) => Math.max(most, orders.length), 0);
  return phase > Math.min(ordered, mostPhases);
}
