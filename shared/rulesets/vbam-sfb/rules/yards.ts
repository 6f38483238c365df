import type { PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import { inOrder, valuesInOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Project, State, Unit } from '../model/state.ts';
import { labelOf } from '../tables/board.ts';
import type { Design } from '../tables/designs.ts';
import { designOf, designsOf, has, isFixed, isFlight, isGround } from '../tables/designs.ts';
import { levies, mostBuilt, repairPart, scrapPart } from '../tables/figures.ts';
import { impossible } from '../tables/refusals.ts';
import { cannotSpend, costAt, utilised } from './economy.ts';

/** EP to repair a crippled unit of a class (VB 456). */
export const repairCost = ({ cost }: Design): number => Math.ceil(costAt(cost, 1) / repairPart);
/** EP that a scrapped unit brings back (VB 460). */
export const scrapValue = ({ cost }: Design): number => Math.floor(costAt(cost, 1) / scrapPart);

/** Takes up one of the docks: ships and civil fleets do (VB 436). */
export const needsDock = (design: Design): boolean => !isFixed(design) && !isGround(design);

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
  valuesInOrder(units).some(
    (unit) =>
      unit.seat === seat && unit.place === place && !unit.mothballed && has(designOf(unit), 'Shipyard'),
  );

/** Classes that an empire may build now (VB 103); flights, satellites of webs and colony fleets are not played yet. */
export const isPlayed = (design: Design): boolean =>
  !isFlight(design) && design.hull !== 'Web' && !has(design, 'Colonize');

function cannotWork(state: State, seat: SeatId, place: PlaceId, design: Design): Problem | undefined {
  const system = labelOf(place);
  if (state.systems[place]?.owner !== seat) return impossible('VB 103', 'not-your-system', { system });
  return needsDock(design) && !hasShipyard(state, seat, place)
    ? impossible('VB 442', 'no-shipyard', { system })
    : undefined;
}

/** Why an empire cannot buy these units there now (VB 97, 103). */
export function cannotBuild(
  state: State,
  seat: SeatId,
  {
    place,
    design: name,
    count,
  }: { readonly place: PlaceId; readonly design: string; readonly count: number },
): Problem | undefined {
  const design = designsOf(seat).get(name);
  const year = state.empires[seat]?.tech.year ?? 0;
  if (design === undefined) return impossible('VB 103', 'no-such-class', { design: name });
  if (!isPlayed(design)) return impossible('VB 103', 'not-played', { design: name });
  if (design.year > year) return impossible('VB 103', 'too-new', { design: name, year: design.year });
  if (count > mostBuilt) return impossible('VB 434', 'too-many', { most: mostBuilt });
  return cannotWork(state, seat, place, design) ?? cannotSpend(state, seat, costAt(design.cost, 1) * count);
}

const isWorkedOn = ({ projects }: State, unit: UnitId): boolean =>
  valuesInOrder(projects).some((one) => one.unit === unit);

function own(state: State, seat: SeatId, id: UnitId | undefined): Unit | Problem {
  const unit = id === undefined ? undefined : state.units[id];
  if (id === undefined || unit?.seat !== seat) return impossible('VB 103', 'not-your-unit');
  return isWorkedOn(state, id) ? impossible('VB 434', 'worked-on', { name: unit.design }) : unit;
}
const isProblem = (one: Unit | Problem): one is Problem => 'severity' in one;

/** Why a unit cannot be repaired where it is (VB 456). */
export function cannotRepair(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = own(state, seat, id);
  if (isProblem(unit)) return unit;
  const design = designOf(unit);
  if (!unit.crippled) return impossible('VB 456', 'not-crippled', { name: unit.design });
  return cannotWork(state, seat, unit.place, design) ?? cannotSpend(state, seat, repairCost(design));
}

/** EP to take a unit out of mothballs: its full maintenance (VB 454). */
export const activationCost = ({ maintenance }: Design): number => costAt(maintenance, 1);

/** Why a unit cannot go back into service (VB 454). */
export function cannotActivate(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = own(state, seat, id);
  if (isProblem(unit)) return unit;
  const design = designOf(unit);
  if (!unit.mothballed) return impossible('VB 454', 'in-service', { name: unit.design });
  return cannotWork(state, seat, unit.place, design) ?? cannotSpend(state, seat, activationCost(design));
}

/** Why a unit cannot be mothballed: only ships at a shipyard are (VB 454). */
export function cannotMothball(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = own(state, seat, id);
  if (isProblem(unit)) return unit;
  const design = designOf(unit);
  if (unit.mothballed || !needsDock(design))
    return impossible('VB 454', 'no-mothballs', { name: unit.design });
  return cannotWork(state, seat, unit.place, design);
}

/** Why a unit cannot be scrapped: it must be where it could be built (VB 460). */
export function cannotScrap(state: State, seat: SeatId, id: UnitId | undefined): Problem | undefined {
  const unit = own(state, seat, id);
  return isProblem(unit) ? unit : cannotWork(state, seat, unit.place, designOf(unit));
}

/** What is worked on at a place, the oldest first. */
export const projectsAt = ({ projects }: State, place: PlaceId): readonly (readonly [string, Project])[] =>
  inOrder(projects).filter(([, one]) => one.place === place);

/** One project in a turn: the EP of capacity that go into it, and what is left to do then. */
export interface Progress {
  readonly project: string;
  readonly what: Project;
  readonly ep: number;
  readonly left: number;
}

/** The work of a place in a turn, in the order in which it was bought (VB 438; OURS: the latest is delayed). */
export function progressAt(state: State, place: PlaceId): readonly Progress[] {
  let { capacity, docks } = yardOf(state, place);
  let levied = mostLevied(state, place);
  return projectsAt(state, place).map(([project, what]) => {
    const design = designsOf(what.seat).get(what.design);
    const left = what.cost - what.done;
    const isOwn = state.systems[place]?.owner === what.seat;
    const ground = design !== undefined && isGround(design);
    const docked = design !== undefined && needsDock(design);
    const waits = !isOwn || (docked && docks === 0) || (ground && (levied === 0 || capacity < left));
    const ep = waits ? 0 : Math.min(capacity, left);
    if (!waits) {
      if (docked) docks -= 1;
      if (ground) levied -= 1;
      capacity -= ep;
    }
    return { project, what, ep, left: left - ep };
  });
}
