import type { FellowRow, SeatRow } from '#contract/gm/desk.ts';
import type { ClockShown } from '#contract/gm/policy.ts';
import { heading, wrapped } from '#kernel/report/plainText.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import { momentIn } from '../../deadline.ts';
import { dueSaid } from './dueSaid.ts';

/** The current time, and how a command about this game is written from its name and what follows the game. */
interface TextContext {
  readonly now: string;
  readonly command: (name: string, ...words: readonly string[]) => string;
}

/**
 * A plain-text summary for the game master: the deadline, what awaits a decision, and anything unusual about
 * the players.
 */
export function rollCallText(
  rows: readonly SeatRow[],
  clock: ClockShown,
  received: readonly ReceivedOrders[],
  { now, command }: TextContext,
): string {
  const nameOf = (seat: string): string => rows.find((one) => one.seat === seat)?.name ?? seat;
  const notes = rows.flatMap((row) => noteOf(row, now));
  const waiting = received
    .filter(({ standing }) => standing !== 'counts')
    .map(
      ({ number, seat = '', name, at, standing }) =>
        `${wrapped(`* ${number}: ${name} of ${nameOf(seat)}, ${momentIn(at, now)}, ${standing === 'waits' ? 'waits for your decision:' : 'does not count, as you decided; to let it count:'}`)}\n    ${command('late', String(number), '--take')}`,
    );
  return [
    [
      ...(clock.due === undefined ? [] : [`Orders are due on ${dueSaid(clock, now)}.`]),
      ...(clock.extended === undefined
        ? []
        : [wrapped(`This turn has a different deadline: ${clock.extended}`)]),
      wrapped(clock.next),
    ].join('\n'),
    ...(waiting.length === 0
      ? []
      : [[heading('Late orders, and orders set aside', '-'), ...waiting].join('\n')]),
    ...(notes.length === 0 ? [] : [[heading('To review', '-'), ...notes].join('\n')]),
  ].join('\n\n');
}

const ownSaid = {
  none: 'no orders yet',
  draft: 'a draft',
  final: 'final orders',
  waits: 'late orders, which wait for your decision',
  sealed: 'sealed orders',
} as const;

/** A further player of a seat, with what they hold and have sent. */
const fellowSaid = (
  { number, player, scopes: held, orders }: FellowRow,
  scopes: NonNullable<SeatRow['scopes']>,
): string =>
  `Player ${number}, ${player}, holds ${held.map((scope) => scopes.find((one) => one.scope === scope)?.label ?? scope).join(', ')}: ${ownSaid[orders]}.`;

function noteOf(
  {
    name,
    missed,
    flags,
    standIn,
    fellows = [],
    scopes = [],
    own,
    reminded,
    refused,
    holiday,
    holidayLeft,
  }: SeatRow,
  now: string,
): readonly string[] {
  const said = [
    ...(standIn === undefined ? [] : [`${standIn.player} stands in since turn ${standIn.since}.`]),
    ...fellows.map((one) => fellowSaid(one, scopes)),
    ...(own === undefined ? [] : [`The seat’s own player: ${ownSaid[own]}.`]),
    ...(holiday === undefined ? [] : [holiday]),
    ...(holiday === undefined || holidayLeft === undefined ? [] : [`Left: ${holidayLeft}.`]),
    ...(missed === 0 ? [] : [`Missed ${missed === 1 ? 'the last turn' : `the last ${missed} turns`}.`]),
    ...flags,
    ...(reminded === undefined ? [] : [`Reminded on ${momentIn(reminded, now)}.`]),
    ...(refused === undefined ? [] : [`Not taken: ${refused}`]),
  ];
  return said.length === 0 ? [] : [wrapped(`* ${name}: ${said.join(' ')}`)];
}
