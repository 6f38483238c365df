import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, SeatId } from '#kernel/words/ids.ts';
import { gameMaster, nthOrder } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, listedOrders, withOrder } from '#kernel/game/plan.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { randomPlan } from '#test/support/play/randomPlan.ts';
import { mark } from './marks.ts';
import { wildPlan } from './wildOrders.ts';

export type Plans = Readonly<Record<SeatId, Plan<Order>>>;

/** The plans of all seats, two of whom agree now and then, and the game master's decrees. */
export function plansOf(state: State, views: ReadonlyMap<SeatId, View>, draw: Draw): Plans {
  const seats = keysInOrder(state.empires);
  const plans = Object.fromEntries(
    seats.map((seat) => [seat, planOf(state, views.get(seat) as View, seat, draw.fork(seat))]),
  ) as Plans;
  const agreed = draw.fork('agreed');
  const [a, b] = agreed.shuffle(seats) as [SeatId, SeatId];
  const kind = agreed.pick(['offer-peace', 'offer-alliance'] as const);
  const treaty: readonly (readonly [SeatId, SeatId])[] = agreed.chance(1, 2)
    ? [
        [a, b],
        [b, a],
      ]
    : [];
  const decree: Order | undefined = agreed.chance(1, 6)
    ? {
        kind: 'set-status',
        ref: nthOrder(gameMaster, state.turn, 1),
        of: a,
        status: state.empires[a]?.status === 'royalty' ? 'commoner' : 'royalty',
      }
    : agreed.chance(1, 12)
      ? {
          kind: 'set-leadership',
          ref: nthOrder(gameMaster, state.turn, 1),
          of: b,
          computer: agreed.chance(1, 2),
        }
      : undefined;
  return {
    ...plans,
    ...Object.fromEntries(
      treaty.map(([seat, to]) => [
        seat,
        withOrder<Order>(plans[seat] as Plan<Order>, { kind, to, ref: nthOrder(seat, state.turn, 999) }),
      ]),
    ),
    ...(decree === undefined ? {} : { [gameMaster]: withOrder<Order>(emptyPlan(), decree) }),
  };
}

/** What one seat orders: sensible orders, wild ones, or both in one plan. Its texts carry its marks. */
function planOf(state: State, view: View, seat: SeatId, draw: Draw): Plan<Order> {
  const mood = draw.int(4);
  const offered =
    mood === 1
      ? emptyPlan<Order>()
      : randomPlan(galacticEmpires, view, draw.fork('offered'), 14, spotsOf(view));
  const plan = mood <= 2 ? wildPlan(state, seat, draw.fork('wild'), mood === 1 ? 25 : 8, offered) : offered;
  return marked(plan, seat, state.turn);
}

/** Every unit thrice, the sectors they stand in, the other empires twice, and the headquarters. */
function spotsOf({ units, empires, me }: View): readonly Spot[] {
  const own = keysInOrder(units).map((unit) => ({ unit }));
  const places = [...new Set(valuesInOrder(units).map(({ place }) => place))].map((place) => ({ place }));
  const others = keysInOrder(empires)
    .filter((seat) => seat !== me)
    .map((seat) => ({ seat }));
  return [own, own, own, places, others, others, [{}]].flat();
}

function marked(plan: Plan<Order>, seat: SeatId, turn: number): Plan<Order> {
  let count = 0;
  const text = (): string => `${turn}x${(count += 1)}`;
  const change = (order: Order): Order => {
    switch (order.kind) {
      case 'rename-unit':
        return { ...order, name: mark(seat, 'U', text()) };
      case 'form-starfleet':
        return { ...order, name: mark(seat, 'P', text()) };
      case 'rename-admiral':
        return { ...order, name: mark(seat, 'A', text()) };
      case 'rename-ruler':
        return { ...order, name: mark(seat, 'R', text()) };
      case 'issue-proclamation':
        return { ...order, text: mark(seat, 'G', `${text()} ${'loud '.repeat(count % 12)}`) };
      case 'send-ambassador':
        return { ...order, address: mark(seat, 'M', `${order.to} ${text()}`) };
      default:
        return order;
    }
  };
  const units = Object.fromEntries(
    inOrder(plan.units).map(([id, list]) => [id, list.map(change)]),
  ) as Plan<Order>['units'];
  return { hq: plan.hq.map(change), units };
}

/** The game master's verdict on some of the proclamations. */
export function rulingsOn(plans: Plans, draw: Draw): Readonly<Record<OrderRef, string>> {
  const issued = inOrder(plans).flatMap(([, plan]) =>
    listedOrders(plan).filter(({ order }) => order.kind === 'issue-proclamation'),
  );
  return Object.fromEntries(
    issued.flatMap(({ order: { ref } }) =>
      draw.chance(1, 3) ? [[ref, draw.pick(['suitable', 'short', 'unsuitable'])] as const] : [],
    ),
  );
}
