import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import { beside, boardOf } from '#rulesets/galactic-conquest/map/board.ts';
import { usualSheet } from '#rulesets/galactic-conquest/map/sheets.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';
import type { Squadron } from '#rulesets/galactic-conquest/model/squadron.ts';
import type { State, View } from '#rulesets/galactic-conquest/model/state.ts';
import { create } from '#rulesets/galactic-conquest/setup/create.ts';
import { hullOf } from '#rulesets/galactic-conquest/ships/list/shipList.ts';
import { ourShips } from '#rulesets/galactic-conquest/ships/ours/index.ts';
import { combatOf, speedOf } from '#rulesets/galactic-conquest/ships/ships.ts';
import { shipOf } from '#rulesets/galactic-conquest/ships/fleet.ts';
import { setup } from '../worlds.ts';
import { ourList } from '../yards/shelf.ts';

/** In the middle of the general war. */
const year = 172;
const empires = 16;
/** Warships of every empire’s squadrons that its list has. */
const wanted = ['CA', 'CW', 'CL', 'DD', 'FF', 'SC', 'DW', 'DN'];
const shipsEach = 5;

function hullsOf(seat: SeatId): readonly Ship[] {
  const { letter } = usualSheet(seat);
  const own = ourShips.hulls.filter(
    (hull) => hull.empire === letter && hull.year <= year && wanted.includes(hull.designation),
  );
  const all = own.length > 0 ? own : [hullOf(ourShips, 'R1', 'F-AL')].flatMap((one) => one ?? []);
  return all.map(shipOf);
}

/** The enemies of an empire in whose space its squadrons stand that are abroad, counted on from it in the list of empires. */
const foes = [1, 2, empires - 1, empires - 2];

/** How large a war is: squadrons of five ships that each empire has beside those of the beginning, and that one in so many of them is abroad. */
export interface Size {
  readonly each: number;
  readonly abroad: number;
}

/** A war of sixteen empires on an arm of 4,000 hexes: squadrons stand all over the space of their empire, and those that are abroad all over that of four enemies. */
export function warOf({ each, abroad }: Size): State {
  const made = create({ ...(setup(empires) as object), year }, openDice('war'), ourShips);
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const state = { ...made.value, ships: ourList };
  const held = Map.groupBy(keysInOrder(state.territory), (place) => state.territory[place] as SeatId);
  const seats = keysInOrder(state.empires);
  const more = seats.flatMap((seat, index) => {
    const hulls = hullsOf(seat);
    const spaceFor = (at: number): readonly PlaceId[] => {
      const foe = foes[Math.floor(at / abroad) % foes.length] ?? 1;
      return held.get(at % abroad === 0 ? (seats[(index + foe) % empires] ?? seat) : seat) ?? [];
    };
    const { letter } = usualSheet(seat);
    return Array.from({ length: each }, (_, at): readonly [UnitId, Squadron] => {
      const places = spaceFor(at);
      const squadron: Squadron = {
        seat,
        flagship: `Flagship ${at}`,
        place: places[Math.floor((at * places.length) / each)] as PlaceId,
        speed: 3,
        ships: Array.from({ length: shipsEach }, (__, one) => hulls[(at + one) % hulls.length] as Ship),
      };
      return [unitId(`${letter}${String(at + 10)}b`.toLowerCase()), squadron];
    });
  });
  // In the order of their codes, as games are kept.
  const squadrons = inOrder({ ...state.squadrons, ...Object.fromEntries(more) });
  return { ...state, squadrons: Object.fromEntries(squadrons) };
}

/** Systems, squadrons and their ships. Hexes are none: most of them hold nothing of their own. */
export const objectsIn = ({ systems, squadrons }: Pick<State, 'systems' | 'squadrons'>): number =>
  keysInOrder(systems).length + sumOf(inOrder(squadrons).map(([, { ships }]) => 1 + ships.length));

/** The same of what a seat knows, with each hex in which it knows of others. */
export const knownIn = (view: View): number => objectsIn(view) + keysInOrder(view.contacts).length;

/** Everybody’s orders for a turn of such a war, made straight from the state: half of the squadrons move, a quarter attack, an eighth raid, and all that there is is spent. */
export function warPlans(state: State, draw: Draw): Readonly<Record<SeatId, Plan<Order>>> {
  const all = Map.groupBy(inOrder<UnitId, Squadron>(state.squadrons), ([, { seat }]) => seat);
  return Object.fromEntries(
    keysInOrder(state.empires).map((seat) => [
      seat,
      planOf(state, seat, all.get(seat) ?? [], draw.fork(seat)),
    ]),
  );
}

function planOf(
  state: State,
  seat: SeatId,
  own: readonly (readonly [UnitId, Squadron])[],
  draw: Draw,
): Plan<Order> {
  let plan = emptyPlan<Order>();
  let given = 0;
  const give = (order: Unnumbered<Order>, unit?: UnitId): void => {
    plan = withOrder(plan, { ...order, ref: nthOrder(seat, state.turn, (given += 1)) } as Order, unit);
  };
  give({ kind: 'mobilise', to: 'FW' });
  give({ kind: 'fund', team: 1, project: 'efo' });
  for (const [unit, squadron] of own) {
    if (squadron.fixed !== undefined) continue;
    const dice = draw.fork(unit);
    if (dice.chance(1, 2)) give({ kind: 'plot', way: wayFrom(state, squadron, dice) }, unit);
    if (dice.chance(1, 4)) give({ kind: 'fight', ...combatOf({}), attack: true }, unit);
    if (dice.chance(1, 8)) give({ kind: 'raid-convoys', searches: 0 }, unit);
  }
  return plan;
}

function wayFrom(state: State, squadron: Squadron, draw: Draw): readonly PlaceId[] {
  const board = boardOf(state.map);
  const way: PlaceId[] = [];
  for (let move = 0; move < Math.max(1, speedOf(squadron)); move += 1)
    way.push(draw.pick(beside(board, way.at(-1) ?? squadron.place)));
  return way;
}
