import { oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, ownerHears, points, seat } from '../../declare.ts';
import { isHomeSevered, homeworldOf } from '../../model/homeworld.ts';
import type { Empire } from '../../model/empire.ts';
import type { State, View } from '../../model/state.ts';
import { marineRests, whyItRests } from './rests.ts';
import { impossible } from '../../refusals.ts';
import { freeTraders, priceOf, withUnits } from '../units.ts';
import { lyingIn } from './lying.ts';
import { charge, expect, leftWith, payerNames, payers, unitName } from './buy.ts';
import { mostConverted } from './slips.ts';

/** Units that one hull can become. OURS: the variants of the large freighter, of the small one, of the ore carrier and of the free trader (E1.20). */
const families: readonly (readonly string[])[] = [
  ['F-L', 'F-TL', 'F-ML', 'F-RL', 'F-AL', 'F-EL', 'F-PL', 'F-SL', 'LQ', 'F-LL', 'AxCVA', 'AxPFL'],
  ['F-S', 'F-TS', 'F-MS', 'F-RS', 'F-AS', 'F-ES', 'F-PS', 'F-SS', 'SQ', 'F-LS', 'AxCVL', 'AxPFS'],
  ['F-OL', 'F-OP'],
  freeTraders,
];

/** What a unit can become. */
const variantsOf = (unit: string): readonly string[] =>
  (families.find((one) => one.includes(unit)) ?? []).filter((one) => one !== unit);

const convertedOf = ({ merchant }: Pick<Empire, 'merchant'>): number =>
  sumOf((merchant?.coming ?? []).map(({ converted, count }) => (converted === true ? count : 0)));

/** Economic points for a conversion: what the new unit costs more (B11.50). */
const conversionPrice = (from: string, to: string): number => Math.max(0, priceOf(to) - priceOf(from));

/** A unit of the strategic reserve becomes another one, and is back in the next turn (E1.20, E1.22). */
export const convertMerchant = order('convert-merchant', {
  fields: { unit: unitName, into: unitName, payer: oneOf(payers) },
  title: 'Convert merchants',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ merchant }) => {
      const unit = keysInOrder(merchant?.reserve ?? {}).find((one) => variantsOf(one).length > 0);
      const into = unit === undefined ? undefined : variantsOf(unit)[0];
      return unit === undefined || into === undefined ? [] : [{ unit, into, payer: 'merchants' as const }];
    }),
  form: ({ empires, me }, given) => [
    choice(
      given,
      'unit',
      'Unit',
      choicesOf([...new Set([...keysInOrder(empires[me]?.merchant?.reserve ?? {}), given.unit])], (unit) =>
        phrase('{unit}', { unit }),
      ),
    ),
    choice(
      given,
      'into',
      'It becomes',
      choicesOf([...new Set([...variantsOf(given.unit), given.into])], (unit) => phrase('{unit}', { unit })),
    ),
    choice(
      given,
      'payer',
      'Paid by',
      choicesOf(payers, (one) => phrase('{payer}', { payer: payerNames[one] })),
    ),
  ],
  facts: (_, { unit, into }) => [
    { label: 'Costs', value: phrase('{cost} EP', { cost: conversionPrice(unit, into) }) },
  ],
  cannot(state, { seat: owner, order: { unit, into, payer } }) {
    const empire = state.empires[owner];
    const merchant = empire?.merchant;
    if (empire === undefined || merchant === undefined || marineRests(empire)) return whyItRests(empire);
    const home = homeworldOf(state, owner);
    if (home === undefined || isHomeSevered(state, owner)) return impossible('GC E1.20', 'no-yard');
    if (lyingIn(state, owner, { place: home, unit, side: 'here' }) < 1)
      return impossible('GC E1.20', 'reserve-lacks', { unit, left: 0 });
    if (!variantsOf(unit).includes(into))
      return impossible('GC E1.20', 'not-its-variant', { hull: unit, to: into });
    const most = mostConverted(state, owner);
    if (convertedOf(empire) >= most) return impossible('GC E1.20', 'merchants-convert', { most });
    const [cost, left] = [conversionPrice(unit, into), leftWith(empire, payer)];
    if (cost <= left) return undefined;
    return payer === 'treasury'
      ? impossible('GC E1.22', 'merchants-cost', { cost, left })
      : impossible('GC E1.10', 'merchants-have', { cost, left });
  },
  say: ({ unit, into, payer }) =>
    payer === 'treasury'
      ? phrase('Convert {unit} to {into}, paid by the treasury', { unit, into })
      : phrase('Convert {unit} to {into}, paid by the merchants', { unit, into }),
});
export type ConvertMerchant = OrderIn<typeof convertMerchant>;

export const merchantConverted = event('merchant-converted', {
  fields: { seat, from: unitName, into: unitName, payer: oneOf(payers), points, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ from, into, points: cost }) =>
    phrase('{from} of the strategic reserve becomes {into} for {cost} EP.', { from, into, cost }),
  ahead: ({ from, into, points: cost }) =>
    phrase('{from} of the strategic reserve will become {into} for {cost} EP.', { from, into, cost }),
  apply(draft, { seat: owner, from, into, payer, points: cost }) {
    change(draft.empires, owner, ({ merchant }) =>
      merchant === undefined
        ? {}
        : { merchant: { ...merchant, reserve: withUnits(merchant.reserve, from, -1) } },
    );
    expect(draft, owner, { to: 'reserve', unit: into, count: 1, converted: true });
    charge(draft, owner, payer, cost);
  },
});

/** Merchants are converted (E1.20). */
export function convertMerchants(
  turn: Turn<Room<State, View, ConvertMerchant, EventIn<typeof merchantConverted>>>,
): void {
  inTurn(turn, convertMerchant, ({ seat: owner, order: { unit, into, payer, ref } }) =>
    merchantConverted.of({
      seat: owner,
      from: unit,
      into,
      payer,
      points: conversionPrice(unit, into),
      cause: ref,
    }),
  );
}
