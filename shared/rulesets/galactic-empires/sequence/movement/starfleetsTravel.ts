import type { UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { Event } from '../../model/events.ts';
import type { GeStep, GeTurn } from '../../model/game.ts';
import type { Travel, Wait } from '../../model/orders.ts';
import type { Unit } from '../../model/state.ts';
import { canTravel, canWait, travelCost, waitCost } from '../../rules/movement/movement.ts';
import { mostPhases, tooManyPhases } from '../../rules/movement/phases.ts';
import { refuseForeign } from '../commands.ts';
import { movementPlans } from './phases.ts';

/**
 * Starfleets move one sector or wait, all at once: each is judged by the state before any of them moves (GE 665-675).
 * A refused move uses up its phase and no move-points (E-16).
 */
export const starfleetsTravel: GeStep = {
  name: 'Starfleets Travel',
  cite: 'GE 665',
  run(turn) {
    if (turn.pass === 1) refuseVoid(turn);
    const moves = movers(turn).map(([id, unit, order]) => decide(turn, id, unit, order));
    for (const event of moves) if (event !== undefined) turn.happen(event);
  },
};

type Mover = readonly [UnitId, Unit, Travel | Wait];

/** The units with a travel or wait order for this phase, in id order. */
function movers(turn: GeTurn): readonly Mover[] {
  if (turn.pass > mostPhases) return [];
  return movementPlans(turn)
    .flatMap(({ seat, unit: id, orders }): readonly Mover[] => {
      const order = orders[turn.pass - 1];
      const unit = id === undefined ? undefined : turn.state.units[id];
      if (id === undefined || unit?.owner !== seat || (order?.kind !== 'travel' && order?.kind !== 'wait'))
        return [];
      return [[id, unit, order]];
    })
    .sort(compareBy(([id]) => id));
}

function decide(turn: GeTurn, id: UnitId, unit: Unit, order: Travel | Wait): Event | undefined {
  const problem = order.kind === 'travel' ? canTravel(turn.state, unit, order.to) : canWait(turn.state, unit);
  const { place: from, owner } = unit;
  if (problem !== undefined || owner === undefined) {
    if (problem !== undefined) turn.refuse(order.ref, problem);
    return undefined;
  }
  if (order.kind === 'wait')
    return { kind: 'starfleet-waited', unit: id, place: from, cost: waitCost(unit), cause: order.ref };
  const { to, ref: cause } = order;
  return {
    kind: 'starfleet-travelled',
    unit: id,
    from,
    to,
    place: to,
    cost: travelCost(turn.state, owner, to),
    phase: turn.pass,
    cause,
  };
}

/** Refuses orders that no phase will carry out: to units not under command, and beyond the last phase. */
function refuseVoid(turn: GeTurn): void {
  for (const { seat, unit, orders } of movementPlans(turn)) {
    orders.forEach((order, index) => {
      if (refuseForeign(turn, seat, unit, order) || index < mostPhases) return;
      turn.refuse(order.ref, tooManyPhases());
    });
  }
}
