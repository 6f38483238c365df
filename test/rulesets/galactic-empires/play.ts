import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { Entry, Refusal } from '#kernel/sequence/ledger.ts';
import { oneRun } from '#kernel/turn/oneRun.ts';
import { runTurn } from '#kernel/turn/runTurn.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { orderRef } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Event, EventOf, GalacticEmpires, Order } from '#rulesets/galactic-empires/game.ts';
import { shipTypeId } from '#rulesets/galactic-empires/tables/starships.ts';
import type { Empire, Sector, State, Unit } from '#rulesets/galactic-empires/model/state.ts';
import { sectorId } from '#rulesets/galactic-empires/model/state.ts';
import { movePoints } from '#rulesets/galactic-empires/movement/movement.ts';
import { sequence } from '#rulesets/galactic-empires/sequence.ts';
import { apply } from '../../../shared/rulesets/galactic-empires/game.ts';
import type { WorldSpec } from './battle/support/world.ts';
import { world } from './battle/support/world.ts';

export { a, fleet, g, garrison, gorn, klingon, romulan, vulcan } from './battle/support/world.ts';

/** Types by move-points and what else the tests need of them; figures of the listing. */
export const ship = {
  two: 'klingon/hawk-heavy-cruiser', // 2x18, cost 12, upkeep 1.0
  three: 'klingon/neghvar-battleship', // 4x50, cost 17, upkeep 1.2
  four: '8472-hive/v58-class-biocruiser', // 4x55
  scout: 'klingon/klingon-bird-of-prey', // 1x3, 3 moves, upkeep 0.4
  destroyer: 'klingon/ktinga-class-destroyer', // 1x9, cost 2, upkeep 0.3
} as const;
export const type = (name: keyof typeof ship) => shipTypeId(ship[name]);

/** A world in which every sector was its owner's when the turn began. */
export function scene(spec: WorldSpec, treasuries: Readonly<Record<SeatId, number>> = {}): State {
  const made = world(spec);
  return {
    ...made,
    sectors: Object.fromEntries(
      inOrder(made.sectors).map(([id, sector]) => [
        id,
        sector.owner === undefined ? sector : { ownerAtStart: sector.owner, ...sector },
      ]),
    ),
    empires: Object.fromEntries(
      inOrder(made.empires).map(([seat, empire]) => [
        seat,
        { ...empire, treasury: treasuries[seat] ?? empire.treasury },
      ]),
    ),
  };
}

/** Orders without references; `hq` and the ids of units name the lists. */
export type Orders = Readonly<Record<SeatId, Readonly<Record<string, readonly Unnumbered<Order>[]>>>>;

export const travel = (to: number): Unnumbered<Order> => ({ kind: 'travel', to: sectorId(to) });
export const wait: Unnumbered<Order> = { kind: 'wait' };

export interface Played {
  /** The world at the end of the turn, before it is closed. */
  readonly state: State;
  readonly entries: readonly Entry<Event>[];
  readonly refusals: readonly Refusal[];
  /** `order: code`, in the order in which they came up. */
  readonly refused: readonly string[];
  events<K extends Event['kind']>(kind: K): readonly EventOf<K>[];
  unit(id: UnitId): Unit;
  sector(number: number): Sector;
  empire(seat: SeatId): Empire;
  points(id: UnitId): number;
}

/** Plays one whole turn over a frozen state. The n-th order of a seat has the reference `n` in `refused`, and `seat.t1.on` in events. */
export function play(
  start: State,
  orders: Orders = {},
  seed: string | Draw = 'a turn',
  rulings: Readonly<Record<string, string>> = {},
): Played {
  const plans = Object.fromEntries(inOrder(orders).map(([seat, lists]) => [seat, planOf(seat, lists)]));
  const engine = {
    id: 'galactic-empires',
    ...oneRun<GalacticEmpires>(sequence, ({ empires }) => keysInOrder(empires)),
    turnNumber: ({ turn }: State) => turn,
    apply,
    close: () => {},
  };
  const { state, entries, refusals } = runTurn<GalacticEmpires>(engine, {
    state: deepFreeze(start),
    seed,
    plans,
    rulings,
  });
  const events = entries.map(({ event }) => event);
  return {
    state,
    entries,
    refusals,
    refused: refusals.map(({ order, problem }) => `${order.replace(/\.t1\.o/, ' ')}: ${problem.code}`),
    events: <K extends Event['kind']>(kind: K) =>
      events.filter((event): event is EventOf<K> => event.kind === kind),
    unit: (id) => there(state.units[id], id),
    sector: (number) => there(state.sectors[sectorId(number)], String(number)),
    empire: (seat) => there(state.empires[seat], seat),
    points: (id) => movePoints(state, there(state.units[id], id)),
  };
}

function there<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`${name} is no more`);
  return value;
}

function planOf(seat: SeatId, lists: Orders[SeatId]): Plan<Order> {
  let count = 0;
  const numbered = (list: readonly Unnumbered<Order>[]): readonly Order[] =>
    list.map((order) => ({ ...order, ref: orderRef(`${seat}.t1.o${(count += 1)}`) }));
  const { hq = [], ...units } = lists;
  return {
    hq: numbered(hq),
    units: Object.fromEntries(Object.entries(units).map(([id, list]) => [id, numbered(list)])),
  };
}
