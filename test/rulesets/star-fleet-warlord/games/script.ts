import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { countOrders, emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Large, Script } from '#test/support/kits/testKit.ts';
import type { StarFleetWarlord } from '#rulesets/star-fleet-warlord/game.ts';
import { hexIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Order, ShipOrder } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { Ship } from '#rulesets/star-fleet-warlord/model/ship.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { imagine } from '#rulesets/star-fleet-warlord/model/imagine.ts';
import { hexesOf, distance, neighbours } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import { speedOf } from '#rulesets/star-fleet-warlord/ships/speed.ts';
import type { World } from '#rulesets/star-fleet-warlord/galaxy/world.ts';
import { worldOf } from '#rulesets/star-fleet-warlord/galaxy/world.ts';
import { siteKindOf } from '#rulesets/star-fleet-warlord/galaxy/terrain.ts';
import { begun, shelf, starFleetWarlord } from '../shelf.ts';

const firstFleet = ['F-POL', 'H-SC', 'T-PC', 'O-FT', 'C-FDX', 'T-PR'];

type Unnumbered = ShipOrder extends infer O
  ? O extends { readonly kind: string }
    ? Omit<O, 'ref'>
    : never
  : never;

/** Sites of scanned sectors that are not one's own. */
const goals = (view: View, world: World): readonly PlaceId[] =>
  keysInOrder(view.scanned)
    .flatMap(hexesOf)
    .filter((place) => siteKindOf(world.hex(place)) !== undefined && view.sites[place]?.owner !== view.me);

const isSafe = ({ hex }: World, place: PlaceId): boolean => {
  const { point, area } = hex(place);
  return point.entry.length === 0 && area.entry.length === 0 && area.teleports === undefined;
};

/** A ship flies to the site that is nearest, over hexes that do it no harm; every third year it looks for something where it is. */
function slots(view: View, world: World, ship: Ship, at: number): readonly Unnumbered[] {
  if (ship.design === 'H-SC') return [{ kind: 'scan', what: view.turn % 2 === 0 ? 'TERR' : 'SHIP' }];
  if ((view.turn + at) % 3 === 0) return [{ kind: 'prospect' }];
  const far = (from: PlaceId, to: PlaceId): number => distance(view.parameters.size, from, to);
  const goal = goals(view, world).toSorted((a, b) => far(ship.place, a) - far(ship.place, b))[at % 3];
  const way: Unnumbered[] = [];
  let place = ship.place;
  for (let pulse = 1; goal !== undefined && pulse <= speedOf(ship) && place !== goal; pulse += 1) {
    const from = place;
    const next = neighbours(view.parameters.size, place)
      .filter((near) => near === goal || isSafe(world, near))
      .toSorted((a, b) => far(a, goal) - far(b, goal))[0];
    if (next === undefined || far(next, goal) > far(from, goal)) break;
    way.push({ kind: 'move', hex: hexIn(next) });
    place = next;
  }
  return way;
}

export function scripted(view: View): Plan<Order> {
  let plan = emptyPlan<Order>();
  const add = (order: object, unit?: keyof View['ships']): void => {
    const ref = nthOrder(view.me, view.turn, countOrders(plan) + 1);
    plan = withOrder(plan, { ...order, ref } as Order, unit as never);
  };
  if (view.turn === 1) {
    for (const design of firstFleet) add({ kind: 'purchase', design, name: '' });
    return plan;
  }
  const world = worldOf(shelf, imagine(view));
  for (const [at, [id, ship]] of inOrder(view.ships).entries())
    for (const slot of slots(view, world, ship, at)) add(slot, id);
  return plan;
}

export const script: Script<StarFleetWarlord> = {
  plan: scripted,
  happens: [
    'ship-bought',
    'ship-moved',
    'sector-scanned',
    'ships-scanned',
    'site-captured',
    'hex-prospected',
  ],
};

const seats = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `c${String(at + 1).padStart(2, '0')}`);
/** Where nobody but players has ships. */
const alone = { monsters: 'absent', pirates: 'absent', npcs: 'absent' };
const setups = [
  { name: '4 by 4 sectors, 8 Corporations', setup: { size: '4x4', seats: seats(8) } },
  { name: '10 by 10 sectors, 50 Corporations', setup: { size: '10x10', seats: seats(50) } },
] as const;

export const large: Large<StarFleetWarlord> = {
  setups,
  worlds: setups.length,
  world: (size) => begun(setups[size]?.setup, openDice(`large ${size}`)),
  opening: 3,
  plans: (state: State) =>
    Object.fromEntries(
      state.cycle.map((seat: SeatId) => [seat, scripted(starFleetWarlord.view(state, seat, []))]),
    ),
  objects: ({ ships, sites }) => keysInOrder(ships).length + keysInOrder(sites).length,
  oneMore: (view, plan) => {
    const [unit] = keysInOrder(view.ships);
    return withOrder(plan, { kind: 'stay', ref: nthOrder(view.me, view.turn, 99) }, unit);
  },
  compared: {
    worlds: [
      {
        name: 'the same ships in 100 sectors, to that in 25',
        more: { ...alone, size: '10x10', seats: seats(12) },
        less: { ...alone, size: '5x5', seats: seats(12) },
        most: 1.5,
      },
      {
        name: '50 Corporations, to that of 10 in a galaxy of their size',
        more: { size: '10x10', seats: seats(50) },
        less: { size: '5x4', seats: seats(10) },
        most: 7,
      },
    ],
    grounded: (view, { sectors }) => ({
      ...view,
      scanned: Object.fromEntries(
        inOrder(sectors).flatMap(([id, { ground }]) => (ground === undefined ? [] : [[id, ground]])),
      ),
    }),
  },
};
