import { integer } from '#kernel/codec/shapes.ts';
import { number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { change } from '#kernel/steps/change.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, cause, event, order, ownerHears, points, seat } from '../declare.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { bankShut, savedPoints, savingsAfter } from './account.ts';
import type { Fit } from './paying.ts';
import { all, asFarAsItGoes, bank, shortOf, unlessShut } from './paying.ts';

const bounds = { least: 1, most: 1_000_000 } as const;

/** What can be saved: what the treasury holds (B10.30). */
const toSave = (state: Pick<State, 'empires' | 'systems'>, saver: SeatId): Fit => {
  const left = state.empires[saver]?.treasury ?? 0;
  return (
    unlessShut(state, saver) ?? { points: left, why: impossible('GC B10.30', 'treasury-holds', { left }) }
  );
};
/** What can be withdrawn: whole points of the savings (B10.30). */
const toWithdraw = (state: Pick<State, 'empires' | 'systems'>, saver: SeatId): Fit => {
  const left = savedPoints(state.empires[saver]?.account);
  return unlessShut(state, saver) ?? { points: left, why: impossible('GC B10.30', 'savings-hold', { left }) };
};

export const save = order('save', {
  fields: { points },
  title: 'Save',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap((empire) => (empire.treasury > 0 ? [{ points: empire.treasury }] : [])),
  form: (view, given) => [
    number(given, 'points', 'Economic points', { ...bounds, quick: all(toSave(view, view.me).points) }),
  ],
  cannot: (state, { seat: saver, order: { points: wanted } }) => shortOf(toSave(state, saver), wanted),
  say: (given) => phrase('Save {points} EP', { points: given.points }),
});

export const withdraw = order('withdraw', {
  fields: { points },
  title: 'Withdraw from savings',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ account }) => {
      const left = savedPoints(account);
      return left > 0 ? [{ points: left }] : [];
    }),
  form: (view, given) => [
    number(given, 'points', 'Economic points', { ...bounds, quick: all(toWithdraw(view, view.me).points) }),
  ],
  cannot: (state, { seat: saver, order: { points: wanted } }) => shortOf(toWithdraw(state, saver), wanted),
  say: (given) => phrase('Withdraw {points} EP from savings', { points: given.points }),
});

export const saved = event('saved', {
  fields: { seat, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('You save {points} EP at the bank.', { points: happened.points }),
  ahead: (happened) => phrase('You will save {points} EP at the bank.', { points: happened.points }),
  apply: (draft, happened) =>
    bank(draft, happened.seat, -happened.points, ({ savings = 0 }) => ({
      savings: savings + happened.points * 100,
    })),
});

export const withdrawn = event('withdrawn', {
  fields: { seat, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('You withdraw {points} EP from your savings.', { points: happened.points }),
  ahead: (happened) =>
    phrase('You will withdraw {points} EP from your savings.', { points: happened.points }),
  apply: (draft, happened) =>
    bank(draft, happened.seat, happened.points, ({ savings = 0 }) => ({
      savings: savings - happened.points * 100,
    })),
});

/** What savings come to with interest, in hundredths of an economic point. */
export const savingsGrew = event('savings-grew', {
  fields: { seat, to: integer(0, 1_000_000_000) },
  by: 'rules',
  hears: ownerHears,
  say: ({ to }) => phrase('With interest, your savings come to {points} EP.', { points: String(to / 100) }),
  ahead: ({ to }) =>
    phrase('With interest, your savings will come to {points} EP.', { points: String(to / 100) }),
  apply: (draft, happened) =>
    change(draft.empires, happened.seat, ({ account }) => ({
      account: { ...account, savings: happened.to },
    })),
});

type Saving = Room<
  State,
  View,
  OrderIn<typeof save | typeof withdraw>,
  EventIn<typeof saved | typeof withdrawn | typeof savingsGrew>
>;

export function withdrawAll(turn: Turn<Saving>): void {
  for (const given of turn.orders('withdraw'))
    asFarAsItGoes(turn, given, toWithdraw(turn.state, given.seat), (done) =>
      turn.happen(withdrawn.of({ seat: given.seat, points: done, cause: given.order.ref })),
    );
}

export function saveAll(turn: Turn<Saving>): void {
  for (const given of turn.orders('save'))
    asFarAsItGoes(turn, given, toSave(turn.state, given.seat), (done) =>
      turn.happen(saved.of({ seat: given.seat, points: done, cause: given.order.ref })),
    );
}

/** Savings bear interest, also what was saved in this turn (B10.30), but for an empire that is cut off from the bank (C12.95). */
export function growSavings(turn: Turn<Saving>): void {
  for (const saver of keysInOrder(turn.state.empires)) {
    const account = turn.state.empires[saver]?.account;
    if (account?.savings !== undefined && bankShut(turn.state, saver) === undefined)
      turn.happen(savingsGrew.of({ seat: saver, to: savingsAfter(account.savings) }));
  }
}
