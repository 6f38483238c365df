import { integer, optional } from '#kernel/codec/shapes.ts';
import { choiceOrNone, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change, drop } from '#kernel/steps/change.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import {
  atHeadquarters,
  cause,
  event,
  hull,
  most,
  order,
  own,
  ownerHears,
  place,
  seat,
  unit,
} from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { State, View } from '../model/state.ts';
import { systemsOf } from '../model/stations/systems.ts';
import { fighterGiven } from '../movement/given.ts';
import { hexChoices } from '../muster/entries.ts';
import { impossible } from '../refusals.ts';
import { shipShape } from '../ships/shapes.ts';
import { freshCode } from '../squadrons/codes.ts';
import { monitorsAt, monitorsOf, mostInTransit, transitOf } from '../trade/marine/monitors.ts';
import { whyItRests } from '../trade/marine/rests.ts';
import { outOfTransit, postMonitor } from './post.ts';
import { ownTerritory } from '../model/territory.ts';

/** Own systems and space that no blockade cuts off. */
const reachable = ({ systems, territory }: Pick<State, 'systems' | 'territory'>, owner: SeatId) =>
  [
    ...new Set([...systemsOf(systems, owner).map(([at]) => at), ...ownTerritory({ territory }, owner)]),
  ].filter((at) => systems[at]?.severed !== true);

/** Why a monitor is not stationed: where it goes, and how many are in transit (E4.90). */
function cannotStation(
  state: State,
  owner: SeatId,
  { monitor, to }: { readonly monitor?: UnitId; readonly to?: PlaceId },
): Problem | undefined {
  const posted = fighterGiven(state.squadrons, { seat: owner, unit: monitor });
  if (monitor !== undefined && posted?.monitor === undefined) return impossible('GC E4.90', 'no-monitor');
  if (state.empires[owner]?.homeless !== undefined) return whyItRests(state.empires[owner]);
  if (monitor === undefined && transitOf(state, owner) === 0)
    return impossible('GC E4.90', 'none-in-transit');
  if (posted !== undefined && state.systems[posted.place]?.severed === true)
    return impossible('GC E4.90', 'monitor-blockaded', { place: hexName(posted.place) });
  if (to === undefined) {
    if (posted === undefined) return impossible('GC E4.90', 'monitor-there-already');
    const free = mostInTransit(monitorsOf(state, owner));
    return transitOf(state, owner) < free
      ? undefined
      : impossible('GC E4.90', 'in-transit-at-most', { most: free });
  }
  if (to === posted?.place) return impossible('GC E4.90', 'monitor-there-already');
  return reachable(state, owner).includes(to)
    ? undefined
    : impossible('GC E4.90', 'monitor-abroad', { place: hexName(to) });
}

/** A monitor goes to another hex of its empire, or into transit, or out of it, at the end of the turn (E2.60, E4.90). `monitor`: the squadron that it is; absent: the first one in transit. `to`: absent: into transit. */
export const stationMonitor = order('station-monitor', {
  fields: { monitor: optional(unit), to: optional(place) },
  title: 'Station a monitor',
  offers(view, at) {
    const [first] = monitorsAt(view, view.me);
    if (atHeadquarters(view, at).length === 0) return [];
    const to = reachable(view, view.me)[0];
    if (transitOf(view, view.me) > 0 && to !== undefined) return [{ to }];
    return first === undefined ? [] : [{ monitor: first }];
  },
  form: (view, given) => [
    choiceOrNone(
      given,
      'monitor',
      'Monitor',
      phrase('The first in transit'),
      choicesOf(monitorsAt(view, view.me), (unit) =>
        phrase('{unit} in {place}', {
          unit: unit.toUpperCase(),
          place: hexName(view.squadrons[unit]?.place ?? ('' as PlaceId)),
        }),
      ),
    ),
    choiceOrNone(given, 'to', 'To', phrase('Into transit'), hexChoices(reachable(view, view.me))),
  ],
  facts: (view) => [
    {
      label: 'In transit',
      value: phrase('{count} of {most}', {
        count: transitOf(view, view.me),
        most: mostInTransit(monitorsOf(view, view.me)),
      }),
    },
  ],
  cannot: (state, { seat: owner, order: given }) => cannotStation(state, owner, given),
  say: ({ monitor, to }) => {
    const args = { monitor: monitor?.toUpperCase() ?? 'a monitor', ...(to && { place: hexName(to) }) };
    return to === undefined
      ? phrase('{monitor} into transit', args)
      : phrase('Station {monitor} in {place}', args);
  },
});
export type StationMonitor = OrderIn<typeof stationMonitor>;

/** `ship`: it comes out of transit; absent: the squadron moves there. */
export const monitorStationed = event('monitor-stationed', {
  fields: { seat, unit, place, hull, ship: optional(shipShape), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{hull} is stationed in {place}, as {unit}.', {
      hull: happened.hull,
      place: hexName(happened.place),
      unit: own(happened.unit),
    }),
  ahead: (happened) =>
    phrase('{hull} will be stationed in {place}.', { hull: happened.hull, place: hexName(happened.place) }),
  apply(draft, { seat: owner, unit: id, place: at, ship }) {
    if (ship === undefined) return change(draft.squadrons, id, () => ({ place: at }));
    outOfTransit(draft, owner, 0);
    postMonitor(draft, id, { seat: owner, place: at, ship }, 'posted');
  },
});

export const monitorInTransit = event('monitor-in-transit', {
  fields: { seat, unit, hull, from: place, count: integer(1, most.ships), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{hull} leaves {place} and is now in transit.', {
      hull: happened.hull,
      place: hexName(happened.from),
    }),
  ahead: (happened) =>
    phrase('{hull} will leave {place} and be in transit.', {
      hull: happened.hull,
      place: hexName(happened.from),
    }),
  apply(draft, { seat: owner, unit: id }) {
    const ships = draft.squadrons[id]?.ships ?? [];
    drop(draft.squadrons, id);
    change(draft.empires, owner, ({ monitors = [] }) => ({ monitors: [...monitors, ...ships] }));
  },
});

/** Monitors go where they are to stand (E4.90). */
export function stationAll(
  turn: Turn<Room<State, View, StationMonitor, EventIn<typeof monitorStationed | typeof monitorInTransit>>>,
): void {
  inTurn(turn, stationMonitor, ({ seat: owner, order: { monitor: id, to, ref } }) => {
    const { squadrons, empires } = turn.state;
    const posted = id === undefined ? undefined : squadrons[id];
    const ship = posted === undefined ? empires[owner]?.monitors?.[0] : posted.ships[0];
    if (ship === undefined) return undefined;
    if (to === undefined)
      return posted && id
        ? monitorInTransit.of({
            seat: owner,
            unit: id,
            hull: ship.hull,
            from: posted.place,
            count: posted.ships.length,
            cause: ref,
          })
        : undefined;
    return monitorStationed.of({
      seat: owner,
      unit: id ?? freshCode(turn.state, owner, new Set(), 'm'),
      place: to,
      hull: ship.hull,
      ...(posted === undefined && { ship }),
      cause: ref,
    });
  });
}
