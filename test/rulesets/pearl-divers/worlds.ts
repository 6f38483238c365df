import { openDice } from '#kernel/dice/streams.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { nthOrder, placeId, seatId, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Large, RandomGames, Script, Stops, TestKit } from '#test/support/kits/testKit.ts';
import type { Order, PearlDivers } from './game/game.ts';
import type { Boat, State, View } from './game/model/state.ts';
import { boatOf, buoyAt } from './game/model/state.ts';
import { create } from './game/setup.ts';
import { board, chart, fewestPearls, harbour, seats } from './game/tables.ts';

type Kit = TestKit<PearlDivers>;

export const setup: Kit['setup'] = () => ({ seats: [...seats] });

/** A game in which both boats lie somewhere and hold something already. */
function underWay(draw: Draw, where: typeof chart): State {
  const made = create(setup(2), draw);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const boats = inOrder(made.value.boats).map(([seat, boat]) => [
    seat,
    { ...boat, place: draw.fork('place', seat).pick(where).place, pearls: draw.fork('pearls', seat).int(5) },
  ]);
  return { ...made.value, boats: Object.fromEntries(boats) as State['boats'] };
}

/** Both lie at reefs, so that dice are rolled from the first turn on. */
export const start: Kit['start'] = () =>
  underWay(
    openDice('start'),
    chart.filter(({ place }) => place !== harbour),
  );

export const plant: Kit['plant'] = (state, seat, marker) => ({
  ...state,
  boats: { ...state.boats, [seat]: { ...(state.boats[seat] as Boat), name: marker } },
});

const north = seatId('north');

/** North alone, on reefs that hold what everybody expects, sails and dives. */
export const seen: Kit['seen'] = () => {
  const boat = { name: 'Heron', place: harbour, pearls: 2, sailed: false, dived: false, empty: false };
  const sail: Order = { kind: 'sail', ref: nthOrder(north, 1, 1), to: placeId('ledge') };
  const dive: Order = { kind: 'dive', ref: nthOrder(north, 1, 2) };
  return {
    state: { turn: 1, reefs: { ...fewestPearls }, boats: { [north]: boat }, buoys: {} },
    seat: north,
    plan: { hq: [], units: { [boatOf(north)]: [sail, dive] } },
  };
};

/** A boat is seen by whoever lies where it lies, and so are the pearls and the chart there. */
export const secrets: Kit['secrets'] = {
  fields: {
    all: 'turn',
    alone: '**',
    seen: 'boats.*.place buoys.*.seat reefs.* charts.*',
    nobody: 'storms.*',
  },
  knows({ boats, buoys }, [part, id = ''], known) {
    if (part === 'reefs' || part === 'charts') return seats.filter((seat) => boats[seat]?.place === id);
    if (known === 'seen') return seats;
    return part === 'buoys' ? [buoys[id]!.seat] : [id as SeatId];
  },
};

/** Pearls on the ground and on board, and boats. */
export const conserved: Kit['conserved'] = ({ reefs, boats }) => ({
  pearls: [...valuesInOrder(reefs), ...valuesInOrder(boats).map(({ pearls }) => pearls)].reduce(
    (sum, pearls) => sum + pearls,
    0,
  ),
  boats: keysInOrder(boats).length,
});

/** A few orders for anybody's boat and to any place, in no order that makes sense. */
export function anyPlan({ me, turn }: View, draw: Draw): Plan<Order> {
  const units = [...seats.map(boatOf), boatOf(me), boatOf(me), unitId('nobody.boat'), undefined];
  const places: readonly PlaceId[] = [...chart.map(({ place }) => place), placeId('nowhere')];
  let plan = emptyPlan<Order>();
  for (let n = 1; n <= draw.int(6); n += 1) {
    const ref = nthOrder(me, turn, n);
    const dive: Order = { kind: 'dive', ref, ...(draw.chance(1, 3) ? { again: true } : {}) };
    const order = draw.pick<Order>([
      dive,
      dive,
      dive,
      dive,
      { kind: 'sail', ref, to: draw.pick(places) },
      { kind: 'mark', ref },
      { kind: 'set-course', ref, way: [draw.pick(places), draw.pick(places)] },
      { kind: 'lift', ref, buoy: buoyAt(draw.pick(seats), draw.pick(places)) },
    ]);
    plan = withOrder(plan, order, draw.pick(units));
  }
  return plan;
}

export const games: RandomGames<PearlDivers> = {
  world: (draw) => underWay(draw, chart),
  faults: ({ after: { reefs, boats } }) => [
    ...inOrder(reefs).flatMap(([place, pearls]) => (pearls < 0 ? [`${place} holds ${pearls} pearls`] : [])),
    ...inOrder(boats).flatMap(([seat, { sailed, dived }]) =>
      sailed || dived ? [`marks of the turn are left on the boat of ${seat}`] : [],
    ),
  ],
};

/** Divers go down where pearls are known to lie, else the boat sails on, each seat the other way round. */
function scripted({ me, turn, boat, reefs }: View): Plan<Order> {
  const ways = board.neighbours(boat.place);
  const to = me === north ? ways[0] : ways.at(-1);
  const order = (reefs[boat.place]?.pearls ?? 0) > 0 || to === undefined ? undefined : to;
  const ref = nthOrder(me, turn, 1);
  return withOrder<Order>(
    emptyPlan(),
    order === undefined ? { kind: 'dive', ref } : { kind: 'sail', ref, to: order },
    boatOf(me),
  );
}

export const script: Script<PearlDivers> = { plan: scripted, happens: ['sailed', 'dived'] };

export const large: Large<PearlDivers> = {
  setups: [{ name: 'two boats', setup: setup(2) }],
  worlds: 1,
  world: start,
  opening: 0,
  plans: ({ turn, boats }, draw) =>
    Object.fromEntries(
      keysInOrder(boats).map((seat: SeatId) => {
        const ways = board.neighbours(boats[seat]?.place ?? harbour);
        const sail: Order = { kind: 'sail', ref: nthOrder(seat, turn, 1), to: draw.fork(seat).pick(ways) };
        const dive: Order = { kind: 'dive', ref: nthOrder(seat, turn, 2) };
        return [seat, { hq: [], units: { [boatOf(seat)]: [sail, dive] } }];
      }),
    ),
  objects: ({ reefs, boats }) => keysInOrder(reefs).length + keysInOrder(boats).length,
  oneMore: ({ me, turn }, plan) => withOrder(plan, { kind: 'dive', ref: nthOrder(me, turn, 99) }, boatOf(me)),
};

/** Both divers go down, and are asked whether they go down once more. */
export const stops: Stops<PearlDivers> = {
  setup: { seats: ['north', 'south'] },
  plans: ({ turn }) =>
    Object.fromEntries(
      (['north', 'south'] as const).map((name) => {
        const seat = seatId(name);
        const to = placeId(name === 'north' ? 'ledge' : 'shallows');
        const sails = withOrder<Order>(
          emptyPlan(),
          { kind: 'sail', ref: nthOrder(seat, turn, 1), to },
          boatOf(seat),
        );
        return [seat, withOrder<Order>(sails, { kind: 'dive', ref: nthOrder(seat, turn, 2) }, boatOf(seat))];
      }),
    ),
  answer: ({ to }) => (to === seatId('north') ? [{ kind: 'go-down-again' }] : []),
};
