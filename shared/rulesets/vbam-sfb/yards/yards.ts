import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Project, State, Unit } from '../model/state.ts';
import { unitsAt } from '../model/stations.ts';
import { labelOf } from '../map/board.ts';
import type { Design } from '../units/designs.ts';
import { designOf, has, isMobile, isPeople } from '../units/designs.ts';
import { impossible } from '../refusals.ts';
import { cargoOf } from '../ground/cargo.ts';
import { cannotSpend, costAt, utilised } from '../economy/economy.ts';

/** A repair costs one part of so many of the price, rounded up (VB 456), and scrapping brings back one of so many (VB 460; OURS: rounded down). */
export const repairPart = 4;
export const scrapPart = 2;
/** Ground units that a system can raise a turn for each point of Census (VB 450). */
export const levies = 2;
/** A Transport Fleet takes so many EP of a base to another sector (VB 444). */
export const baseFreight = 10;
/** Bases in the order in which one becomes the next (VB 446), and the one that counts as another of them. */
export const baseSteps = ['Mobile Base', 'Base Station', 'Battle Station', 'StarBase'] as const;
export const baseTwins: Readonly<Record<string, string>> = { 'Early Base Station': 'Base Station' };
/** Most units of one order. */
export const mostBuilt = 20;

/** EP to repair a crippled unit of a class (VB 456). */
export const repairCost = ({ cost }: Design): number => Math.ceil(costAt(cost, 1) / repairPart);
/** EP that a scrapped unit brings back (VB 460). */
export const scrapValue = ({ cost }: Design): number => Math.floor(cost.points / (cost.for * scrapPart));

/** EP for so many units of a class: flights are bought several at a price (VB 101, 448). */
export const priceOf = ({ cost }: Design, count: number): number => costAt(cost, count);

/** Takes up one of the docks: ships and civil fleets do, and flights do not (VB 436). */
export const needsDock = isMobile;

/** EP of construction that a system can do in a turn, and how many docks it has (VB 434). */
export function yardOf(
  { systems }: State,
  place: PlaceId,
): { readonly capacity: number; readonly docks: number } {
  const system = systems[place];
  const docks = system === undefined ? 0 : utilised(system);
  return { docks, capacity: docks * (system?.raw ?? 0) };
}

/** Ground units that a system can raise in a turn (VB 450). */
export const mostLevied = ({ systems }: State, place: PlaceId): number =>
  levies * (systems[place]?.census ?? 0);

export const hasShipyard = ({ units }: State, seat: SeatId, place: PlaceId): boolean =>
  unitsAt(units, place).some(
    ([, unit]) => unit.seat === seat && !unit.mothballed && has(designOf(unit), 'Shipyard'),
  );

/** Why a system of the empire cannot work on units of such a class (VB 103, 442). */
export function cannotWork(state: State, seat: SeatId, place: PlaceId, design: Design): Problem | undefined {
  const system = labelOf(place);
  if (state.systems[place]?.owner !== seat) return impossible('VB 103', 'not-your-system', { system });
  return needsDock(design) && !hasShipyard(state, seat, place)
    ? impossible('VB 442', 'no-shipyard', { system })
    : undefined;
}

const isWorkedOn = ({ projects }: State, unit: UnitId): boolean =>
  valuesInOrder(projects).some((one) => one.unit === unit);

/** A unit of the empire that no yard is at work on, or why it is none. */
export function ownUnit(state: State, seat: SeatId, id: UnitId | undefined): Unit | Problem {
  const unit = id === undefined ? undefined : state.units[id];
  if (id === undefined || unit?.seat !== seat) return impossible('VB 103', 'not-your-unit');
  if (unit.between !== undefined) return impossible('VB 206', 'on-the-way', { name: unit.design });
  return isWorkedOn(state, id) ? impossible('VB 434', 'worked-on', { name: unit.design }) : unit;
}
export const isProblem = (one: Unit | Problem): one is Problem => 'severity' in one;

/** Why a unit cannot be repaired where it is (VB 456). */
export function cannotRepair(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = ownUnit(state, seat, id);
  if (isProblem(unit)) return unit;
  const design = designOf(unit);
  if (!unit.crippled) return impossible('VB 456', 'not-crippled', { name: unit.design });
  return cannotWork(state, seat, unit.place, design) ?? cannotSpend(state, seat, repairCost(design));
}

/** EP to take a unit out of mothballs: its full maintenance (VB 454). */
export const activationCost = ({ maintenance }: Design): number => costAt(maintenance, 1);

/** Why a unit cannot go back into service (VB 454). */
export function cannotActivate(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = ownUnit(state, seat, id);
  if (isProblem(unit)) return unit;
  const design = designOf(unit);
  if (!unit.mothballed) return impossible('VB 454', 'in-service', { name: unit.design });
  return cannotWork(state, seat, unit.place, design) ?? cannotSpend(state, seat, activationCost(design));
}

/** What carries cargo stays in service (OURS). */
const isCarrying = (state: State, id: UnitId | undefined, { design }: Unit): Problem | undefined =>
  id !== undefined && cargoOf(state, [id]).length > 0
    ? impossible('VB 422', 'is-carrying', { name: design })
    : undefined;

/** Why a unit cannot be mothballed: only ships at a shipyard are (VB 454). */
export function cannotMothball(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = ownUnit(state, seat, id);
  if (isProblem(unit)) return unit;
  const design = designOf(unit);
  if (unit.mothballed || !needsDock(design))
    return impossible('VB 454', 'no-mothballs', { name: unit.design });
  return isCarrying(state, id, unit) ?? cannotWork(state, seat, unit.place, design);
}

/** Why a unit cannot be scrapped: it must be where it could be built (VB 460). */
export function cannotScrap(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = ownUnit(state, seat, id);
  if (isProblem(unit)) return unit;
  const design = designOf(unit);
  if (isPeople(design)) return impossible('VB 460', 'no-scrap', { name: unit.design });
  return isCarrying(state, id, unit) ?? cannotWork(state, seat, unit.place, design);
}

/** What is worked on at a place: in the order that its owner chose, then the oldest first (VB 438). */
export const projectsAt = ({ projects }: State, place: PlaceId): readonly (readonly [string, Project])[] =>
  inOrder(projects)
    .filter(([, one]) => one.place === place)
    .toSorted(compareBy(([, { rank = Number.MAX_SAFE_INTEGER }]) => rank));
