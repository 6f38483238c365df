import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { SectorId } from './ids.ts';
import { sectorIn } from './ids.ts';
import type { Ship } from './ship.ts';
import type { Site } from './site.ts';
import type { State } from './state.ts';

/*
 * Indexes of the ships and sites of a galaxy, built when they are first asked and kept by `apply`: to walk through a galaxy for every
 * question would take longer than the rest of a turn.
 */

/** What stands under each key, by its id. */
type Shelves<K, I> = Map<K, Set<I>>;

function put<K, I>(shelves: Shelves<K, I>, key: K, id: I): void {
  const shelf = shelves.get(key);
  if (shelf === undefined) shelves.set(key, new Set([id]));
  else shelf.add(id);
}

/** Ships by place, by owner and by sector. */
interface Stations {
  readonly at: Shelves<PlaceId, UnitId>;
  readonly of: Shelves<SeatId, UnitId>;
  readonly within: Shelves<SectorId, UnitId>;
}

function moved({ at, of, within }: Stations, id: UnitId, was: Ship | undefined, now: Ship | undefined): void {
  if (was?.place === now?.place && was?.seat === now?.seat) return;
  if (was !== undefined) {
    at.get(was.place)?.delete(id);
    of.get(was.seat)?.delete(id);
    within.get(sectorIn(was.place))?.delete(id);
  }
  if (now === undefined) return;
  put(at, now.place, id);
  put(of, now.seat, id);
  put(within, sectorIn(now.place), id);
}

/** Sites by owner, by who listens there and by sector. */
interface Holdings {
  readonly of: Shelves<SeatId, PlaceId>;
  readonly posts: Shelves<SeatId, PlaceId>;
  readonly within: Shelves<SectorId, PlaceId>;
}

function passed({ of, posts, within }: Holdings, place: PlaceId, was: Site | undefined, now: Site): void {
  put(within, sectorIn(place), place);
  if (was?.post !== now.post) {
    if (was?.post !== undefined) posts.get(was.post)?.delete(place);
    if (now.post !== undefined) put(posts, now.post, place);
  }
  if (was?.owner === now.owner) return;
  if (was?.owner !== undefined) of.get(was.owner)?.delete(place);
  if (now.owner !== undefined) put(of, now.owner, place);
}

type Ships = State['ships'];
type Sites = State['sites'];
const stations = new WeakMap<Ships, Stations>();
const holdings = new WeakMap<Sites, Holdings>();

function stationsOf(ships: Ships): Stations {
  const known = stations.get(ships);
  if (known !== undefined) return known;
  const made: Stations = { at: new Map(), of: new Map(), within: new Map() };
  for (const [id, ship] of inOrder(ships)) moved(made, id, undefined, ship);
  stations.set(ships, made);
  return made;
}

function holdingsIn(sites: Sites): Holdings {
  const known = holdings.get(sites);
  if (known !== undefined) return known;
  const made: Holdings = { of: new Map(), posts: new Map(), within: new Map() };
  for (const [place, site] of inOrder(sites)) passed(made, place, undefined, site);
  holdings.set(sites, made);
  return made;
}

const found = <I extends string, T>(
  all: Readonly<Record<I, T>>,
  ids: Iterable<I> = [],
): readonly (readonly [I, T])[] => [...ids].sort().map((id) => [id, all[id]] as const);

/** Ships in a hex, in id order. */
export const stationedAt = (ships: Ships, place: PlaceId) => found(ships, stationsOf(ships).at.get(place));
/** Ships of an owner, in id order. */
export const shipsHeldBy = (ships: Ships, seat: SeatId) => found(ships, stationsOf(ships).of.get(seat));
/** Ships in a sector, in id order. */
export const stationedIn = (ships: Ships, sector: SectorId) =>
  found(ships, stationsOf(ships).within.get(sector));
/** Sites of an owner, in id order. */
export const sitesHeldBy = (sites: Sites, seat: SeatId) => found(sites, holdingsIn(sites).of.get(seat));
/** Sites where an owner listens, in id order. */
export const postsHeldBy = (sites: Sites, seat: SeatId) => found(sites, holdingsIn(sites).posts.get(seat));
/** Sites of a sector, in id order. */
export const sitesWithin = (sites: Sites, sector: SectorId) =>
  found(sites, holdingsIn(sites).within.get(sector));

/** Puts a ship as it is now into a draft's record, or takes it out, and keeps the indexes. */
export function putShip(ships: Ships, id: UnitId, now: Ship | undefined): void {
  const was: Ship | undefined = ships[id];
  if (now === undefined) delete (ships as Record<UnitId, Ship>)[id];
  else (ships as Record<UnitId, Ship>)[id] = now;
  const known = stations.get(ships);
  if (known !== undefined) moved(known, id, was, now);
}

/** The same for a site, which always stays. */
export function putSite(sites: Sites, place: PlaceId, now: Site): void {
  const was: Site | undefined = sites[place];
  (sites as Record<PlaceId, Site>)[place] = now;
  const known = holdings.get(sites);
  if (known !== undefined) passed(known, place, was, now);
}
