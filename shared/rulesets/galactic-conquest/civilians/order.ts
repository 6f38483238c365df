import { oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, place, seat, unit } from '../declare.ts';
import { hexName } from '../map/board.ts';
import type { Aim } from '../model/unrest/ruin.ts';
import { aims } from '../model/unrest/ruin.ts';
import { isAllysAt } from '../model/relations/alliances.ts';
import { nameOf } from '../map/seats.ts';
import { defined } from '#kernel/words/defined.ts';
import type { State, View } from '../model/state.ts';
import { hasOrder, squadronGiven } from '../movement/given.ts';
import { impossible } from '../refusals.ts';
import { endOf } from '../space/tasks.ts';

/** What each aim is called: in a form, in an order, and of what was ordered. */
const aimWords: Readonly<
  Record<
    Aim,
    { readonly label: string; readonly order: string; readonly told: string; readonly ahead: string }
  >
> = {
  base: {
    label: 'Destroy its commercial base',
    order: 'Destroy the commercial base in {place}',
    told: '{unit} has orders to stay over the system in {place} and destroy its commercial base.',
    ahead: '{unit} will stay over the system in {place} to destroy its commercial base.',
  },
  decimate: {
    label: 'Decimate it',
    order: 'Decimate the system in {place}',
    told: '{unit} has orders to stay over the system in {place} and decimate it.',
    ahead: '{unit} will stay over the system in {place} to decimate it.',
  },
  annihilate: {
    label: 'Annihilate it',
    order: 'Annihilate the system in {place}',
    told: '{unit} has orders to stay over the system in {place} and annihilate it.',
    ahead: '{unit} will stay over the system in {place} to annihilate it.',
  },
};

/** A squadron attacks the civilian targets of a foreign system, over which it stays (C7). */
export const strikeCivilians = order('strike-civilians', {
  fields: { place, aim: oneOf(aims) },
  title: 'Attack civilian targets',
  offers(view, at, plan) {
    const end = endOf(view, at.unit, plan);
    const system = end === undefined ? undefined : view.systems[end];
    return end === undefined || system === undefined || system.owner === view.me
      ? []
      : hasOrder(plan, at.unit, 'strike-civilians')
        ? []
        : [{ place: end, aim: 'base' as const }];
  },
  form: (_, given) => [
    choice(
      given,
      'aim',
      'To the system',
      choicesOf(aims, (aim) => phrase(aimWords[aim].label)),
    ),
  ],
  cannot({ squadrons, systems, alliances }, given) {
    const { place: at } = given.order;
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    if (squadron.stationed === true) return impossible('GC E2.30', 'defense-only');
    if (squadron.civil !== undefined) return impossible('GC C7.10', 'strikes-already');
    const system = systems[at];
    if (system === undefined) return impossible('GC C7.10', 'strikes-nothing', { place: hexName(at) });
    if (isAllysAt({ systems, ...defined({ alliances }) }, given.seat, at))
      return impossible('GC C22.10', 'spares-ally', { seat: nameOf(system.owner) });
    return system.owner === given.seat
      ? impossible('GC C7.505', 'strikes-own', { place: hexName(at) })
      : undefined;
  },
  say: (given) => phrase(aimWords[given.aim].order, { place: hexName(given.place) }),
});
export type StrikeCivilians = OrderIn<typeof strikeCivilians>;

export const strikeOrdered = event('strike-ordered', {
  fields: { seat, unit, place, aim: oneOf(aims), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase(aimWords[happened.aim].told, {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  ahead: (happened) =>
    phrase(aimWords[happened.aim].ahead, {
      unit: own(happened.unit),
      place: hexName(happened.place),
    }),
  apply: (draft, { aim, ...happened }) =>
    change(draft.squadrons, happened.unit, () => ({
      civil: { aim, place: happened.place, cause: happened.cause },
    })),
});

/** Squadrons are told to attack civilian targets (C7). */
export function orderStrikes(
  turn: Turn<Room<State, View, StrikeCivilians, EventIn<typeof strikeOrdered>>>,
): void {
  inTurn(
    turn,
    strikeCivilians,
    ({ seat: by, unit: one, order: { place: at, aim, ref } }) =>
      one && strikeOrdered.of({ seat: by, unit: one, place: at, aim, cause: ref }),
  );
}
