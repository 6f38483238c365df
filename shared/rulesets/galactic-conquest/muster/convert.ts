import { oneOf, optional } from '#kernel/codec/shapes.ts';
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
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { atHeadquarters, cause, event, order, ownerHears, place, points, seat } from '../declare.ts';
import { hexName } from '../map/board.ts';
import { isHomeSevered, homeworldOf } from '../model/homeworld.ts';
import type { Empire } from '../model/empire.ts';
import { imagine } from '../model/imagine.ts';
import type { State, View } from '../model/state.ts';
import { basesIn } from '../model/territory.ts';
import { marineRests, whyItRests } from '../trade/marine/rests.ts';
import { impossible } from '../refusals.ts';
import { cannotServeYet, freeTraders, priceOf, withUnits } from '../trade/units.ts';
import { lyingIn } from '../trade/marine/lying.ts';
import {
  cannotPay,
  charge,
  expect,
  leftWith,
  paidSaid,
  payerNames,
  payers,
  unitName,
} from '../trade/marine/buy.ts';
import { mostConverted } from '../trade/marine/slips.ts';
import type { Facility } from '../yards/ships/facilities.ts';
import { conversionCost, facilityIn, takeFacility } from '../yards/ships/facilities.ts';
import { yardId } from '../yards/shapes.ts';
import { sourceEntry } from './entries.ts';
import { outOfReserve } from './pool.ts';

/** Units that one hull can become. OURS: the variants of the large freighter, of the small one, of the ore carrier, of each auxiliary, of the police corvette and of the free trader (E1.20). */
const families: readonly (readonly string[])[] = [
  [
    'F-L',
    'F-TL',
    'F-ML',
    'F-RL',
    'F-AL',
    'F-EL',
    'F-PL',
    'F-SL',
    'LQ',
    'F-LL',
    'AxCVA',
    'AxPFL',
    'AxSCS',
    'F-TH',
    'F-HL',
  ],
  [
    'F-S',
    'F-TS',
    'F-MS',
    'F-RS',
    'F-AS',
    'F-ES',
    'F-PS',
    'F-SS',
    'SQ',
    'F-LS',
    'AxCVL',
    'AxPFS',
    'F-HS',
    'F-SF',
  ],
  ['F-OL', 'F-OP', 'OAL', 'OAS'],
  ['HAC', 'HAP', 'HAV', 'HSC'],
  ['LAC', 'LAH', 'LAS'],
  ['SAC', 'SAH', 'SAS'],
  ['POL', 'PV', 'FLG'],
  freeTraders,
];

/** What a unit can become. */
const variantsOf = (unit: string): readonly string[] =>
  (families.find((one) => one.includes(unit)) ?? []).filter((one) => one !== unit);

const convertedOf = ({ merchant }: Pick<Empire, 'merchant'>): number =>
  sumOf((merchant?.coming ?? []).map(({ converted, count }) => (converted === true ? count : 0)));

/** What converts in a hex: a yard, dock, sector base or larger one that converts nothing else this turn, where no blockade shuts it in (E1.20). OURS: a homeworld without any does. */
function worksAt(state: State, owner: SeatId, at: PlaceId): Facility | undefined {
  if (at === homeworldOf(state, owner)) return isHomeSevered(state, owner) ? undefined : {};
  const bases = basesIn(state, at);
  const isShut =
    state.systems[at]?.severed === true || (bases?.seat === owner && bases.fixed?.cut !== undefined);
  return isShut ? undefined : facilityIn(state, owner, at);
}

/** Economic points for a conversion: what the new unit costs more (B8.91, B11.50). */
const conversionPrice = (
  state: Pick<State, 'yards'>,
  by: Facility,
  { unit, into }: { readonly unit: string; readonly into: string },
): number => conversionCost(state, by, Math.max(0, priceOf(into) - priceOf(unit)));

/** The same where it is ordered. */
function priceOrdered(
  state: State,
  owner: SeatId,
  { at, ...units }: { readonly unit: string; readonly into: string; readonly at?: PlaceId | undefined },
): number {
  const where = at ?? homeworldOf(state, owner);
  return conversionPrice(state, (where && worksAt(state, owner, where)) ?? {}, units);
}

