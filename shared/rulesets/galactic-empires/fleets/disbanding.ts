import { integer } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { Given } from '#kernel/sequence/step.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { admiralProblem } from '../admirals/admirals.ts';
import type { Happening as OfAdmirals } from '../admirals/events.ts';
import type { GeTurn } from '../model/game.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import { world } from '../model/imagine.ts';
import type { DisbandStarships, Order, SalvageStarships } from '../model/orders.ts';
import { shipType } from '../model/parts.ts';
import type { State } from '../model/state.ts';
import { shipsIn } from '../model/units/change.ts';
import { commandProblem, commanded } from '../model/units/command.ts';
import { countOf, typesOf } from '../model/units/forces.ts';
import { fromLowestRanks } from '../model/units/ranks.ts';
import type { View } from '../model/view.ts';
import { countedShips, shipName, shipsName } from '../model/words.ts';
import { forCommands, ordersOfKinds } from '../planning/commands.ts';
import { mostShips, needsUnit, ownUnit } from '../planning/common.ts';
import { allOf, choiceField, numberField, typeChoices } from '../planning/fields.ts';
import { order } from '../planning/order.ts';
import { doubtful, impossible } from '../refusals.ts';
import { maybeStarship } from '../tables/starships.ts';
import type { Happening as OfFleets } from './events.ts';

/** What happens in these steps. */
type Happening = OfFleets | OfAdmirals;

/** Why no ship of the type can be disbanded now (GE 499-501). */
export function disbandProblem(
  state: State,
  seat: SeatId,
  id: UnitId | undefined,
  type: ShipTypeId,
): Problem | undefined {
  const unit = commanded(state, seat, id);
  if (unit === undefined) return commandProblem(state, seat, id);
  if (countOf(unit.stacks, type) > 0) return undefined;
  return impossible('GE 645', 'no-such-ships/disband');
}

/** Salvage of one ship of the type, in whole resources: a third of its cost, rounded, halves up (GE 1956). */
export function salvageOf(state: State, type: ShipTypeId): number {
  const { salvageDivisor } = state.parameters;
  return rounded(maybeStarship(type)?.cost ?? 0, salvageDivisor);
}

/** An order that gives ships up: disbanding and salvaging differ only in what they bring (GE 501). */
type GivingUp = DisbandStarships | SalvageStarships;

/** Ships of the type that the plan has not given up yet; `except` is an order to leave out of the count. */
function left(
  view: View,
  plan: Plan<AnyOrder>,
  unit: UnitId | undefined,
  type: ShipTypeId,
  except?: object,
): number {
  const ordered = unit === undefined ? [] : ((plan as Plan<Order>).units[unit] ?? []);
  const planned = ordered.reduce((sum, order) => {
    const givesUp =
      (order.kind === 'disband-starships' || order.kind === 'salvage-starships') && order.type === type;
    return givesUp && !(except !== undefined && 'ref' in except && except.ref === order.ref)
      ? sum + order.count
      : sum;
  }, 0);
  return Math.max(
    0,
    countOf(ownUnit(view, unit === undefined ? {} : { unit })?.stacks ?? [], type) - planned,
  );
}

/** The first type of which a ship can still be given up; undefined where there is none. */
export function firstType(view: View, { unit }: Spot, plan: Plan<AnyOrder>): ShipTypeId | undefined {
  const own = ownUnit(view, unit === undefined ? {} : { unit });
  return own === undefined ? undefined : typesOf(own).find((type) => left(view, plan, unit, type) > 0);
}

/** Why the unit has nothing to give up, if so. */
export function nothingLeft(view: View, at: Spot, plan: Plan<AnyOrder>): Problem | undefined {
  if (ownUnit(view, at) === undefined || firstType(view, at, plan) !== undefined) return undefined;
  return impossible('GE 645', 'no-ships-left');
}

