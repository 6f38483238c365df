import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { padded, unitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { State, Unit } from './state.ts';

/*
 * Indexes of the units of a campaign, built when they are first asked and kept by `putUnit`: to walk through all units for every question would
 * take longer than the rest of a turn.
 */

type Units = State['units'];
export type Named = readonly [UnitId, Unit];

/** Ids, in their order once they were asked for. */
interface Shelf {
  readonly ids: Set<UnitId>;
  sorted?: readonly UnitId[] | undefined;
}
type Shelves<K> = Map<K, Shelf>;

function shelve<K>(shelves: Shelves<K>, key: K, id: UnitId): void {
  const shelf = shelves.get(key);
  if (shelf === undefined) shelves.set(key, { ids: new Set([id]) });
  else {
    shelf.ids.add(id);
    shelf.sorted = undefined;
  }
}

function unshelve<K>(shelves: Shelves<K>, key: K, id: UnitId): void {
  const shelf = shelves.get(key);
  if (shelf?.ids.delete(id) === true) shelf.sorted = undefined;
}

function under<K>(shelves: Shelves<K>, key: K): readonly UnitId[] {
  const shelf = shelves.get(key);
  return shelf === undefined ? [] : (shelf.sorted ??= [...shelf.ids].sort());
}

interface Stations {
  readonly at: Shelves<PlaceId>;
  readonly of: Shelves<SeatId>;
  /** By the power that pays for them: it interns them, or they are its own. */
  readonly paid: Shelves<SeatId>;
  /** What is aboard of a unit, or based on it. */
  readonly on: Shelves<UnitId>;
  /** Who guards a unit. */
  readonly by: Shelves<UnitId>;
}

const stations = new WeakMap<Units, Stations>();

/** Puts a unit on all shelves that it stands on, or takes it from them. */
function sort({ at, of, paid, on, by }: Stations, id: UnitId, unit: Unit, into: typeof shelve): void {
  into(at, unit.place, id);
  into(of, unit.seat, id);
  into(paid, unit.interned ?? unit.seat, id);
  if (unit.based !== undefined) into(on, unit.based, id);
  for (const one of unit.aboard ?? []) into(on, one, id);
  if (unit.guards !== undefined) into(by, unit.guards, id);
}

const isWhere = (a: Unit, b: Unit): boolean =>
  a.place === b.place &&
  a.seat === b.seat &&
  a.interned === b.interned &&
  a.based === b.based &&
  a.aboard === b.aboard &&
  a.guards === b.guards;

function stationsOf(units: Units): Stations {
  const known = stations.get(units);
  if (known !== undefined) return known;
  const made: Stations = { at: new Map(), of: new Map(), paid: new Map(), on: new Map(), by: new Map() };
  for (const id of keysInOrder(units)) sort(made, id, units[id] as Unit, shelve);
  stations.set(units, made);
  return made;
}

const named = (units: Units, ids: readonly UnitId[]): readonly Named[] =>
  ids.map((id) => [id, units[id] as Unit] as const);

/** These units, those that there are, by id, each once. */
export const unitsNamed = (units: Units, ids: Iterable<UnitId>): readonly Named[] =>
  named(units, [...new Set(ids)].filter((id) => units[id] !== undefined).sort());

/** Units in a sector, or on the way from it to another, by id. */
export const unitsFrom = (units: Units, place: PlaceId): readonly Named[] =>
  named(units, under(stationsOf(units).at, place));
/** Units in a sector, by id. */
export const unitsAt = (units: Units, place: PlaceId): readonly Named[] =>
  unitsFrom(units, place).filter(([, { between }]) => between === undefined);
/** Units of a power, by id. */
export const unitsOf = (units: Units, seat: SeatId): readonly Named[] =>
  named(units, under(stationsOf(units).of, seat));
/** Units that a power pays for, by id: its own, but for those that others intern, and those that it interns. */
export const unitsPaidBy = (units: Units, seat: SeatId): readonly Named[] =>
  named(units, under(stationsOf(units).paid, seat));
/** What goes where a unit goes, by id: its cargo, and flights based on it. */
export const carriedBy = (units: Units, id: UnitId): readonly UnitId[] => under(stationsOf(units).on, id);
/** Units that guard a fleet, by id, wherever they are. */
export const guardsOf = (units: Units, id: UnitId): readonly UnitId[] => under(stationsOf(units).by, id);

/** Puts a unit as it is now into a draft’s record, or takes it out, and keeps the indexes. Nothing else may change such a record. */
export function putUnit(units: Units, id: UnitId, now: Unit | undefined): void {
  const was: Unit | undefined = units[id];
  if (now === undefined) delete (units as Record<UnitId, Unit>)[id];
  else (units as Record<UnitId, Unit>)[id] = now;
  const known = stations.get(units);
  if (known === undefined || (was !== undefined && now !== undefined && isWhere(was, now))) return;
  if (was !== undefined) sort(known, id, was, unshelve);
  if (now !== undefined) sort(known, id, now, shelve);
}

/** Puts another in the place of a unit of a draft; where it is gone nothing happens. */
export function changeUnit(units: Units, id: UnitId, by: (was: Unit) => Unit): void {
  const was: Unit | undefined = units[id];
  if (was !== undefined) putUnit(units, id, by(was));
}

/** The id of the next unit of an empire. */
export const nextUnit = ({ empires }: Pick<State, 'empires'>, seat: SeatId): UnitId =>
  unitId(`${seat}.u${padded((empires[seat]?.made ?? 0) + 1)}`);