/** A unit of the strategic reserve becomes another one where it lies, and is back there in the next turn (E1.20, E1.22). OURS: at the homeworld, if no other hex is named. */
export const convertMerchant = order('convert-merchant', {
  fields: { unit: unitName, into: unitName, payer: oneOf(payers), at: optional(place) },
  title: 'Convert merchants',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ merchant }) => {
      const unit = keysInOrder(merchant?.reserve ?? {}).find((one) => variantsOf(one).length > 0);
      const into = unit === undefined ? undefined : variantsOf(unit)[0];
      return unit === undefined || into === undefined ? [] : [{ unit, into, payer: 'merchants' as const }];
    }),
  form: (view, given) => [
    choice(
      given,
      'unit',
      'Unit',
      choicesOf(
        [...new Set([...keysInOrder(view.empires[view.me]?.merchant?.reserve ?? {}), given.unit])],
        (unit) => phrase('{unit}', { unit }),
      ),
    ),
    choice(
      given,
      'into',
      'It becomes',
      choicesOf(
        [
          ...new Set([
            ...variantsOf(given.unit).filter((one) => cannotServeYet(view, view.me, one) === undefined),
            given.into,
          ]),
        ],
        (unit) => phrase('{unit}', { unit }),
      ),
    ),
    choice(
      given,
      'payer',
      'Paid by',
      choicesOf(payers, (one) => phrase('{payer}', { payer: payerNames[one] })),
    ),
    ...sourceEntry(view, given, 'Converted in'),
  ],
  facts: (view, given) => [
    {
      label: 'Costs',
      value: phrase('{cost} EP', { cost: priceOrdered(imagine(view), view.me, given) }),
    },
  ],
  cannot(state, { seat: owner, order: { unit, into, payer, at } }) {
    const empire = state.empires[owner];
    const merchant = empire?.merchant;
    if (empire === undefined || merchant === undefined || marineRests(empire)) return whyItRests(empire);
    const where = at ?? homeworldOf(state, owner);
    const by = where && worksAt(state, owner, where);
    if (where === undefined || by === undefined) return impossible('GC E1.20', 'none-converts');
    if (lyingIn(state, owner, { place: where, unit, side: 'here' }) < 1)
      return impossible('GC E1.20', 'reserve-lacks', { unit, left: 0 });
    if (!variantsOf(unit).includes(into))
      return impossible('GC E1.20', 'not-its-variant', { hull: unit, to: into });
    const early = cannotServeYet(state, owner, into);
    if (early !== undefined) return early;
    const most = mostConverted(state, owner);
    if (convertedOf(empire) >= most) return impossible('GC E1.20', 'merchants-convert', { most });
    return cannotPay(payer, conversionPrice(state, by, { unit, into }), leftWith(empire, payer));
  },
  say: ({ unit, into, payer, at }) =>
    paidSaid(
      at === undefined
        ? phrase('Convert {unit} to {into}', { unit, into })
        : phrase('Convert {unit} to {into} in {place}', { unit, into, place: hexName(at) }),
      payer,
    ),
});
export type ConvertMerchant = OrderIn<typeof convertMerchant>;

/** `place`: where it lies, if that is not the homeworld; `yard`: what converts it there, if that is no base or dock. */
export const merchantConverted = event('merchant-converted', {
  fields: {
    seat,
    from: unitName,
    into: unitName,
    payer: oneOf(payers),
    place: optional(place),
    yard: optional(yardId),
    points,
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: ({ from, into, place: at, points: cost }) =>
    at === undefined
      ? phrase('{from} of the strategic reserve becomes {into} for {cost} EP.', { from, into, cost })
      : phrase('{from} of the strategic reserve in {place} becomes {into} for {cost} EP.', {
          from,
          into,
          place: hexName(at),
          cost,
        }),
  ahead: ({ from, into, points: cost }) =>
    phrase('{from} of the strategic reserve will become {into} for {cost} EP.', { from, into, cost }),
  apply(draft, { seat: owner, from, into, payer, place: at, yard, points: cost }) {
    if (at === undefined)
      change(draft.empires, owner, ({ merchant }) =>
        merchant === undefined
          ? {}
          : { merchant: { ...merchant, reserve: withUnits(merchant.reserve, from, -1) } },
      );
    else {
      outOfReserve(draft, owner, { place: at, unit: from, count: 1, hidden: 0 });
      takeFacility(draft, owner, { yard, place: at });
    }
    expect(draft, owner, { to: 'reserve', unit: into, count: 1, converted: true, ...(at && { at }) });
    charge(draft, owner, payer, cost);
  },
});

/** Merchants are converted (E1.20). */
export function convertMerchants(
  turn: Turn<Room<State, View, ConvertMerchant, EventIn<typeof merchantConverted>>>,
): void {
  inTurn(turn, convertMerchant, ({ seat: owner, order: { unit, into, payer, at, ref } }) => {
    const yard = at && worksAt(turn.state, owner, at)?.yard;
    return merchantConverted.of({
      seat: owner,
      from: unit,
      into,
      payer,
      ...(at !== undefined && at !== homeworldOf(turn.state, owner) && { place: at }),
      ...(yard !== undefined && { yard }),
      points: priceOrdered(turn.state, owner, { unit, into, at }),
      cause: ref,
    });
  });
}
