import { oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choiceOrNone, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, ownerHears, points, seat } from '../declare.ts';
import { imagine } from '../model/imagine.ts';
import type { Merchant } from '../model/merchant.ts';
import { duties } from '../model/merchant.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { State, View } from '../model/state.ts';
import { marineRests, whyItRests } from '../trade/marine/rests.ts';
import { isFreighter, leftToBuild } from '../trade/marine/slips.ts';
import { impossible } from '../refusals.ts';
import {
  cannotPay,
  charge,
  dutyNames,
  expect,
  leftWith,
  paidSaid,
  payerNames,
  purses,
  unitCount,
  unitName,
} from '../trade/marine/buy.ts';
import { isMonitor, monitorsOf, mostMonitors } from '../trade/marine/monitors.ts';
import { cannotServeYet, merchantNames, merchantUnits, priceOf } from '../trade/units.ts';
import { defined } from '#kernel/words/defined.ts';
import { changeYard } from '../yards/events.ts';
import { codeOf, namedYards } from '../yards/known.ts';
import { cannotBuildIn, costOf, readyIn } from './docked.ts';
import { turnNumber, yardId } from '../yards/shapes.ts';

const purseNames = { ...payerNames, both: 'Merchants, and the treasury the rest' } as const;
/** The most percent of a ship that the treasury pays where it finishes one (E1.22). */
const mostFinished = 50;

/** Why the treasury cannot pay the rest of what merchants build: of one ship in a turn, up to half of its price (E1.22). */
function cannotFinish({ budget = 0, coming = [] }: Merchant, turn: number, count: number, cost: number) {
  if (count > 1 || coming.some(({ finished, ready = turn + 1 }) => finished === true && ready > turn))
    return impossible('GC E1.22', 'finishes-one');
  const rest = Math.max(0, cost - budget);
  return rest * 100 > cost * mostFinished
    ? impossible('GC E1.22', 'finishes-half', { rest, most: Math.floor((cost * mostFinished) / 100) })
    : undefined;
}

/** What merchants can build now, with what is given. */
const namesWith = (view: View, unit: string): readonly string[] => [
  ...new Set([...merchantNames.filter((one) => cannotServeYet(view, view.me, one) === undefined), unit]),
];

/** Units of the merchant marine are built, paid now, and serve from the next turn on, those of docks and base stations a turn later (B8.42, B11.40, E1.20, E1.22). */
export const buildMerchants = order('build-merchants', {
  fields: {
    unit: unitName,
    count: unitCount,
    payer: oneOf(purses),
    to: oneOf(duties),
    yard: optional(yardId),
  },
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
      choicesOf(namesWith(view, given.unit), (unit) =>
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
    ...(namedYards(view, view.me).length === 0 && given.yard === undefined
      ? []
      : [
          choiceOrNone(
            given,
            'yard',
            'Built in',
            phrase('any yard or starbase'),
            choicesOf(
              [...new Set([...namedYards(view, view.me), ...(given.yard === undefined ? [] : [given.yard])])],
              (id) => phrase('{yard}', { yard: codeOf(id) }),
            ),
          ),
        ]),
  ],
  facts: (view, given) => [
    { label: 'Costs', value: phrase('{cost} EP', { cost: costOf(view, view.me, given) }) },
    {
      label: 'Merchants can spend',
      value: phrase('{points} EP', { points: view.empires[view.me]?.merchant?.budget ?? 0 }),
    },
  ],
  cannot(state, { seat: owner, order: { unit, count, payer, to, yard } }) {
    const empire = state.empires[owner];
    const merchant = empire?.merchant;
    if (empire === undefined || merchant === undefined || marineRests(empire)) return whyItRests(empire);
    if (!merchantUnits.has(unit)) return impossible('GC E1.20', 'no-merchant-unit', { unit });
    const early = cannotServeYet(state, owner, unit);
    if (early !== undefined) return early;
    if (homeworldOf(state, owner) === undefined) return impossible('GC E1.20', 'no-yard');
    if (to === 'working' && !isFreighter(unit)) return impossible('GC E1.50', 'only-freighters', { unit });
    const free = yard === undefined ? leftToBuild(state, owner, unit) : count;
    const barred = yard && cannotBuildIn(state, owner, yard, unit, count);
    if (barred !== undefined) return barred;
    if (count > free)
      return impossible(isFreighter(unit) ? 'GC E1.20' : 'GC B8.42', 'built-at-most', {
        unit,
        free: Math.max(0, free),
      });
    const most = mostMonitors(state, owner);
    if (isMonitor(unit) && monitorsOf(state, owner) + count > most)
      return impossible('GC E4.90', 'monitors-at-most', { most });
    const left = leftWith(empire, payer);
    const cost = costOf(state, owner, { unit, count, yard });
    const unfinished = payer === 'both' ? cannotFinish(merchant, state.turn, count, cost) : undefined;
    return unfinished ?? cannotPay(payer, cost, left);
  },
  say: ({ unit, count, payer, yard }) => {
    const built =
      yard === undefined
        ? phrase('Build {count}x{unit}', { count, unit })
        : phrase('Build {count}x{unit} in {yard}', { count, unit, yard: codeOf(yard) });
    return paidSaid(built, payer);
  },
});

export type BuildMerchants = OrderIn<typeof buildMerchants>;

export const merchantsOrdered = event('merchants-ordered', {
  fields: {
    seat,
    unit: unitName,
    count: unitCount,
    payer: oneOf(purses),
    to: oneOf(duties),
    yard: optional(yardId),
    ready: optional(turnNumber),
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
  apply(draft, { seat: owner, unit, count, payer, to, yard, ready, points: cost }) {
    const finished = payer === 'both' && { finished: true as const };
    expect(draft, owner, { to, unit, count, ...finished, ...defined({ yard, ready }) });
    if (yard !== undefined && ready !== undefined)
      changeYard(draft, yard, (one) => ({ ...one, idle: { why: 'merchant', until: ready + 1 } }));
    charge(draft, owner, payer, cost);
  },
});

/** Merchants are built (E1.20). */
export function buildAllMerchants(
  turn: Turn<Room<State, View, BuildMerchants, EventIn<typeof merchantsOrdered>>>,
): void {
  inTurn(turn, buildMerchants, ({ seat: owner, order: { unit, count, payer, to, yard, ref } }) =>
    merchantsOrdered.of({
      seat: owner,
      unit,
      count,
      payer,
      to,
      ...(yard !== undefined && { yard, ready: readyIn(turn.state, yard, unit) }),
      points: costOf(turn.state, owner, { unit, count, yard }),
      cause: ref,
    }),
  );
}
