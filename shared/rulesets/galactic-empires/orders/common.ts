import { line } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Choice, Field, FieldValue, Form } from '#kernel/orders/form.ts';
import type { AnyOrder, Plan, Unnumbered } from '#kernel/orders/plan.ts';
import type { Problem } from '#kernel/problem.ts';
import { doubtful } from '#kernel/problem.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { OrderKind, Spot } from '#kernel/ruleset.ts';
import { withWars, world } from '../imagine.ts';
import type { Order, OrderOf } from '../model/orders.ts';
import { ranks, starfleetId } from '../model/state.ts';
import type { AdmiralId, Rank, ShipTypeId, Stack, State, Unit } from '../model/state.ts';
import type { View } from '../model/view.ts';
import { noUnitProblem } from '../rules/command.ts';
import { warProblem } from '../rules/diplomacy.ts';
import { meetingProblem } from '../rules/transfers.ts';
import { admiralText, shipName, unitName } from '../words.ts';

export type GeOrderKind<K extends Order['kind']> = OrderKind<View, OrderOf<K>>;

/** One line, as a name of a fleet. */
export const name = line(40, 1);
/** More ships than any fleet holds are a slip of the pen, not a plan. */
export const mostShips = 9999;

/** A unit as a plan sees it: one of the reader's own, or a starfleet the same plan forms (GE 603). */
export interface PlannedUnit {
  readonly unit: UnitId;
  readonly kind: 'starfleet' | 'garrison';
  readonly number: number;
  readonly name: string;
  readonly place: PlaceId;
  readonly stacks: readonly Stack[];
  readonly formedBy?: OrderRef;
}

