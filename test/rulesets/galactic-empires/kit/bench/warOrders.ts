import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { Rank } from '#rulesets/galactic-empires/tables/starships.ts';
import type { Sector, State, Unit } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId, starfleetId } from '#rulesets/galactic-empires/model/state.ts';
import { buildCost, buildLimit } from '#rulesets/galactic-empires/fleets/building.ts';
import { annexationCost } from '#rulesets/galactic-empires/model/money.ts';
import { movePointsAtStart, travelCost } from '#rulesets/galactic-empires/movement/movement.ts';
import { hasPermission, isEnemyGround } from '#rulesets/galactic-empires/diplomacy/permission.ts';
import { relation } from '#rulesets/galactic-empires/model/relations.ts';

type Plans = Readonly<Record<SeatId, Plan<Order>>>;

/** Empires that each one declares war on, counted on from itself in the list of empires, one a turn; neighbours in the list become allies. */
const foes = [2, 3, 4, 7, 11];
/** Of the treasury, in percent: so much is spent on starships, and so much on annexation. */
const spending = { ships: 40, sectors: 30 };
/** Ships in a garrison from which a new starfleet is formed. */
const crowded = 12;

/**
 * Everybody's orders for one turn of a war, made straight from the state: views and offers would take longer than the turn that is
 * measured. Every starfleet travels, many retreat early, garrisons build and form new starfleets, ships change units and ranks.
 * Some orders are foolish, as those of players are.
 */
export function warPlans(state: State, draw: Draw): Plans {
  const seats = keysInOrder(state.empires);
  const units = Map.groupBy(inOrder(state.units), ([, { owner }]) => owner);
  const sectors = Map.groupBy(inOrder(state.sectors), ([, { owner }]) => owner);
  return Object.fromEntries(
    seats.map((seat, at) => {
      const desk = openDesk(state, seat, units.get(seat) ?? [], draw.fork(seat));
      const foe = seats[(at + (foes[state.turn - 1] ?? 0)) % seats.length];
      if (foe !== undefined && relation(state, seat, foe) === 'neutral')
        give(desk, undefined, { kind: 'declare-war', on: foe });
      write(desk, seats, seats[at ^ 1]);
      annex(desk, sectors.get(seat) ?? []);
      for (const [id, unit] of units.get(seat) ?? []) {
        if (unit.kind === 'starfleet') orderFleet(desk, id, unit);
        else orderGarrison(desk, id, unit);
      }
      return [seat, { hq: desk.hq, units: desk.units }];
    }),
  ) as Plans;
}

/** One empire's orders while they are written. */
interface Desk {
  readonly state: State;
  readonly seat: SeatId;
  readonly draw: Draw;
  readonly hq: Order[];
  readonly units: Record<UnitId, Order[]>;
  /** Own units by place. */
  readonly stations: ReadonlyMap<PlaceId, readonly (readonly [UnitId, Unit])[]>;
  readonly numbers: Set<number>;
  given: number;
  /** Hundredths that are left for starships. */
  money: number;
}

function openDesk(state: State, seat: SeatId, own: readonly (readonly [UnitId, Unit])[], draw: Draw): Desk {
  const numbers = new Set(own.filter(([, { kind }]) => kind === 'starfleet').map(([, { number }]) => number));
  const money = Math.floor(((state.empires[seat]?.treasury ?? 0) * spending.ships) / 100);
  return {
    state,
    seat,
    draw,
    hq: [],
    units: {},
    stations: Map.groupBy(own, ([, { place }]) => place),
    numbers,
    given: 0,
    money,
  };
}

function give(desk: Desk, unit: UnitId | undefined, order: Unnumbered<Order>): void {
  const ref: OrderRef = nthOrder(desk.seat, desk.state.turn, (desk.given += 1));
  (unit === undefined ? desk.hq : (desk.units[unit] ??= [])).push({ ...order, ref } as Order);
}

const oneIn = (desk: Desk, outOf: number): boolean => desk.draw.chance(1, outOf);

/** The headquarters' letters: an alliance, reports shared with the ally, gifts, agents and proclamations. */
function write(desk: Desk, seats: readonly SeatId[], ally: SeatId | undefined): void {
  const { state, seat, draw } = desk;
  const other = draw.pick(seats);
  if (ally !== undefined && state.turn > 1 && relation(state, seat, ally) === 'neutral')
    give(desk, undefined, { kind: 'offer-alliance', to: ally });
  if (ally !== undefined && state.turn === 4) give(desk, undefined, { kind: 'share-info', with: ally });
  if (ally !== undefined && oneIn(desk, 4))
    give(desk, undefined, { kind: 'send-resources', to: ally, amount: draw.int(9) });
  if (other !== seat && oneIn(desk, 3)) give(desk, undefined, { kind: 'espionage', on: other });
  if (state.turn % 3 === 0)
    give(desk, undefined, {
      kind: 'issue-proclamation',
      text: 'To all who hear this: our fleets are many, and yours are few.',
    });
}

function annex(desk: Desk, own: readonly (readonly [PlaceId, Sector])[]): void {
  const { state, seat } = desk;
  let left = Math.floor(((state.empires[seat]?.treasury ?? 0) * spending.sectors) / 100);
  for (const [place, sector] of own) {
    if (sector.annexedTo === seat || annexationCost(sector) > left) continue;
    left -= annexationCost(sector);
    give(desk, undefined, { kind: 'annex-sector', place });
  }
}

