import { integer } from '#kernel/codec/shapes.ts';
import { number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { cause, event, order, own, ownerHears, seat, unit } from '../declare.ts';
import type { State, View } from '../model/state.ts';
import { most } from '../reactions/shapes.ts';
import { watchFields, watch } from '../reactions/shapes.ts';
import { watchSaid } from '../reactions/words.ts';
import { impossible } from '../refusals.ts';
import { hasOrder, squadronGiven } from './given.ts';
import { usualWatch, watchEntries } from './react.ts';

const place = integer(1, most.lead);

/** Where a squadron stands in line among those who share its hex: number 1 sees action first (D6.80). */
export const lead = order('lead', {
  fields: { number: place },
  title: 'Place in line',
  offers: ({ squadrons, me }, at, plan) =>
    squadronGiven(squadrons, { seat: me, unit: at.unit }) === undefined || hasOrder(plan, at.unit, 'lead')
      ? []
      : [{ number: 1 }],
  form: (_, given) => [
    number(given, 'number', 'Number among those in its hex', { least: 1, most: most.lead }),
  ],
  cannot({ squadrons }, given) {
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    return squadron.lead === undefined ? undefined : impossible('GC D6.80', 'leads-already');
  },
  say: (given) => phrase('Number {number} in line where squadrons share a hex', { number: given.number }),
});
export type Lead = OrderIn<typeof lead>;

export const lined = event('lined', {
  fields: { seat, unit, number: place, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} is number {number} in line.', { unit: own(happened.unit), number: happened.number }),
  ahead: (happened) =>
    phrase('{unit} will be number {number} in line.', {
      unit: own(happened.unit),
      number: happened.number,
    }),
  apply: (draft, happened) => change(draft.squadrons, happened.unit, () => ({ lead: happened.number })),
});

/** When alone a squadron attacks whoever bars its course: by what it reads of the hex that it is about to enter (A9.30). */
export const attackIf = order('attack-if', {
  fields: watchFields,
  title: 'Attack only if',
  offers: ({ squadrons, me }, at, plan) =>
    squadronGiven(squadrons, { seat: me, unit: at.unit }) === undefined ||
    hasOrder(plan, at.unit, 'attack-if')
      ? []
      : [usualWatch],
  form: (view, given) => watchEntries(view, given).filter(({ field }) => field.name !== 'near'),
  cannot({ squadrons }, given) {
    const squadron = squadronGiven(squadrons, given);
    if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
    const { least, most: atMost } = given.order;
    if (least > atMost) return impossible('GC A9.30', 'condition-never', { least, most: atMost });
    return squadron.only === undefined ? undefined : impossible('GC A9.30', 'attacks-if-already');
  },
  say: (given) => phrase('Attack only {when}', { when: watchSaid(given) }),
});
export type AttackIf = OrderIn<typeof attackIf>;

export const attackLimited = event('attack-limited', {
  fields: { seat, unit, watch, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{unit} attacks only {when}.', { unit: own(happened.unit), when: watchSaid(happened.watch) }),
  ahead: (happened) =>
    phrase('{unit} will attack only {when}.', {
      unit: own(happened.unit),
      when: watchSaid(happened.watch),
    }),
  apply: (draft, happened) => change(draft.squadrons, happened.unit, () => ({ only: happened.watch })),
});

/** Squadrons are put in line (D6.80). */
export function lineUp(turn: Turn<Room<State, View, Lead, EventIn<typeof lined>>>): void {
  inTurn(
    turn,
    lead,
    (given) =>
      given.unit &&
      lined.of({
        seat: given.seat,
        unit: given.unit,
        number: given.order.number,
        cause: given.order.ref,
      }),
  );
}

/** Conditions of attacks are set (A9.30). */
export function limitAttacks(turn: Turn<Room<State, View, AttackIf, EventIn<typeof attackLimited>>>): void {
  inTurn(
    turn,
    attackIf,
    ({ seat: owner, unit: told, order: { kind: _, ref, ...condition } }) =>
      told && attackLimited.of({ seat: owner, unit: told, watch: condition, cause: ref }),
  );
}
