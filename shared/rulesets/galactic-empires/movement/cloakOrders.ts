import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { GeTurn } from '../model/game.ts';
import { world } from '../model/imagine.ts';
import type { Cloak, Decloak } from '../model/orders.ts';
import { commanded } from '../model/units/command.ts';
import { ordersOfKinds, refuseForeign } from '../planning/commands.ts';
import { listed, needsUnit, ownUnit } from '../planning/common.ts';
import { order } from '../planning/order.ts';
import { offeredTo, unitAt } from './ahead.ts';
import { cloakProblem, decloakProblem } from './cloaking.ts';
import type { Happening } from './events.ts';
import { mostPhases, phasesBefore, tooManyPhases } from './phases.ts';

/** Hides the starfleet from all others (GE 453, 619-625). */
export const cloak = order('cloak', {
  title: 'Cloak',
  fields: {},

  offers: (view, at, plan) =>
    offeredTo(unitAt(view, at, plan), { kind: 'cloak' }, (unit) => cloakProblem(world(view), unit)),

  whyNot: (view, at, plan) => {
    const unit = unitAt(view, at, plan);
    return unit?.kind !== 'starfleet' || unit.cloaked ? undefined : cloakProblem(world(view), unit);
  },

  check: (view, _order, at) => {
    const unit = ownUnit(view, at);
    // Its ships, earlier changes of its cloak and the phase depend on the rest of the plan, which the review runs through the engine.
    return listed(needsUnit(at), unit?.kind === 'garrison' ? cloakProblem(world(view), unit) : undefined);
  },

  say: () => phrase('Cloak'),
});

/** Shows a cloaked starfleet again (GE 455, 625). */
export const decloak = order('decloak', {
  title: 'Decloak',
  fields: {},

  offers: (view, at, plan) => offeredTo(unitAt(view, at, plan), { kind: 'decloak' }, decloakProblem),

  whyNot: (view, at, plan) => {
    const unit = unitAt(view, at, plan);
    return unit?.cloaked === true ? decloakProblem(unit) : undefined;
  },

  check: (view, _order, at) => {
    const unit = ownUnit(view, at);
    return listed(needsUnit(at), unit?.kind === 'garrison' ? decloakProblem(unit) : undefined);
  },

  say: () => phrase('Decloak'),
});

type Given = ReturnType<typeof givenIn>[number];

/** The cloaking orders of a turn by phase, cached by the turn's own list of these orders. */
const ordersByList = new WeakMap<object, ReadonlyMap<number, readonly Given[]>>();

/** Carries out the cloaking orders that follow the order for this phase; with 0, those at the head of a plan (E-19). */
export function changeCloaking(turn: GeTurn<Happening>, phase: number): void {
  const [cloak, decloak] = [turn.orders('cloak'), turn.orders('decloak')];
  const list = cloak.length > 0 ? cloak : decloak;
  if (list.length === 0) return;
  const byPhase = ordersByList.get(list) ?? Map.groupBy(givenIn(turn), ({ due }) => due);
  ordersByList.set(list, byPhase);
  if (phase === 0)
    for (const { order } of byPhase.get(tooLate) ?? []) turn.refuse(order.ref, tooManyPhases());
  for (const { seat, unit: id, order } of (phase < tooLate ? byPhase.get(phase) : undefined) ?? []) {
    const unit = commanded(turn.state, seat, id);
    if (unit === undefined || id === undefined) refuseForeign(turn, seat, id, order);
    else change(turn, id, order);
  }
}

const tooLate = mostPhases + 1;

/** All cloaking orders, by seat and in plan order, each with the phase that it follows. */
function givenIn(turn: GeTurn<Happening>) {
  const phases = new Map<string, ReturnType<typeof phasesBefore>>();
  const dueIn = (seat: SeatId, unit: UnitId, { ref }: Cloak | Decloak): number => {
    const key = `${seat} ${unit}`;
    const known =
      phases.get(key) ??
      phasesBefore(
        turn
          .plan(unit)
          .filter((other) => other.seat === seat)
          .map((other) => other.order),
      );
    phases.set(key, known);
    return Math.min(known.get(ref) ?? 0, tooLate);
  };
  return ordersOfKinds(turn, ['cloak', 'decloak']).map((given) => ({
    ...given,
    due: given.unit === undefined ? 0 : dueIn(given.seat, given.unit, given.order),
  }));
}

function change(
  turn: GeTurn<Happening>,
  id: keyof GeTurn<Happening>['state']['units'],
  order: Cloak | Decloak,
): void {
  const unit = turn.state.units[id];
  if (unit === undefined) return;
  const problem = order.kind === 'cloak' ? cloakProblem(turn.state, unit) : decloakProblem(unit);
  if (problem !== undefined) return turn.refuse(order.ref, problem);
  turn.happen({
    kind: order.kind === 'cloak' ? 'starfleet-cloaked' : 'starfleet-decloaked',
    unit: id,
    place: unit.place,
    cause: order.ref,
  });
}

/** Cloaking orders at the head of a plan, before its first phase (GE 621-625, E-19). */
export function starfleetsChangeCloaking(turn: GeTurn<Happening>): void {
  changeCloaking(turn, 0);
}

/** Cloaking orders that follow the order for this phase (GE 695-697, E-19). */
export function starfleetCloakingChanged(turn: GeTurn<Happening>): void {
  changeCloaking(turn, turn.pass);
}
