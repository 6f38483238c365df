import type { UnitId } from '#kernel/words/ids.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { Form } from '#kernel/orders/form.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import type { DisbandStarships, Order, SalvageStarships } from '../../model/orders.ts';
import type { ShipTypeId } from '../../model/ids.ts';
import type { View } from '../../model/view.ts';
import { countOf, typesOf } from '../../rules/forces/forces.ts';
import { shipName, shipsName } from '../../words.ts';
import { allOf, choiceField, formOf, numberField, typeChoices } from '../fields.ts';
import { needsUnit, ownUnit } from '../common.ts';
import { doubtful, impossible } from '../../tables/refusals.ts';

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
): Form<O> {
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
  return formOf(order, [
    choiceField('type', 'Type', types, order.type, (given) => {
      const type = given as ShipTypeId;
      return { ...order, type, count: Math.max(1, Math.min(order.count, available(type))) };
    }),
    numberField('count', 'How many', 1, most, order.count, (count) => ({ ...order, count }), allOf(most)),
  ]);
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
