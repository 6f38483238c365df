import type { Flyer, Wing } from '../model/battle/wings.ts';
import { isGunboatClass, isShuttle } from '../model/battle/wings.ts';
import type { Ship } from '../model/ship.ts';
import { hasRole } from '../ships/aboard/officers.ts';
import { sparesIn } from '../ships/aboard/spares.ts';
import { isUsuallyCrewed } from '../ships/fleet.ts';
import { linksLeft } from '../ships/command.ts';

const boxes = ({ count, spaces }: Wing): number => count * spaces;
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** Whether it stands on the ground. */
const isGround = ({ figures }: Ship): boolean => figures?.class === 'GB' || figures?.class === 'GF';

/** The hangars of a ship for this kind of unit: fighters share theirs, and so do gunboats. */
const hangarsFor = ({ wings = [] }: Ship, { class: of }: Flyer): readonly Wing[] =>
  wings.filter(
    (one) => isGunboatClass(one.class) === isGunboatClass(of) && one.links !== true && !isShuttle(one),
  );

/** How many more of a type a logistics officer takes aboard beyond the hangars (A12.30c). */
function sparesLeft(ship: Ship, { type }: Flyer): number {
  const { wings = [] } = ship;
  const at = wings.findIndex((one) => one.type === type && one.links !== true);
  const own = wings[at];
  return own === undefined ? 0 : Math.min(sparesIn(ship, at), sparesIn(ship, at) + own.most - own.count);
}

/** The smallest ships that carry a multi-role shuttle. OURS: as they do in the books that the rule speaks of (C4.25). */
const leastSize = 3;
/** How many more multi-role shuttles a ship takes: one, as a warship of size class 3 or larger, or of any size with a logistics officer, unless a mine sweeping shuttle is in its place (A12.30c, C4.25). */
export function shuttleRoom(ship: Ship): number {
  const fits =
    (!isUsuallyCrewed(ship) && ship.size <= leastSize && ship.band === undefined) || hasRole(ship, 'LL');
  const aboard = sum((ship.wings ?? []).map((one) => (isShuttle(one) ? one.count : 0)));
  return fits && ship.mss !== true ? Math.max(0, 1 - aboard) : 0;
}

/** How many more of a type have room in the hangars of a ship. OURS: another type takes the boxes that are free, and bombers those of ground bases alone (C20.75). */
function hangarLeft(ship: Ship, flyer: Flyer): number {
  const hangars = hangarsFor(ship, flyer);
  if (isGunboatClass(flyer.class)) return sum(hangars.map(({ most, count }) => most - count));
  if (flyer.spaces > 2 && !isGround(ship) && !hangars.some((one) => one.class === 'BMB')) return 0;
  const free = sum(hangars.map((one) => one.most * one.spaces - boxes(one)));
  return Math.max(0, Math.floor(free / Math.max(1, flyer.spaces)));
}

/** How many more of a type the ship in this position of a squadron can take aboard. */
export function roomLeft(ships: readonly Ship[], at: number, flyer: Flyer): number {
  const ship = ships[at];
  if (ship === undefined) return 0;
  if (isShuttle(flyer)) return shuttleRoom(ship);
  const links = isGunboatClass(flyer.class) ? linksLeft(ships, at) : 0;
  return hangarLeft(ship, flyer) + Math.max(0, sparesLeft(ship, flyer)) + links;
}

/** Hangars with so many boxes, or places of gunboats, fewer that are free. */
function lessRoom(wings: readonly Wing[], flyer: Flyer, boxesTaken: number): readonly Wing[] {
  const gunboat = isGunboatClass(flyer.class);
  let rest = boxesTaken;
  return wings.map((one) => {
    if (one.type === flyer.type || one.links === true || isShuttle(one)) return one;
    if (isGunboatClass(one.class) !== gunboat) return one;
    const each = gunboat ? 1 : one.spaces;
    const given = Math.min(one.most - one.count, Math.ceil(Math.max(0, rest) / each));
    rest -= given * each;
    return given === 0 ? one : { ...one, most: one.most - given };
  });
}

/** A ship with so many more of a type aboard, its hangars first and then its links. */
export function withAboard(ship: Ship, flyer: Flyer, count: number): Ship {
  if (isShuttle(flyer)) return withShuttles(ship, flyer, count);
  const plain = hangarLeft(ship, flyer);
  const inHangar = Math.min(count, plain + Math.max(0, sparesLeft(ship, flyer)));
  const linked = count - inHangar;
  const { wings = [] } = ship;
  const own = wings.find((one) => one.type === flyer.type && one.links !== true);
  const free = own === undefined ? 0 : Math.max(0, own.most - own.count);
  const beyond = Math.max(0, Math.min(inHangar, plain) - free);
  const each = isGunboatClass(flyer.class) ? 1 : flyer.spaces;
  const shrunk = lessRoom(wings, flyer, beyond * each);
  const stored: readonly Wing[] =
    inHangar === 0
      ? shrunk
      : own === undefined
        ? [...shrunk, { ...flyer, count: inHangar, most: inHangar }]
        : shrunk.map((one) =>
            one.type === flyer.type && one.links !== true
              ? { ...one, count: one.count + inHangar, most: one.most + beyond }
              : one,
          );
  return { ...ship, wings: linked === 0 ? stored : linkedTo(stored, flyer, linked) };
}

/** A ship with so many shuttles more, beside its hangars. */
function withShuttles(ship: Ship, flyer: Flyer, count: number): Ship {
  const { wings = [] } = ship;
  const had = sum(wings.map((one) => (one.type === flyer.type ? one.count : 0)));
  const others = wings.filter((one) => one.type !== flyer.type);
  return { ...ship, wings: [...others, { ...flyer, count: had + count, most: Math.max(1, had + count) }] };
}

function linkedTo(wings: readonly Wing[], flyer: Flyer, count: number): readonly Wing[] {
  const has = wings.some((one) => one.links === true && one.type === flyer.type);
  return has
    ? wings.map((one) =>
        one.links === true && one.type === flyer.type
          ? { ...one, count: one.count + count, most: one.most + count }
          : one,
      )
    : [...wings, { ...flyer, count, most: count, links: true }];
}
