import type { Draw } from '#kernel/dice/draw.ts';
import { openDice } from '#kernel/dice/streams.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder, padded, unitId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import { emptyPlan, withOrder } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import type { PairId, Relation, Relations } from '#rulesets/vbam-sfb/model/relations.ts';
import { pairOf } from '#rulesets/vbam-sfb/model/relations.ts';
import type { Empire, State, System, Unit } from '#rulesets/vbam-sfb/model/state.ts';
import { around, boardOf, isOnMap } from '#rulesets/vbam-sfb/map/board.ts';
import { designOf, designsOf, isCivil, isWarship } from '#rulesets/vbam-sfb/units/designs.ts';
import { homeworld } from '#rulesets/vbam-sfb/setup/figures.ts';
import { postures } from '#rulesets/vbam-sfb/sidcors/postures.ts';
import { begun, setup } from './begun.ts';

/** Systems and units of an empire in the smallest of the wars. */
const least = { systems: 3, fleets: 3, ships: 4 };
const seats = 12;
const allied = ['non-aggression', 'peace', 'mutual-defense', 'alliance'] as const;
/** In every war each empire has a square of the board for itself, of so many sectors a side. */
const side = 5;

/** Ships of an empire’s fleets: the newest of some hulls. */
function shipsOf(seat: SeatId, year: number): readonly string[] {
  const all = [...designsOf(seat).values()].filter(
    (one) => isWarship(one) && one.attack > 0 && one.year <= year,
  );
  return all
    .toSorted((a, b) => b.year - a.year)
    .slice(0, 8)
    .map(({ name }) => name);
}

/** The sectors of an empire’s square, its home first. */
function squareOf(home: PlaceId): readonly PlaceId[] {
  const board = boardOf('squares');
  const cell = board.names.cell(home);
  if (cell === undefined) return [home];
  const middle = board.coordinates(cell);
  const all = Array.from({ length: side * side }, (_, at) =>
    board.at({ x: middle.x - 2 + (at % side), y: middle.y - 2 + Math.floor(at / side) }),
  ).flatMap((one) => (one === undefined ? [] : [board.names.id(one)]));
  return [home, ...all.filter((place) => place !== home)];
}

/**
 * Twelve empires in the middle of wars, under standing orders: the same board, with so many times the systems, and fleets
 * in them, as the smallest war. At most 8 times, which is a system in nearly every sector.
 */
export function warOf(times: number): State {
  const state = begun({ ...(setup(seats) as object), stand: 'war' }, openDice('war'));
  const year = state.firstYear;
  const systems: Record<PlaceId, System> = {};
  const units: Record<UnitId, Unit> = {};
  const empires: Record<SeatId, Empire> = {};
  for (const [seat, empire] of inOrder(state.empires)) {
    const square = squareOf(empire.home as PlaceId).slice(0, times * least.systems);
    for (const place of square) systems[place] = { ...homeworld, owner: seat, bonus: 0, raising: false };
    const ships = shipsOf(seat, year);
    const draw = openDice('fleets').fork(seat);
    let made = 0;
    const add = (place: PlaceId, design: string, more: Partial<Unit> = {}): void => {
      const fresh = { name: '', mothballed: false, crippled: false, unsupplied: false };
      units[unitId(`${seat}.u${padded((made += 1))}`)] = { seat, design, place, ...fresh, ...more };
    };
    for (let yard = 0; yard < times; yard += 1) add(square[yard] as PlaceId, 'Orbital Shipyard');
    for (let fleet = 0; fleet < times * least.fleets; fleet += 1) {
      const place = square[fleet % square.length] as PlaceId;
      for (let ship = 0; ship < least.ships; ship += 1) add(place, draw.pick(ships));
      const next = square[(fleet + 1) % square.length] as PlaceId;
      add(place, 'Trade Fleet', { route: around(place).includes(next) ? [place, next] : [place] });
      add(place, 'Light Infantry');
    }
    empires[seat] = {
      ...empire,
      made,
      pool: 2_000 * times,
      explored: square.toSorted(),
      standing: postures.steady,
    };
  }
  return { ...state, turn: 13, systems, units, empires, relations: relationsIn(state) };
}

/** As in the wars of other benches, an empire has two foes in each direction of the list, and an ally beside it; nothing is between it and the others. */
function relationsIn({ empires, turn }: State): Relations {
  const all = keysInOrder(empires);
  const pairs = all.flatMap((a, at) =>
    all.slice(at + 1).flatMap((b, more): readonly (readonly [PairId, Relation])[] => {
      const apart = Math.min(more + 1, all.length - more - 1);
      if (apart === 2 || apart === 3)
        return [[pairOf(a, b), { treaties: [], deeds: [], enmity: { kind: 'war', by: a, turn } }]];
      const isAlly = at % 2 === 0 && more === 0;
      return isAlly ? [[pairOf(a, b), { treaties: allied, deeds: [] }]] : [];
    }),
  );
  return Object.fromEntries(pairs);
}

/** Systems and units. */
export const objectsIn = ({ systems, units }: State): number =>
  keysInOrder(systems).length + keysInOrder(units).length;

/** Everybody’s orders for one turn of such a war, made straight from the state: half of the fleets set out, yards build and mend, and there is money for all. */
export function warPlans(state: State, draw: Draw): Readonly<Record<SeatId, Plan<Order>>> {
  const units = Map.groupBy(inOrder(state.units), ([, { seat }]) => seat);
  return Object.fromEntries(
    keysInOrder(state.empires).map((seat) => [
      seat,
      planOf(state, seat, units.get(seat) ?? [], draw.fork(seat)),
    ]),
  );
}

function planOf(
  state: State,
  seat: SeatId,
  own: readonly (readonly [UnitId, Unit])[],
  draw: Draw,
): Plan<Order> {
  let plan = emptyPlan<Order>();
  let given = 0;
  const give = (order: Unnumbered<Order>, unit?: UnitId): void => {
    plan = withOrder(plan, { ...order, ref: nthOrder(seat, state.turn, (given += 1)) } as Order, unit);
  };
  const home = state.empires[seat]?.home as PlaceId;
  const ships = own.filter(([, unit]) => isWarship(designOf(unit)) && unit.between === undefined);
  give({ kind: 'invest', ep: 1 });
  give({ kind: 'raise', place: home });
  if (draw.chance(Math.min(own.length, 160), 160))
    give({ kind: 'build', place: home, design: draw.pick(shipsOf(seat, state.firstYear)), count: 1 });
  for (const [place, fleet] of Map.groupBy(ships, ([, unit]) => unit.place)) {
    const near = around(place).filter((next) => isOnMap(next, seats));
    const [first, ...along] = fleet.map(([id]) => id);
    const to = draw.pick(near.toSorted());
    if (first !== undefined && draw.chance(1, 2)) give({ kind: 'move', way: [to], along }, first);
    for (const [id, { crippled }] of fleet) if (crippled && place === home) give({ kind: 'repair' }, id);
  }
  const civil = own.find(([, unit]) => isCivil(designOf(unit)) && unit.route !== undefined);
  if (civil !== undefined) give({ kind: 'route', way: [civil[1].place] }, civil[0]);
  return plan;
}
