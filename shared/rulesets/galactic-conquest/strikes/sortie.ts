import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { choice, eitherOr, number } from '#kernel/declare/entries.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import type { Sortie } from '../model/battle/strikes.ts';
import { sortieFields } from '../model/battle/strikes.ts';
import type { State, View } from '../model/state.ts';
import { activeGiven, hasOrder } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';
import { segments } from '../segments.ts';
import { cannotLaunch, strikersOf } from './strikers.ts';

/** `Strike bases in D5 with fighters in segment 3, 6 stay behind`. */
const sortieSaid = ({ place, segment, bases, keeps }: Omit<Sortie, 'cause'>): Phrase => {
  const args = { place: hexName(place), segment, keeps };
  if (bases)
    return keeps === 0
      ? phrase('Strike bases in {place} with fighters in segment {segment}', args)
      : phrase('Strike bases in {place} with fighters in segment {segment}, {keeps} stay behind', args);
  return keeps === 0
    ? phrase('Strike squadrons in {place} with fighters in segment {segment}', args)
    : phrase('Strike squadrons in {place} with fighters in segment {segment}, {keeps} stay behind', args);
};

/** Fighters of carriers or bases strike a hex beside theirs (C20.610). */
export const strike = order('carrier-strike', {
  fields: sortieFields,
  title: 'Carrier strike',
  offers(view, at, plan) {
    const squadron = activeGiven(view.squadrons, { seat: view.me, unit: at.unit });
    if (squadron === undefined || hasOrder(plan, at.unit, 'carrier-strike')) return [];
    const [hex] = beside(boardOf(view.map), squadron.place);
    return hex === undefined ||
      !hasTech(view, view.me, 'cv-strike') ||
      strikersOf(view, squadron, 0).length === 0
      ? []
      : [{ place: hex, segment: segments, bases: false, keeps: 0 }];
  },
  form(view, given, { unit: at }) {
    const from = at && view.squadrons[at]?.place;
    const near = from === undefined ? [] : beside(boardOf(view.map), from);
    return [
      choice(
        given,
        'place',
        'Hex',
        [...new Set([...near, given.place])].map((value) => ({
          value,
          label: phrase('{place}', { place: hexName(value) }),
          place: value,
        })),
      ),
      number(given, 'segment', 'In segment', { least: 1, most: segments }),
      eitherOr(given, 'bases', 'At', phrase('Bases'), phrase('Squadrons')),
      number(given, 'keeps', 'Fighters that stay behind', { least: 0, most: 999 }),
    ];
  },
  cannot(state, given) {
    const squadron = activeGiven(state.squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if (squadron.sortie !== undefined) return impossible('GC C20.640', 'fighters-strike-already');
    return cannotLaunch(state, squadron, given.order);
  },
  say: sortieSaid,
});
export type CarrierStrike = OrderIn<typeof strike>;

export const sortieOrdered = event('sortie-ordered', {
  fields: { seat, unit, ...sortieFields, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('{unit}: {orders}.', { unit: own(happened.unit), orders: sortieSaid(happened) }),
  ahead: (happened) =>
    phrase('{unit} will have these orders: {orders}.', {
      unit: own(happened.unit),
      orders: sortieSaid(happened),
    }),
  apply: (draft, { place, segment, bases, keeps, cause: by, ...happened }) =>
    change(draft.squadrons, happened.unit, () => ({
      sortie: { place, segment, bases, keeps, cause: by },
    })),
});

/** Fighters are told to strike. */
export const orderSorties = (
  turn: Turn<Room<State, View, CarrierStrike, EventIn<typeof sortieOrdered>>>,
): void =>
  inTurn(
    turn,
    strike,
    ({ seat: owner, unit: which, order: { place, segment, bases, keeps, ref } }) =>
      which && sortieOrdered.of({ seat: owner, unit: which, place, segment, bases, keeps, cause: ref }),
  );
