import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { limitsOf } from '../empire/limits.ts';
import type { AdmiralId } from '../model/ids.ts';
import { admiralId } from '../model/ids.ts';
import { nameProblem, namedPlace } from '../model/naming.ts';
import type { Order } from '../model/orders.ts';
import { admiralRef } from '../model/parts.ts';
import type { Admiral, State, Unit } from '../model/state.ts';
import { commandProblem, commanded } from '../model/units/command.ts';
import { admiralArg, admiralName } from '../model/words.ts';
import { absentAdmiral, listed, name, needsUnit, ownUnit } from '../planning/common.ts';
import { admiralChoices, choiceField, textField } from '../planning/fields.ts';
import { order } from '../planning/order.ts';
import { impossible } from '../refusals.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { GeTurn } from '../model/game.ts';
import { forCommands } from '../planning/commands.ts';
import type { admiralRenamed } from './events.ts';

/** Price of hiring an admiral, in hundredths (GE 451). */
export const hireCost = (state: State): number => state.parameters.hireCost * 100;

/** Admirals that serve the empire. */
export function admiralsOf(state: State, seat: SeatId): readonly Admiral[] {
  return valuesInOrder(state.units).flatMap(({ owner, admirals }) => (owner === seat ? admirals : []));
}

/** The admirals of all empires at once, for steps that need many. */
export function admiralsByOwner(state: State): Map<SeatId | undefined, readonly Admiral[]> {
  const units = Map.groupBy(
    valuesInOrder(state.units).filter(({ admirals }) => admirals.length > 0),
    ({ owner }) => owner,
  );
  return new Map([...units].map(([owner, own]) => [owner, own.flatMap(({ admirals }) => admirals)]));
}

/** Why this unit cannot hire, apart from limits and money (GE 451, 840-844). A garrison that was lost and retaken can hire (E-52). */
export function hirePlaceProblem(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = commanded(state, seat, id);
  if (unit === undefined) return commandProblem(state, seat, id);
  if (unit.kind !== 'garrison') return impossible('GE 451', 'garrison-hires');
  const sector = state.sectors[unit.place];
  if (sector?.builds !== undefined) return undefined;
  return impossible('GE 451', 'no-hiring-center', { place: namedPlace(unit.place, sector) });
}

/** Why the garrison cannot hire again: it hires once a turn (GE 842). */
export const hiredAlready = (): Problem => impossible('GE 842', 'hired-already');

/**
 * Why the empire's standing allows no more admirals (GE 846, 1525-1547).
 * @param serving how many it has now
 */
export function hireLimitProblem(state: State, seat: SeatId, serving: number): Problem | undefined {
  const { admirals } = limitsOf(state, seat);
  if (serving < admirals) return undefined;
  if (admirals === 0) return impossible('GE 846', 'admiral-limit/commoner');
  return impossible('GE 846', 'admiral-limit', { most: admirals, serving });
}

/** Why the treasury cannot pay for hiring. */
export function hireMoneyProblem(state: State, seat: SeatId): Problem | undefined {
  if (hireCost(state) <= (state.empires[seat]?.treasury ?? 0)) return undefined;
  return impossible('GE 844', 'not-enough-money/hire', { cost: state.parameters.hireCost });
}

/** Why a unit without admirals cannot be given orders about them. */
export const noAdmirals = (): Problem => impossible('GE 475', 'no-admirals');

/** The id of the admiral that this garrison hires this turn; it is never used again. */
export const hiredId = (state: State, seat: SeatId, garrison: UnitId): AdmiralId =>
  admiralId(`${seat}.t${state.turn}.${garrison}`);

/** Why the admiral cannot be disbanded or renamed now: they must be in the unit (GE 483-485). */
export function admiralProblem(unit: Unit, admiral: AdmiralId): Problem | undefined {
  if (unit.admirals.some(({ id }) => id === admiral)) return undefined;
  return impossible('GE 483', 'no-such-admiral');
}

/** Retires an admiral (GE 483). */
export const disbandAdmiral = order('disband-admiral', {
  title: 'Disband Admiral',
  fields: { admiral: admiralRef },

  offers: (view, at, plan) => {
    const retired = ordersOf(plan as Plan<Order>, at.unit).flatMap((order) =>
      order.kind === 'disband-admiral' ? [order.admiral] : [],
    );
    const first = ownUnit(view, at)?.admirals.find(({ id }) => !retired.includes(id));
    return first === undefined ? [] : [{ admiral: first.id }];
  },

  whyNot: (view, at) => (ownUnit(view, at)?.admirals.length === 0 ? noAdmirals() : undefined),

  form: (view, order, at) => [
    choiceField('admiral', 'Admiral', admiralChoices(view, at), order.admiral, (admiral) => ({
      ...order,
      admiral: admiral as AdmiralId,
    })),
  ],

  check: (view, { admiral }, at) => absentAdmiral(view, at, admiral),

  say: ({ admiral }, view) => phrase('Disband {admiral}', { admiral: admiralArg(view, admiral) }),
});

/** Gives an admiral another name (GE 485). */
export const renameAdmiral = order('rename-admiral', {
  title: 'Rename Admiral',
  fields: { admiral: admiralRef, name },

  offers: (view, at, plan) => {
    const renamed = ordersOf(plan as Plan<Order>, at.unit).flatMap((order) =>
      order.kind === 'rename-admiral' ? [order.admiral] : [],
    );
    const first = ownUnit(view, at)?.admirals.find(({ id }) => !renamed.includes(id));
    return first === undefined ? [] : [{ admiral: first.id, name: first.name.slice(0, 40).trim() }];
  },

  whyNot: (view, at) => (ownUnit(view, at)?.admirals.length === 0 ? noAdmirals() : undefined),

  form: (view, order, at) => [
    choiceField('admiral', 'Admiral', admiralChoices(view, at), order.admiral, (admiral) => ({
      ...order,
      admiral: admiral as AdmiralId,
      name: (admiralName(view, admiral as AdmiralId) ?? order.name).slice(0, 40).trim(),
    })),
    textField(
      'name',
      'New name',
      40,
      1,
      order.name,
      (given) => ({ ...order, name: given.trim() === '' ? order.name : given }),
      'admiral',
    ),
  ],

  check: (view, { admiral, name: given }, at) => {
    const unit = ownUnit(view, at);
    return listed(
      needsUnit(at),
      unit === undefined ? undefined : admiralProblem(unit, admiral),
      nameProblem('GE 485', given),
    );
  },

  say: ({ admiral, name: given }, view) =>
    phrase('Rename {admiral} to {name}', { admiral: admiralArg(view, admiral), name: given }),
});

/** Admirals are renamed. */
export function renameAdmirals(turn: GeTurn<EventIn<typeof admiralRenamed>>): void {
  forCommands(turn, 'rename-admiral', ({ id, unit, order: { admiral, name, ref } }) => {
    const problem = admiralProblem(unit, admiral);
    if (problem !== undefined) return turn.refuse(ref, problem);
    turn.happen({ kind: 'admiral-renamed', unit: id, admiral, name, cause: ref });
  });
}
