import type { Draw } from '#kernel/dice/draw.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder, unless } from '../declare.ts';
import { world } from '../model/imagine.ts';
import type { Span } from '../model/parameters.ts';
import type { Admiral, State } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { ownUnit } from '../planning/common.ts';
import { givenOf } from '../planning/orders.ts';
import { admiralNames } from '../tables/admiralNames.ts';
import {
  admiralsByOwner,
  admiralsOf,
  hireCost,
  hireLimitProblem,
  hireMoneyProblem,
  hirePlaceProblem,
  hiredAlready,
  hiredId,
} from './admirals.ts';
import type { Happening } from './events.ts';
import { admiralHired } from './events.ts';

/**
 * Why a unit cannot hire: its place, the empire's standing, or the treasury.
 * @param serving how many admirals the empire has
 */
const cannotHire = (
  state: State,
  seat: SeatId,
  unit: UnitId | undefined,
  serving: number,
): Problem | undefined =>
  hirePlaceProblem(state, seat, unit) ??
  hireLimitProblem(state, seat, serving) ??
  hireMoneyProblem(state, seat);

/** Hires somebody of unknown skill at an industrial center (GE 451, 838-848). */
export const hireAdmiral = unitOrder('hire-admiral', {
  title: 'Hire Admiral',
  fields: {},

  offers: (view, at, plan) =>
    ownUnit(view, at)?.kind !== 'garrison' || barred(view, at, plan) !== undefined ? [] : [{}],

  whyNot: (view, at, plan) => (ownUnit(view, at)?.kind === 'garrison' ? barred(view, at, plan) : undefined),

  cannot: (_, state, { seat, unit }) => cannotHire(state, seat, unit, admiralsOf(state, seat).length),
  advice: (found) => [unless(found, 'admiral-limit', 'not-enough-money')],

  say: (_order, view) => phrase('Hire an admiral for {cost} resources', { cost: view.parameters.hireCost }),
});

/** Why the garrison would hire nobody under this plan, if so; money is not considered. Admirals that the plan disbands make room, those it hires elsewhere take it. */
function barred(view: View, { unit }: Spot, plan: Plan<AnyOrder>): Problem | undefined {
  const known = world(view);
  const orders = listedOrders(plan);
  if (orders.some((one) => one.unit === unit && one.order.kind === 'hire-admiral')) return hiredAlready();
  const planned = (kind: string): number => orders.filter(({ order }) => order.kind === kind).length;
  const serving = admiralsOf(known, view.me).length + planned('hire-admiral') - planned('disband-admiral');
  return hirePlaceProblem(known, view.me, unit) ?? hireLimitProblem(known, view.me, serving);
}

/** Garrisons with an industrial center hire admirals of unknown skill, as far as standing and treasury allow (GE 838-848, E-37, E-52). */
export function admiralsHired(turn: GeTurn<Happening>): void {
  hire(turn, (garrison, own) => drawn(turn, turn.draw.fork(garrison), own));
}

/** An admiral's name and figures, without their id and what they have done this turn. */
export type Recruit = Pick<Admiral, 'name' | 'tactics' | 'siegecraft' | 'combat' | 'hitPoints'>;

/** The step itself; `found` says whom a garrison finds, so that a preview can run it without dice. */
export function hire(
  turn: GeTurn<Happening>,
  found: (garrison: UnitId, own: readonly Admiral[]) => Recruit,
): void {
  const hired = new Set<UnitId | undefined>();
  const serving = admiralsByOwner(turn.state);
  const servingIn = (seat: SeatId): readonly Admiral[] => serving.get(seat) ?? [];
  oneByOne(
    turn,
    givenOf(turn, hireAdmiral),
    ({ seat, unit }) =>
      hired.has(unit) ? hiredAlready() : cannotHire(turn.state, seat, unit, servingIn(seat).length),
    ({ seat, unit, order: { ref: cause } }) => {
      const place = unit === undefined ? undefined : turn.state.units[unit]?.place;
      if (unit === undefined || place === undefined) return undefined;
      hired.add(unit);
      const fresh = { attacks: 1, used: 0, tacticsGained: 0, siegecraftGained: false };
      const own = servingIn(seat);
      const admiral = { id: hiredId(turn.state, seat, unit), ...found(unit, own), ...fresh };
      serving.set(seat, [...own, admiral]);
      return admiralHired.of({ seat, unit, place, admiral, cost: hireCost(turn.state), cause });
    },
  );
}

/** OURS: every value of a figure is equally likely, and no two admirals of an empire have the same name while others are free. */
function drawn({ state }: { readonly state: State }, draw: Draw, own: readonly Admiral[]): Recruit {
  const { tactics, siegecraft, combat, hitPoints } = state.parameters.hired;
  const figures = {
    tactics: within(draw, tactics),
    siegecraft: within(draw, siegecraft),
    combat: within(draw, combat),
    hitPoints: within(draw, hitPoints),
  };
  const free = admiralNames.filter((name) => !own.some((admiral) => admiral.name === name));
  return { name: draw.pick(free.length > 0 ? free : admiralNames), ...figures };
}

const within = (draw: Draw, { least, most }: Span): number =>
  most <= least ? least : least - 1 + draw.int(most - least + 1);