/** Type and count; `salvageOf` where the order brings that much for a ship. */
export function givingUpForm<O extends Unnumbered<GivingUp>>(
  view: View,
  order: O,
  at: Spot,
  plan: Plan<AnyOrder>,
  salvageOf?: (type: ShipTypeId) => number,
): readonly Entry<O>[] {
  const own = ownUnit(view, at);
  const available = (type: ShipTypeId): number => left(view, plan, at.unit, type, order);
  const types = typeChoices([...(own === undefined ? [] : typesOf(own)), order.type], (name, type) =>
    salvageOf === undefined
      ? phrase('{name} ({present} present)', { name, present: available(type) })
      : phrase('{name} ({present} present, {salvage} resources each)', {
          name,
          present: available(type),
          salvage: salvageOf(type),
        }),
  );
  const most = Math.max(1, available(order.type));
  return [
    choiceField('type', 'Type', types, order.type, (given) => {
      const type = given as ShipTypeId;
      return { ...order, type, count: Math.max(1, Math.min(order.count, available(type))) };
    }),
    numberField('count', 'How many', 1, most, order.count, (count) => ({ ...order, count }), allOf(most)),
  ];
}

/** A warning from the start of the turn: ships may still arrive. */
export function givingUpProblems(view: View, { type, count }: GivingUp, at: Spot): readonly Problem[] {
  const own = ownUnit(view, at);
  const present = countOf(own?.stacks ?? [], type);
  if (own === undefined || count <= present) return needsUnit(at);
  return [
    doubtful('GE 645', 'more-than-present/giving-up', {
      present,
      count,
      type: present === 1 ? shipName(type) : shipsName(type),
    }),
  ];
}

/** Gives ships up, so that they draw no upkeep (GE 499, 645). */
export const disbandStarships = order('disband-starships', {
  title: 'Disband Starships',
  fields: { type: shipType, count: integer(1, mostShips) },

  offers: (view, at, plan) => {
    const type = firstType(view, at, plan);
    return type === undefined ? [] : [{ type, count: 1 }];
  },

  whyNot: nothingLeft,
  form: (view, order, at, plan) => givingUpForm(view, order, at, plan),
  check: givingUpProblems,
  say: ({ type, count }) => phrase('Disband {ships}', { ships: countedShips(count, type) }),
});

/** Gives ships up for a part of their cost (GE 501, 645, 1956). */
export const salvageStarships = order('salvage-starships', {
  title: 'Salvage Starships',
  fields: { type: shipType, count: integer(1, mostShips) },

  offers: (view, at, plan) => {
    const type = firstType(view, at, plan);
    return type === undefined ? [] : [{ type, count: 1 }];
  },

  whyNot: nothingLeft,
  form: (view, order, at, plan) =>
    givingUpForm(view, order, at, plan, (type) => salvageOf(world(view), type)),
  check: givingUpProblems,

  say: ({ type, count }, view) =>
    phrase('Salvage {ships} for {salvage} resources', {
      ships: countedShips(count, type),
      salvage: count * salvageOf(world(view), type),
    }),
});

/** Disbanded ships and admirals cost no upkeep this turn; salvage is paid at once and can be spent this turn (GE 645, E-07). */
export function disbanding(turn: GeTurn<Happening>): void {
  for (const given of ordersOfKinds(turn, ['disband-starships', 'salvage-starships'])) disband(turn, given);
  forCommands(turn, 'disband-admiral', ({ id, unit, order: { admiral, ref: cause } }) => {
    const problem = admiralProblem(unit, admiral);
    if (problem !== undefined) return turn.refuse(cause, problem);
    const name = unit.admirals.find((one) => one.id === admiral)?.name ?? '';
    turn.happen({ kind: 'admiral-disbanded', unit: id, admiral, name, cause });
  });
}

/** OURS: ships of the lowest-numbered ranks go first, as in transfers (GE 1457); if there are fewer than ordered, all of them. */
function disband(
  turn: GeTurn<Happening>,
  { seat, unit: id, order }: Given<DisbandStarships | SalvageStarships>,
): void {
  const { type, count, ref: cause } = order;
  const problem = disbandProblem(turn.state, seat, id, type);
  const unit = commanded(turn.state, seat, id);
  if (problem !== undefined || unit === undefined || id === undefined) {
    if (problem !== undefined) turn.refuse(cause, problem);
    return;
  }
  const taken = fromLowestRanks(unit, type, count);
  const salvage = order.kind === 'salvage-starships' ? shipsIn(taken) * salvageOf(turn.state, type) * 100 : 0;
  turn.happen({ kind: 'starships-disbanded', seat, unit: id, place: unit.place, taken, salvage, cause });
}
