import type { OrderRef } from '#kernel/words/ids.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Game } from '#kernel/game/game.ts';
import type { ChangeSpeedWhen } from '../movement/speed.ts';
import type { Order } from '../game.ts';
import type { DisengageWhen, StandingOrder } from '../model/standing.ts';
import type { Ship, State, View } from '../model/state.ts';
import { rangeOf } from '../map/board.ts';
import { markedBy, mostReinforcement } from '../damage/damage.ts';
import { accelerationCost, cannotAccelerate, cannotStop } from '../movement/speed.ts';
import { nextDue } from '../movement/moving.ts';
import { repairsBy } from '../repair/repair.ts';
import type { Named } from '../model/ships.ts';
import { isCrippled, nearestEnemy } from '../ships/ships.ts';
import type { SystemType } from '../cards/systems.ts';
import { loseFirst } from '../damage/table.ts';
import { repairFirst } from '../repair/table.ts';
import type { Action } from '../model/vocabulary.ts';
import { isHolding } from '../fire/holding.ts';
import { isFiring } from '../model/ships.ts';
import { fireAnswer } from './firing.ts';
import { steered, steeredOff } from './steering.ts';

/* Standing orders as answers. A ship that has any about a thing is not asked about it; what none of them wants is not done. */

type Answer = readonly Unnumbered<Order>[] | undefined;

/** A standing order with the answer that names it. */
type By = { readonly standing: OrderRef };

/** What a ship's standing orders answer; undefined where it has none about this. */
export function programme(view: View, _: Plan<Order>, question: Question<Game>): Answer {
  const { unit } = question.spot;
  const ship = unit && view.ships[unit];
  return unit === undefined || ship === undefined
    ? undefined
    : answerBy(view, [unit, ship], question.kinds as readonly Order['kind'][], ship.standing);
}

/** What these standing orders answer where orders of these kinds are asked for. */
export function answerBy(
  state: State,
  named: Named,
  kinds: readonly Order['kind'][],
  standing: readonly StandingOrder[],
): Answer {
  const [, ship] = named;
  const [kind] = kinds;
  const of = <K extends StandingOrder['kind']>(wanted: K) =>
    standing.filter((one): one is Extract<StandingOrder, { kind: K }> => one.kind === wanted);
  const last = <K extends StandingOrder['kind']>(wanted: K) => of(wanted).at(-1);
  switch (kind) {
    case 'pre-load': {
      const order = last('pre-load');
      return order && [{ kind, ...by(order) }];
    }
    case 'allocate': {
      const order = last('allocate');
      return order && [{ ...unnumbered(order), standing: order.ref }];
    }
    case 'accelerate':
      return speedAnswer(state, ship, of('change-speed-when'));
    case 'move':
      return moveAnswer(state, ship, standing);
    case 'fire':
      return isHolding(state, named) && !isFiring(state, named[0])
        ? []
        : fireAnswer(state, named, of('fire-when'), kinds.includes('announce-fire'));
    case 'reinforce':
      return reinforceAnswer(state, ship, last('reinforce-when'));
    case 'mark-boxes': {
      const order = last('lose-first');
      const points = state.volleys[0]?.internal ?? 0;
      return (
        order && [{ kind, boxes: markedBy(ship, first(order.systems, loseFirst), points), ...by(order) }]
      );
    }
    case 'repair': {
      const order = last('repair-first');
      return order && [{ kind, boxes: repairsBy(ship, first(order.systems, repairFirst)), ...by(order) }];
    }
    case 'disengage': {
      const order = last('disengage-when');
      return order && (wantsToLeave(ship, order) ? [{ kind, ...by(order) }] : []);
    }
    default:
      return undefined;
  }
}

/** Whether the ship is to leave now, by what it was told. */
export const wantsToLeave = (ship: Ship, { crippled, never }: DisengageWhen): boolean =>
  never !== true && (!crippled || isCrippled(ship));

const by = ({ ref }: StandingOrder): By => ({ standing: ref });
const unnumbered = <O extends StandingOrder>({ ref: _, ...order }: O): Omit<O, 'ref'> => order;

/** The systems in the captain's order, then the others in the usual one. */
const first = (systems: readonly SystemType[], usual: readonly SystemType[]): readonly SystemType[] => [
  ...systems,
  ...usual.filter((system) => !systems.includes(system)),
];

function speedAnswer(state: State, ship: Ship, orders: readonly ChangeSpeedWhen[]): Answer {
  if (orders.length === 0) return undefined;
  const enemy = nearestEnemy(state, ship)?.[1];
  const range = enemy === undefined ? Infinity : rangeOf(ship.place, enemy.place);
  const order = orders.find(({ does, from, until, least, most, keep }) => {
    const cost = does === 'accelerate' ? accelerationCost(ship) : 0;
    const problem = does === 'accelerate' ? cannotAccelerate(ship) : cannotStop(ship);
    const isTime = from <= state.impulse && state.impulse <= until && least <= range && range <= most;
    return isTime && problem === undefined && ship.energy - cost >= keep;
  });
  return order === undefined ? [] : [{ kind: order.does, ...by(order) }];
}

function moveAnswer(state: State, ship: Ship, standing: readonly StandingOrder[]): Answer {
  const due = nextDue(ship);
  const plot = standing.find(
    (one) => one.kind === 'plot' && one.impulse === state.impulse && one.subPulse === due,
  );
  if (plot?.kind === 'plot') return [{ kind: 'move', action: plot.action, ...by(plot) }];
  const course = standing.find((one) => one.kind === 'course' && one.actions.length > 0);
  if (course?.kind === 'course')
    return [{ kind: 'move', action: course.actions[0] as Action, ...by(course) }];
  const steer = standing.findLast((one) => one.kind === 'steer');
  if (steer === undefined) return undefined;
  const leave = standing.findLast((one) => one.kind === 'disengage-when');
  return state.edge !== undefined && leave !== undefined && wantsToLeave(ship, leave)
    ? [{ kind: 'move', action: steeredOff(ship, state.edge), ...by(leave) }]
    : [{ kind: 'move', action: steered(state, ship, steer), ...by(steer) }];
}

function reinforceAnswer(
  state: State,
  ship: Ship,
  order: Extract<StandingOrder, { kind: 'reinforce-when' }> | undefined,
): Answer {
  const [volley] = state.volleys;
  if (order === undefined || volley === undefined) return undefined;
  const points = Math.min(order.points, mostReinforcement(ship, volley, volley.shield));
  return volley.points >= order.volley && points > 0 ? [{ kind: 'reinforce', points, ...by(order) }] : [];
}
