import { reach } from '#kernel/board/reach.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { actAsOne, letsTrade, relationOf } from '../model/relations.ts';
import type { State, Unit } from '../model/state.ts';
import { carriedBy, guardsOf, unitsNamed } from '../model/stations.ts';
import { around, apart, isOnMap, jumps, labelOf } from '../map/board.ts';
import { designOf, has, isCivil, isGround, isMobile, maySentry } from '../units/designs.ts';
import { trade } from '../economy/income.ts';
import { impossible } from '../refusals.ts';
import type { Control } from '../supply/control.ts';
import { controlIn } from '../supply/control.ts';

/** Sectors that a unit may move in a turn (VB 204). */
export const moves = { usual: 2, slow: 1, fast: 3 } as const;

/** How many sectors a unit may enter in a turn (VB 204); out of supply it is slow (VB 229). */
export function allowanceOf(unit: Unit): number {
  const design = designOf(unit);
  if (unit.unsupplied || has(design, 'Slow')) return moves.slow;
  return has(design, 'Fast') ? moves.fast : moves.usual;
}

/** Whether units are in one sector, or on the way between the same two from the same one. */
export const areTogether = (a: Unit | undefined, b: Unit | undefined): boolean =>
  a?.place === b?.place && a?.between === b?.between;

/** Where a unit that goes this way starts: who goes back from between two sectors comes from the other one (VB 272). */
export const startOf = ({ place, between }: Unit, [first]: readonly PlaceId[]): PlaceId =>
  between !== undefined && first === place ? between : place;

/** Sectors that a unit can enter next: from between two of them either (VB 272). */
const nextTo = ({ place, between }: Unit): readonly PlaceId[] =>
  between === undefined ? around(place) : [place, between];

/** Sentries of a civil fleet, which go where it goes (VB 208). */
export const sentriesOf = ({ units }: State, fleet: UnitId): readonly UnitId[] =>
  guardsOf(units, fleet).filter((id) => areTogether(units[id], units[fleet]));

/** All that moves by an order: the unit, those along, and their sentries. */
export const groupOf = (state: State, unit: UnitId, along: readonly UnitId[]): readonly UnitId[] => [
  ...new Set([unit, ...along].flatMap((one) => [one, ...sentriesOf(state, one)])),
];

function nameOf({ name, design }: Unit): string {
  return name === '' ? design : name;
}

/** One of a group that carries a cargo together with others who stay behind (VB 422). */
const parting = ({ units }: State, group: readonly UnitId[]): Unit | undefined =>
  unitsNamed(
    units,
    group.flatMap((one) => carriedBy(units, one)),
  )
    .map(([, { aboard = [] }]) => aboard)
    .filter((aboard) => !aboard.every((one) => group.includes(one)))
    .flatMap((aboard) => aboard.filter((one) => group.includes(one)))
    .flatMap((one) => units[one] ?? [])[0];

const carriesTroops = ({ units }: State, id: UnitId): boolean =>
  unitsNamed(units, carriedBy(units, id)).some(
    ([, one]) => one.aboard?.includes(id) === true && isGround(designOf(one)),
  );

/** Whether treaties let a unit into the systems of another power (VB 176); a Trade Treaty lets Trade Fleets in (VB 180), a Mutual Defense Treaty no ground forces (VB 182). */
export function mayEnter(state: State, id: UnitId, place: PlaceId): boolean {
  const [unit, owner] = [state.units[id], state.systems[place]?.owner];
  if (unit === undefined || owner === undefined || owner === unit.seat) return true;
  const relation = relationOf(state.relations, unit.seat, owner);
  const { treaties } = relation;
  if (!treaties.includes('non-aggression') || actAsOne(relation)) return true;
  if (carriesTroops(state, id)) return false;
  const design = designOf(unit);
  if (treaties.includes('trade') && has(design, 'Trade')) return true;
  return treaties.includes('mutual-defense') || (treaties.includes('peace') && isCivil(design));
}

/** Why one unit of a group cannot go this way. */
function cannotGo(
  state: State,
  control: Control,
  [id, first]: readonly [UnitId, Unit],
  seat: SeatId,
  way: readonly PlaceId[],
): Problem | undefined {
  const unit = state.units[id];
  if (unit?.seat !== seat) return impossible('VB 103', 'not-your-unit');
  const name = nameOf(unit);
  if (unit.interned !== undefined) return impossible('VB 176', 'interned', { name });
  if (!areTogether(unit, first)) return impossible('VB 204', 'not-together', { name });
  if (unit.mothballed || !isMobile(designOf(unit))) return impossible('VB 204', 'cannot-move', { name });
  const most = allowanceOf(unit);
  if (way.length > most) return impossible('VB 204', 'too-far', { name, most });
  const loose = way.slice(0, -1).find((place) => !control.isOpen(seat, place));
  if (loose !== undefined) return impossible('VB 204', 'not-controlled', { sector: labelOf(loose) });
  const barred = way.find((place) => !mayEnter(state, id, place));
  return barred === undefined
    ? undefined
    : impossible('VB 176', 'treaty-bars', { name, system: labelOf(barred) });
}

