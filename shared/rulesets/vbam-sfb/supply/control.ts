import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, pairsWhere } from '#kernel/words/inOrder.ts';
import { actAsOne, relationOf } from '../model/relations.ts';
import type { State, Unit } from '../model/state.ts';
import type { Named } from '../model/stations.ts';
import { unitsAt, unitsFrom, unitsOf } from '../model/stations.ts';
import { around, isOnMap } from '../map/board.ts';
import { designOf, has, isCivil, isOfSpace } from '../units/designs.ts';

/** Supply (VB 224): how far it reaches, and what makes a system a supply point. */
export const supply = { range: 2, census: 3, productivity: 3 } as const;

/** Whether two powers may not attack each other's ships (VB 186): they have declared nothing. */
export const areEnemies = ({ relations }: State, a: SeatId, b: SeatId): boolean =>
  relationOf(relations, a, b).enmity !== undefined;

/** Forces stop each other on the way unless there is peace (VB 178, 206). */
export const areFriends = ({ relations }: State, a: SeatId, b: SeatId): boolean =>
  a === b || relationOf(relations, a, b).treaties.includes('peace') || actAsOne(relationOf(relations, a, b));

/** Powers whose units do not contest a sector (VB 198, 202), and fight together (VB 309). */
export const areAllied = ({ relations }: State, a: SeatId, b: SeatId): boolean =>
  a === b ||
  relationOf(relations, a, b).treaties.includes('mutual-defense') ||
  actAsOne(relationOf(relations, a, b));

/** In service, and in space: in a sector, or stopped on the way from it. */
const isInSpace = (unit: Unit): boolean =>
  !unit.mothballed && unit.interned === undefined && unit.aboard === undefined && isOfSpace(designOf(unit));

/** Units in service that stand in space. */
export const shipsIn = (state: State): readonly Named[] => pairsWhere(state.units, isInSpace);

/** The same in a sector. */
export const shipsAt = (state: State, place: PlaceId): readonly Named[] =>
  unitsAt(state.units, place).filter(([, unit]) => isInSpace(unit));

/** The same on the way between two sectors, from the first of them. */
export const shipsOnWay = (state: State, from: PlaceId, to: PlaceId): readonly Named[] =>
  unitsFrom(state.units, from).filter(([, unit]) => unit.between === to && isInSpace(unit));

/** In service, whole, and with attack factors. */
export const isArmed = (unit: Unit): boolean =>
  !unit.crippled && isInSpace(unit) && designOf(unit).attack > 0;

/** Who has anything armed in a sector. */
type Armed = (place: PlaceId) => ReadonlySet<SeatId>;

/** Remembers what is asked of places as things stand. */
function once<T>(of: (place: PlaceId) => T): (place: PlaceId) => T {
  const known = new Map<PlaceId, T>();
  return (place) => {
    if (!known.has(place)) known.set(place, of(place));
    return known.get(place) as T;
  };
}

const armedIn = (state: State): Armed =>
  once((place) => {
    const armed = unitsAt(state.units, place).filter(([, unit]) => isArmed(unit));
    return new Set(armed.map(([, { seat }]) => seat));
  });

/** Whether an armed enemy stands in a sector against nobody armed of the seat (OURS: supply does not pass it). */
const isBarred = (state: State, armed: Armed, seat: SeatId, place: PlaceId): boolean => {
  const seats = armed(place);
  return !seats.has(seat) && [...seats].some((other) => areEnemies(state, seat, other));
};

/** Supply points: systems with people, work and loyalty enough (VB 224), and bases that serve as depots. */
function pointsOf(state: State, seat: SeatId): readonly PlaceId[] {
  const systems = pairsWhere(
    state.systems,
    ({ owner, census, productivity, morale }) =>
      owner === seat &&
      census >= supply.census &&
      productivity >= supply.productivity &&
      2 * morale >= census,
  );
  const depots = unitsOf(state.units, seat).filter(
    ([, unit]) =>
      !unit.mothballed && !unit.crippled && unit.aboard === undefined && has(designOf(unit), 'Supply Depot'),
  );
  return [...systems.map(([place]) => place), ...depots.map(([, { place }]) => place)];
}

