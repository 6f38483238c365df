import { integer } from '#kernel/codec/shapes.ts';
import { type AnyOrder, type Plan } from '#kernel/game/plan.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { GeTurn } from '../model/game.ts';
import type { ShipTypeId } from '../tables/starships.ts';
import { world } from '../model/imagine.ts';
import { namedPlace } from '../model/naming.ts';
import type { BuildStarships, Order } from '../model/orders.ts';
import { rank, shipType } from '../model/parts.ts';
import type { Sector, State } from '../model/state.ts';
import { commandProblem, commanded } from '../model/units/command.ts';
import type { View } from '../model/view.ts';
import { countedShips } from '../model/words.ts';
import type { Command } from '../planning/commands.ts';
import { forCommands } from '../planning/commands.ts';
import { listed, mostShips, needsUnit } from '../planning/common.ts';
import { order } from '../planning/order.ts';
import { impossible } from '../refusals.ts';
import { maybeStarship, starship } from '../tables/starships.ts';
import type { Happening } from './events.ts';

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
export const buildStarships = order('build-starships', {
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

  check: (view, { type, count }, at) => {
    const wrong = needsUnit(at);
    if (at.unit === undefined || view.units[at.unit] === undefined) return wrong;
    const problem = buildProblem(world(view), view.me, at.unit, type);
    const yard = yardOf(view, at.unit);
    if (problem !== undefined || yard === undefined || count <= buildLimit(yard))
      return listed(wrong, problem);
    return [
      ...wrong,
      impossible('GE 1118', 'build-limit/order', {
        place: yard.name,
        most: buildLimit(yard),
        count,
      }),
    ];
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
  const orders = ((plan as Plan<Order>).units[unit] ?? []).filter(
    (order) => order.kind === 'build-starships' && order.ref !== except,
  );
  const ordered = orders.reduce(
    (sum, order) => sum + (order.kind === 'build-starships' ? order.count : 0),
    0,
  );
  const yard = yardOf(view, unit);
  return { ordered, left: yard === undefined ? 0 : Math.max(0, buildLimit(yard) - ordered) };
}

/**
 * By garrison number and then in plan order, each order builds as many ships as its industrial center and the treasury allow
 * (GE 828-832, 1118, E-40). A sector that was lost and retaken builds (GE 7386).
 */
export function starshipsBuilt(turn: GeTurn<Happening>): void {
  const built = new Map<PlaceId, number>();
  forCommands(turn, 'build-starships', (command) => {
    const { seat, id, unit, order } = command;
    const problem = buildProblem(turn.state, seat, id, order.type);
    if (problem !== undefined) return turn.refuse(order.ref, problem);
    const count = build(turn, command, built.get(unit.place) ?? 0);
    built.set(unit.place, (built.get(unit.place) ?? 0) + count);
  });
}

/** Builds as many ships as possible and returns the number. `already`: ships built at this industrial center this turn. */
function build(
  turn: GeTurn<Happening>,
  { seat, id, unit: { place }, order }: Command<BuildStarships>,
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
    turn.happen({
      kind: 'starships-built',
      seat,
      unit: id,
      place,
      type,
      count,
      rank,
      cost: count * price,
      cause,
    });
  if (count < order.count)
    turn.refuse(cause, room < affordable ? overLimit(order.count, count) : tooDear(order.count, count));
  return count;
}

const overLimit = (ordered: number, count: number): Problem =>
  impossible('GE 1118', 'build-limit/turn', { ordered, count });

const tooDear = (ordered: number, count: number): Problem =>
  impossible('GE 830', 'not-enough-money/build', { ordered, count });
