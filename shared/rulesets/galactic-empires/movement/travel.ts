import { defined } from '#kernel/words/defined.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { canEnter } from '../diplomacy/permission.ts';
import { world } from '../model/imagine.ts';
import type { Unit } from '../model/state.ts';
import { commandProblem } from '../model/units/command.ts';
import { placeArg } from '../model/words.ts';
import { ownUnit } from '../planning/common.ts';
import type { Read } from '../planning/orders.ts';
import { isA, read } from '../planning/orders.ts';
import { plannedPlace, plannedUnit, plannedWorld } from '../planning/planned.ts';
import { planBefore, unitAhead, unitAt } from './ahead.ts';
import type { Happening } from './events.ts';
import { starfleetTravelled, starfleetWaited } from './events.ts';
import { canTravel, canWait, travelCost, waitCost } from './movement.ts';
import { mostPhases, movementPlans, tooManyPhases } from './phases.ts';

/** One step to a linked sector; it takes one phase, however many move-points it costs (GE 437, 665-675, 1445). */
export const travel = unitOrder('travel', {
  title: 'Travel',
  fields: read.travel,

  offers: (view, { unit, place: wanted }, plan) => {
    if (unit === undefined || plannedUnit(view, plan, unit)?.kind !== 'starfleet') return [];
    const from = plannedPlace(view, plan, unit);
    const links = from === undefined ? [] : (view.sectors[from]?.links ?? []);
    const to = wanted ?? links[0];
    return to !== undefined && links.includes(to) ? [{ to }] : [];
  },

  whyNot: (view, { unit: id, place: wanted }, plan) => {
    const unit = id === undefined ? undefined : unitAhead(view, plan, id, true);
    const to = unit?.kind === 'garrison' ? (wanted ?? unit.place) : wanted;
    return unit === undefined || to === undefined || wanted === unit.place
      ? undefined
      : canTravel(plannedWorld(view, plan), unit, to);
  },

  form: (view, order, { unit: id }, plan) => {
    const unit = id === undefined ? undefined : unitAhead(view, planBefore(plan, id, order), id, true);
    const links = unit === undefined ? [] : (view.sectors[unit.place]?.links ?? []);
    const choices = [...new Set([...links, order.to])].map((to) => {
      const barred = unit === undefined ? undefined : canEnter(plannedWorld(view, plan), unit, to);
      return {
        value: to,
        place: to,
        label: phrase('{place}', { place: placeArg(view, to) }),
        ...defined({ warning: barred?.phrase }),
      };
    });
    return [choice(order, 'to', 'Destination', choices)];
  },

  cannot: (unit, state, { order: { to } }) => canTravel(state, unit, to),
  // Permission, links and move-points depend on the rest of the plan.
  advice: (found, view, _, at) => [
    ownUnit(view, at)?.kind === 'garrison' || found?.code === 'no-such-sector' ? found : undefined,
  ],

  say: ({ to }, view) => phrase('Travel to {place}', { place: placeArg(view, to) }),
});

/** Holds position for one phase; the first of a turn is free, each later one costs a move-point (GE 1373). */
export const wait = unitOrder('wait', {
  title: 'Wait',
  fields: read.wait,

  offers: (view, { unit, place }, plan) =>
    unit !== undefined && place === undefined && plannedUnit(view, plan, unit)?.kind === 'starfleet'
      ? [{}]
      : [],

  whyNot: (view, at, plan) => {
    const unit = unitAt(view, at, plan);
    return unit?.kind === 'garrison' ? canWait(world(view), unit) : undefined;
  },

  cannot: (unit, state) => canWait(state, unit),
  advice: (found, view, _, at) => [ownUnit(view, at)?.kind === 'garrison' ? found : undefined],

  say: () => phrase('Wait one phase'),
});

/**
 * Starfleets move one sector or wait, all at once: each is judged by the state before any of them moves (GE 665-675).
 * A refused move uses up its phase and no move-points (E-16).
 */
export function starfleetsTravel(turn: GeTurn<Happening>): void {
  if (turn.pass === 1) refuseVoid(turn);
  const moves = movers(turn).map(([id, unit, order]) => decide(turn, id, unit, order));
  for (const event of moves) if (event !== undefined) turn.happen(event);
}

type Mover = readonly [UnitId, Unit, Read<'travel' | 'wait'>];

/** The units with a travel or wait order for this phase, in id order. */
function movers(turn: GeTurn<Happening>): readonly Mover[] {
  if (turn.pass > mostPhases) return [];
  return movementPlans(turn)
    .flatMap(({ seat, unit: id, orders }): readonly Mover[] => {
      const order = orders[turn.pass - 1];
      const unit = id === undefined ? undefined : turn.state.units[id];
      if (id === undefined || unit?.owner !== seat || order === undefined || !isA(order, 'travel', 'wait'))
        return [];
      return [[id, unit, order]];
    })
    .sort(compareBy(([id]) => id));
}

/** What a unit’s order brings about. Who commands it is asked before the first phase (`refuseVoid`). */
function decide(
  turn: GeTurn<Happening>,
  id: UnitId,
  unit: Unit,
  order: Read<'travel' | 'wait'>,
): Happening | undefined {
  const to = isA(order, 'travel') ? order.to : undefined;
  const problem = to === undefined ? canWait(turn.state, unit) : canTravel(turn.state, unit, to);
  const { place: from, owner } = unit;
  const { ref: cause } = order;
  if (problem !== undefined || owner === undefined) {
    if (problem !== undefined) turn.refuse(cause, problem);
    return undefined;
  }
  if (to === undefined) return starfleetWaited.of({ unit: id, place: from, cost: waitCost(unit), cause });
  const cost = travelCost(turn.state, owner, to);
  return starfleetTravelled.of({ unit: id, from, to, place: to, cost, phase: turn.pass, cause });
}

/** Refuses orders that no phase will carry out: to units not under command, and beyond the last phase. */
function refuseVoid(turn: GeTurn<Happening>): void {
  for (const { seat, unit, orders } of movementPlans(turn)) {
    const foreign = commandProblem(turn.state, seat, unit);
    orders.forEach(({ ref }, index) => {
      const problem = foreign ?? (index < mostPhases ? undefined : tooManyPhases());
      if (problem !== undefined) turn.refuse(ref, problem);
    });
  }
}
