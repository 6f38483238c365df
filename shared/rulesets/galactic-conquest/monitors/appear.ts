import type { Books } from '#kernel/codec/books.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change } from '#kernel/steps/change.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { event, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { homeworldOf } from '../model/homeworld.ts';
import { areAllied } from '../model/relations/alliances.ts';
import { declines } from '../model/battle/declining.ts';
import { liesLow } from '../model/seeing/veil.ts';
import type { State, View } from '../model/state.ts';
import { isFixed } from '../model/territory.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { systemsOf } from '../model/stations/systems.ts';
import { rowFor, shipOf } from '../ships/fleet.ts';
import { listFor } from '../ships/list/book.ts';
import { shipShape } from '../ships/shapes.ts';
import { attacks } from '../ships/ships.ts';
import { freshCode } from '../squadrons/codes.ts';
import { monitorHulls, monitorsAt } from '../trade/marine/monitors.ts';
import { isShutDown } from '../trade/routes/network.ts';
import { withUnits } from '../trade/units.ts';
import { outOfTransit, postMonitor } from './post.ts';

/** A monitor is finished, and stands at the homeworld. */
export const monitorFinished = event('monitor-finished', {
  fields: { seat, unit, place, ship: shipShape },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{hull} is finished in {place}, as {unit}.', {
      hull: happened.ship.hull,
      place: hexName(happened.place),
      unit: own(happened.unit),
    }),
  ahead: (happened) =>
    phrase('{hull} will be finished in {place}.', {
      hull: happened.ship.hull,
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, unit: id, place: at, ship }) {
    change(draft.empires, owner, ({ merchant }) =>
      merchant === undefined
        ? {}
        : { merchant: { ...merchant, reserve: withUnits(merchant.reserve, ship.hull, -1) } },
    );
    postMonitor(draft, id, { seat: owner, place: at, ship }, 'posted');
  },
});

/** A monitor in transit stands somewhere: where a system was attacked, or where its trade routes have left it. */
export const monitorAppeared = event('monitor-appeared', {
  fields: { seat, unit, place, ship: shipShape },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('{hull} comes out of transit in {place}, as {unit}.', {
      hull: happened.ship.hull,
      place: hexName(happened.place),
      unit: own(happened.unit),
    }),
  ahead: (happened) =>
    phrase('{hull} will come out of transit in {place}.', {
      hull: happened.ship.hull,
      place: hexName(happened.place),
    }),
  apply(draft, { seat: owner, unit: id, place: at, ship }) {
    outOfTransit(draft, owner, 0);
    postMonitor(draft, id, { seat: owner, place: at, ship }, 'arrived');
    change(draft.empires, owner, ({ appeared = [] }) => ({ appeared: [...appeared, at] }));
  },
});

type Appearing = Room<State, View, never, EventIn<typeof monitorFinished | typeof monitorAppeared>>;

/** Monitors that merchants have built take their post (E4.90). */
export const finishMonitors =
  (books: Books) =>
  (turn: Turn<Appearing>): void => {
    const list = listFor(books, turn.state);
    for (const owner of list === undefined ? [] : keysInOrder(turn.state.empires))
      for (const hull of monitorHulls) {
        const row = list && rowFor(list, owner, hull);
        const count = turn.state.empires[owner]?.merchant?.reserve[hull] ?? 0;
        for (let n = 0; n < count && row !== undefined; n += 1) {
          const home = homeworldOf(turn.state, owner);
          if (home === undefined) break;
          const code = freshCode(turn.state, owner, new Set(), 'm');
          turn.happen(monitorFinished.of({ seat: owner, unit: code, place: home, ship: shipOf(row) }));
        }
      }
  };

function appear(turn: Turn<Appearing>, owner: SeatId, at: PlaceId): void {
  const ship = turn.state.empires[owner]?.monitors?.[0];
  if (ship === undefined) return;
  const code = freshCode(turn.state, owner, new Set(), 'm');
  turn.happen(monitorAppeared.of({ seat: owner, unit: code, place: at, ship }));
}

/** Systems of an empire in whose hex somebody else stands, and no ally, who is told to attack. */
const attackedOf = (state: State, owner: SeatId): readonly PlaceId[] =>
  inOrder(state.systems).flatMap(([at, system]) =>
    system.owner === owner &&
    squadronsAt(state.squadrons, at).some(
      ([, one]) =>
        one.seat !== owner &&
        !areAllied(state, one.seat, owner) &&
        !isFixed(one) &&
        !liesLow(one) &&
        (one.cameFrom !== undefined || one.plot?.done === one.plot?.way.length) &&
        attacks(one) &&
        !declines(state, one),
    )
      ? [at]
      : [],
  );

/** Monitors in transit appear at systems that are attacked, before they fight, but not while their homeworld is captured (B1.35, E4.90). OURS: one at each system in a turn, the first in the order of their hexes. */
export function appearAtAttacks(turn: Turn<Appearing>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const empire = turn.state.empires[owner];
    if (empire?.monitors === undefined || empire.homeless !== undefined) continue;
    for (const at of attackedOf(turn.state, owner)) {
      if (turn.state.empires[owner]?.appeared?.includes(at) !== true) appear(turn, owner, at);
    }
  }
}

/** Where trade routes are shut down monitors in transit appear at a system, one without a monitor if there is one (E1.31). */
export function appearWithoutRoutes(turn: Turn<Appearing>): void {
  for (const owner of keysInOrder(turn.state.empires)) {
    const count = turn.state.empires[owner]?.monitors?.length ?? 0;
    if (count === 0 || !isShutDown(turn.state, owner)) continue;
    for (let n = 0; n < count; n += 1) {
      const all = systemsOf(turn.state.systems, owner).map(([at]) => at);
      const free = all.filter((at) => monitorsAt(turn.state, owner, at).length === 0);
      const from = free.length > 0 ? free : all;
      if (from.length > 0) appear(turn, owner, turn.draw.fork(owner, String(n + 1)).pick(from));
    }
  }
}
