import { integer, line, oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { spend } from '../../bank/paying.ts';
import { atHeadquarters, cause, event, order, ownerHears, points, seat } from '../../declare.ts';
import type { Empire } from '../../model/empire.ts';
import { imagine } from '../../model/imagine.ts';
import type { Coming, Merchant } from '../../model/merchant.ts';
import { duties } from '../../model/merchant.ts';
import { homeworldOf } from '../../model/homeworld.ts';
import type { State, View } from '../../model/state.ts';
import { marineRests, whyItRests } from './rests.ts';
import { isFreighter, leftToBuild } from './slips.ts';
import { impossible } from '../../refusals.ts';
import { isMonitor, monitorsOf, mostMonitors } from './monitors.ts';
import { merchantNames, merchantUnits, priceOf, randomizerOf } from '../units.ts';

export const payers = ['merchants', 'treasury'] as const;
export const payerNames = { merchants: 'The merchants', treasury: 'The treasury' } as const;
/** Who pays for merchants: also the merchants with all that they have left, and the treasury the rest of one ship (E1.22). */
const purses = [...payers, 'both'] as const;
type Purse = (typeof purses)[number];
const purseNames = { ...payerNames, both: 'The merchants, and the treasury the rest' } as const;
export const dutyNames = { working: 'Trade routes', reserve: 'Strategic reserve' } as const;
export const unitName = line(20, 1);
export const unitCount = integer(1, 1000);

/** What merchants pay for a new unit: freighters have the Randomizers of all others from the beginning (E7.0, OURS). */
const newPrice = ({ randomizers = 0 }: Partial<Merchant> = {}, unit: string): number =>
  priceOf(unit) + randomizers * randomizerOf(unit);

/** What is left to whoever pays. */
export const leftWith = (
  { treasury, merchant }: Pick<Empire, 'treasury' | 'merchant'>,
  payer: Purse,
): number => (payer === 'merchants' ? 0 : treasury) + (payer === 'treasury' ? 0 : (merchant?.budget ?? 0));

/** Takes points from whoever pays. */
export function charge(draft: Draft<State>, owner: SeatId, payer: Purse, cost: number): void {
  if (payer === 'treasury') return spend(draft, owner, cost);
  if (payer === 'both')
    spend(draft, owner, Math.max(0, cost - (draft.empires[owner]?.merchant?.budget ?? 0)));
  change(draft.empires, owner, ({ merchant }) =>
    merchant === undefined
      ? {}
      : { merchant: { ...merchant, budget: Math.max(0, (merchant.budget ?? 0) - cost) } },
  );
}

/** The most percent of a ship that the treasury pays where it finishes one (E1.22). */
const mostFinished = 50;

/** Why the treasury cannot pay the rest of what merchants build: of one ship in a turn, up to half of its price (E1.22). */
function cannotFinish({ budget = 0, coming = [] }: Merchant, count: number, cost: number) {
  if (count > 1 || coming.some(({ finished }) => finished === true))
    return impossible('GC E1.22', 'finishes-one');
  const rest = Math.max(0, cost - budget);
  return rest * 100 > cost * mostFinished
    ? impossible('GC E1.22', 'finishes-half', { rest, most: Math.floor((cost * mostFinished) / 100) })
    : undefined;
}

/** Units of the merchant marine are built, paid now, and serve from the next turn on (B11.40, E1.20, E1.22). */
export const buildMerchants = order('build-merchants', {
  fields: { unit: unitName, count: unitCount, payer: oneOf(purses), to: oneOf(duties) },
  title: 'Build merchants',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ merchant }) =>
      merchant === undefined
        ? []
        : [{ unit: 'F-S', count: 1, payer: 'merchants' as const, to: 'working' as const }],
    ),
  form: (view, given) => [
    choice(
      given,
      'unit',
      'Unit',
      choicesOf(merchantNames, (unit) =>
        phrase('{unit}, {name}: {price} EP', {
          unit,
          name: merchantUnits.get(unit)?.name ?? unit,
          price: priceOf(unit),
        }),
      ),
    ),
    number(given, 'count', 'How many', {
      least: 1,
      most: Math.max(1, leftToBuild(imagine(view), view.me, given.unit)),
    }),
    choice(
      given,
      'payer',
      'Paid by',
      choicesOf(purses, (one) => phrase('{payer}', { payer: purseNames[one] })),
    ),
    choice(
      given,
      'to',
      'They serve in',
      choicesOf(duties, (one) => phrase('{duty}', { duty: dutyNames[one] })),
    ),
  ],
  facts: ({ empires, me }, given) => [
    {
      label: 'Costs',
      value: phrase('{cost} EP', { cost: newPrice(empires[me]?.merchant, given.unit) * given.count }),
    },
    {
      label: 'Merchants can spend',
      value: phrase('{points} EP', { points: empires[me]?.merchant?.budget ?? 0 }),
    },
  ],
  cannot(state, { seat: owner, order: { unit, count, payer, to } }) {
    const empire = state.empires[owner];
    const merchant = empire?.merchant;
    if (empire === undefined || merchant === undefined || marineRests(empire)) return whyItRests(empire);
    if (!merchantUnits.has(unit)) return impossible('GC E1.20', 'no-merchant-unit', { unit });
    if (homeworldOf(state, owner) === undefined) return impossible('GC E1.20', 'no-yard');
    if (to === 'working' && !isFreighter(unit)) return impossible('GC E1.50', 'only-freighters', { unit });
    const free = leftToBuild(state, owner, unit);
    if (count > free)
      return impossible(isFreighter(unit) ? 'GC E1.20' : 'GC B8.42', 'built-at-most', {
        unit,
        free: Math.max(0, free),
      });
    const most = mostMonitors(state, owner);
    if (isMonitor(unit) && monitorsOf(state, owner) + count > most)
      return impossible('GC E4.90', 'monitors-at-most', { most });
    const left = leftWith(empire, payer);
    const cost = newPrice(merchant, unit) * count;
    const unfinished = payer === 'both' ? cannotFinish(merchant, count, cost) : undefined;
    if (unfinished !== undefined) return unfinished;
    if (cost <= left) return undefined;
    return payer !== 'merchants'
      ? impossible('GC E1.22', 'merchants-cost', { cost, left })
      : impossible('GC E1.10', 'merchants-have', { cost, left });
  },
  say: ({ unit, count, payer }) =>
    payer === 'both'
      ? phrase('Build {count}x{unit}, finished by the treasury', { count, unit })
      : payer === 'treasury'
        ? phrase('Build {count}x{unit}, paid by the treasury', { count, unit })
        : phrase('Build {count}x{unit}, paid by the merchants', { count, unit }),
});

