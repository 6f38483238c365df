import type { UnitId } from '#kernel/words/ids.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { LooseEnd, LooseKind, Purse } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { finances } from '../../preview/finances.ts';
import { world } from '../../model/imagine.ts';
import type { Order } from '../../game.ts';
import type { State, Unit } from '../../model/state.ts';
import { ranks } from '../../tables/starships.ts';
import type { View } from '../../model/view.ts';
import { buildCounter } from '../../fleets/building.ts';
import { ownUnits, preview } from '../../preview/preview.ts';
import { buildCost, buildPlaceProblem } from '../../fleets/building.ts';
import { headCount, shipCount, typesOf } from '../../model/units/forces.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { movePoints } from '../../movement/movement.ts';
import { phaseOrdersOf } from '../../movement/phases.ts';
import { placeArg, resources, unitArg } from '../../model/words.ts';
import { money } from '../words.ts';

/** The treasury, and what the plan takes out of it apart from upkeep (GE 305-307). */
export function purses(view: View, plan: Plan<Order>): readonly Purse[] {
  const { treasury, headquarters, garrisons } = finances(view, plan);
  return [
    { key: 'treasury', label: 'Treasury', scale: money, holds: treasury, spends: headquarters + garrisons },
  ];
}

/** What can be left undone, in the order of the roll call. */
export const looseKinds: readonly LooseKind[] = [
  {
    kind: 'idle-unit',
    title: 'Fleets with nothing to do',
    counted: '{count|fleet has|fleets have} nothing to do',
    idle: true,
  },
  {
    kind: 'idle-yard',
    title: 'Industrial centers that build nothing',
    counted: '{count|industrial center builds|industrial centers build} nothing',
    idle: true,
  },
  { kind: 'empty-unit', title: 'Fleets without ships', counted: '{count|fleet has|fleets have} no ships' },
  {
    kind: 'ranks',
    title: 'Ships all in one rank',
    counted: '{count|unit has|units have} all ships in one rank',
  },
  { kind: 'money', title: 'Money left over', counted: 'money is left over' },
];

/** What the plan leaves undone: unspent money, idle fleets, idle industrial centers, fleets without ships, ships all in one rank. */
export function looseEnds(view: View, plan: Plan<Order>): readonly LooseEnd[] {
  const start = preview(view, plan).start;
  const own = ownUnits(start, view).map((id): [UnitId, Unit] => [id, start.units[id] as Unit]);
  const { surplus } = finances(view, plan);
  return [
    ...unspent(view, surplus),
    ...own.flatMap(([id, unit]) => idle(view, plan, start, id, unit)),
    ...own.flatMap(([id, unit]) => idleYard(view, plan, id, unit, surplus)),
    ...own.flatMap(([id, unit]) => empty(view, plan, id, unit)),
    ...own.flatMap(([id, unit]) => oneRank(view, id, unit)),
  ];
}

/** OURS: money is worth a reminder once a whole resource would decay (GE 900). */
function unspent(view: View, surplus: number): readonly LooseEnd[] {
  const lost = percentOf(view.parameters.decay, Math.max(0, surplus));
  if (lost < 100) return [];
  return [
    {
      kind: 'money',
      cite: 'GE 900',
      said: phrase('{surplus} resources will stay in the treasury, and {lost} of them will decay.', {
        surplus: resources(surplus),
        lost: resources(lost),
      }),
    },
  ];
}

function idle(view: View, plan: Plan<Order>, start: State, id: UnitId, unit: Unit): readonly LooseEnd[] {
  if (unit.kind !== 'starfleet' || shipCount(unit) === 0 || movePoints(start, unit) === 0) return [];
  if (phaseOrdersOf(ordersOf(plan, id)).length > 0) return [];
  return [
    {
      kind: 'idle-unit',
      cite: 'GE 1445',
      unit: id,
      place: unit.place,
      said: phrase('{unit} stays in {place} with {ships|ship|ships} and does nothing there.', {
        unit: unitArg(view, id),
        place: placeArg(view, unit.place),
        ships: shipCount(unit),
      }),
    },
  ];
}

/** An industrial center that could build and has no orders, while there is money for its cheapest ship (GE 1116-1118). */
function idleYard(
  view: View,
  plan: Plan<Order>,
  id: UnitId,
  unit: Unit,
  surplus: number,
): readonly LooseEnd[] {
  if (unit.kind !== 'garrison' || buildPlaceProblem(world(view), view.me, id) !== undefined) return [];
  const builds = world(view).sectors[unit.place]?.builds ?? [];
  const cheapest = Math.min(...builds.map(buildCost));
  const { ordered, left } = buildCounter(view, plan, id);
  if (ordered > 0 || left === 0 || cheapest > surplus) return [];
  return [
    {
      kind: 'idle-yard',
      cite: 'GE 1118',
      unit: id,
      place: unit.place,
      said: phrase(
        '{place} builds nothing: its industrial center could build {ships|starship|starships}, from {cost} resources each.',
        { place: placeArg(view, unit.place), ships: left, cost: resources(cheapest) },
      ),
    },
  ];
}

/** Nobody is in the starfleet, and nobody joins it (GE 603). */
function empty(view: View, plan: Plan<Order>, id: UnitId, unit: Unit): readonly LooseEnd[] {
  if (unit.kind !== 'starfleet' || headCount(unit) > 0) return [];
  if (
    !preview(view, plan).entries.some(
      ({ event }) => event.kind === 'starfleet-dissolved' && event.unit === id,
    )
  )
    return [];
  return [
    {
      kind: 'empty-unit',
      cite: 'GE 603',
      unit: id,
      place: unit.place,
      said: phrase('{unit} in {place} has no ships and nobody joins it: it will be dissolved.', {
        unit: unitArg(view, id),
        place: placeArg(view, unit.place),
      }),
    },
  ];
}

/** OURS: if all ships of several types are in one rank, nobody has said which are to fall first (GE 1082). */
function oneRank(view: View, id: UnitId, unit: Unit): readonly LooseEnd[] {
  const used = ranks.filter((rank) => unit.stacks.some((stack) => stack.rank === rank));
  const types = typesOf(unit).length;
  if (used.length !== 1 || types < 2) return [];
  return [
    {
      kind: 'ranks',
      cite: 'GE 1082',
      unit: id,
      place: unit.place,
      said: phrase('{unit} has ships of {types} types, all in rank {rank}: nothing shields anything.', {
        unit: unitArg(view, id),
        types,
        rank: used[0] ?? 1,
      }),
    },
  ];
}
