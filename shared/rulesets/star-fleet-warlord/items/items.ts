import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { ItemKind, Ship } from '../model/ship.ts';
import { itemKinds } from '../model/ship.ts';
import type { Corporation } from '../model/corporation.ts';
import type { Site } from '../model/site.ts';
import { mrsCrew } from '../model/figures.ts';
import { designOf } from '../ships/list/index.ts';
import { aboard } from '../combat/items.ts';
import type { Moment } from '../ships/places.ts';
import { hasDepot, isBase, isCrippled, standing } from '../ships/places.ts';
import type { Named } from '../ships/ships.ts';
import { hasVariant, shipsAt } from '../ships/ships.ts';
import { capacityOf } from '../ships/capacity.ts';
import { canGarrison, garrisonRoom } from '../sites/fortifying.ts';
import type { World } from '../galaxy/world.ts';

/** Items that ships carry: decoys stay in store until they are dropped (SFW 3031). */
export type Carried = Exclude<ItemKind, 'decoys'>;
export const carriedKinds = itemKinds.filter((kind): kind is Carried => kind !== 'decoys');
/** What GIVE hands on of what a ship carries: no commandos (SFW 1745). */
const givenKinds = carriedKinds.filter((kind) => kind !== 'commandos');

type Items = Ship['items'];
/** So many of each kind that there are any of. */
const itemsBy = (kinds: readonly Carried[], count: (kind: Carried) => number): Items =>
  Object.fromEntries(
    kinds.flatMap((kind) => {
      const number = count(kind);
      return number > 0 ? [[kind, number]] : [];
    }),
  );

export const isNone = (items: Items): boolean => carriedKinds.every((kind) => (items[kind] ?? 0) === 0);

/** An MRS finds room on a small ship with such a crew; never on ships of Andromedans and civilians that cannot handle one (SFW 2680). */
const fitsMrs = ({ design, crew }: Ship): boolean => {
  const { race } = designOf({ design });
  return crew >= mrsCrew && !['A', 'C', 'M'].includes(race);
};

/** How many of a kind a ship can carry, with this crew. */
export const mostOnBoard = (ship: Ship, what: Carried): number =>
  Math.max(capacityOf(ship, what), what === 'mrs' && fitsMrs(ship) ? 1 : 0);

/** How many more of a kind a ship can take: crippled ones take nothing (SFW 2544). */
export const roomOnBoard = (ship: Ship, what: Carried): number =>
  isCrippled(ship) ? 0 : Math.max(0, mostOnBoard(ship, what) - (ship.items[what] ?? 0));

/** What a ship takes of what is there: as much as it has room for. */
export const taken = (
  ship: Ship,
  there: Items | Corporation['store'],
  kinds: readonly Carried[] = carriedKinds,
): Items => itemsBy(kinds, (kind) => Math.min(roomOnBoard(ship, kind), there[kind] ?? 0));

/** Whether ships are supplied out of store where this one is: at a base of its owner, or at a logistics base (SFW 2560, 3078). */
export const isSupplied = (world: World, ship: Ship): boolean =>
  isBase(world, ship.seat, ship.place) || hasDepot({ world }, ship);

/** Ships that can be handed items by one: those that stand still beside it, oldest first (SFW 1748). */
export const receivers = (moment: Moment, id: UnitId, ship: Ship): readonly Named[] =>
  standing(moment, ship).filter(([other]) => other !== id);

/** Whether a ship gives out of store as well (SFW 1752). */
export const isFacility = (ship: Ship): boolean => hasVariant(ship, 'F');

/** One step of handing items on: to whom, and from the ship itself or out of store. */
export interface Handing {
  readonly to: UnitId;
  readonly items: Items;
  readonly from: 'ship' | 'store';
}

/**
 * How items are handed on by GIVE: each ship takes what it can, the oldest first. A facilities ship hands on what is in store as well, and
 * then fills itself (SFW 1742; OURS: what it carries goes first).
 */
export function handings(moment: Moment, id: UnitId, ship: Ship): readonly Handing[] {
  const store = moment.world.state.corporations[ship.seat]?.store;
  const facility = isFacility(ship) && store !== undefined;
  let own = itemsBy(facility ? carriedKinds : givenKinds, (kind) => aboard(ship, kind));
  let left: Items = facility ? store : {};
  const done: Handing[] = [];
  const take = (to: UnitId, who: Ship, from: 'ship' | 'store'): Ship => {
    const items = taken(who, from === 'ship' ? own : left);
    if (isNone(items)) return who;
    if (from === 'ship') own = without(own, items);
    else left = without(left, items);
    done.push({ to, items, from });
    return { ...who, items: added(who.items, items) };
  };
  for (const [other, now] of receivers(moment, id, ship)) take(other, take(other, now, 'ship'), 'store');
  if (facility && done.length > 0) take(id, { ...ship, items: own }, 'store');
  return done;
}

/** Items with others put to them, or taken away. */
const added = (items: Items, more: Items): Items =>
  itemsBy(carriedKinds, (kind) => (items[kind] ?? 0) + (more[kind] ?? 0));
const without = (items: Items, less: Items): Items =>
  itemsBy(carriedKinds, (kind) => (items[kind] ?? 0) - (less[kind] ?? 0));

type Craft = Pick<Site, 'fighters' | 'pfs'>;

/** What of the craft of a ship the garrison of its site takes: as many as it supports, and none that do not work in its terrain (SFW 1695). */
export function fillsGarrison(world: World, { place, items }: Ship): Craft {
  const site = world.state.sites[place];
  const most = garrisonRoom(site?.points ?? 0);
  const fills = (kind: keyof Craft): number =>
    site !== undefined && canGarrison(world, place, kind)
      ? Math.max(0, Math.min(items[kind] ?? 0, most[kind] - site[kind]))
      : 0;
  return { fighters: fills('fighters'), pfs: fills('pfs') };
}

/** What a ship takes out of the garrison of its site (SFW 1712). */
export function takesGarrison({ state }: World, ship: Ship): Craft {
  const site = state.sites[ship.place];
  const takes = (kind: keyof Craft): number => Math.min(roomOnBoard(ship, kind), site?.[kind] ?? 0);
  return { fighters: takes('fighters'), pfs: takes('pfs') };
}

/** Whether it is no ship at all, and only seems to be one (SFW 3031). */
export const isDecoy = (ship: Pick<Ship, 'design'>): boolean => designOf(ship).hull === 'decoy';

/** Decoys in a hex: they are of whoever has ships there. */
export const decoysAt = ({ state }: World, place: PlaceId): readonly Named[] =>
  shipsAt(state, place).filter(([, ship]) => isDecoy(ship));
