import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { merchantBudget } from '../economy/merchantBudget.ts';
import { beside, boardOf } from '../map/board.ts';
import type { Lane, Units } from '../model/merchant.ts';
import type { Empire } from '../model/empire.ts';
import type { State } from '../model/state.ts';
import { needOf, specialsOf } from '../trade/marine/needs.ts';
import { homeworldOf } from '../model/homeworld.ts';

/** Freighters in the strategic reserve of a new game. OURS: the book leaves the beginning to the game master (Z2). */
const reserveFreighters = { 'F-L': 10, 'F-S': 20 } as const;

type World = Omit<State, 'empires'>;

/** The hexes of an empire’s space in the order of their distance from its homeworld within it, each with the one before it. */
function waysFrom({ map, territory }: World, seat: SeatId, home: PlaceId): ReadonlyMap<PlaceId, PlaceId> {
  const board = boardOf(map);
  const before = new Map<PlaceId, PlaceId>([[home, home]]);
  for (const place of before.keys())
    for (const next of beside(board, place))
      if (territory[next] === seat && !before.has(next)) before.set(next, place);
  return before;
}

/** The trade routes of an empire as a new game has them: the shortest ways from its homeworld to its major systems (B1.20). OURS: none to minor ones. */
function routesOf(world: World, seat: SeatId): readonly PlaceId[] {
  const home = homeworldOf(world, seat);
  if (home === undefined) return [];
  const before = waysFrom(world, seat, home);
  const hexes = new Set<PlaceId>();
  for (const [place, { kind, owner }] of inOrder(world.systems)) {
    let hex: PlaceId | undefined = owner === seat && kind !== 'minor' ? place : undefined;
    while (hex !== undefined && before.has(hex) && !hexes.has(hex)) {
      hexes.add(hex);
      hex = before.get(hex);
    }
  }
  return [...hexes].sort();
}

const reserveOf = (world: World, seat: SeatId): Units => ({
  ...reserveFreighters,
  ...Object.fromEntries(
    specialsOf(world, seat).flatMap(({ unit, count }) => (count > 0 ? [[unit, count]] : [])),
  ),
});

/** A new world with trade routes, and as many freighters as they need (B1.20, Z2.10). */
export function withMerchants(state: State): State {
  const seats = inOrder(state.empires).map(([seat]) => seat);
  const laid = seats.flatMap((seat) =>
    routesOf(state, seat).map((place): readonly [PlaceId, Lane] => [place, { seat }]),
  );
  const routed: State = laid.length === 0 ? state : { ...state, routes: Object.fromEntries(laid) };
  const empires: State['empires'] = Object.fromEntries(
    inOrder(state.empires).map(([seat, empire]): readonly [SeatId, Empire] => [
      seat,
      { ...empire, merchant: { working: needOf(routed, seat), reserve: reserveOf(routed, seat) } },
    ]),
  );
  const begun: State = { ...routed, empires };
  return {
    ...begun,
    empires: Object.fromEntries(
      inOrder(empires).map(([seat, empire]): readonly [SeatId, Empire] => {
        const budget = merchantBudget(begun, seat, empire.treasury);
        const { merchant } = empire;
        return [seat, { ...empire, ...(merchant && budget > 0 && { merchant: { ...merchant, budget } }) }];
      }),
    ),
  };
}
