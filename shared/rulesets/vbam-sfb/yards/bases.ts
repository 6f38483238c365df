import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Project, State, Unit } from '../model/state.ts';
import { unitsAt } from '../model/stations.ts';
import { isOnMap, labelOf } from '../map/board.ts';
import type { Design } from '../units/designs.ts';
import { designOf, designsOf, has, isCivil, isFixed } from '../units/designs.ts';
import { impossible } from '../refusals.ts';
import { cannotSpend, costAt } from '../economy/economy.ts';
import { cargoOf } from '../ground/cargo.ts';
import { baseFreight, baseSteps, baseTwins, scrapPart, isProblem, ownUnit } from './yards.ts';

/** The base that this one becomes: Mobile Base, Base Station, Battle Station, Starbase (VB 446). */
export function nextBase(seat: SeatId, { name }: Design): Design | undefined {
  const at = baseSteps.findIndex((one) => one === (baseTwins[name] ?? name));
  const next = at < 0 ? undefined : baseSteps[at + 1];
  return next === undefined ? undefined : designsOf(seat).get(next);
}

/** EP for the next base, less what the old one cost (VB 446). */
export const upgradeCost = (seat: SeatId, design: Design): number =>
  costAt((nextBase(seat, design) ?? design).cost, 1) - costAt(design.cost, 1);

/** Why a base cannot become the next one, out of the capacity of a system (VB 444, 446). */
export function cannotUpgrade(
  state: State,
  seat: SeatId,
  id: UnitId | undefined,
  from: PlaceId | undefined,
): Problem | undefined {
  const unit = ownUnit(state, seat, id);
  if (isProblem(unit)) return unit;
  const design = designOf(unit);
  const next = nextBase(seat, design);
  const place = from ?? unit.place;
  if (next === undefined || unit.aboard !== undefined)
    return impossible('VB 446', 'no-next-base', { name: unit.design });
  if (unit.crippled) return impossible('VB 446', 'repair-first', { name: unit.design });
  if (next.year > (state.empires[seat]?.tech.year ?? 0))
    return impossible('VB 103', 'too-new', { design: next.name, year: next.year });
  if (state.systems[place]?.owner !== seat)
    return impossible('VB 444', 'not-your-system', { system: labelOf(place) });
  return cannotSpend(state, seat, upgradeCost(seat, design));
}

/** Whether an empire can build a base in a sector: nobody else has a colony there (VB 444; OURS: and it has been there). */
export const isSite = (state: State, seat: SeatId, site: PlaceId): boolean =>
  isOnMap(site, keysInOrder(state.empires).length) &&
  (state.systems[site]?.owner ?? seat) === seat &&
  state.empires[seat]?.explored.includes(site) === true;

/** Why such units cannot be built in another sector than the one whose yards they are built in (VB 444). */
export const cannotBuildAt = (
  state: State,
  seat: SeatId,
  design: Design,
  place: PlaceId,
  site: PlaceId | undefined,
): Problem | undefined => {
  if (site === undefined || site === place) return undefined;
  if (!isFixed(design)) return impossible('VB 444', 'no-base', { design: design.name });
  return isSite(state, seat, site) ? undefined : impossible('VB 444', 'no-site', { sector: labelOf(site) });
};

/** A Transport Fleet that can take parts of a base: in service, and without other cargo (OURS the last). */
const takesParts = (state: State, seat: SeatId, id: UnitId, unit: Unit): boolean =>
  unit.seat === seat &&
  !unit.mothballed &&
  isCivil(designOf(unit)) &&
  has(designOf(unit), 'Supply') &&
  cargoOf(state, [id]).length === 0;

/** EP of bases that Transport Fleets of an empire in a sector can take elsewhere, or bring there, in a turn (VB 444). */
export const freightAt = (state: State, seat: SeatId, place: PlaceId): number =>
  baseFreight * unitsAt(state.units, place).filter(([id, unit]) => takesParts(state, seat, id, unit)).length;

/** Why work cannot be cancelled (VB 460). */
export const cannotCancel = ({ projects }: State, seat: SeatId, id: string): Problem | undefined =>
  projects[id]?.seat === seat ? undefined : impossible('VB 460', 'no-such-work');

/** EP that come back for work that is cancelled (VB 460). */
export const cancelValue = ({ cost, paid = cost }: Project): number => Math.floor(paid / scrapPart);

/** Why work in a system cannot be put in this order (VB 438). */
export function cannotSchedule(
  { projects, systems }: State,
  seat: SeatId,
  place: PlaceId,
  first: readonly string[],
): Problem | undefined {
  if (systems[place]?.owner !== seat)
    return impossible('VB 438', 'not-your-system', { system: labelOf(place) });
  const isThere = first.every((id) => projects[id]?.seat === seat && projects[id].place === place);
  return isThere && new Set(first).size === first.length ? undefined : impossible('VB 438', 'no-such-work');
}

/** Places where anything is worked on. */
export const workplaces = ({ projects }: State): readonly PlaceId[] =>
  [...new Set(valuesInOrder(projects).map(({ place }) => place))].sort();
