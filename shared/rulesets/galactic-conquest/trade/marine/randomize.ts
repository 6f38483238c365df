import { integer, oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, ownerHears, points, seat } from '../../declare.ts';
import type { Merchant } from '../../model/merchant.ts';
import { fittedOf, randomizersOf, refitted } from '../../model/merchant.ts';
import type { State, View } from '../../model/state.ts';
import { marineRests, whyItRests } from './rests.ts';
import { impossible } from '../../refusals.ts';
import { levelOf } from '../../research/research.ts';
import { randomizerOf } from '../units.ts';
import { charge, leftWith, paidSaid, payerNames, payers } from './buy.ts';
import { tooCostly } from '../../bank/paying.ts';

const levels = ['1', '2', '3'] as const;
const level = oneOf(levels);

/** What a level costs, for all freighters and all levels that each lacks (E7.0). */
export const randomizersCost = (merchant: Merchant, to: number): number =>
  sumOf(
    fittedOf(merchant).map(
      ({ level: has, large, small }) =>
        Math.max(0, to - has) * (large * randomizerOf('F-L') + small * randomizerOf('F-S')),
    ),
  );

/** All freighters get Randomizers, or a higher level of them (E7.0). OURS: all at once, as the lowest level counts; they help from this turn on. */
export const fitRandomizers = order('fit-randomizers', {
  fields: { level, payer: oneOf(payers) },
  title: 'Fit Randomizers',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap((empire) => {
      const known = levelOf(empire, 'rand', view);
      const next = empire.merchant && levels[randomizersOf(empire.merchant)];
      return next === undefined || Number(next) > known ? [] : [{ level: next, payer: 'merchants' as const }];
    }),
  form: (_, given) => [
    choice(
      given,
      'level',
      'Level',
      choicesOf(levels, (one) => phrase('{level}', { level: one })),
    ),
    choice(
      given,
      'payer',
      'Paid by',
      choicesOf(payers, (one) => phrase('{payer}', { payer: payerNames[one] })),
    ),
  ],
  facts: ({ empires, me }, given) => {
    const merchant = empires[me]?.merchant;
    if (merchant === undefined) return [];
    const cost = randomizersCost(merchant, Number(given.level));
    return [
      { label: 'Costs', value: phrase('{cost} EP', { cost }) },
      { label: 'Merchants can spend', value: phrase('{points} EP', { points: merchant.budget ?? 0 }) },
    ];
  },
  cannot(state, { seat: owner, order: { level: to, payer } }) {
    const empire = state.empires[owner];
    const merchant = empire?.merchant;
    if (empire === undefined || merchant === undefined || marineRests(empire)) return whyItRests(empire);
    const known = levelOf(empire, 'rand', state);
    if (Number(to) > known) return impossible('GC E7.0', 'randomizers-unknown', { known });
    if (Number(to) <= randomizersOf(merchant)) return impossible('GC E7.0', 'randomizers-already');
    const cost = randomizersCost(merchant, Number(to));
    return tooCostly('GC E7.0', 'randomizers-cost', cost, leftWith(empire, payer));
  },
  say: ({ level: to, payer }) => paidSaid(phrase('Fit Randomizers of level {level}', { level: to }), payer),
});
export type FitRandomizers = OrderIn<typeof fitRandomizers>;

export const randomizersFitted = event('randomizers-fitted', {
  fields: { seat, level: integer(1, levels.length), payer: oneOf(payers), points, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ level: to, points: cost }) =>
    phrase('Your freighters have Randomizers of level {level}, for {cost} EP.', { level: to, cost }),
  ahead: ({ level: to, points: cost }) =>
    phrase('Your freighters will have Randomizers of level {level}, for {cost} EP.', { level: to, cost }),
  apply(draft, { seat: owner, level: to, payer, points: cost }) {
    charge(draft, owner, payer, cost);
    change(draft.empires, owner, ({ merchant }) =>
      merchant === undefined ? {} : { merchant: refitted(merchant, to) },
    );
  },
});

/** Freighters get Randomizers (E7.0). */
export function fitAllRandomizers(
  turn: Turn<Room<State, View, FitRandomizers, EventIn<typeof randomizersFitted>>>,
): void {
  inTurn(turn, fitRandomizers, ({ seat: owner, order: { level: to, payer, ref } }) => {
    const merchant = turn.state.empires[owner]?.merchant;
    return (
      merchant &&
      randomizersFitted.of({
        seat: owner,
        level: Number(to),
        payer,
        points: randomizersCost(merchant, Number(to)),
        cause: ref,
      })
    );
  });
}
