import { integer, oneOf } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Spot } from '#kernel/words/spot.ts';
import { atHeadquarters, order, otherSeats, seat } from '../declare.ts';
import { mostInPact, poolOf } from '../economy/pactIncome.ts';
import { nameOf } from '../map/seats.ts';
import { homeworldOf } from '../model/homeworld.ts';
import type { Pact } from '../model/relations/pacts.ts';
import { pairOf, partnerIn } from '../model/relations/pacts.ts';
import type { State, View } from '../model/state.ts';
import { isEmpire } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { freeReserveOf } from '../trade/marine/lying.ts';
import { isLinked, pactsOf } from '../trade/routes/links.ts';
import { pactUnits } from '../trade/units.ts';

export const pactUnit = oneOf(pactUnits);
export const pactCount = integer(1, 1000);
/** Where units of a pool go: into it, back to the strategic reserve, or to the partner’s pool (C30.20). */
export const ways = ['add', 'withdraw', 'pass'] as const;

const pactWith = ({ pacts = {} }: Pick<State, 'pacts'>, one: SeatId, other: SeatId): Pact | undefined =>
  pacts[pairOf(one, other)];

type PactUnit = (typeof pactUnits)[number];

const unitEntry = <O extends { readonly unit: PactUnit }>(view: View, given: O) => {
  const reserve = freeReserveOf(view, view.me);
  return choice(
    given,
    'unit' as never,
    'Units',
    choicesOf(pactUnits, (unit) => phrase('{unit}: {left} in reserve', { unit, left: reserve[unit] ?? 0 })),
  );
};

/** What a form proposes: what the strategic reserve has. */
const firstOf = (view: View): PactUnit | undefined =>
  pactUnits.find((unit) => (freeReserveOf(view, view.me)[unit] ?? 0) > 0);

/** What a form proposes to move: what is in reserve into the pool, or what is in the pool out of it. */
function firstMove(view: View, pact: Pact): { readonly unit: PactUnit; readonly way: (typeof ways)[number] } {
  const unit = firstOf(view);
  if (unit !== undefined) return { unit, way: 'add' };
  const pooled = pactUnits.find((one) => (pact.pools[view.me]?.[one] ?? 0) > 0);
  return pooled === undefined ? { unit: 'FT', way: 'add' } : { unit: pooled, way: 'withdraw' };
}

/** With whom a pact can be made. */
const newPartners = (view: View, at: Spot): readonly SeatId[] =>
  atHeadquarters(view, at).flatMap(({ merchant }) =>
    merchant === undefined
      ? []
      : view.seats.filter((to) => to !== view.me && pactWith(view, view.me, to) === undefined),
  );

/** Why so many units are not in the strategic reserve; what a blockade shuts in does not count (C12.80). */
function notInReserve(
  state: Pick<State, 'empires' | 'systems' | 'routes' | 'squadrons'>,
  owner: SeatId,
  unit: string,
  count: number,
): Problem | undefined {
  const left = freeReserveOf(state, owner)[unit] ?? 0;
  return count > left ? impossible('GC C30.30', 'pact-reserve', { unit, left }) : undefined;
}

/** One side of a trading pact: it is made if both order it in one turn (C30.0). */
export const makePact = order('make-pact', {
  fields: { to: seat, unit: pactUnit, count: pactCount },
  title: 'Make a trading pact',
  offers(view, at) {
    const unit = firstOf(view);
    return unit === undefined ? [] : newPartners(view, at).map((to) => ({ to, unit, count: 1 }));
  },
  whyNot: (view, at) =>
    newPartners(view, at).length > 0 && firstOf(view) === undefined
      ? impossible('GC C30.35', 'pact-no-units')
      : undefined,
  form: (view, given) => [
    choice(given, 'to', 'With', otherSeats(view)),
    unitEntry(view, given),
    number(given, 'count', 'For your pool', { least: 1, most: 1000 }),
  ],
  facts: (view, given) => [
    {
      label: 'In your strategic reserve',
      value: phrase('{left}', { left: freeReserveOf(view, view.me)[given.unit] ?? 0 }),
    },
  ],
  cannot(state, { seat: owner, order: { to, unit, count } }) {
    if (state.empires[owner]?.merchant === undefined) return impossible('GC C30.0', 'no-merchants');
    if (to === owner) return impossible('GC C30.0', 'to-yourself');
    if (!isEmpire(state, to)) return impossible('GC C30.0', 'no-account');
    if (pactWith(state, owner, to) !== undefined)
      return impossible('GC C30.0', 'pact-already', { seat: nameOf(to) });
    if (homeworldOf(state, owner) === undefined) return impossible('GC C30.60', 'pact-homeless');
    return isLinked(state, owner, to)
      ? notInReserve(state, owner, unit, count)
      : impossible('GC C30.10', 'pact-no-route', { seat: nameOf(to) });
  },
  say: ({ to, unit, count }) =>
    phrase('Offer the {seat} a trading pact, with {count}x{unit}', { seat: nameOf(to), unit, count }),
});

/** Units go into the own pool of a pact, out of it, or to the partner’s (C30.20). */
export const movePactUnits = order('move-pact-units', {
  fields: { to: seat, unit: pactUnit, count: pactCount, way: oneOf(ways) },
  title: 'Move units of a trading pact',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      pactsOf(view, view.me).map((pact) => ({
        to: partnerIn(pact, view.me),
        count: 1,
        ...firstMove(view, pact),
      })),
    ),
  form: (view, given) => [
    choice(given, 'to', 'Pact with', otherSeats(view)),
    unitEntry(view, given),
    number(given, 'count', 'How many', { least: 1, most: 1000 }),
    choice(
      given,
      'way',
      'Direction',
      choicesOf(ways, (one) => phrase(wayNames[one])),
    ),
  ],
  cannot(state, { seat: owner, order: { to, unit, count, way } }) {
    const pact = pactWith(state, owner, to);
    if (pact === undefined) return impossible('GC C30.20', 'no-pact', { seat: nameOf(to) });
    if (way === 'add') {
      const free = mostInPact(state, pact) - poolOf(pact, owner) - poolOf(pact, to);
      return count > free
        ? impossible('GC C30.20', 'pact-full', { free: Math.max(0, free) })
        : notInReserve(state, owner, unit, count);
    }
    const left = pact.pools[owner]?.[unit] ?? 0;
    return count > left ? impossible('GC C30.20', 'pact-pool', { unit, left }) : undefined;
  },
  say: ({ to, unit, count, way }) =>
    phrase('{count}x{unit} of the pact with the {seat} go {way}', {
      seat: nameOf(to),
      unit,
      count,
      way: phrase(wayNames[way]),
    }),
});
export const wayNames = {
  add: 'from the strategic reserve into your pool',
  withdraw: 'from your pool into the strategic reserve',
  pass: 'from your pool into your partner’s',
} as const;

/** An empire ends a trading pact. OURS: one of the two can. */
export const endPact = order('end-pact', {
  fields: { to: seat },
  title: 'End a trading pact',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(() =>
      pactsOf(view, view.me).map((pact) => ({ to: partnerIn(pact, view.me) })),
    ),
  form: (view, given) => [choice(given, 'to', 'Pact with', otherSeats(view))],
  cannot: (state, { seat: owner, order: { to } }) =>
    pactWith(state, owner, to) === undefined
      ? impossible('GC C30.0', 'no-pact', { seat: nameOf(to) })
      : undefined,
  say: ({ to }) => phrase('End the trading pact with the {seat}', { seat: nameOf(to) }),
});
export type PactOrders = OrderIn<typeof makePact | typeof movePactUnits | typeof endPact>;
