import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { choice, eitherOr, number, text } from '#kernel/declare/entries.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import { declines, hasLeft } from '../model/battle/declining.ts';
import { beside, boardOf, hexName } from '../map/board.ts';
import { yearOf } from '../map/seats.ts';
import type { Riders } from '../model/battle/strikes.ts';
import { ridersFields } from '../model/battle/strikes.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State, View } from '../model/state.ts';
import { activeGiven, hasOrder } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';
import { segments } from '../segments.ts';
import { commandOf, isListed } from '../ships/command.ts';
import { isJamming } from '../sensors/sight.ts';
import { sensorsAt } from '../sensors/veils.ts';
import type { Group } from './groups.ts';
import { groupsOf, slotsOf } from './groups.ts';

/** The segment of a turn in which they can fly at first, as one goes by while they are converted (C20.520). */
const firstSegment = 2;

/** `Fly Death Riders at bases in D5 in segment 3: 8xZD, 3xPF; packs off`. */
const rideSaid = ({ place, segment, groups, packs }: Omit<Riders, 'cause'>): Phrase =>
  phrase(
    packs
      ? 'Fly Death Riders at the bases in {place} in segment {segment}, packs on: {groups}'
      : 'Fly Death Riders at the bases in {place} in segment {segment}, packs off: {groups}',
    { place: hexName(place), segment, groups },
  );

/** The groups that a squadron can fly now, or why it cannot: what it carries, a special sensor, and command slots (C20.510 to C20.530). */
export function ridersOf(
  state: State,
  squadron: Squadron,
  { groups: said, place }: Pick<Riders, 'groups' | 'place'>,
): readonly Group[] | Problem {
  if (!hasTech(state, squadron.seat, 'death-rider')) return impossible('GC C20.500', 'no-death-riders');
  if (declines(state, squadron)) return impossible('GC D5.12', 'strikes-in-trans-warp');
  if (hasLeft(squadron)) return impossible('GC A3.20', 'fires-beaten', { place: hexName(place) });
  const groups = groupsOf(said, squadron.ships, yearOf(state));
  if ('code' in groups) return groups;
  if (squadron.ships.every((ship) => sensorsAt(state, squadron.place, ship) === 0))
    return impossible('GC C20.530', 'riders-blind');
  // OURS: their attack is a battle (C20.540), and sensors that jam have no part in any (C15.21).
  if (isJamming(state, squadron)) return impossible('GC C15.21', 'riders-jamming');
  if (squadron.fixed !== undefined || !isListed(squadron)) return groups;
  const { rating, slots } = commandOf(state, squadron.seat, squadron.ships, squadron.ledBy, squadron.exempt);
  return slots + slotsOf(groups) > rating
    ? impossible('GC C20.530', 'riders-uncommanded', {
        left: Math.max(0, rating - slots),
        needed: slotsOf(groups),
      })
    : groups;
}

/** Fighters and gunboats are made Death Riders and flown into bases (C20.500). */
export const ride = order('death-riders', {
  fields: ridersFields,
  title: 'Death Riders',
  offers(view, at, plan) {
    const squadron = activeGiven(view.squadrons, { seat: view.me, unit: at.unit });
    if (squadron === undefined || hasOrder(plan, at.unit, 'death-riders')) return [];
    const first = squadron.ships.flatMap(({ wings = [] }) => wings).find(({ count }) => count >= 3);
    return first === undefined || !hasTech(view, view.me, 'death-rider')
      ? []
      : [
          {
            place: squadron.place,
            segment: segments,
            groups: `${Math.min(first.count, 6)}x${first.type}`,
            packs: false,
          },
        ];
  },
  form(view, given, { unit: at }) {
    const from = (at && view.squadrons[at]?.place) ?? given.place;
    const near = [...new Set([from, ...beside(boardOf(view.map), from), given.place])];
    return [
      choice(
        given,
        'place',
        'Bases in',
        near.map((value) => ({ value, label: phrase('{place}', { place: hexName(value) }), place: value })),
      ),
      number(given, 'segment', 'In segment', { least: firstSegment, most: segments }),
      text(given, 'groups', 'Groups in their order, as 8xZD, 3xPF', { longest: 200, lines: 1 }),
      eitherOr(given, 'packs', 'Warp booster packs', phrase('Left on'), phrase('Turned off')),
    ];
  },
  cannot(state, given) {
    const squadron = activeGiven(state.squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if (squadron.riders !== undefined) return impossible('GC C20.520', 'rides-already');
    if (given.order.segment < firstSegment)
      return impossible('GC C20.520', 'riders-too-soon', { segment: firstSegment });
    const found = ridersOf(state, squadron, given.order);
    return 'code' in found ? found : undefined;
  },
  say: rideSaid,
});
export type Ride = OrderIn<typeof ride>;

export const rideOrdered = event('ride-ordered', {
  fields: { seat, unit, ...ridersFields, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('{unit}: {orders}.', { unit: own(happened.unit), orders: rideSaid(happened) }),
  ahead: (happened) =>
    phrase('{unit} will have these orders: {orders}.', {
      unit: own(happened.unit),
      orders: rideSaid(happened),
    }),
  apply: (draft, { place, segment, groups, packs, cause: by, ...happened }) =>
    change(draft.squadrons, happened.unit, () => ({
      riders: { place, segment, groups, packs, cause: by },
    })),
});

/** Death Riders are made ready. */
export const orderRides = (turn: Turn<Room<State, View, Ride, EventIn<typeof rideOrdered>>>): void =>
  inTurn(
    turn,
    ride,
    ({ seat: owner, unit: which, order: { place, segment, groups, packs, ref } }) =>
      which && rideOrdered.of({ seat: owner, unit: which, place, segment, groups, packs, cause: ref }),
  );
