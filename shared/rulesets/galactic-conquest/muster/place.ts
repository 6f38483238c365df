import { integer, oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, ownerHears, place, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { Side } from '../model/merchant.ts';
import { sides } from '../model/merchant.ts';
import type { State, View } from '../model/state.ts';
import { marineRests, whyItRests } from '../trade/marine/rests.ts';
import { impossible } from '../refusals.ts';
import { unitCount, unitName } from '../trade/marine/buy.ts';
import { isReserveShutIn, lyingIn, mooredAt, withMoored } from '../trade/marine/lying.ts';
import { lotEntries } from './entries.ts';

const sideNames = { here: 'At the system', terrain: 'In its outlying terrain' } as const;
const otherSide = (to: Side): Side => (to === 'here' ? 'terrain' : 'here');

/** Units of the strategic reserve go into the outlying terrain of their system, or come out of it, at the end of the turn (E2.55, E2.60); none go out of a blockade (C12.80). */
export const placeReserve = order('place-reserve', {
  fields: { unit: unitName, count: unitCount, at: place, to: oneOf(sides) },
  title: 'Place the reserve',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ merchant }) => {
      const unit = keysInOrder(merchant?.reserve ?? {})[0];
      const home = homeworldOf(view, view.me);
      return unit === undefined || home === undefined
        ? []
        : [{ unit, count: 1, at: home, to: 'terrain' as const }];
    }),
  form: (view, given) => [
    ...lotEntries(view, given),
    choice(
      given,
      'to',
      'They are',
      choicesOf(sides, (one) => phrase('{side}', { side: sideNames[one] })),
    ),
  ],
  cannot(state, { seat: owner, order: { unit, count, at, to } }) {
    if (marineRests(state.empires[owner])) return whyItRests(state.empires[owner]);
    if (state.systems[at]?.owner !== owner)
      return impossible('GC E2.55', 'no-terrain', { place: hexName(at) });
    if (to === 'terrain' && isReserveShutIn(state, owner, at))
      return impossible('GC C12.80', 'reserve-shut-in', { place: hexName(at) });
    const left = lyingIn(state, owner, { place: at, unit, side: otherSide(to) });
    return left < count
      ? impossible('GC E2.55', 'not-lying-there', { unit, place: hexName(at), left })
      : undefined;
  },
  say: ({ unit, count, at, to }) =>
    to === 'terrain'
      ? phrase('Send {count}x{unit} of the reserve into terrain in {place}', {
          count,
          unit,
          place: hexName(at),
        })
      : phrase('Bring {count}x{unit} of the reserve out of terrain in {place}', {
          count,
          unit,
          place: hexName(at),
        }),
});
export type PlaceReserve = OrderIn<typeof placeReserve>;

export const reservePlaced = event('reserve-placed', {
  fields: { seat, of: unitName, count: integer(1, 1000), place, to: oneOf(sides), cause },
  by: 'order',
  hears: ownerHears,
  say: ({ of, count, place: at, to }) =>
    to === 'terrain'
      ? phrase('{count}x{unit} of the reserve are in the outlying terrain of {place}.', {
          count,
          unit: of,
          place: hexName(at),
        })
      : phrase('{count}x{unit} of the reserve are at the system in {place}.', {
          count,
          unit: of,
          place: hexName(at),
        }),
  apply: (draft, { seat: owner, of: unit, count, place: at, to }) =>
    change(draft.empires, owner, ({ merchant }) => {
      if (merchant === undefined) return {};
      const left = withMoored(merchant.lies ?? {}, { place: at, unit, side: otherSide(to) }, -count);
      return { merchant: mooredAt(merchant, withMoored(left, { place: at, unit, side: to }, count)) };
    }),
});

/** Reserves go into terrain, and come out of it (E2.55). */
export function placeReserves(
  turn: Turn<Room<State, View, PlaceReserve, EventIn<typeof reservePlaced>>>,
): void {
  inTurn(turn, placeReserve, ({ seat: owner, order: { unit, count, at, to, ref } }) =>
    reservePlaced.of({ seat: owner, of: unit, count, place: at, to, cause: ref }),
  );
}
