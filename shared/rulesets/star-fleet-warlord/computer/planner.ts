import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { OfficeOrder, Order, ShipOrder } from '../allOrders.ts';
import { ships } from '../allOrders.ts';
import { imagine } from '../model/imagine.ts';
import { hexIn } from '../model/ids.ts';
import type { Size } from '../model/parameters.ts';
import type { Ship } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { cannotDo } from '../ordering.ts';
import { linesOf } from '../stance/lines.ts';
import type { Moment } from '../ships/places.ts';
import { levelOfShip } from '../ships/ships.ts';
import { usableSlots } from '../ships/speed.ts';
import { isRuin, wayFor } from '../movement/ways.ts';
import { bothOf } from '../galaxy/terrain.ts';
import { worldOf } from '../galaxy/world.ts';
import { espionage } from '../model/figures.ts';
import type { Hull } from '../ships/list/classes.ts';
import { designOf } from '../ships/list/index.ts';
import type { Manner } from './manner.ts';
import { mannerOf } from './manner.ts';

/** A ship that can still be ordered something: where its orders lead it, and the pulses that they leave. */
export interface Pilot {
  readonly id: UnitId;
  readonly ship: Ship;
  place: PlaceId;
  left: number;
  readonly given: Unnumbered<ShipOrder>[];
}

/** Plans the run of a Corporation that the computer leads: what it knows, and what is ordered so far. */
export interface Planner extends Moment {
  readonly books: Books;
  readonly view: View;
  readonly me: SeatId;
  readonly size: Size;
  readonly manner: Manner;
  /** It attacks other Corporations of its own accord. */
  readonly ambitious: boolean;
  /** Ships that go where they are sent, in id order. */
  readonly pilots: readonly Pilot[];
  /** Hexes that a ship is on its way to. */
  readonly taken: Set<PlaceId>;
  /** Lines that are left for orders of the Home Office. */
  lines: number;
  order(order: Unnumbered<OfficeOrder>): void;
  plan(): Plan<Order>;
}

/** Ships that stay where they are. */
const moored: readonly Hull[] = ['gate', 'decoy', 'logistics', 'dock'];

const goes = (ship: Ship): boolean =>
  !moored.includes(designOf(ship).hull) && ship.linked === undefined && ship.stasis !== 'frozen';

export function startPlanner(books: Books, view: View): Planner {
  const { me, parameters } = view;
  const state = imagine(view);
  const hq: Unnumbered<OfficeOrder>[] = [];
  const pilots = inOrder(view.ships)
    .filter(([, ship]) => goes(ship) && usableSlots(ship) > 0)
    .map(([id, ship]): Pilot => ({ id, ship, place: ship.place, left: usableSlots(ship), given: [] }));
  const planner: Planner = {
    books,
    view,
    me,
    pilots,
    size: parameters.size,
    manner: mannerOf(view),
    ambitious: parameters.computerAttacks === true,
    world: worldOf(books, state),
    moves: () => false,
    taken: new Set(),
    lines: linesOf(state, me),
    order(order) {
      planner.lines -= 1;
      hq.push(order);
    },
    plan() {
      let given = 0;
      const numbered = (order: Unnumbered<Order>): Order =>
        ({ ...order, ref: nthOrder(me, view.turn, (given += 1)) }) as Order;
      return {
        hq: hq.map(numbered),
        units: Object.fromEntries(
          pilots
            .filter((pilot) => pilot.given.length > 0)
            .map((pilot) => [pilot.id, pilot.given.map(numbered)]),
        ),
      };
    },
  };
  return planner;
}

/** Whether a ship is too damaged to look for trouble. */
export const isWorn = (ship: Ship): boolean => ['H', 'C'].includes(levelOfShip(ship));

/** A ship that has been ordered nothing yet. */
export const isIdle = ({ given }: Pilot): boolean => given.length === 0;

/** Whether an owner is a power rather than a Corporation. */
export const isPower = ({ view: { names } }: Planner, seat: SeatId): boolean =>
  (names[seat]?.number ?? 0) >= espionage.powersFrom;

/** Whether its ships may attack whatever belongs to an owner. */
export const isFoe = (planner: Planner, seat: SeatId): boolean =>
  seat !== planner.me &&
  seat !== planner.view.own.ally &&
  (isPower(planner, seat) || planner.ambitious || seat === planner.view.own.against);

/** Gives a ship an order in its next pulse, where it can carry it out; whether it could. */
export function act(planner: Planner, pilot: Pilot, order: Unnumbered<ShipOrder>, whole = false): boolean {
  const { id, ship, place } = pilot;
  if (pilot.left === 0 || (whole && !isIdle(pilot))) return false;
  const now = place === ship.place ? ship : { ...ship, place };
  const declared = ships[order.kind];
  const given = { ...order, ref: nthOrder(planner.me, planner.view.turn, 1) } as ShipOrder;
  if (declared !== undefined && cannotDo(declared, planner, id, now, given)) return false;
  pilot.given.push(order);
  pilot.left = whole ? 0 : pilot.left - 1;
  return true;
}

/** Terrain that wrecks many ships: voids and old minefields. */
const wrecking: readonly string[] = ['VP', 'OM'];

/** Whether others hold a hex in such a way that whoever only passes would have to fight. */
const shunned =
  ({ view: { sites, sightings, turn, me }, world, manner }: Planner) =>
  (place: PlaceId): boolean => {
    if (manner.thrifty && bothOf(world.entered(place)).some(({ code }) => wrecking.includes(code)))
      return true;
    const [site, seen] = [sites[place], sightings[place]];
    return (site?.owner !== undefined && site.owner !== me) || (seen !== undefined && seen.turn >= turn - 2);
  };

/** The way of a ship to a hex as far as it is safe; whether it ends there or before. */
export function wayOf(
  planner: Planner,
  { ship, place }: Pilot,
  to: PlaceId,
): { readonly way: readonly PlaceId[]; readonly whole: boolean } {
  const shuns = shunned(planner);
  const all = wayFor(planner.world, planner.size, ship, place, to, shuns);
  const bad = all.findIndex(
    (next) => isRuin(planner.world.hex(next), ship, planner.world.state) || (next !== to && shuns(next)),
  );
  return { way: bad < 0 ? all : all.slice(0, bad), whole: bad < 0 };
}

/** Moves a ship along a way as far as its pulses go. */
export function follow(pilot: Pilot, way: readonly PlaceId[], most = pilot.left): void {
  for (const place of way.slice(0, Math.min(most, pilot.left))) {
    pilot.given.push({ kind: 'move', hex: hexIn(place) });
    pilot.place = place;
    pilot.left -= 1;
  }
}

/** Sends a ship to a hex, if a safe way leads there; whether one does. */
export function send(planner: Planner, pilot: Pilot, to: PlaceId): boolean {
  const { way, whole } = wayOf(planner, pilot, to);
  if (!whole || way.length === 0) return false;
  follow(pilot, way);
  planner.taken.add(to);
  return true;
}
