import { integer, line } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { change } from '#kernel/steps/change.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { atHeadquarters, cause, event, order, ownerHears, points, seat } from '../declare.ts';
import { imagine } from '../model/imagine.ts';
import type { Units } from '../model/merchant.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { freeTraders, mayServe, merchantUnits, withUnits } from '../trade/units.ts';
import { dock, isPolice, isTug, tug, waresOf } from './wares.ts';

const named = line(20, 1);
const mostOfMarine = 1000;
/** Pods with which the tug of the merchants comes. OURS: two cargo pods (Z2.40). */
const pods = 2;

/** Other small ones. OURS: they count as variants of the F-S. */
const others = [
  ...['LAC', 'LAH', 'LAS', 'SAC', 'SAH', 'SAS', 'FSF', 'FEX', 'FXX', 'FEV'],
  ...['PT', 'CUT', 'APS', 'APX', 'EPT', 'TSS', 'STG', 'HTG'],
];

/** Units of which so many are bought at the most (Z2.30 to Z2.50). Mine freighters go by need. OURS: one of each, as new games have no minefields (E4.50). */
export const marineLimits: readonly {
  readonly name: string;
  readonly units: readonly string[];
  readonly most: number;
  readonly cite: 'GC Z2.30' | 'GC Z2.40' | 'GC Z2.50';
}[] = [
  { name: 'variants of the F-OL', units: ['F-OL', 'F-OP', 'OAL', 'OAS'], most: 4, cite: 'GC Z2.30' },
  {
    name: 'variants of the F-L',
    units: [
      'F-TL',
      'F-RL',
      'F-AL',
      'F-SL',
      'F-EL',
      'F-PL',
      'F-LL',
      'F-TH',
      'F-HL',
      'AxCVA',
      'AxPFL',
      'AxSCS',
      'HAC',
      'HAP',
      'HAV',
      'HSC',
    ],
    most: 5,
    cite: 'GC Z2.30',
  },
  {
    name: 'variants of the F-S',
    units: [
      'F-TS',
      'F-RS',
      'F-AS',
      'F-SS',
      'F-ES',
      'F-PS',
      'F-LS',
      'AxCVL',
      'AxPFS',
      'APT',
      'FDX',
      'FedEx',
      'F-HS',
      'F-SF',
      ...others,
    ],
    most: 10,
    cite: 'GC Z2.30',
  },
  { name: 'F-ML', units: ['F-ML'], most: 1, cite: 'GC Z2.30' },
  { name: 'F-MS', units: ['F-MS'], most: 1, cite: 'GC Z2.30' },
  { name: 'tugs', units: [tug], most: 1, cite: 'GC Z2.40' },
  { name: 'FRD', units: [dock, 'FRX'], most: 1, cite: 'GC Z2.50' },
  { name: 'FT', units: freeTraders, most: 10, cite: 'GC Z2.50' },
];

/** What the tug of the merchants costs with its cargo pods: the cheapest fleet tug of the empire; 0 where there is none (Z2.40). */
function tugPrice(state: Pick<State, 'purchase'>, owner: SeatId): number {
  const wares = waresOf(state, owner);
  const tugs = wares.filter(({ ship, variant }) => isTug(ship) && variant !== true);
  const pod = wares.find(({ kind, variant }) => kind === 'pod' && variant !== true);
  if (tugs.length === 0) return 0;
  return Math.ceil((Math.min(...tugs.map(({ halves }) => halves)) + pods * (pod?.halves ?? 0)) / 2);
}

/** What a unit of the merchant marine costs, with what it carries; 0 for what is not for sale. */
export const marinePrice = (state: Pick<State, 'purchase'>, owner: SeatId, unit: string): number =>
  unit === tug ? tugPrice(state, owner) : mayServe(owner, unit) ? (state.purchase?.prices[unit] ?? 0) : 0;

/** What merchants can buy. */
export const marineNames = (state: Pick<State, 'purchase'>, owner: SeatId): readonly string[] => [
  ...[...merchantUnits.keys()].filter((unit) => unit !== tug && marinePrice(state, owner, unit) > 0),
  ...(tugPrice(state, owner) > 0 ? [tug] : []),
];

/** Economic points that are left for merchants, or for police ships (Z2.20, Z2.50). */
export function marineLeft(state: Pick<State, 'purchase' | 'empires'>, owner: SeatId, unit: string): number {
  const reserve: Units = state.empires[owner]?.merchant?.reserve ?? {};
  const ofPolice = isPolice(unit);
  const spent = inOrder(reserve).map(([one, count]) =>
    isPolice(one) === ofPolice ? marinePrice(state, owner, one) * count : 0,
  );
  return ((ofPolice ? state.purchase?.police : state.purchase?.marine) ?? 0) - sumOf(spent);
}

