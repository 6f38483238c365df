import { answered } from '#kernel/steps/answered.ts';
import { id, line, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, number, text } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { atHeadquarters, bothHear, cause, event, order, otherSeats, points, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import type { State, View } from '../model/state.ts';
import type { Trust, TrustId } from '../model/empire.ts';
import { impossible } from '../refusals.ts';
import { bankShut, cannotDealWith, proposed, trustFee } from './account.ts';
import { account, spend } from './paying.ts';

const mostWords = 200;
export const condition = line(mostWords, 1);
const usual = 'They ask for it.';

/** Points that the bank holds for another empire until a condition is met (B10.70). */
export const trust = order('trust', {
  fields: { to: seat, points, condition },
  title: 'Put points in trust',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ treasury }) =>
      view.seats.flatMap((to) =>
        to === view.me || treasury <= trustFee
          ? []
          : [{ to, points: proposed(treasury - trustFee), condition: usual }],
      ),
    ),
  form: (view, given) => [
    choice(given, 'to', 'For', otherSeats(view)),
    number(given, 'points', 'Economic points', { least: 1, most: 1_000_000 }),
    text(given, 'condition', 'Released when', { longest: mostWords, lines: 1 }),
  ],
  facts: () => [{ label: 'The bank takes', value: phrase('{fee} EP', { fee: trustFee }) }],
  cannot(state, { seat: giver, order: { to, points: wanted } }) {
    const left = state.empires[giver]?.treasury ?? 0;
    return (
      cannotDealWith(state, giver, to, 'GC B10.70') ??
      (wanted + trustFee > left ? impossible('GC B10.70', 'trust-costs', { left }) : undefined)
    );
  },
  say: (given) =>
    phrase('Put {points} EP in trust for the {seat}', { points: given.points, seat: nameOf(given.to) }),
});

/** The name of a trust: its two empires know all that there are between them, and no more. */
const trustId = id<TrustId>();

/** A name that no trust from one empire to another has yet. */
function newTrust({ trusts = {} }: Pick<State, 'trusts'>, giver: SeatId, to: SeatId): TrustId {
  let number = 1;
  const named = (): TrustId => `${giver}.${to}.${number}` as TrustId;
  while (trusts[named()] !== undefined) number += 1;
  return named();
}

/** Told to whom it is for as well, so that they know what they wait for. OURS. */
export const trusted = event('trusted', {
  fields: { trust: trustId, seat, to: seat, points, condition, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) =>
    happened.to === me
      ? phrase('The {seat} puts {points} EP in trust for you: {condition}', {
          seat: nameOf(happened.seat),
          points: happened.points,
          condition: happened.condition,
        })
      : phrase('You put {points} EP in trust for the {seat}; the bank charges {fee}: {condition}', {
          seat: nameOf(happened.to),
          points: happened.points,
          fee: trustFee,
          condition: happened.condition,
        }),
  ahead: (happened) =>
    phrase('You will put {points} EP in trust for the {seat}; the bank will charge {fee}.', {
      seat: nameOf(happened.to),
      points: happened.points,
      fee: trustFee,
    }),
  apply(draft, { kind: _, cause: __, trust: named, ...held }) {
    spend(draft, held.seat, held.points + trustFee);
    draft.trusts = { ...draft.trusts, [named]: held };
  },
});

export const trustVerdicts = ['held', 'released', 'returned'] as const;
export type TrustVerdict = (typeof trustVerdicts)[number];
const labels: Readonly<Record<TrustVerdict, string>> = {
  held: 'The bank keeps holding it',
  released: 'The condition is met: release it',
  returned: 'It can no longer be met: give it back',
};

/** The game master’s answer: whether the condition of a trust is met (B10.70). */
export const judgeTrust = order('judge-trust', {
  fields: { verdict: oneOf(trustVerdicts) },
  title: 'Rule on a trust',
  answers: true,
  by: 'game-master',
  offers: () => trustVerdicts.map((verdict) => ({ verdict })),
  say: ({ verdict }) => phrase(labels[verdict]),
});

/** What the bank held goes to whom it was for, or back to its giver, with the next treasury. */
export const trustEnded = event('trust-ended', {
  fields: { trust: trustId, seat, to: seat, points, verdict: oneOf(trustVerdicts), cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: (happened) =>
    happened.verdict === 'released'
      ? phrase('The bank releases {points} EP that the {seat} held in trust for the {to}.', {
          points: happened.points,
          seat: nameOf(happened.seat),
          to: nameOf(happened.to),
        })
      : phrase('The bank returns to the {seat} the {points} EP it held in trust for the {to}.', {
          points: happened.points,
          seat: nameOf(happened.seat),
          to: nameOf(happened.to),
        }),
  apply(draft, { trust: named, verdict, seat: giver, to, ...happened }) {
    const { [named]: _, ...others } = draft.trusts ?? {};
    if (keysInOrder(others).length > 0) draft.trusts = others;
    else delete draft.trusts;
    account(draft, verdict === 'released' ? to : giver, ({ due = 0 }) => ({ due: due + happened.points }));
  },
});

type Trusts = Room<
  State,
  View,
  OrderIn<typeof trust | typeof judgeTrust>,
  EventIn<typeof trusted | typeof trustEnded>
>;

export const trustAll = (turn: Turn<Trusts>): void =>
  inTurn(turn, trust, ({ seat: giver, order: { ref, to, points: held, condition: when } }) =>
    trusted.of({
      trust: newTrust(turn.state, giver, to),
      seat: giver,
      to,
      points: held,
      condition: when,
      cause: ref,
    }),
  );

/** Whether a trust is released. OURS: while nobody judges, the bank goes on holding it. */
const isItMet = ([named, held]: readonly [TrustId, Trust]): Question<Trusts, 'judge-trust'> => ({
  to: gameMaster,
  least: 1,
  most: 1,
  about: named,
  spot: {},
  said: phrase('The {seat} put {points} EP in trust for the {to}. Is the condition met?', {
    seat: nameOf(held.seat),
    points: held.points,
    to: nameOf(held.to),
  }),
  facts: [{ label: 'Condition', value: phrase('{condition}', { condition: held.condition }) }],
  cite: 'GC B10.70',
  kinds: ['judge-trust'],
  silence: [{ kind: 'judge-trust', verdict: 'held' }],
});

/** The game master is asked of every trust whether its condition is met (B10.70). It waits while one of the two is cut off from the bank (C12.95). */
export function judgeTrusts(turn: Turn<Trusts>): void {
  const all = inOrder(turn.state.trusts ?? {}).filter(
    ([, { seat: giver, to }]) =>
      bankShut(turn.state, giver) === undefined && bankShut(turn.state, to) === undefined,
  );
  for (const [[named, { condition: _, ...held }], given] of answered(all, turn.ask(all.map(isItMet)))) {
    if (given.verdict === 'held') continue;
    turn.happen(trustEnded.of({ ...held, trust: named, verdict: given.verdict, cause: given.ref }));
  }
}
