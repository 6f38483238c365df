import { oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choiceOrNone, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
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
import { isFreighter, largeLeft, leftToBuild } from '../trade/marine/slips.ts';
import { impossible } from '../refusals.ts';
import type { Purse } from '../trade/marine/buy.ts';
import {
  charge,
  dutyNames,
  expect,
  leftWith,
  payerNames,
  purses,
  unitCount,
  unitName,
} from '../trade/marine/buy.ts';
import { isMonitor, monitorsOf, mostMonitors } from '../trade/marine/monitors.ts';
import { inYardsAlone, merchantNames, merchantUnits, priceOf, randomizerOf } from '../trade/units.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { pairsWhere } from '#kernel/words/inOrder.ts';
import type { Yard, YardId } from '../model/yards/yard.ts';
import { isDock } from '../space/docks.ts';
import { cannotUse } from '../yards/build.ts';
import { changeYard } from '../yards/events.ts';
import { codeOf } from '../yards/known.ts';
import { percentIn } from '../yards/price.ts';
import { turnNumber, yardId } from '../yards/shapes.ts';

const purseNames = { ...payerNames, both: 'The merchants, and the treasury the rest' } as const;
/** What merchants pay for a new unit: freighters have the Randomizers of all others from the beginning (E7.0, OURS). */
const newPrice = ({ randomizers = 0 }: Partial<Merchant> = {}, unit: string): number =>
  priceOf(unit) + randomizers * randomizerOf(unit);

/** Docks, and base stations that are yards, which build for merchants where an order names them (B8.42). */
const isNamed = ({ kind }: Pick<Yard, 'kind'>): boolean => isDock(kind) || kind === 'BSSY';

/** Those of an empire. */
const namedYards = ({ yards = {} }: Pick<State, 'yards'>, owner: SeatId): readonly YardId[] =>
  pairsWhere(yards, (one) => one.seat === owner && isNamed(one)).map(([id]) => id);

/** What units cost together, where they are built: 30 % more in a base station (B8.90). */
const costOf = (
  { empires, yards = {} }: Pick<State, 'empires' | 'yards'>,
  owner: SeatId,
  {
    unit,
    count,
    yard,
  }: { readonly unit: string; readonly count: number; readonly yard?: YardId | undefined },
): number => {
  const one = yard && yards[yard];
  const cost = newPrice(empires[owner]?.merchant, unit) * count;
  return one?.kind === 'BSSY' ? percentOf(percentIn(one), cost) : cost;
};

/** The turn with whose end a unit leaves a dock or base station: the next one, or for small units of an advanced dock this one (B8.90, B8.96). */
const readyIn = ({ yards, turn }: Pick<State, 'yards' | 'turn'>, yard: YardId, unit: string): number =>
  yards?.[yard]?.kind === 'FRX' && !inYardsAlone(unit) ? turn : turn + 1;

/** Why a named dock or base station does not build this; undefined if it does (B8.42, C12.91). */
function cannotBuildIn(
  state: State,
  owner: SeatId,
  id: YardId,
  unit: string,
  count: number,
): Problem | undefined {
  const barred = cannotUse(state, owner, id);
  const yard = state.yards?.[id];
  if (barred !== undefined || yard === undefined) return barred;
  if (!isNamed(yard)) return impossible('GC B8.42', 'no-dock-named', { yard: codeOf(id) });
  const isBusy =
    yard.only !== undefined || (yard.idle?.until ?? 0) > state.turn || (yard.jobs ?? []).length > 0;
  if (isBusy || state.systems[yard.place]?.severed === true)
    return impossible('GC B8.42', 'yard-is-busy', { yard: codeOf(id) });
  const free = inYardsAlone(unit) ? Math.min(1, largeLeft(state, owner)) : 1;
  return count > free
    ? impossible('GC B8.42', 'built-at-most', { unit, free: Math.max(0, free) })
    : undefined;
}

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
    if (unfinished !== undefined) return unfinished;
    if (cost <= left) return undefined;
    return payer !== 'merchants'
      ? impossible('GC E1.22', 'merchants-cost', { cost, left })
      : impossible('GC E1.10', 'merchants-have', { cost, left });
  },
  say: ({ unit, count, payer, yard }) => {
    const built =
      yard === undefined
        ? phrase('Build {count}x{unit}', { count, unit })
        : phrase('Build {count}x{unit} in {yard}', { count, unit, yard: codeOf(yard) });
    if (payer === 'both') return phrase('{built}, finished by the treasury', { built });
    return payer === 'treasury'
      ? phrase('{built}, paid by the treasury', { built })
      : phrase('{built}, paid by the merchants', { built });
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
