import { choice, chosen } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { limitsOf } from '../empire/limits.ts';
import type { AdmiralId } from '../model/ids.ts';
import { admiralId } from '../model/ids.ts';
import { nameProblem, namedPlace } from '../model/naming.ts';
import { admiralRef } from '../model/parts.ts';
import type { Admiral, State, Unit } from '../model/state.ts';
import { commandProblem, commanded } from '../model/units/command.ts';
import { admiralArg, admiralName } from '../model/words.ts';
import { absentAdmiral, name, ownUnit } from '../planning/common.ts';
import { admiralChoices, textField } from '../planning/fields.ts';
import { byUnits, ofKind } from '../planning/orders.ts';
import { impossible } from '../refusals.ts';
import { admiralDisbanded, admiralRenamed } from './events.ts';

/** Price of hiring an admiral, in hundredths (GE 451). */
export const hireCost = (state: State): number => state.parameters.hireCost * 100;

/** Admirals that serve the empire. */
export function admiralsOf(state: State, seat: SeatId): readonly Admiral[] {
  return valuesInOrder(state.units).flatMap(({ owner, admirals }) => (owner === seat ? admirals : []));
}

/** The same of all empires, in one walk. */
export function admiralsByOwner(state: State): Map<SeatId | undefined, readonly Admiral[]> {
  const found = new Map<SeatId | undefined, readonly Admiral[]>();
  for (const { owner, admirals } of valuesInOrder(state.units))
    if (admirals.length > 0) found.set(owner, [...(found.get(owner) ?? []), ...admirals]);
  return found;
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
function admiralProblem(unit: Unit, admiral: AdmiralId): Problem | undefined {
  if (unit.admirals.some(({ id }) => id === admiral)) return undefined;
  return impossible('GE 483', 'no-such-admiral');
}

/** Retires an admiral (GE 483). */
export const disbandAdmiral = unitOrder('disband-admiral', {
  title: 'Disband Admiral',
  fields: { admiral: admiralRef },

  offers(view, at, plan) {
    const retired = retiredIn(plan, at);
    const first = ownUnit(view, at)?.admirals.find(({ id }) => !retired.includes(id));
    return first === undefined ? [] : [{ admiral: first.id }];
  },

  whyNot: (view, at) => (ownUnit(view, at)?.admirals.length === 0 ? noAdmirals() : undefined),

  form: (view, order, at) => [choice(order, 'admiral', 'Admiral', admiralChoices(view, at))],

  cannot: (unit, _, { order: { admiral } }) => admiralProblem(unit, admiral),
  // They may still arrive.
  advice: (_, view, { admiral }, at) => [absentAdmiral(view, at, admiral)],

  say: ({ admiral }, view) => phrase('Disband {admiral}', { admiral: admiralArg(view, admiral) }),
});

function retiredIn(plan: Plan<AnyOrder>, { unit }: Spot): readonly AdmiralId[] {
  return ofKind(ordersOf(plan, unit), disbandAdmiral).map(({ admiral }) => admiral);
}

/** Gives an admiral another name (GE 485). */
export const renameAdmiral = unitOrder('rename-admiral', {
  title: 'Rename Admiral',
  fields: { admiral: admiralRef, name },

  offers(view, at, plan) {
    const renamed = renamedIn(plan, at);
    const first = ownUnit(view, at)?.admirals.find(({ id }) => !renamed.includes(id));
    return first === undefined ? [] : [{ admiral: first.id, name: first.name.slice(0, 40).trim() }];
  },

  whyNot: (view, at) => (ownUnit(view, at)?.admirals.length === 0 ? noAdmirals() : undefined),

  form: (view, order, at) => [
    chosen('admiral', 'Admiral', admiralChoices(view, at), order.admiral, (admiral) => ({
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

  cannot: (unit, _, { order: { admiral } }) => admiralProblem(unit, admiral),
  // OURS: the turn takes any name.
  advice: (found, _, { name: given }) => [found, nameProblem('GE 485', given)],

  say: ({ admiral, name: given }, view) =>
    phrase('Rename {admiral} to {name}', { admiral: admiralArg(view, admiral), name: given }),
});

function renamedIn(plan: Plan<AnyOrder>, { unit }: Spot): readonly AdmiralId[] {
  return ofKind(ordersOf(plan, unit), renameAdmiral).map(({ admiral }) => admiral);
}

/** Admirals are disbanded (GE 645). */
export const disbandAdmirals = (turn: GeTurn<EventIn<typeof admiralDisbanded>>): void =>
  byUnits(turn, disbandAdmiral, ({ id, unit, order: { admiral, ref: cause } }) => {
    const name = unit.admirals.find((one) => one.id === admiral)?.name ?? '';
    return admiralDisbanded.of({ unit: id, admiral, name, cause });
  });

/** Admirals are renamed. */
export const renameAdmirals = (turn: GeTurn<EventIn<typeof admiralRenamed>>): void =>
  byUnits(turn, renameAdmiral, ({ id, order: { admiral, name: given, ref: cause } }) =>
    admiralRenamed.of({ unit: id, admiral, name: given, cause }),
  );