/** All units that can be given orders under this plan: own ones, then those it forms. */
function plannedUnits(view: View, plan: Plan<AnyOrder>): readonly PlannedUnit[] {
  const own = inOrder(view.units).map(([id, { kind, number, name, place, stacks }]) => ({
    unit: id,
    kind,
    number,
    name,
    place,
    stacks,
  }));
  const formed = inOrder((plan as Plan<Order>).units).flatMap(([by, orders]) => {
    const former = view.units[by];
    if (former === undefined) return [];
    return orders.flatMap((order): readonly PlannedUnit[] => {
      if (order.kind !== 'form-starfleet') return [];
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

/** Where a unit's plan leads it, if every step succeeds. */
export function plannedPlace(view: View, plan: Plan<AnyOrder>, id: UnitId): PlaceId | undefined {
  const travels = ((plan as Plan<Order>).units[id] ?? []).filter((order) => order.kind === 'travel');
  return travels.at(-1)?.to ?? plannedUnit(view, plan, id)?.place;
}

/** The known world with the wars that the plan declares: who may enter where depends on them (GE 575). */
export function plannedWorld(view: View, plan: Plan<AnyOrder>): State {
  const known = world(view);
  const wars = (plan as Plan<Order>).hq.flatMap((order) =>
    order.kind === 'declare-war' && warProblem(known, view.me, order.on) === undefined ? [order.on] : [],
  );
  return withWars(known, view.me, wars);
}

/** Whether the headquarters' plan holds an order of this kind about the sector. */
export const isPlannedAt = (plan: Plan<AnyOrder>, kind: Order['kind'], place: PlaceId): boolean =>
  plan.hq.some((order) => order.kind === kind && 'place' in order && order.place === place);

/** The reader's own unit at this spot, as it stands at the start of the turn. */
export const ownUnit = (view: View, at: Spot): Unit | undefined =>
  at.unit === undefined ? undefined : view.units[at.unit];

/** Other units of the reader's, those in the same sector first: whom ships can be sent to, whom one can follow. */
export function partners(view: View, plan: Plan<AnyOrder>, id: UnitId): readonly PlannedUnit[] {
  const here = plannedUnit(view, plan, id)?.place;
  const others = plannedUnits(view, plan).filter(({ unit: other }) => other !== id);
  return [
    ...others.filter((other) => other.place === here),
    ...others.filter((other) => other.place !== here),
  ];
}

/** The advice for an order in a list it does not belong to: every order about a unit needs one. */
export function needsUnit(at: Spot): readonly Problem[] {
  return at.unit === undefined ? [noUnitProblem()] : [];
}

/** As above, for orders of the headquarters. */
export function needsHeadquarters(at: Spot): readonly Problem[] {
  if (at.unit === undefined) return [];
  return [
    doubtful(
      'GE 173',
      'needs-headquarters',
      'This order belongs to the headquarters: give it there, where you will look for it.',
    ),
  ];
}

/** The problems found so far with one more, if there is one. */
export const listed = (problems: readonly Problem[], more: Problem | undefined): readonly Problem[] =>
  more === undefined ? problems : [...problems, more];

/** Why ships or admirals can never pass to this unit, if so, wherever the two are. */
export function receiverProblems(view: View, at: Spot, to: UnitId): readonly Problem[] {
  if (at.unit === undefined || view.units[at.unit] === undefined) return [];
  const problem = meetingProblem(world(view), view.me, at.unit, to);
  return listed(
    [],
    problem !== undefined && ['foreign-receiver', 'same-unit'].includes(problem.code) ? problem : undefined,
  );
}

/** A form of fields with their values, each with what setting it makes of the order. */
interface FormField<O> {
  readonly field: Field;
  readonly value: FieldValue;
  set(value: FieldValue): O;
}

export function formOf<O>(order: O, fields: readonly FormField<O>[]): Form<O> {
  return {
    fields: fields.map(({ field }) => field),
    values: Object.fromEntries(fields.map(({ field, value }) => [field.name, value])),
    set: (name, value) => fields.find(({ field }) => field.name === name)?.set(value) ?? order,
  };
}

export const choiceField = <O>(
  fieldName: string,
  label: string,
  choices: readonly Choice[],
  value: string,
  set: (value: string) => O,
): FormField<O> => ({
  field: { kind: 'choice', name: fieldName, label, choices },
  value,
  set: (given) => set(String(given)),
});

export const numberField = <O>(
  fieldName: string,
  label: string,
  least: number,
  most: number,
  value: number,
  set: (value: number) => O,
): FormField<O> => ({
  field: { kind: 'number', name: fieldName, label, least, most },
  value,
  set: (given) => set(Math.min(Math.max(Math.trunc(Number(given)) || 0, least), Math.max(least, most))),
});

export const textField = <O>(
  fieldName: string,
  label: string,
  longest: number,
  lines: number,
  value: string,
  set: (value: string) => O,
  names?: string,
): FormField<O> => ({
  field: { kind: 'text', name: fieldName, label, longest, lines, ...(names === undefined ? {} : { names }) },
  value,
  set: (given) => set(String(given).slice(0, longest)),
});

export const rankField = <O>(label: string, value: Rank, set: (value: Rank) => O): FormField<O> =>
  choiceField(
    'rank',
    label,
    ranks.map((rank) => ({ value: String(rank), label: phrase(rankName(rank)) })),
    String(value),
    (text) => set(toRank(text)),
  );

export const toRank = (text: string): Rank => ranks.find((rank) => String(rank) === text) ?? 1;

export const rankName = (rank: Rank): string =>
  rank === 1 ? '1 (front)' : rank === 5 ? '5 (reserves)' : String(rank);

/** Choices of starship types, in the order given, each once. */
export const typeChoices = (
  types: readonly ShipTypeId[],
  more: (type: ShipTypeId) => string = () => '',
): readonly Choice[] =>
  [...new Set(types)].map((type) => ({
    value: type,
    label: phrase('{name}{more}', { name: shipName(type), more: more(type) }),
  }));

/** Choices of units: those elsewhere say where. */
export const unitChoices = (
  view: View,
  units: readonly PlannedUnit[],
  here: PlaceId | undefined,
): readonly Choice[] =>
  units.map((other) => {
    const named =
      view.units[other.unit] === undefined ? `A${other.number} ${other.name}` : unitName(view, other.unit);
    const away = other.place === here ? '' : ` (${view.sectors[other.place]?.name ?? other.place})`;
    return { value: other.unit, label: phrase('{unit}{away}', { unit: named, away }) };
  });

/** Choices of the admirals in the unit, with their ratings. */
export const admiralChoices = (view: View, at: Spot): readonly Choice[] =>
  (ownUnit(view, at)?.admirals ?? []).map(({ id, name, tactics, siegecraft }) => ({
    value: id,
    label: phrase('{name} (tactics {tactics}, siegecraft {siegecraft})', { name, tactics, siegecraft }),
  }));

/** Advice where the admiral is not in the unit at the start of the turn: he may yet come. */
export function absentAdmiral(view: View, at: Spot, admiral: AdmiralId): readonly Problem[] {
  const unit = ownUnit(view, at);
  if (unit === undefined || unit.admirals.some(({ id }) => id === admiral)) return needsUnit(at);
  return [
    ...needsUnit(at),
    doubtful(
      'GE 1455',
      'admiral-elsewhere',
      '{admiral} is not in this unit at the start of the turn. He must join it before he can leave it.',
      {
        admiral: admiralText(view, admiral),
      },
    ),
  ];
}

/** An order of the kind before it has its reference. */
export type Fresh<K extends Order['kind']> = Unnumbered<OrderOf<K>>;
