import { integer, list, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { hullsText } from '../combat/words.ts';
import { reserveShape, withKept } from '../crewing/reserve.ts';
import { unitsKept } from '../crewing/units.ts';
import { event, hull, most, own, ownerHears, place, seat, unit } from '../declare.ts';
import { majorsOf } from '../economy/exhaustion.ts';
import { fewMajors } from '../economy/table.ts';
import { hexName } from '../map/board.ts';
import type { State, View } from '../model/state.ts';
import { squadronsOf } from '../model/stations/squadrons.ts';
import { excessOf } from '../squadrons/regroup.ts';
import { asked } from './laidUp.ts';
import { isStorable, storeFor, storeIn } from './mothball.ts';

/** How much an empire must still scrap or mothball this turn, where a ship of size class 4 counts as 48 (B13.20, B13.25). */
export function lackingOf(state: Pick<State, 'systems' | 'empires'>, owner: SeatId): number {
  const empire = state.empires[owner];
  return empire?.mobility !== 'RB' || majorsOf(state, owner) <= fewMajors
    ? 0
    : Math.max(0, asked - (empire.laidUp ?? 0));
}

/** A ship is mothballed because restoration asks for it. */
export const restored = event('restored', {
  fields: {
    seat,
    unit,
    to: unit,
    place,
    at: list(integer(0, most.ships), most.ships),
    hulls: list(hull, most.ships),
    kept: optional(reserveShape),
  },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    withKept(
      phrase('Restoration asks for it: {ships} of {unit} {count:is|are} mothballed in {place}, as {to}.', {
        ships: hullsText(happened.hulls),
        unit: own(happened.unit),
        count: happened.hulls.length,
        place: hexName(happened.place),
        to: own(happened.to),
      }),
      happened.kept,
    ),
  ahead: (happened) =>
    phrase('Restoration will ask for {ships} of {unit}.', {
      ships: hullsText(happened.hulls),
      unit: own(happened.unit),
    }),
  apply: (draft, { unit: id, to, at, kept }) => storeIn(draft, id, { to, at, kept }),
});

/** The cheapest ship that its squadron can do without, of several the first by their codes. OURS. */
function cheapest(state: State, owner: SeatId): readonly [UnitId, number] | undefined {
  const able = squadronsOf(state.squadrons, owner).flatMap(([code, squadron]) =>
    squadron.fixed !== undefined || squadron.guards === true
      ? []
      : squadron.ships.flatMap((ship, at) => {
          const left = { ...squadron, ships: squadron.ships.filter((_, position) => position !== at) };
          return isStorable(ship) && ship.size <= 4 && excessOf(state, left) <= excessOf(state, squadron)
            ? [{ code, at, cost: ship.figures?.cost ?? 0 }]
            : [];
        }),
  );
  const [first] = able.toSorted(
    compareBy(
      ({ cost }) => cost,
      ({ code }) => code,
      ({ at }) => at,
    ),
  );
  return first && [first.code, first.at];
}

/** Restoration takes ships out of service, of which the rules choose those that were not chosen (B13.20). */
export function restore(turn: Turn<Room<State, View, never, EventIn<typeof restored>>>): void {
  for (const owner of keysInOrder(turn.state.empires))
    while (lackingOf(turn.state, owner) > 0) {
      const [code, at] = cheapest(turn.state, owner) ?? [];
      const squadron = code && turn.state.squadrons[code];
      if (squadron === undefined || code === undefined || at === undefined) break;
      turn.happen(
        restored.of({
          seat: owner,
          unit: code,
          to: storeFor(turn.state, squadron),
          place: squadron.place,
          at: [at],
          hulls: squadron.ships.slice(at, at + 1).map((ship) => ship.hull),
          kept: unitsKept(squadron.ships.slice(at, at + 1)),
        }),
      );
    }
}