function orderFleet(desk: Desk, id: UnitId, unit: Unit): void {
  if (oneIn(desk, 3)) give(desk, id, { kind: 'set-retreat-level', level: desk.draw.int(4) as Rank });
  if (oneIn(desk, 10)) give(desk, id, { kind: 'set-defend-option', defends: oneIn(desk, 2) });
  if (oneIn(desk, 20)) give(desk, id, { kind: 'rename-unit', name: `Fleet of turn ${desk.state.turn}` });
  const near = (desk.stations.get(unit.place) ?? []).filter(([other]) => other !== id);
  if (near.length > 0 && oneIn(desk, 4))
    give(desk, id, { kind: 'set-follow', unit: desk.draw.pick(near)[0] });
  if (near.length > 0 && oneIn(desk, 3)) transfer(desk, id, unit, desk.draw.pick(near)[0]);
  // To a starfleet that may never be met, so that the order stays open all turn.
  if (oneIn(desk, 12))
    transfer(desk, id, unit, starfleetId(desk.seat, desk.draw.int(desk.state.parameters.fleets)));
  if (oneIn(desk, 5)) reassign(desk, id, unit);
  if (oneIn(desk, 60)) disband(desk, id, unit);
  if (oneIn(desk, 12)) give(desk, id, { kind: unit.cloaked ? 'decloak' : 'cloak' });
  if (oneIn(desk, 30)) return give(desk, id, { kind: 'search' });
  if (oneIn(desk, 20)) return give(desk, id, { kind: 'pillage' });
  march(desk, id, unit.place, movePointsAtStart(desk.state, unit));
}

/** From sector to sector as far as the ships go: more often to foreign sectors than to own ones. */
function march(desk: Desk, id: UnitId, from: PlaceId, points: number): void {
  const { state, seat, draw } = desk;
  if (oneIn(desk, 8)) give(desk, id, { kind: 'wait' });
  if (oneIn(desk, 50)) return give(desk, id, { kind: 'travel', to: sectorId(draw.int(999)) });
  let place = from;
  for (let left = points; ;) {
    const open = (state.sectors[place]?.links ?? []).filter(
      (to) =>
        (hasPermission(state, seat, to) || isEnemyGround(state, seat, to)) &&
        travelCost(state, seat, to) <= left,
    );
    if (open.length === 0) return;
    const foreign = open.filter((to) => state.sectors[to]?.owner !== seat);
    place = draw.pick(foreign.length > 0 && !oneIn(desk, 4) ? foreign : open);
    left -= travelCost(state, seat, place);
    give(desk, id, { kind: 'travel', to: place });
  }
}

function transfer(desk: Desk, from: UnitId, { stacks }: Unit, to: UnitId): void {
  if (stacks.length === 0) return;
  const { type, count, rank } = desk.draw.pick(stacks);
  give(desk, from, { kind: 'transfer-starships', type, count: desk.draw.int(count), to, rank });
}

function disband(desk: Desk, id: UnitId, { stacks }: Unit): void {
  if (stacks.length > 0)
    give(desk, id, { kind: 'disband-starships', type: desk.draw.pick(stacks).type, count: 1 });
}

function reassign(desk: Desk, id: UnitId, { stacks }: Unit): void {
  if (stacks.length === 0) return;
  const { type, count } = desk.draw.pick(stacks);
  const front = desk.draw.int(count);
  give(desk, id, { kind: 'reassign-starships', type, ranks: [front, 0, count - front, 0, 0] });
}

function orderGarrison(desk: Desk, id: UnitId, unit: Unit): void {
  build(desk, id, unit);
  if (desk.state.sectors[unit.place]?.builds !== undefined && oneIn(desk, 4))
    give(desk, id, { kind: 'hire-admiral' });
  if (oneIn(desk, 12)) give(desk, id, { kind: 'build-defences' });
  if (oneIn(desk, 6)) reassign(desk, id, unit);
  if (unit.stacks.reduce((sum, { count }) => sum + count, 0) >= crowded) leave(desk, id, unit);
}

/** Two types, as far as money goes. */
function build(desk: Desk, id: UnitId, { place }: Unit): void {
  const sector = desk.state.sectors[place];
  let room = sector === undefined ? 0 : buildLimit(sector);
  for (let tries = 0; tries < 2 && room > 0; tries += 1) {
    const type = desk.draw.pick(sector?.builds ?? []);
    const count = Math.min(desk.draw.int(room), Math.floor(desk.money / buildCost(type)));
    if (count <= 0) return;
    room -= count;
    desk.money -= count * buildCost(type);
    give(desk, id, { kind: 'build-starships', type, count, rank: desk.draw.int(4) as Rank });
  }
}

/** A new starfleet takes most ships of a garrison and sets out at once. */
function leave(desk: Desk, id: UnitId, { place, stacks }: Unit): void {
  let number = 1;
  while (desk.numbers.has(number)) number += 1;
  desk.numbers.add(number);
  const fleet = starfleetId(desk.seat, number);
  give(desk, id, { kind: 'form-starfleet', number, name: `Fleet ${number}` });
  for (const { type, count, rank } of stacks)
    give(desk, id, { kind: 'transfer-starships', type, count: Math.ceil((count * 3) / 4), to: fleet, rank });
  march(desk, fleet, place, 3);
}
