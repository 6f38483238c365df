import { oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import {
  allSeats,
  atHeadquarters,
  cause,
  event,
  isOverall,
  order,
  otherSeats,
  ownerHears,
  points,
  seat,
} from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import type { State, View } from '../model/state.ts';
import { standings } from '../model/empire.ts';
import { impossible } from '../refusals.ts';
import {
  cannotBank,
  cannotDealWith,
  clients,
  creditOf,
  empireOf,
  proposed,
  receivable,
  sendable,
  standingOf,
} from './account.ts';
import type { Fit } from './paying.ts';
import { account, all, asFarAsItGoes, bank, shortOf, unlessShut } from './paying.ts';

type Empires = Pick<State, 'empires' | 'others' | 'systems'>;
const bounds = { least: 1, most: 1_000_000 } as const;

/** What an empire can borrow yet (B10.40). */
function toBorrow(state: Empires, seat: SeatId): Fit {
  const left = creditOf(empireOf(state, seat));
  return unlessShut(state, seat) ?? { points: left, why: impossible('GC B10.40', 'credit', { left }) };
}

/** What can be paid back: the debt, as far as the treasury goes (B10.40). */
function toRepay(state: Empires, seat: SeatId): Fit {
  const shut = unlessShut(state, seat);
  if (shut !== undefined) return shut;
  const { treasury, account } = empireOf(state, seat);
  const debt = account?.debt ?? 0;
  return debt < treasury
    ? { points: debt, why: impossible('GC B10.40', 'debt-is', { debt }) }
    : { points: treasury, why: impossible('GC B10.40', 'treasury-holds', { left: treasury }) };
}

/** What one empire can pay on the loan of another: aid by its limits, and no more than is owed (B10.57). What a seat does not know bounds nothing. */
function toPay(state: Empires, payer: SeatId, whose: SeatId): Fit {
  const barred =
    whose === payer ? impossible('GC B10.57', 'own-loan') : cannotDealWith(state, payer, whose, 'GC B10.57');
  if (barred !== undefined) return { points: 0, why: barred };
  const theirs = state.empires[whose];
  const left = sendable(empireOf(state, payer));
  const owed = theirs === undefined ? left : Math.min(theirs.account?.debt ?? 0, receivable(theirs));
  return owed < left
    ? { points: owed, why: impossible('GC B10.57', 'owes-less', { seat: nameOf(whose) }) }
    : { points: left, why: impossible('GC B10.55', 'aid-limit', { left }) };
}

export const borrow = order('borrow', {
  fields: { points },
  title: 'Borrow',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap((empire) => {
      const credit = creditOf(empire);
      return credit > 0 ? [{ points: proposed(credit) }] : [];
    }),
  form: (view, given) => [
    number(given, 'points', 'Economic points', { ...bounds, quick: all(toBorrow(view, view.me).points) }),
  ],
  facts: ({ me, empires }) => {
    const client = standingOf(empires[me]?.account);
    return [
      {
        label: 'Client',
        value: phrase('class {client}, at {rate} % a turn', {
          client,
          rate: String(clients[client].rate / 10),
        }),
      },
    ];
  },
  cannot: (state, given) => shortOf(toBorrow(state, given.seat), given.order.points),
  say: (given) => phrase('Borrow {points} EP from the bank', { points: given.points }),
});

export const repay = order('repay', {
  fields: { points },
  title: 'Repay the bank',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap(({ account: { debt } = {} }) => (debt ? [{ points: debt }] : [])),
  form: (view, given) => [
    number(given, 'points', 'Economic points', { ...bounds, quick: all(toRepay(view, view.me).points) }),
  ],
  cannot: (state, given) => shortOf(toRepay(state, given.seat), given.order.points),
  say: (given) => phrase('Repay the bank {points} EP', { points: given.points }),
});

export const payLoan = order('pay-loan', {
  fields: { to: seat, points },
  title: 'Pay another empire’s loan',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap((empire) =>
      view.seats.flatMap((to) =>
        to === view.me || sendable(empire) === 0 ? [] : [{ to, points: proposed(sendable(empire)) }],
      ),
    ),
  form: (view, given) => [
    choice(given, 'to', 'Whose loan', otherSeats(view)),
    number(given, 'points', 'Economic points', {
      ...bounds,
      quick: all(toPay(view, view.me, given.to).points),
    }),
  ],
  cannot: (state, { seat: payer, order: given }) => shortOf(toPay(state, payer, given.to), given.points),
  say: (given) =>
    phrase('Repay {points} EP of the loan of the {seat}', { points: given.points, seat: nameOf(given.to) }),
});

/** The game master’s order: how the bank rates an empire (B10.40). */
export const rateClient = order('rate-client', {
  fields: { of: seat, standing: oneOf(standings) },
  title: 'Rate a client of the bank',
  by: 'game-master',
  offers: ({ seats, empires }, at) =>
    isOverall(at) ? seats.map((of) => ({ of, standing: standingOf(empires[of]?.account) })) : [],
  form: (view, given) => [
    choice(given, 'of', 'Empire', allSeats(view)),
    choice(
      given,
      'standing',
      'Class',
      choicesOf(standings, (one) => phrase('{one}', { one })),
    ),
  ],
  cannot: (state, given) =>
    given.seat === gameMaster
      ? cannotBank(state, given.order.of, 'GC B10.40')
      : impossible('GC B10.40', 'rated-by-game-master'),
  say: ({ of, standing }) =>
    phrase('The bank rates the {seat} as a client of class {standing}', { seat: nameOf(of), standing }),
});

export const borrowed = event('borrowed', {
  fields: { seat, points, cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) => phrase('You borrow {points} EP, for your next treasury.', { points: happened.points }),
  ahead: (happened) =>
    phrase('You will borrow {points} EP, for your next treasury.', { points: happened.points }),
  apply: (draft, happened) =>
    account(draft, happened.seat, ({ debt = 0, borrowed: before = 0, due = 0 }) => ({
      debt: debt + happened.points,
      borrowed: before + happened.points,
      due: due + happened.points,
    })),
});

/** `of` is whose loan it is. */
export const loanPaid = event('loan-paid', {
  fields: { seat, of: seat, points, cause: optional(cause) },
  by: 'order',
  hears: (happened, reader) => reader === happened.seat || reader === happened.of,
  say({ seat: payer, of, points: paid }, { me }) {
    if (payer === of) return phrase('You repay {points} EP of your loan.', { points: paid });
    const told = { points: paid, seat: nameOf(payer === me ? of : payer) };
    return payer === me
      ? phrase('You repay {points} EP of the loan of the {seat}.', told)
      : phrase('The {seat} repays {points} EP of your loan.', told);
  },
  ahead: ({ seat: payer, of, points: paid }) =>
    payer === of
      ? phrase('You will repay {points} EP of your loan.', { points: paid })
      : phrase('You will repay {points} EP of the loan of the {seat}.', { points: paid, seat: nameOf(of) }),
  apply(draft, { seat: payer, of, ...happened }) {
    bank(draft, payer, -happened.points, ({ sent = 0 }) =>
      payer === of ? {} : { sent: sent + happened.points },
    );
    account(draft, of, ({ debt = 0, borrowed: year = 0, received = 0 }) => ({
      debt: debt - happened.points,
      borrowed: Math.min(year, debt - happened.points),
      ...(payer !== of && { received: received + happened.points }),
    }));
  },
});

export const clientRated = event('client-rated', {
  fields: { seat, standing: oneOf(standings), cause: optional(cause) },
  by: 'order',
  hears: ownerHears,
  say: ({ standing }) =>
    standing === 'C'
      ? phrase('The bank rates your empire as a client of class C and calls in its loans.')
      : phrase('The bank rates your empire as a client of class {standing}.', { standing }),
  apply: (draft, happened) => account(draft, happened.seat, () => ({ standing: happened.standing })),
});

type Loans = Room<
  State,
  View,
  OrderIn<typeof borrow | typeof repay | typeof payLoan | typeof rateClient>,
  EventIn<typeof borrowed | typeof loanPaid | typeof clientRated>
>;

export const rateClients = (turn: Turn<Loans>): void =>
  inTurn(turn, rateClient, ({ order: { ref, of, standing } }) =>
    clientRated.of({ seat: of, standing, cause: ref }),
  );

/** Own loans are paid back, then those of others (B10.57). */
export function payLoans(turn: Turn<Loans>): void {
  for (const given of turn.orders('repay'))
    asFarAsItGoes(turn, given, toRepay(turn.state, given.seat), (done) =>
      turn.happen(loanPaid.of({ seat: given.seat, of: given.seat, points: done, cause: given.order.ref })),
    );
  for (const given of turn.orders('pay-loan')) {
    const { to } = given.order;
    asFarAsItGoes(turn, given, toPay(turn.state, given.seat, to), (done) =>
      turn.happen(loanPaid.of({ seat: given.seat, of: to, points: done, cause: given.order.ref })),
    );
  }
}

export function borrowAll(turn: Turn<Loans>): void {
  for (const given of turn.orders('borrow'))
    asFarAsItGoes(turn, given, toBorrow(turn.state, given.seat), (done) =>
      turn.happen(borrowed.of({ seat: given.seat, points: done, cause: given.order.ref })),
    );
}
