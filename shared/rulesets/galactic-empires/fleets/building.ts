import { integer } from '#kernel/codec/shapes.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { type AnyOrder, type Plan } from '#kernel/game/plan.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../declare.ts';
import { unitOrder } from '../declare.ts';
import { world } from '../model/imagine.ts';
import { namedPlace } from '../model/naming.ts';
import { rank, shipType } from '../model/parts.ts';
import type { Sector, State } from '../model/state.ts';
import { commandProblem, commanded } from '../model/units/command.ts';
import type { View } from '../model/view.ts';
import { countedShips } from '../model/words.ts';
import { mostShips } from '../planning/common.ts';
import type { Command } from '../planning/orders.ts';
import { byUnits, ofKind } from '../planning/orders.ts';
import { impossible } from '../refusals.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import { maybeStarship, starship } from '../tables/starships.ts';
import type { Happening } from './events.ts';
import { starshipsBuilt } from './shipEvents.ts';

/** Why the unit cannot build ships of this type now, apart from money (GE 449, 828-832, 1120-1122). */
export function buildProblem(
  state: State,
  seat: SeatId,
  id: UnitId | undefined,
  type: ShipTypeId,
): Problem | undefined {
  const nowhere = buildPlaceProblem(state, seat, id);
  const unit = commanded(state, seat, id);
  const sector = unit === undefined ? undefined : state.sectors[unit.place];
  if (nowhere !== undefined || unit === undefined || sector?.builds?.includes(type) === true) return nowhere;
  return impossible('GE 1120', 'not-on-build-list', {
    place: namedPlace(unit.place, sector),
    type: maybeStarship(type)?.name ?? type,
  });
}

/** Why the unit cannot build any ships now (GE 449, 830). */
export function buildPlaceProblem(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = commanded(state, seat, id);
  if (unit === undefined) return commandProblem(state, seat, id);
  if (unit.kind !== 'garrison') return impossible('GE 449', 'garrison-builds');
  const sector = state.sectors[unit.place];
  const args = { place: namedPlace(unit.place, sector) };
  if (sector?.owner !== seat) return impossible('GE 830', 'not-owned/build', args);
  if (sector.builds === undefined) return impossible('GE 449', 'no-industrial-center', args);
  return undefined;
}

/** Starships that the sector's industrial center builds in one turn: its undamaged revenue (GE 1118, E-40). */
export function buildLimit(sector: Pick<Sector, 'revenue' | 'builds'>): number {
  return sector.builds === undefined ? 0 : sector.revenue;
}

/** Why no more can be ordered from an industrial center this turn. */
export const limitReached = (sector: Pick<Sector, 'name' | 'revenue' | 'builds'>): Problem =>
  impossible('GE 1118', 'build-limit', {
    place: sector.name,
    most: buildLimit(sector),
  });

/** Price of one starship, in hundredths. */
export function buildCost(type: ShipTypeId): number {
  return starship(type).cost * 100;
}

/** Builds starships into a garrison with an industrial center; they stand ready next turn (GE 449, 828-832, 1116-1130). */
export const buildStarships = unitOrder('build-starships', {
  title: 'Build Starships',
  fields: { type: shipType, count: integer(1, mostShips), rank },

  offers: (view, { unit }, plan) => {
    const type = unit === undefined ? undefined : yardOf(view, unit)?.builds?.[0];
    if (
      unit === undefined ||
      type === undefined ||
      buildProblem(world(view), view.me, unit, type) !== undefined
    )
      return [];
    return buildCounter(view, plan, unit).left > 0 ? [{ type, count: 1, rank: 1 as const }] : [];
  },

  whyNot: (view, { unit }, plan) => {
    const yard = unit === undefined ? undefined : yardOf(view, unit);
    if (unit === undefined || yard === undefined) return undefined;
    return (
      buildPlaceProblem(world(view), view.me, unit) ??
      (buildCounter(view, plan, unit).left > 0 ? undefined : limitReached(yard))
    );
  },

  cannot: (_, state, { seat, unit, order: { type } }) => buildProblem(state, seat, unit, type),
  // The turn builds what can be built of it.
  advice(found, view, { count }, { unit }) {
    const yard = unit === undefined ? undefined : yardOf(view, unit);
    if (found !== undefined || yard === undefined || count <= buildLimit(yard)) return [found];
    const args = { place: yard.name, most: buildLimit(yard), count };
    return [impossible('GE 1118', 'build-limit/order', args)];
  },

  say: ({ type, count, rank: into }, _view) =>
    phrase('Build {ships} in rank {rank} for {cost} resources', {
      ships: countedShips(count, type),
      rank: into,
      cost: count * (maybeStarship(type)?.cost ?? 0),
    }),
});

/** The sector a garrison builds in. */
export const yardOf = (view: View, unit: UnitId): Sector | undefined => {
  const garrison = view.units[unit];
  return garrison?.kind === 'garrison' ? world(view).sectors[garrison.place] : undefined;
};

/** Ships a garrison has ordered and may still order this turn, shown as `2/11` (GE 1118). `except` is an order to leave out of the count. */
export function buildCounter(
  view: View,
  plan: Plan<AnyOrder>,
  unit: UnitId,
  except?: OrderRef,
): { readonly ordered: number; readonly left: number } {
  const ordered = ofKind(plan.units[unit] ?? [], buildStarships).reduce(
    (sum, { ref, count }) => (ref === except ? sum : sum + count),
    0,
  );
  const yard = yardOf(view, unit);
  return { ordered, left: yard === undefined ? 0 : Math.max(0, buildLimit(yard) - ordered) };
}

/**
 * By garrison number and then in plan order, each order builds as many ships as its industrial center and the treasury allow
 * (GE 828-832, 1118, E-40). A sector that was lost and retaken builds (GE 7386).
 */
export function shipsAreBuilt(turn: GeTurn<Happening>): void {
  const built = new Map<PlaceId, number>();
  byUnits(turn, buildStarships, (command) => {
    const { place } = command.unit;
    const before = built.get(place) ?? 0;
    built.set(place, before + build(turn, command, before));
    return undefined;
  });
}

/** Builds as many ships as possible and returns the number. `already`: ships built at this industrial center this turn. */
function build(
  turn: GeTurn<Happening>,
  { seat, id, unit: { place }, order }: Command<OrderIn<typeof buildStarships>>,
  already: number,
): number {
  const sector = turn.state.sectors[place];
  const room = sector === undefined ? 0 : buildLimit(sector) - already;
  const price = buildCost(order.type);
  const affordable =
    price === 0 ? order.count : Math.floor((turn.state.empires[seat]?.treasury ?? 0) / price);
  const count = Math.max(0, Math.min(order.count, room, affordable));
  const { type, rank, ref: cause } = order;
  if (count > 0)
    turn.happen(starshipsBuilt.of({ seat, unit: id, place, type, count, rank, cost: count * price, cause }));
  if (count < order.count)
    turn.refuse(cause, room < affordable ? overLimit(order.count, count) : tooDear(order.count, count));
  return count;
}

const overLimit = (ordered: number, count: number): Problem =>
  impossible('GE 1118', 'build-limit/turn', { ordered, count });

const tooDear = (ordered: number, count: number): Problem =>
  impossible('GE 830', 'not-enough-money/build', { ordered, count });
