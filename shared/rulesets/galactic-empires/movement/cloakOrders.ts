import type { OrderIn } from '#kernel/declare/order.ts';
import type { Given } from '#kernel/sequence/step.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { world } from '../model/imagine.ts';
import { ownUnit } from '../planning/common.ts';
import { cannotOf, givenOf, givenOfAll, read } from '../planning/orders.ts';
import { offeredTo, unitAt } from './ahead.ts';
import { cloakProblem, decloakProblem } from './cloaking.ts';
import type { Happening } from './events.ts';
import { starfleetCloaked, starfleetDecloaked } from './events.ts';
import { mostPhases, phasesBefore, tooManyPhases } from './phases.ts';

/** Hides the starfleet from all others (GE 453, 619-625). */
export const cloak = unitOrder('cloak', {
  title: 'Cloak',
  fields: read.cloak,

  offers: (view, at, plan) => offeredTo(unitAt(view, at, plan), (unit) => cloakProblem(world(view), unit)),

  whyNot: (view, at, plan) => {
    const unit = unitAt(view, at, plan);
    return unit?.kind !== 'starfleet' || unit.cloaked ? undefined : cloakProblem(world(view), unit);
  },

  cannot: (unit, state) => cloakProblem(state, unit),
  // Its ships, earlier changes of its cloak and the phase depend on the rest of the plan.
  advice: (found, view, _, at) => [ownUnit(view, at)?.kind === 'garrison' ? found : undefined],

  say: () => phrase('Cloak'),
});

/** Shows a cloaked starfleet again (GE 455, 625). */
export const decloak = unitOrder('decloak', {
  title: 'Decloak',
  fields: read.decloak,

  offers: (view, at, plan) => offeredTo(unitAt(view, at, plan), decloakProblem),

  whyNot: (view, at, plan) => {
    const unit = unitAt(view, at, plan);
    return unit?.cloaked === true ? decloakProblem(unit) : undefined;
  },

  cannot: decloakProblem,
  advice: (found, view, _, at) => [ownUnit(view, at)?.kind === 'garrison' ? found : undefined],

  say: () => phrase('Decloak'),
});

type Changing = Given<OrderIn<typeof cloak | typeof decloak>>;

/** The cloaking orders of a turn by phase, cached by the turn's own list of these orders. */
const ordersByList = new WeakMap<
  object,
  ReadonlyMap<number, readonly (Changing & { readonly due: number })[]>
>();

/** Carries out the cloaking orders that follow the order for this phase; with 0, those at the head of a plan (E-19). */
function changeCloaking(turn: GeTurn<Happening>, phase: number): void {
  const [hiding, showing] = [givenOf(turn, cloak), givenOf(turn, decloak)];
  const list = hiding.length > 0 ? hiding : showing;
  if (list.length === 0) return;
  const byPhase = ordersByList.get(list) ?? Map.groupBy(givenIn(turn), ({ due }) => due);
  ordersByList.set(list, byPhase);
  if (phase === 0)
    for (const { order } of byPhase.get(tooLate) ?? []) turn.refuse(order.ref, tooManyPhases());
  oneByOne(
    turn,
    (phase < tooLate ? byPhase.get(phase) : undefined) ?? [],
    cannotOf(turn, [cloak, decloak]),
    ({ unit, order: { kind, ref: cause } }) => {
      const place = unit === undefined ? undefined : turn.state.units[unit]?.place;
      if (unit === undefined || place === undefined) return undefined;
      return (kind === cloak.kind ? starfleetCloaked : starfleetDecloaked).of({ unit, place, cause });
    },
  );
}

const tooLate = mostPhases + 1;

/** All cloaking orders, by seat and in plan order, each with the phase that it follows. */
function givenIn(turn: GeTurn<Happening>): readonly (Changing & { readonly due: number })[] {
  const phases = new Map<string, ReturnType<typeof phasesBefore>>();
  const dueIn = (seat: SeatId, unit: UnitId, { ref }: Changing['order']): number => {
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
  return givenOfAll(turn, [cloak, decloak]).map((given) => ({
    ...given,
    due: given.unit === undefined ? 0 : dueIn(given.seat, given.unit, given.order),
  }));
}

/** Cloaking orders at the head of a plan, before its first phase (GE 621-625, E-19). */
export function starfleetsChangeCloaking(turn: GeTurn<Happening>): void {
  changeCloaking(turn, 0);
}

/** Cloaking orders that follow the order for this phase (GE 695-697, E-19). */
export function starfleetCloakingChanged(turn: GeTurn<Happening>): void {
  changeCloaking(turn, turn.pass);
}
