import { text } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import type { Pointer } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { drop, put } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, isBoat, order, ownerHears, place, seat } from './declare.ts';
import type { State, View } from './model/state.ts';
import { boatGiven, buoyAt } from './model/state.ts';
import { impossible } from './refusals.ts';
import { board } from './tables.ts';

/* Buoys over oyster beds (PD 7). */

/** Whether a seat’s buoy marks the bed at a place. */
export const hasBuoy = ({ buoys }: State, owner: SeatId, at: PlaceId): boolean =>
  buoys[buoyAt(owner, at)] !== undefined;

/** Sets a buoy where the boat lies. */
export const mark = order('mark', {
  fields: {},
  title: 'Set a buoy',
  offers: (view, at) => (isBoat(view, at) ? [{}] : []),
  cannot(state, given) {
    const boat = boatGiven(state, given);
    if (boat === undefined) return impossible('PD 1', 'not-your-boat');
    const here = board.label(boat.place);
    if (state.reefs[boat.place] === undefined) return impossible('PD 7', 'no-reef', { place: here });
    return hasBuoy(state, given.seat, boat.place)
      ? impossible('PD 7', 'buoy-there', { place: here })
      : undefined;
  },
  say: () => phrase('Set a buoy'),
});

/** A buoy as a word that leads to it. */
const pointer = (owner: SeatId, at: PlaceId): Pointer => ({
  to: 'thing',
  kind: 'buoy',
  id: buoyAt(owner, at),
  text: `buoy in ${board.label(at)}`,
});

export const marked = event('marked', {
  fields: { seat, place, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('You set a {buoy}.', { buoy: pointer(happened.seat, happened.place) }),
  ahead: (happened) => phrase('You will set a buoy in {place}.', { place: board.label(happened.place) }),
  apply: (draft, happened) =>
    put(draft.buoys, buoyAt(happened.seat, happened.place), {
      seat: happened.seat,
      place: happened.place,
    }),
});

/** Takes a buoy in again. */
export const lift = order('lift', {
  fields: { buoy: text(80, 1) },
  title: 'Take in the buoy',
  offers: ({ buoys }, { thing }) =>
    thing?.kind === 'buoy' && buoys[thing.id] !== undefined ? [{ buoy: thing.id }] : [],
  cannot({ boats, buoys }, given) {
    const set = buoys[given.order.buoy];
    if (set?.seat !== given.seat) return impossible('PD 7', 'not-your-buoy');
    return boats[given.seat]?.place === set.place
      ? undefined
      : impossible('PD 7', 'buoy-elsewhere', { place: board.label(set.place) });
  },
  say: ({ buoy }, { buoys }) =>
    phrase('Take in the buoy in {place}', { place: board.label(buoys[buoy]?.place ?? placeId(buoy)) }),
});

export const lifted = event('lifted', {
  fields: { seat, place, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('You take in your buoy in {place}.', { place: board.label(happened.place) }),
  ahead: (happened) =>
    phrase('You will take in your buoy in {place}.', { place: board.label(happened.place) }),
  apply: (draft, happened) => drop(draft.buoys, buoyAt(happened.seat, happened.place)),
});

export function buoysAreSet(
  turn: Turn<Room<State, View, OrderIn<typeof mark | typeof lift>, EventIn<typeof marked | typeof lifted>>>,
): void {
  inTurn(turn, lift, (given) => {
    const at = turn.state.buoys[given.order.buoy]?.place;
    return at && lifted.of({ seat: given.seat, place: at, cause: given.order.ref });
  });
  inTurn(turn, mark, (given) => {
    const at = turn.state.boats[given.seat]?.place;
    return at && marked.of({ seat: given.seat, place: at, cause: given.order.ref });
  });
}
