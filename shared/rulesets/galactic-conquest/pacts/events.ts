import { integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { change } from '#kernel/steps/change.ts';
import { bothHear, cause, event, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import type { Pact } from '../model/relations/pacts.ts';
import { pairOf } from '../model/relations/pacts.ts';
import type { State } from '../model/state.ts';
import { withUnits } from '../trade/units.ts';
import { pactCount, pactUnit, ways } from './orders.ts';

const majors = integer(0, 10_000);
/** What one side brings into a pact. */
const side = { unit: pactUnit, count: pactCount };

const otherOf = ({ seat: one, to }: { readonly seat: SeatId; readonly to: SeatId }, me: SeatId): string =>
  nameOf(one === me ? to : one);

/** Units that leave a reserve, or come into it. */
function reserve(draft: Draft<State>, owner: SeatId, unit: string, more: number): void {
  change(draft.empires, owner, ({ merchant }) =>
    merchant === undefined
      ? {}
      : { merchant: { ...merchant, reserve: withUnits(merchant.reserve, unit, more) } },
  );
}

/** Units that come into a pool of a pact, or leave it. */
function pool(draft: Draft<State>, owner: SeatId, other: SeatId, unit: string, more: number): void {
  const id = pairOf(owner, other);
  const pact = draft.pacts?.[id];
  if (pact === undefined) return;
  const pools = { ...pact.pools, [owner]: withUnits(pact.pools[owner] ?? {}, unit, more) };
  draft.pacts = { ...draft.pacts, [id]: { ...pact, pools } };
}

/** A pact that only one side has ordered; nobody else hears of it. */
export const pactOffered = event('pact-offered', {
  fields: { seat, to: seat, ...side, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) =>
    happened.seat === me
      ? phrase('You offer the {seat} a trading pact, but they do not offer you one this turn.', {
          seat: nameOf(happened.to),
        })
      : phrase('The {seat} offers you a trading pact: to make it, both must order it in the same turn.', {
          seat: nameOf(happened.seat),
        }),
});

/** Both sides ordered it, and bring these units; each knows from now on how many major systems the other has (C30.80). */
export const pactMade = event('pact-made', {
  fields: {
    seat,
    to: seat,
    ...side,
    toUnit: pactUnit,
    toCount: pactCount,
    majors,
    toMajors: majors,
    cause: optional(cause),
  },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) =>
    phrase('You make a trading pact with the {seat}, which has {majors|major system|major systems}.', {
      seat: otherOf(happened, me),
      majors: happened.seat === me ? happened.toMajors : happened.majors,
    }),
  apply(draft, { seat: one, to, unit, count, toUnit, toCount, majors: had, toMajors }) {
    const pact: Pact = {
      seats: [one, to],
      pools: { [one]: {}, [to]: {} },
      majors: { [one]: had, [to]: toMajors },
    };
    draft.pacts = { ...draft.pacts, [pairOf(one, to)]: pact };
    reserve(draft, one, unit, -count);
    pool(draft, one, to, unit, count);
    reserve(draft, to, toUnit, -toCount);
    pool(draft, to, one, toUnit, toCount);
  },
});

export const pactUnitsMoved = event('pact-units-moved', {
  fields: { seat, to: seat, ...side, way: oneOf(ways), cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: ({ unit, count, way, ...happened }, { me }) => {
    const told = { seat: otherOf(happened, me), count, unit };
    if (happened.seat !== me)
      return way === 'pass'
        ? phrase('The {seat} passes {count}x{unit} of the pact to your pool.', told)
        : phrase('The {seat} changes their pool of the pact by {count}x{unit}.', told);
    if (way === 'pass') return phrase('{count}x{unit} go to the {seat}’s pool of the pact.', told);
    return way === 'add'
      ? phrase('{count}x{unit} serve in the pact with the {seat}.', told)
      : phrase('{count}x{unit} leave the pact with the {seat}.', told);
  },
  ahead: ({ unit, count, to }) =>
    phrase('{count}x{unit} of the pact with the {seat} will move.', { count, unit, seat: nameOf(to) }),
  apply(draft, { seat: owner, to, unit, count, way }) {
    pool(draft, owner, to, unit, way === 'add' ? count : -count);
    if (way === 'pass') pool(draft, to, owner, unit, count);
    else reserve(draft, owner, unit, way === 'add' ? -count : count);
  },
});

export const reasons = ['ended', 'battle', 'homeworld', 'empty'] as const;
const why = {
  ended: 'Your trading pact with the {seat} is ended.',
  battle: 'You have fought the {seat}: the trading pact is over.',
  homeworld: 'A homeworld is lost: the trading pact with the {seat} is over.',
  empty: 'A pool is empty: the trading pact with the {seat} is over.',
} as const;

/** A pact is over, and its units are in the reserves again (C30.25, C30.40, C30.60). */
export const pactEnded = event('pact-ended', {
  fields: { seat, to: seat, reason: oneOf(reasons), cause: optional(cause) },
  by: 'either',
  hears: bothHear,
  say: (happened, { me }) => phrase(why[happened.reason], { seat: otherOf(happened, me) }),
  ahead: (happened, { me }) =>
    phrase('Your trading pact with the {seat} will be over.', { seat: otherOf(happened, me) }),
  apply(draft, { seat: one, to }) {
    const { [pairOf(one, to)]: pact, ...left } = draft.pacts ?? {};
    for (const [owner, units] of inOrder(pact?.pools ?? {}))
      for (const [unit, count] of inOrder(units)) reserve(draft, owner, unit, count);
    if (keysInOrder(left).length > 0) draft.pacts = left;
    else delete draft.pacts;
  },
});

export type PactEvents = EventIn<
  typeof pactOffered | typeof pactMade | typeof pactUnitsMoved | typeof pactEnded
>;
