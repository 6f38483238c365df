import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { GalacticConquest, Order } from '#rulesets/galactic-conquest/game.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { combatOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { beside, boardOf } from '#rulesets/galactic-conquest/map/board.ts';
import { mobilities } from '#rulesets/galactic-conquest/model/empire.ts';
import { seats } from '#rulesets/galactic-conquest/map/seats.ts';
import { makeView } from '#rulesets/galactic-conquest/view.ts';
import type { Large, Script } from '#test/support/kits/testKit.ts';
import type { Size } from './bench/war.ts';
import { knownIn, objectsIn, warOf, warPlans } from './bench/war.ts';
import { everyHex, setup, start } from './worlds.ts';

/** Every squadron goes on to the hex beside it, Hydrans the first and Lyrans the last of them; turn by turn they mobilise further. */
function scripted(view: View): Plan<Order> {
  const { me, turn, map, squadrons } = view;
  let plan = emptyPlan<Order>();
  const ways = inOrder(squadrons).filter(([, { seat }]) => seat === me);
  for (const [at, [unit, { place }]] of ways.entries()) {
    const around = beside(boardOf(map), place);
    const to = me === seats[0] ? around[0] : around.at(-1);
    if (to !== undefined)
      plan = withOrder<Order>(plan, { kind: 'plot', ref: nthOrder(me, turn, at + 1), way: [to] }, unit);
  }
  for (const [at, [unit]] of ways.entries())
    plan = withOrder<Order>(
      plan,
      { kind: 'fight', ref: nthOrder(me, turn, 1_000 + at), ...combatOf({}), attack: true },
      unit,
    );
  const to = mobilities[turn % mobilities.length] ?? 'PT';
  return withOrder<Order>(plan, { kind: 'mobilise', ref: nthOrder(me, turn, 5_000), to });
}

export const script: Script<GalacticConquest> = {
  plan: scripted,
  happens: ['mobilised', 'plotted', 'moved', 'earned'],
};

const ship = { hull: 'DD', size: 4, sensors: 0 };
/** A map as large as the letters of its rows allow, and squadrons of five ships on every so manieth hex of it, of both empires in turn. */
function crowded(every: number): State {
  const state = start();
  const map = { across: 76, first: Array.from({ length: 52 }, () => 1) };
  const places: readonly PlaceId[] = everyHex({ map }).filter((_, at) => at % every === 0);
  const ownerOf = (at: number) => seats[at % 2] ?? seats[0];
  return {
    ...state,
    map,
    // Each has a system of its own to be supplied by.
    systems: Object.fromEntries(
      places.map((place, at) => [place, { name: `System ${at}`, kind: 'minor', owner: ownerOf(at) }]),
    ),
    squadrons: Object.fromEntries(
      places.map((place, at): readonly [UnitId, Squadron] => [
        unitId(`s${String(at).padStart(4, '0')}`),
        {
          seat: ownerOf(at),
          flagship: `Flagship ${at}`,
          place,
          speed: 3,
          ships: [ship, ship, ship, ship, ship],
        },
      ]),
    ),
  };
}

/** Of two empires: a squadron on every so manieth hex. */
const sizes = [16, 4] as const;
/** Of sixteen: with 5,000 ships, and with 40,000 on the same hexes. In both one battle is fought in a turn for about a hundred objects. */
const wars: readonly [Size, Size] = [
  { each: 60, abroad: 4 },
  { each: 500, abroad: 16 },
];

export const large: Large<GalacticConquest> = {
  setups: [
    { name: 'the small map', setup: setup(seats.length) },
    { name: 'an arm of sixteen empires', setup: setup(16) },
  ],
  worlds: sizes.length + wars.length,
  world(size) {
    const every = sizes[size];
    return every === undefined ? warOf(wars[size - sizes.length] ?? wars[0]) : crowded(every);
  },
  grand: sizes.length + 1,
  growth: { less: sizes.length, more: sizes.length + 1 },
  opening: 1,
  plans: (state, draw) =>
    keysInOrder(state.empires).length > seats.length
      ? warPlans(state, draw)
      : Object.fromEntries(seats.map((seat) => [seat, scripted(makeView(state, seat))])),
  objects: objectsIn,
  known: knownIn,
  bounds: { turn: 6, change: 2 },
  oneMore: (view, plan) => {
    const ref = nthOrder(view.me, view.turn, 9_999);
    return withOrder<Order>(
      plan,
      { kind: 'fight', ref, ...combatOf({}), attack: true },
      keysInOrder(view.squadrons)[0],
    );
  },
};