/** Why units cannot be bought for the merchant marine: the one question of advice and step. */
export function cannotBuyMarine(
  state: State,
  owner: SeatId,
  unit: string,
  count: number,
): Problem | undefined {
  if (state.purchase === undefined) return impossible('GC Z1.0', 'no-purchase');
  const merchant = state.empires[owner]?.merchant;
  if (merchant === undefined) return impossible('GC Z2.0', 'no-merchants');
  if (unit === 'MON' || unit === 'LMN') return impossible('GC Z2.60', 'no-monitors');
  const price = marinePrice(state, owner, unit);
  if (price === 0) return impossible('GC Z2.30', 'no-marine-unit', { unit });
  const limit = marineLimits.find(({ units }) => units.includes(unit));
  const had = sumOf((limit?.units ?? []).map((one) => merchant.reserve[one] ?? 0));
  if (limit !== undefined && had + count > limit.most)
    return impossible(limit.cite, 'marine-at-most', { units: limit.name, most: limit.most });
  const [cost, left] = [price * count, marineLeft(state, owner, unit)];
  if (cost <= left) return undefined;
  return impossible(isPolice(unit) ? 'GC Z2.50' : 'GC Z2.20', 'marine-costs', { cost, left });
}

/** Units of the merchant marine are bought for its strategic reserve (Z2.20). */
export const buyMarine = order('buy-marine', {
  fields: { unit: named, count: integer(1, mostOfMarine) },
  title: 'Buy merchants',
  offers: (view, at) =>
    view.purchase === undefined ? [] : atHeadquarters(view, at).map(() => ({ unit: 'F-S', count: 1 })),
  form: (view, given) => [
    choice(
      given,
      'unit',
      'Unit',
      choicesOf([...new Set([...marineNames(view, view.me), given.unit])], (unit) =>
        phrase('{unit}, {name}: {price} EP', {
          unit,
          name: marineName(unit),
          price: marinePrice(view, view.me, unit),
        }),
      ),
    ),
    number(given, 'count', 'How many', { least: 1, most: mostOfMarine }),
  ],
  facts: (view, given) => [
    {
      label: 'Costs',
      value: phrase('{cost} EP', { cost: marinePrice(view, view.me, given.unit) * given.count }),
    },
    {
      label: isPolice(given.unit) ? 'Left for police ships' : 'Left for merchants',
      value: phrase('{left} EP', { left: marineLeft(imagine(view), view.me, given.unit) }),
    },
  ],
  cannot: (state, { seat: owner, order: { unit, count } }) => cannotBuyMarine(state, owner, unit, count),
  say: ({ unit, count }) => phrase('Buy {count}x{unit} for the merchants', { count, unit }),
});

/** What a unit is called in full. */
export const marineName = (unit: string): string =>
  unit === tug ? 'Tug with cargo pods' : (merchantUnits.get(unit)?.name ?? unit);

export const marineBought = event('marine-bought', {
  fields: { seat, unit: named, count: integer(1, mostOfMarine), points, cause },
  by: 'order',
  hears: ownerHears,
  say: ({ unit, count, points: cost }) =>
    phrase('{count}x{unit} go to the strategic reserve for {cost} EP.', { count, unit, cost }),
  ahead: ({ unit, count, points: cost }) =>
    phrase('{count}x{unit} will go to the strategic reserve for {cost} EP.', { count, unit, cost }),
  apply: (draft, { seat: owner, unit, count }) =>
    change(draft.empires, owner, ({ merchant }) =>
      merchant === undefined
        ? {}
        : { merchant: { ...merchant, reserve: withUnits(merchant.reserve, unit, count) } },
    ),
});

/** Merchant marines are bought (Z2). */
export function buyMarines(
  turn: Turn<Room<State, View, OrderIn<typeof buyMarine>, EventIn<typeof marineBought>>>,
): void {
  inTurn(turn, buyMarine, ({ seat: owner, order: { unit, count, ref } }) =>
    marineBought.of({
      seat: owner,
      unit,
      count,
      points: marinePrice(turn.state, owner, unit) * count,
      cause: ref,
    }),
  );
}

/** Whether an empire has bought nothing for its merchants yet. */
export const isWithoutMarine = ({ empires }: Pick<State, 'empires'>, owner: SeatId): boolean =>
  keysInOrder(empires[owner]?.merchant?.reserve ?? {}).length === 0;
