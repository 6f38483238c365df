import type { AnyOrder, Plan } from '#kernel/game/plan.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { withWars, world } from '../model/imagine.ts';
import { warProblem } from '../model/relations.ts';
import type { Stack, State } from '../model/state.ts';
import { starfleetId } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { isA } from './orders.ts';

/** A unit that a plan can give orders to: one of the reader's own, or a starfleet that the same plan forms (GE 603). */
export interface PlannedUnit {
  readonly unit: UnitId;
  readonly kind: 'starfleet' | 'garrison';
  readonly number: number;
  readonly name: string;
  readonly place: PlaceId;
  readonly stacks: readonly Stack[];
  readonly formedBy?: OrderRef;
}

/** All units that this plan can give orders to: own ones, then those it forms. */
function plannedUnits(view: View, plan: Plan<AnyOrder>): readonly PlannedUnit[] {
  const own = inOrder(view.units).map(([id, { kind, number, name, place, stacks }]) => ({
    unit: id,
    kind,
    number,
    name,
    place,
    stacks,
  }));
  const formed = inOrder(plan.units).flatMap(([unit, orders]) => {
    const former = view.units[unit];
    if (former === undefined) return [];
    return orders.flatMap((order): readonly PlannedUnit[] => {
      if (!isA(order, 'form-starfleet')) return [];
      const id = starfleetId(view.me, order.number);
      if (view.units[id] !== undefined) return [];
      return [
        {
          unit: id,
          kind: 'starfleet',
          number: order.number,
          name: order.name,
          place: former.place,
          stacks: [],
          formedBy: order.ref,
        },
      ];
    });
  });
  return [...own, ...formed];
}

export const plannedUnit = (view: View, plan: Plan<AnyOrder>, id: UnitId): PlannedUnit | undefined =>
  plannedUnits(view, plan).find(({ unit: other }) => other === id);

/** Where a unit's route ends, if every step succeeds. */
export function plannedPlace(view: View, plan: Plan<AnyOrder>, id: UnitId): PlaceId | undefined {
  const travels = (plan.units[id] ?? []).filter((order) => isA(order, 'travel'));
  return travels.at(-1)?.to ?? plannedUnit(view, plan, id)?.place;
}

/** The known world with the wars that the plan declares, on which it depends who may enter where (GE 575). */
export function plannedWorld(view: View, plan: Plan<AnyOrder>): State {
  const known = world(view);
  const wars = plan.hq.flatMap((order) =>
    isA(order, 'declare-war') && warProblem(known, view.me, order.on) === undefined ? [order.on] : [],
  );
  return withWars(known, view.me, wars);
}

/** Whether the headquarters' plan holds an order of this kind about the sector. */
export const isPlannedAt = (plan: Plan<AnyOrder>, kind: string, place: PlaceId): boolean =>
  plan.hq.some((order) => order.kind === kind && 'place' in order && order.place === place);

/** The reader's other units, those in the same sector first: they can receive ships, or be followed. */
export function partners(view: View, plan: Plan<AnyOrder>, id: UnitId): readonly PlannedUnit[] {
  const here = plannedUnit(view, plan, id)?.place;
  const others = plannedUnits(view, plan).filter(({ unit: other }) => other !== id);
  return [
    ...others.filter((other) => other.place === here),
    ...others.filter((other) => other.place !== here),
  ];
}
