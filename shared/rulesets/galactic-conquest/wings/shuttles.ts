import type { Books } from '#kernel/codec/books.ts';
import { integer, list } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { change } from '#kernel/steps/change.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { hullsText } from '../combat/words.ts';
import { event, hull, most, own, ownerHears, seat, unit } from '../declare.ts';
import { yearOf } from '../map/seats.ts';
import type { Flyer } from '../model/battle/wings.ts';
import { flyerShape } from '../model/battle/wings.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { isStored } from '../model/condition/storing.ts';
import { hasRole } from '../ships/aboard/officers.ts';
import { rowFor } from '../ships/fleet.ts';
import { listFor } from '../ships/list/book.ts';
import { has } from '../ships/list/hull.ts';
import type { ShipList } from '../ships/list/shipList.ts';
import { flyerOf } from '../ships/wings.ts';
import { coresOf } from '../space/own.ts';
import { shuttleRoom, withAboard } from './room.ts';
import { isServed } from './supplied.ts';

/** Ships of logistics officers get a multi-role shuttle (A12.30c). `at`: positions in the squadron. */
export const shuttlesGiven = event('shuttles-given', {
  fields: {
    seat,
    unit,
    at: list(integer(0, most.ships), most.ships),
    hulls: list(hull, most.ships),
    flyer: flyerShape,
  },
  by: 'rules',
  hears: ownerHears,
  say: (happened) =>
    phrase('Their logistics officers give {hulls} of {unit} a multi-role shuttle.', {
      hulls: hullsText(happened.hulls),
      unit: own(happened.unit),
    }),
  ahead: (happened) =>
    phrase('{hulls} of {unit} will get a multi-role shuttle.', {
      hulls: hullsText(happened.hulls),
      unit: own(happened.unit),
    }),
  apply: (draft, { at, flyer, ...happened }) =>
    change(draft.squadrons, happened.unit, ({ ships }) => ({
      ships: ships.map((ship, position) => (at.includes(position) ? withAboard(ship, flyer, 1) : ship)),
    })),
});

/** The shuttle that an empire has, by the ship list; undefined: there is none in this year. */
function shuttleIn(book: ShipList, year: number, owner: Squadron['seat']): Flyer | undefined {
  const row = book.hulls.find(
    (one) => has(one, 'shuttle') && one.year <= year && rowFor(book, owner, one.designation) === one,
  );
  return row && flyerOf(row);
}

/** Logistics officers add a shuttle to their ships, for nothing and whatever their size (A12.30c). OURS: before segment 1, where what comes from stock would arrive too. */
export const giveShuttles =
  (books: Books) =>
  (turn: Turn<Room<State, View, never, EventIn<typeof shuttlesGiven>>>): void => {
    const book = listFor(books, turn.state);
    const core = coresOf(turn.state);
    if (book === undefined) return;
    for (const [one, squadron] of inOrder<UnitId, Squadron>(turn.state.squadrons)) {
      const at = squadron.ships.flatMap((ship, position) =>
        hasRole(ship, 'LL') && shuttleRoom(ship) > 0 ? [position] : [],
      );
      if (at.length === 0 || isStored(squadron) || !isServed(turn.state, core, squadron)) continue;
      const flyer = shuttleIn(book, yearOf(turn.state), squadron.seat);
      if (flyer !== undefined)
        turn.happen(
          shuttlesGiven.of({
            seat: squadron.seat,
            unit: one,
            at,
            hulls: at.flatMap((position) => squadron.ships[position]?.hull ?? []),
            flyer,
          }),
        );
    }
  };