/** Adds to what serves from the next turn on. */
export const expect = (draft: Draft<State>, owner: SeatId, coming: Coming): void =>
  change(draft.empires, owner, ({ merchant }) =>
    merchant === undefined ? {} : { merchant: { ...merchant, coming: [...(merchant.coming ?? []), coming] } },
  );

export const merchantsOrdered = event('merchants-ordered', {
  fields: {
    seat,
    unit: unitName,
    count: unitCount,
    payer: oneOf(purses),
    to: oneOf(duties),
    points,
    cause,
  },
  by: 'order',
  hears: ownerHears,
  say: ({ count, unit, points: cost }) =>
    phrase(
      count === 1 ? '{unit} is being built for {cost} EP.' : '{count}x{unit} are being built for {cost} EP.',
      {
        count,
        unit,
        cost,
      },
    ),
  ahead: ({ count, unit, points: cost }) =>
    phrase('{count}x{unit} will be built for {cost} EP.', { count, unit, cost }),
  apply(draft, { seat: owner, unit, count, payer, to, points: cost }) {
    expect(draft, owner, { to, unit, count, ...(payer === 'both' && { finished: true as const }) });
    charge(draft, owner, payer, cost);
  },
});

/** Merchants are built (E1.20). */
export function buildAllMerchants(
  turn: Turn<Room<State, View, OrderIn<typeof buildMerchants>, EventIn<typeof merchantsOrdered>>>,
): void {
  inTurn(turn, buildMerchants, ({ seat: owner, order: { unit, count, payer, to, ref } }) =>
    merchantsOrdered.of({
      seat: owner,
      unit,
      count,
      payer,
      to,
      points: newPrice(turn.state.empires[owner]?.merchant, unit) * count,
      cause: ref,
    }),
  );
}
