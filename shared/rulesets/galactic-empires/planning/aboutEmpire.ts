import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Order } from '../model/orders.ts';
import type { State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { doubtful } from '../refusals.ts';
import type { Fresh, GeOrderKind } from './common.ts';
import { plannedWorld } from './planned.ts';

/** The empire that an order of the headquarters is about; undefined for orders about none. */
export function aboutEmpire(given: AnyOrder): SeatId | undefined {
  const order = given as Order;
  switch (order.kind) {
    case 'declare-war':
    case 'espionage':
      return order.on;
    case 'offer-peace':
    case 'offer-alliance':
    case 'grant-passage':
    case 'grant-permission':
    case 'give-sector':
    case 'send-resources':
    case 'send-ambassador':
      return order.to;
    case 'cancel-alliance':
    case 'share-info':
    case 'stop-sharing-info':
      return order.with;
    case 'accept-gifts':
    case 'accept-nothing':
    case 'revoke-passage':
    case 'revoke-permission':
      return order.from;
    case 'set-status':
    case 'set-leadership':
      return order.of;
    default:
      return undefined;
  }
}

/** Why an order is not offered a second time. */
export const givenAlready = (): Problem => doubtful('GE 309', 'given-already');

/** The foreign empire at this spot, if it is still in the game and the spot is about nothing else. */
function foreignEmpire(view: View, { seat, unit, place }: Spot): SeatId | undefined {
  if (seat === undefined || unit !== undefined || place !== undefined || seat === view.me) return undefined;
  return view.empires[seat]?.defeated === false ? seat : undefined;
}

interface AboutEmpire<K extends Order['kind']> {
  readonly kind: K;
  order(other: SeatId, view: View): Fresh<K>;
  problem(state: State, me: SeatId, other: SeatId): Problem | undefined;
  /** Codes of problems for which the order is left out without a reason: it would be pointless. */
  readonly pointless: readonly string[];
}

/** When an order about another empire is offered and why not, by its own rule in the world as the plan makes it. */
export function offeredAbout<K extends Order['kind']>({
  kind,
  order,
  problem,
  pointless,
}: AboutEmpire<K>): Pick<GeOrderKind<K>, 'offers'> & Required<Pick<GeOrderKind<K>, 'whyNot'>> {
  const reason = (view: View, other: SeatId, plan: Plan<AnyOrder>): Problem | undefined => {
    const given = plan.hq.some((one) => one.kind === kind && aboutEmpire(one) === other);
    return given ? givenAlready() : problem(plannedWorld(view, plan), view.me, other);
  };
  return {
    offers: (view, at, plan) => {
      const other = foreignEmpire(view, at);
      return other === undefined || reason(view, other, plan) !== undefined ? [] : [order(other, view)];
    },
    whyNot: (view, at, plan) => {
      const other = foreignEmpire(view, at);
      const found = other === undefined ? undefined : reason(view, other, plan);
      return found === undefined || pointless.includes(found.code) ? undefined : found;
    },
  };
}