/** Why a unit cannot move so, with others along (VB 204). */
export function cannotMove(
  state: State,
  seat: SeatId,
  id: UnitId | undefined,
  { way, along }: { readonly way: readonly PlaceId[]; readonly along: readonly UnitId[] },
  control: Control = controlIn(state),
): Problem | undefined {
  const unit = id === undefined ? undefined : state.units[id];
  if (id === undefined || unit?.seat !== seat) return impossible('VB 103', 'not-your-unit');
  if (way.length === 0) return impossible('VB 204', 'no-way');
  const stops = [startOf(unit, way), ...way];
  const empires = keysInOrder(state.empires).length;
  const gap = way.find((place, at) => jumps(stops[at] ?? place, place) !== 1 || !isOnMap(place, empires));
  const strays = way.slice(0, 1).some((place) => !nextTo(unit).includes(place));
  if (gap !== undefined || strays || new Set(stops).size < stops.length)
    return impossible('VB 196', 'broken-way');
  const group = groupOf(state, id, along);
  const { guards } = unit;
  if (guards !== undefined && !group.includes(guards))
    return impossible('VB 210', 'is-sentry', { name: nameOf(unit) });
  const parted = parting(state, group);
  if (parted !== undefined) return impossible('VB 422', 'shares-cargo', { name: nameOf(parted) });
  for (const one of group) {
    const problem = cannotGo(state, control, [one, unit], seat, way);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Whether a sentry is where its fleet is, or on the trade route of it (VB 212). */
export const standsBy = (unit: Unit | undefined, fleet: Unit): boolean =>
  areTogether(unit, fleet) || (unit !== undefined && isOnRoute(unit, fleet));

const isOnRoute = ({ place, between }: Unit, fleet: Unit): boolean =>
  between === undefined && fleet.route?.includes(place) === true && fleet.route.includes(fleet.place);

/** Where a sentry is put that is removed: where its fleet is, if it stands elsewhere on the route of it (VB 210); undefined: it stays, as it does where treaties bar it (OURS). */
export function removedTo(state: State, id: UnitId): PlaceId | undefined {
  const unit = state.units[id];
  const fleet = unit?.guards === undefined ? undefined : state.units[unit.guards];
  if (unit === undefined || fleet === undefined || unit.interned !== undefined) return undefined;
  const isElsewhere = !areTogether(unit, fleet) && standsBy(unit, fleet) && fleet.between === undefined;
  return isElsewhere && mayEnter(state, id, fleet.place) ? fleet.place : undefined;
}

/** Why a unit cannot be the sentry of this fleet (VB 208). */
export function cannotGuard(
  { units }: State,
  seat: SeatId,
  id: UnitId | undefined,
  fleet: UnitId | undefined,
): Problem | undefined {
  const unit = id === undefined ? undefined : units[id];
  if (unit?.seat !== seat) return impossible('VB 103', 'not-your-unit');
  if (fleet === undefined) return unit.guards === undefined ? impossible('VB 210', 'no-sentry') : undefined;
  if (!maySentry(designOf(unit)) || unit.mothballed)
    return impossible('VB 208', 'no-size-four', { name: nameOf(unit) });
  const guarded = units[fleet];
  return guarded?.seat === seat && isCivil(designOf(guarded)) && standsBy(unit, guarded)
    ? undefined
    : impossible('VB 208', 'no-fleet-here');
}

/** Why a Trade Fleet cannot trade along this route (VB 212). */
export function cannotRoute(
  state: State,
  seat: SeatId,
  id: UnitId | undefined,
  way: readonly PlaceId[],
): Problem | undefined {
  const unit = id === undefined ? undefined : state.units[id];
  if (unit?.seat !== seat) return impossible('VB 103', 'not-your-unit');
  if (!has(designOf(unit), 'Trade')) return impossible('VB 212', 'no-trader', { name: nameOf(unit) });
  const joined = way.every((place, at) => at === 0 || jumps(way[at - 1] ?? place, place) === 1);
  if (way.length === 0 || way.length > trade.sectors || !joined || new Set(way).size < way.length)
    return impossible('VB 212', 'bad-route', { most: trade.sectors });
  if (!way.includes(unit.place)) return impossible('VB 212', 'not-on-route', { name: nameOf(unit) });
  const foreign = way.find((place) => {
    const owner = state.systems[place]?.owner ?? seat;
    return owner !== seat && !letsTrade(relationOf(state.relations, seat, owner));
  });
  return foreign === undefined
    ? undefined
    : impossible('VB 180', 'no-trade-treaty', { system: labelOf(foreign) });
}

const isIn = ({ place, between }: Unit, sector: PlaceId): boolean =>
  between === undefined && place === sector;

/** The shortest way of at most so many sectors that the unit may go, as straight as can be; none if there is none. */
export function wayTo(state: State, seat: SeatId, id: UnitId, to: PlaceId): readonly PlaceId[] {
  const unit = state.units[id];
  if (unit?.seat !== seat || isIn(unit, to)) return [];
  const control = controlIn(state);
  const from = (last: PlaceId | undefined): readonly PlaceId[] =>
    last === undefined ? nextTo(unit) : around(last);
  let ways: readonly (readonly PlaceId[])[] = [[]];
  for (let step = 0; step < allowanceOf(unit); step += 1) {
    ways = ways.flatMap((way) =>
      from(way.at(-1))
        .toSorted(compareBy((next) => apart(next, to)))
        .map((next) => [...way, next]),
    );
    const found = ways.find(
      (way) => way.at(-1) === to && cannotMove(state, seat, id, { way, along: [] }, control) === undefined,
    );
    if (found !== undefined) return found;
  }
  return [];
}

/** The sectors that a unit can get to in a turn, that of its own included. */
export function rangeOf(state: State, seat: SeatId, id: UnitId): readonly PlaceId[] {
  const unit = state.units[id];
  if (unit?.seat !== seat) return [];
  const { place, between = place } = unit;
  const near = [place, between].flatMap((from) => [
    ...reach(from, around, () => 1, allowanceOf(unit)).keys(),
  ]);
  return [...new Set(near)].filter((to) => isIn(unit, to) || wayTo(state, seat, id, to).length > 0);
}
