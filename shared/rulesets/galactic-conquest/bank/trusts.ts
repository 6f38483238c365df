import { line, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number, text } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { OrderRef } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { atHeadquarters, cause, event, order, points, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import type { State, Trust, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { trustFee } from './account.ts';
import { bank } from './paying.ts';

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
        to === view.me || treasury <= trustFee ? [] : [{ to, points: treasury - trustFee, condition: usual }],
      ),
    ),
  form: (view, given) => [
    choice(
      given,
      'to',
      'For',
      choicesOf(
        view.seats.filter((one) => one !== view.me),
        (one) => phrase('{seat}', { seat: nameOf(one) }),
      ),
    ),
    number(given, 'points', 'Economic points', { least: 1, most: 1_000_000 }),
    text(given, 'condition', 'Released when', { longest: mostWords, lines: 2 }),
  ],
  facts: () => [{ label: 'The bank takes', value: phrase('{fee} EP', { fee: trustFee }) }],
  cannot({ empires }, { seat: giver, order: { to, points: wanted } }) {
    if (to === giver) return impossible('GC B10.70', 'to-yourself');
    const left = empires[giver]?.treasury ?? 0;
    return wanted + trustFee > left ? impossible('GC B10.70', 'trust-costs', { left }) : undefined;
  },
  say: (given) =>
    phrase('Put {points} EP in trust for the {seat}', { points: given.points, seat: nameOf(given.to) }),
});

const hears = (happened: { readonly seat: string; readonly to: string }, reader: string): boolean =>
  reader === happened.seat || reader === happened.to;

/** Told to whom it is for as well, so that they know what they wait for. OURS. */
export const trusted = event('trusted', {
  fields: { seat, to: seat, points, condition, cause: optional(cause) },
  by: 'order',
  hears,
  say: (happened, { me }) =>
    happened.to === me
      ? phrase('The {seat} puts {points} EP in trust for you: {condition}', {
          seat: nameOf(happened.seat),
          points: happened.points,
          condition: happened.condition,
        })
      : phrase('You put {points} EP in trust for the {seat}, and the bank takes {fee}: {condition}', {
          seat: nameOf(happened.to),
          points: happened.points,
          fee: trustFee,
          condition: happened.condition,
        }),
  ahead: (happened) =>
    phrase('You will put {points} EP in trust for the {seat}, and the bank will take {fee}.', {
      seat: nameOf(happened.to),
      points: happened.points,
      fee: trustFee,
    }),
  apply(draft, { kind: _, cause: ref, ...held }) {
    bank(draft, held.seat, -(held.points + trustFee), () => ({}));
    if (ref !== undefined) draft.trusts = { ...draft.trusts, [ref]: held };
  },
});

export const trustVerdicts = ['held', 'released', 'returned'] as const;
export type TrustVerdict = (typeof trustVerdicts)[number];
const labels: Readonly<Record<TrustVerdict, string>> = {
  held: 'The bank goes on holding it',
  released: 'The condition is met: release it',
  returned: 'It can no longer be met: give it back',
};

/** The game master’s answer: whether the condition of a trust is met (B10.70). */
export const judgeTrust = order('judge-trust', {
  fields: { verdict: oneOf(trustVerdicts) },
  title: 'Judge a trust',
  answers: true,
  by: 'game-master',
  offers: ({ me, trusts }, at) =>
    me === gameMaster && at.place === undefined && at.unit === undefined && trusts !== undefined
      ? trustVerdicts.map((verdict) => ({ verdict }))
      : [],
  say: ({ verdict }) => phrase(labels[verdict]),
});

/** What the bank held goes to whom it was for, or back to its giver, with the next treasury. */
export const trustEnded = event('trust-ended', {
  fields: { trust: cause, seat, to: seat, points, verdict: oneOf(trustVerdicts), cause: optional(cause) },
  by: 'order',
  hears,
  say: (happened) =>
    happened.verdict === 'released'
      ? phrase('The bank releases {points} EP that the {seat} held in trust for the {to}.', {
          points: happened.points,
          seat: nameOf(happened.seat),
          to: nameOf(happened.to),
        })
      : phrase('The bank gives {points} EP that were held for the {to} back to the {seat}.', {
          points: happened.points,
          seat: nameOf(happened.seat),
          to: nameOf(happened.to),
        }),
  apply(draft, { trust: ref, verdict, seat: giver, to, ...happened }) {
    const { [ref]: _, ...others } = draft.trusts ?? {};
    if (keysInOrder(others).length > 0) draft.trusts = others;
    else delete draft.trusts;
    bank(draft, verdict === 'released' ? to : giver, 0, ({ due = 0 }) => ({ due: due + happened.points }));
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
    trusted.of({ seat: giver, to, points: held, condition: when, cause: ref }),
  );

/** Whether a trust is released. OURS: while nobody judges, the bank goes on holding it. */
const isItMet = ([ref, held]: readonly [OrderRef, Trust]): Question<Trusts, 'judge-trust'> => ({
  to: gameMaster,
  least: 1,
  most: 1,
  about: ref,
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

/** The game master is asked of every trust whether its condition is met (B10.70). */
export function judgeTrusts(turn: Turn<Trusts>): void {
  const all = inOrder(turn.state.trusts ?? {});
  for (const [at, [given]] of (turn.ask(all.map(isItMet)) ?? []).entries()) {
    const found = all[at];
    if (found === undefined || given === undefined || given.verdict === 'held') continue;
    const [ref, { condition: _, ...held }] = found;
    turn.happen(trustEnded.of({ ...held, trust: ref, verdict: given.verdict, cause: given.ref }));
  }
}