/** Sectors within the supply range of an empire (VB 224). */
export function supplyOf(state: State, seat: SeatId, armed: Armed = armedIn(state)): ReadonlySet<PlaceId> {
  const empires = keysInOrder(state.empires).length;
  const barred = once((place) => isBarred(state, armed, seat, place));
  const reached = new Set(pointsOf(state, seat));
  let edge = [...reached];
  for (let step = 0; step < supply.range; step += 1) {
    edge = edge
      .flatMap(around)
      .filter((place) => !reached.has(place) && !barred(place) && isOnMap(place, empires));
    for (const place of edge) reached.add(place);
  }
  for (const place of extended(state, seat, reached)) if (!barred(place)) reached.add(place);
  return reached;
}

/** One sector beyond the range, where military supply ships stand there and in a sector beside it that is in range (VB 226; OURS: whole ones). */
function extended(state: State, seat: SeatId, range: ReadonlySet<PlaceId>): readonly PlaceId[] {
  const ships = unitsOf(state.units, seat).filter(
    ([, unit]) =>
      unit.between === undefined &&
      !unit.crippled &&
      isInSpace(unit) &&
      has(designOf(unit), 'Supply') &&
      !isCivil(designOf(unit)),
  );
  const places = new Set(ships.map(([, { place }]) => place));
  return [...places].filter(
    (place) => !range.has(place) && around(place).some((near) => range.has(near) && places.has(near)),
  );
}

/** Who has units or colonies in a sector. */
function presentIn({ systems, units }: State, place: PlaceId): ReadonlySet<SeatId> {
  const owner = systems[place]?.owner;
  const here = unitsAt(units, place);
  return new Set([...(owner === undefined ? [] : [owner]), ...here.map(([, { seat }]) => seat)]);
}

export interface Control {
  /** Whether a sector is Controlled by the empire itself (VB 198). */
  controls(seat: SeatId, place: PlaceId): boolean;
  /** Whether it is Controlled by the empire or an ally of it, and nobody else is there but partners in defense: units pass through (VB 198, 204). */
  isOpen(seat: SeatId, place: PlaceId): boolean;
  /** Whether assets of powers that are not allied are there together (VB 202). */
  isContested(place: PlaceId): boolean;
  present(place: PlaceId): ReadonlySet<SeatId>;
}

/** Whether powers that are not allied are among these (VB 202); maps alone ask it. */
function areContesting(state: State, seats: readonly SeatId[]): boolean {
  return seats.some((a) => seats.some((b) => !areAllied(state, a, b)));
}

/** Who controls what, as things stand: it is found out when it is asked, so ask before anything changes. */
export function controlIn(state: State): Control {
  const empires = keysInOrder(state.empires);
  const armed = armedIn(state);
  const ranges = new Map<SeatId, ReadonlySet<PlaceId>>();
  const isInRange = (seat: SeatId, place: PlaceId): boolean => {
    const range = ranges.get(seat) ?? supplyOf(state, seat, armed);
    ranges.set(seat, range);
    return range.has(place);
  };
  const present = once((place) => presentIn(state, place));
  const controls = (seat: SeatId, place: PlaceId): boolean => {
    const seats = present(place);
    if (seats.size > 0) return seats.has(seat) && [...seats].every((other) => areAllied(state, seat, other));
    return (
      empires.includes(seat) &&
      isInRange(seat, place) &&
      empires.every((other) => areAllied(state, seat, other) || !isInRange(other, place))
    );
  };
  return {
    present,
    controls,
    isContested: (place) => areContesting(state, [...present(place)]),
    isOpen: (seat, place) =>
      [...present(place)].every((other) => areAllied(state, seat, other)) &&
      empires.some(
        (other) =>
          (other === seat || actAsOne(relationOf(state.relations, seat, other))) && controls(other, place),
      ),
  };
}

/** Powers that a stranger to them has come into contact with: through sectors that it or powers it knows control (VB 119). */
export function contactsOf(
  state: State,
  control: Control,
  seat: SeatId,
  strangers: readonly SeatId[],
): readonly SeatId[] {
  const empires = keysInOrder(state.empires);
  const known = empires.filter((other) => !strangers.includes(other));
  const reached = new Set(
    inOrder(state.systems).flatMap(([place, { owner }]) => (owner === seat ? [place] : [])),
  );
  const touched = new Set<PlaceId>(reached);
  for (const place of reached)
    for (const next of around(place)) {
      touched.add(next);
      if (known.some((other) => control.controls(other, next))) reached.add(next);
    }
  return strangers.filter((other) =>
    [...touched].some((place) => control.controls(other, place) || control.present(place).has(other)),
  );
}
