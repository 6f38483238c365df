import { chosen } from '#kernel/declare/entries.ts';
import { integer } from '#kernel/codec/shapes.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import { oneByOne } from '#kernel/steps/carryOut.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { disbandAdmirals } from '../admirals/admirals.ts';
import type { Happening as OfAdmirals } from '../admirals/events.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { world } from '../model/imagine.ts';
import { shipType } from '../model/parts.ts';
import type { State, Unit } from '../model/state.ts';
import { shipsIn } from '../model/units/change.ts';
import { countOf, typesOf } from '../model/units/forces.ts';
import { fromLowestRanks } from '../model/units/ranks.ts';
import type { View } from '../model/view.ts';
import { countedShips, shipName, shipsName } from '../model/words.ts';
import { mostShips, ownUnit } from '../planning/common.ts';
import { allOf, numberField, typeChoices } from '../planning/fields.ts';
import { cannotOf, givenOfAll, ofKind } from '../planning/orders.ts';
import { doubtful, impossible } from '../refusals.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import { maybeStarship } from '../tables/starships.ts';
import type { Happening as OfFleets } from './events.ts';
import { starshipsDisbanded } from './shipEvents.ts';

/** Why no ship of the type can be disbanded now (GE 499-501). */
const disbandProblem = (unit: Unit, type: ShipTypeId): Problem | undefined =>
  countOf(unit.stacks, type) > 0 ? undefined : impossible('GE 645', 'no-such-ships/disband');

/** Salvage of one ship of the type, in whole resources: a third of its cost, rounded, halves up (GE 1956). */
export function salvageOf(state: State, type: ShipTypeId): number {
  const { salvageDivisor } = state.parameters;
  return rounded(maybeStarship(type)?.cost ?? 0, salvageDivisor);
}

/** An order that gives ships up: disbanding and salvaging differ only in what they bring (GE 501). */
interface GivingUp {
  readonly type: ShipTypeId;
  readonly count: number;
}

/** Ships of the type that the plan has not given up yet; `except` is an order to leave out of the count. */
function left(
  view: View,
  plan: Plan<AnyOrder>,
  unit: UnitId | undefined,
  type: ShipTypeId,
  except?: object,
): number {
  const ordered = unit === undefined ? [] : (plan.units[unit] ?? []);
  const planned = [...ofKind(ordered, disbandStarships), ...ofKind(ordered, salvageStarships)].reduce(
    (sum, one) =>
      one.type !== type || (except !== undefined && 'ref' in except && except.ref === one.ref)
        ? sum
        : sum + one.count,
    0,
  );
  return Math.max(0, countOf(ownUnit(view, defined({ unit }))?.stacks ?? [], type) - planned);
}

/** The first type of which a ship can still be given up; undefined where there is none. */
function firstType(view: View, { unit }: Spot, plan: Plan<AnyOrder>): ShipTypeId | undefined {
  const own = ownUnit(view, defined({ unit }));
  return own === undefined ? undefined : typesOf(own).find((type) => left(view, plan, unit, type) > 0);
}

/** Why the unit has nothing to give up, if so. */
function nothingLeft(view: View, at: Spot, plan: Plan<AnyOrder>): Problem | undefined {
  if (ownUnit(view, at) === undefined || firstType(view, at, plan) !== undefined) return undefined;
  return impossible('GE 645', 'no-ships-left');
}

/** Type and count; `salvageOf` where the order brings that much for a ship. */
function givingUpForm<O extends GivingUp>(
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
    chosen('type', 'Type', types, order.type, (given) => {
      const type = given as ShipTypeId;
      return { ...order, type, count: Math.max(1, Math.min(order.count, available(type))) };
    }),
    numberField('count', 'How many', 1, most, order.count, (count) => ({ ...order, count }), allOf(most)),
  ];
}

/** A warning from the start of the turn: ships may still arrive. */
function tooMany(view: View, { type, count }: GivingUp, at: Spot): readonly Problem[] {
  const own = ownUnit(view, at);
  const present = countOf(own?.stacks ?? [], type);
  if (own === undefined || count <= present) return [];
  return [
    doubtful('GE 645', 'more-than-present/giving-up', {
      present,
      count,
      type: present === 1 ? shipName(type) : shipsName(type),
    }),
  ];
}

/** Gives ships up, so that they draw no upkeep (GE 499, 645). */
export const disbandStarships = unitOrder('disband-starships', {
  title: 'Disband Starships',
  fields: { type: shipType, count: integer(1, mostShips) },

  offers: (view, at, plan) => {
    const type = firstType(view, at, plan);
    return type === undefined ? [] : [{ type, count: 1 }];
  },

  whyNot: nothingLeft,
  form: (view, order, at, plan) => givingUpForm(view, order, at, plan),
  cannot: (unit, _, { order: { type } }) => disbandProblem(unit, type),
  advice: (_, view, order, at) => tooMany(view, order, at),
  say: ({ type, count }) => phrase('Disband {ships}', { ships: countedShips(count, type) }),
});

/** Gives ships up for a part of their cost (GE 501, 645, 1956). */
export const salvageStarships = unitOrder('salvage-starships', {
  title: 'Salvage Starships',
  fields: { type: shipType, count: integer(1, mostShips) },

  offers: (view, at, plan) => {
    const type = firstType(view, at, plan);
    return type === undefined ? [] : [{ type, count: 1 }];
  },

  whyNot: nothingLeft,
  form: (view, order, at, plan) =>
    givingUpForm(view, order, at, plan, (type) => salvageOf(world(view), type)),
  cannot: (unit, _, { order: { type } }) => disbandProblem(unit, type),
  advice: (_, view, order, at) => tooMany(view, order, at),

  say: ({ type, count }, view) =>
    phrase('Salvage {ships} for {salvage} resources', {
      ships: countedShips(count, type),
      salvage: count * salvageOf(world(view), type),
    }),
});

/** Disbanded ships and admirals cost no upkeep this turn; salvage is paid at once and can be spent this turn (GE 645, E-07). */
export function disbanding(turn: GeTurn<OfFleets | OfAdmirals>): void {
  const givingUp = [disbandStarships, salvageStarships];
  oneByOne(turn, givenOfAll(turn, givingUp), cannotOf(turn, givingUp), ({ seat, unit: id, order }) => {
    const unit = id === undefined ? undefined : turn.state.units[id];
    if (id === undefined || unit === undefined) return undefined;
    const { type, count, ref: cause } = order;
    // OURS: ships of the lowest-numbered ranks go first, as in transfers (GE 1457); if there are fewer than ordered, all of them.
    const taken = fromLowestRanks(unit, type, count);
    const salvage =
      order.kind === salvageStarships.kind ? shipsIn(taken) * salvageOf(turn.state, type) * 100 : 0;
    return starshipsDisbanded.of({ seat, unit: id, place: unit.place, taken, salvage, cause });
  });
  disbandAdmirals(turn);
}
