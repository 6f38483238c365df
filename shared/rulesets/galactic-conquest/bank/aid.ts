import { optional } from '#kernel/codec/shapes.ts';
import { choice, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Given, Turn } from '#kernel/sequence/step.ts';
import { atHeadquarters, bothHear, cause, event, order, otherSeats, points, seat } from '../declare.ts';
import { nameOf } from '../map/seats.ts';
import type { State, View } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { cannotDealWith, empireOf, feeOf, mostFor, proposed, receivable, sendable } from './account.ts';
import type { Fit } from './paying.ts';
import { account, all, asFarAsItGoes, bank, shortOf } from './paying.ts';

type Empires = Pick<State, 'empires' | 'others' | 'systems'>;

/** What an empire can still send in this turn, the fee aside (B10.50, B10.55). */
function toSend(state: Empires, giver: SeatId, to: SeatId): Fit {
  const barred = cannotDealWith(state, giver, to, 'GC B10.50');
  if (barred !== undefined) return { points: 0, why: barred };
  const left = mostFor(sendable(empireOf(state, giver)));
  return { points: left, why: impossible('GC B10.55', 'aid-limit', { left }) };
}

/** What an empire can still take of a gift in this turn (B10.55). What a seat does not know bounds nothing. */
function toTake({ empires }: Empires, to: SeatId, offered: number): Fit {
  const theirs = empires[to];
  const left = theirs === undefined ? offered : Math.min(offered, receivable(theirs));
  return { points: left, why: impossible('GC B10.58', 'takes-less', { seat: nameOf(to), left }) };
}

/** Points that the bank sends to another empire (B10.50). */
export const send = order('send', {
  fields: { to: seat, points },
  title: 'Send points to an empire',
  offers: (view, at) =>
    atHeadquarters(view, at).flatMap((empire) => {
      const most = mostFor(sendable(empire));
      return view.seats.flatMap((to) => (to === view.me || most < 1 ? [] : [{ to, points: proposed(most) }]));
    }),
  form: (view, given) => [
    choice(given, 'to', 'Empire', otherSeats(view)),
    number(given, 'points', 'Economic points', {
      least: 1,
      most: 1_000_000,
      quick: all(toSend(view, view.me, given.to).points),
    }),
  ],
  facts: (_, given) => [
    { label: 'The bank takes', value: phrase('{fee} EP', { fee: feeOf(given.points) }) },
    { label: 'Arrives', value: phrase('with the next treasury') },
  ],
  cannot: (state, { seat: giver, order: { to, points: wanted } }) =>
    shortOf(toSend(state, giver, to), wanted) ?? shortOf(toTake(state, to, wanted), wanted),
  say: (given) => phrase('Send {points} EP to the {seat}', { points: given.points, seat: nameOf(given.to) }),
});
type Send = OrderIn<typeof send>;

/** The fee is what the bank takes beside the points (B10.50). */
export const sent = event('sent', {
  fields: { seat, to: seat, points, fee: points, cause: optional(cause) },
  by: 'order',
  hears: bothHear,
  say: (happened, { me }) =>
    happened.to === me
      ? phrase('The {seat} sends you {points} EP, for your next treasury.', {
          seat: nameOf(happened.seat),
          points: happened.points,
        })
      : phrase('You send {points} EP to the {seat}; the bank charges {fee}.', {
          seat: nameOf(happened.to),
          points: happened.points,
          fee: happened.fee,
        }),
  ahead: (happened) =>
    phrase('You will send {points} EP to the {seat}; the bank will charge {fee}.', {
      seat: nameOf(happened.to),
      points: happened.points,
      fee: happened.fee,
    }),
  apply(draft, { seat: giver, to, fee, ...happened }) {
    const whole = happened.points + fee;
    bank(draft, giver, -whole, ({ sent: before = 0 }) => ({ sent: before + whole }));
    account(draft, to, ({ due = 0, received = 0 }) => ({
      due: due + happened.points,
      received: received + happened.points,
    }));
  },
});

type Aid = Room<State, View, Send, EventIn<typeof sent>>;

/** What each gift comes to by the limits of its giver, in the order in which they list them (B10.58). */
function offeredBy(turn: Turn<Aid>): ReadonlyMap<Given<Send>, number> {
  const spent = new Map<SeatId, number>();
  return new Map(
    turn.orders('send').map((given) => {
      const { seat: giver, order: wanted } = given;
      const left = sendable(empireOf(turn.state, giver)) - (spent.get(giver) ?? 0);
      const barred = cannotDealWith(turn.state, giver, wanted.to, 'GC B10.50') !== undefined;
      const offered = barred ? 0 : Math.min(wanted.points, mostFor(Math.max(0, left)));
      spent.set(giver, (spent.get(giver) ?? 0) + offered + feeOf(offered));
      return [given, offered] as const;
    }),
  );
}

/** Gifts are sent as their givers list them, and taken from the smallest to the largest; what is too much stays with its giver (B10.58). */
export function sendAll(turn: Turn<Aid>): void {
  const offered = offeredBy(turn);
  const smallestFirst = [...offered].sort(([, less], [, more]) => less - more);
  for (const [given, points] of smallestFirst) {
    const { to } = given.order;
    const taken = toTake(turn.state, to, points);
    const why = taken.points < points ? taken.why : toSend(turn.state, given.seat, to).why;
    asFarAsItGoes(turn, given, { points: taken.points, why }, (done) =>
      turn.happen(sent.of({ seat: given.seat, to, points: done, fee: feeOf(done), cause: given.order.ref })),
    );
  }
}
