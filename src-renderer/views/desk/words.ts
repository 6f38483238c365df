import type { ClockShown } from '#contract/gm/policy.ts';
import type { Desk, FellowRow, LetterRow, ReceivedRow, SeatRow } from '#contract/gm/desk.ts';
import type { Row, Tone, Word } from '#kernel/presentation.ts';
import { away } from '../../parts/text/moments.ts';
import { cell, unbroken } from '../../parts/table/cell.ts';
import { capital, plural } from '#kernel/words/phrase.ts';
import { localeOf } from '../../language/tongue.ts';

/** `1 seat has`, `2 seats have`, as the beginning of a sentence. */
export const have = (count: number, { one, many }: Word): string =>
  plural(count, `${one} has`, `${many} have`);

/** A moment in this machine's time zone: `Sat 22 Nov, 02:14`. The zone is named once for the whole desk. */
export const moment = (instant: string | undefined): string =>
  instant === undefined
    ? ''
    : new Intl.DateTimeFormat(localeOf('en-GB'), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
      })
        .format(new Date(instant))
        .replaceAll(' ', '\u00a0');

export const ownZone = (): string => new Intl.DateTimeFormat('en').resolvedOptions().timeZone;

export const orderWords: Readonly<Record<SeatRow['orders'], { readonly word: string; readonly tone: Tone }>> =
  {
    none: { word: 'No orders', tone: 'bad' },
    draft: { word: 'Draft', tone: 'warn' },
    final: { word: 'Final', tone: 'good' },
    waits: { word: 'Late, waits', tone: 'warn' },
    sealed: { word: 'Sealed', tone: 'gold' },
    computer: { word: 'Computer', tone: 'muted' },
  };

/** Whether to say that orders came late; if they await a decision, their state already says so. */
export const isLate = ({ late, orders }: SeatRow): boolean => late && orders !== 'waits';

export const letterTones: Readonly<Record<LetterRow['state'], Tone>> = {
  waiting: 'gold',
  sending: 'gold',
  sent: 'good',
  failed: 'bad',
  unsure: 'warn',
  withdrawn: 'muted',
};

/** What a further player of a seat holds, in words. */
export const heldBy = ({ scopes = [] }: SeatRow, fellow: FellowRow): string =>
  fellow.scopes.map((scope) => scopes.find((one) => one.scope === scope)?.label ?? scope).join(', ');

/** What is noteworthy about a seat, in a few words. */
export function remarksOf(row: SeatRow): readonly string[] {
  return [
    ...row.flags,
    ...(row.why === undefined ? [] : [`${row.file ?? 'A file'} counts. ${row.why}`]),
    ...(row.refused === undefined ? [] : [`A later file was not used: ${row.refused}`]),
    ...(row.holiday === undefined ? [] : [row.holiday]),
    ...(row.missed === 0 ? [] : [`${plural(row.missed, 'turn')} without orders before this one.`]),
    ...(row.standIn === undefined
      ? []
      : [`${row.standIn.player} stands in since turn ${row.standIn.since}.`]),
  ];
}

/**
 * Remarks that apply to less than half of the seats, such as being led by the computer: what applies to most
 * is not noteworthy.
 */
const unusual = (row: SeatRow, seats: readonly SeatRow[]): readonly string[] =>
  row.words.filter(
    (word) =>
      row.decreed.includes(word) ||
      seats.filter(({ words }) => words.includes(word)).length * 2 < seats.length,
  );

const marks = (row: SeatRow, seats: readonly SeatRow[]): string =>
  [
    ...(row.flags.length > 0 ? [plural(row.flags.length, 'flag')] : []),
    ...(row.refused === undefined ? [] : ['refused file']),
    ...(row.missed > 0 ? [`missed ${row.missed}`] : []),
    ...(row.standIn === undefined ? [] : ['stand-in']),
    ...(row.fellows === undefined ? [] : [plural(row.fellows.length + 1, 'player')]),
    ...(row.holiday === undefined ? [] : ['holiday']),
    ...unusual(row, seats),
  ].join(', ');

export const rollColumns = (seat: Word) =>
  [
    { key: 'seat', label: capital(seat.one), align: 'left' },
    { key: 'orders', label: 'Orders', align: 'left' },
    { key: 'at', label: 'Received', align: 'left' },
    { key: 'versions', label: 'Files', align: 'right' },
    { key: 'player', label: 'Player', align: 'left' },
    { key: 'marks', label: 'Warnings', align: 'left' },
  ] as const;

export const rollRows = (seats: readonly SeatRow[]): readonly Row[] =>
  seats.map((row) => ({
    id: row.seat,
    spot: {},
    cells: {
      seat: cell(unbroken(row.name)),
      orders: cell(orderWords[row.orders].word, {
        tone: orderWords[row.orders].tone,
        ...(isLate(row) ? { note: 'late' } : {}),
      }),
      at: cell(moment(row.at), { sort: row.at ?? '' }),
      versions: cell(row.versions === 0 ? '' : row.versions, { sort: row.versions }),
      player: cell(row.player === '' ? 'Nobody' : row.player, {
        tone: row.player === '' ? 'muted' : undefined,
      }),
      marks: cell(marks(row, seats), {
        tone: row.flags.length > 0 || row.refused !== undefined ? 'warn' : 'muted',
      }),
    },
  }));

export const fileColumns = (seat: Word) =>
  [
    { key: 'name', label: 'File', align: 'left' },
    { key: 'seat', label: capital(seat.one), align: 'left' },
    { key: 'verdict', label: 'Result', align: 'left' },
    { key: 'orders', label: 'Orders', align: 'right' },
    { key: 'at', label: 'Received', align: 'left' },
    { key: 'why', label: 'Why', align: 'left' },
  ] as const;

/** Whether the game master can decide if these orders count: they are valid, or may be. */
export const canSettle = ({ verdict }: ReceivedRow): boolean =>
  verdict === 'final' || verdict === 'draft' || verdict === 'sealed';

/** Late orders that wait for the game master's decision. Once the game is over nothing waits. */
export const lateOnes = ({ clock, received }: Desk): readonly ReceivedRow[] =>
  clock.over ? [] : received.filter((row) => row.standing === 'waits' && canSettle(row));

/** Orders that count if they are valid, but are still sealed to the keyholder. */
export const sealedOnes = ({ received }: Desk): readonly ReceivedRow[] =>
  received.filter(({ verdict, standing }) => verdict === 'sealed' && standing === 'counts');

/** The state of a file, in one word. */
export function verdictOf(row: ReceivedRow): { readonly word: string; readonly tone: Tone } {
  if (row.counts) return { word: row.verdict === 'draft' ? 'Counts, draft' : 'Counts', tone: 'good' };
  if (row.verdict === 'refused') return { word: 'Refused', tone: 'bad' };
  if (row.verdict === 'stale') return { word: 'Older turn', tone: 'bad' };
  if (row.standing === 'waits') return { word: 'Late, waits', tone: 'warn' };
  if (row.standing === 'declined') return { word: row.late ? 'Declined' : 'Set aside', tone: 'muted' };
  if (row.verdict === 'sealed') return { word: 'Sealed', tone: 'gold' };
  return { word: 'Replaced', tone: 'muted' };
}

/** The part of a text that fits into a row; the rest is shown when the row is chosen. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

export const fileRows = (desk: Desk): readonly Row[] =>
  desk.received.toReversed().map((row) => {
    const { word, tone } = verdictOf(row);
    return {
      id: String(row.number),
      spot: {},
      cells: {
        name: cell(row.name),
        seat: cell(unbroken(nameOf(desk, row.seat)), {
          ...(row.by === 'stand-in' ? { note: 'stand-in' } : {}),
          ...(row.fellow === undefined ? {} : { note: `player ${row.fellow}` }),
        }),
        verdict: cell(unbroken(word), {
          tone,
          ...(row.late && row.standing !== 'waits' ? { note: 'late' } : {}),
        }),
        orders: cell(row.orders === 0 ? '' : row.orders, { sort: row.orders }),
        at: cell(moment(row.at), { sort: row.at }),
        why: cell(firstSentence([row.reason, row.why].filter((text) => text !== undefined).join(' '))),
      },
    };
  });

export const nameOf = (desk: Desk, seat: string | undefined): string =>
  seat === undefined ? 'Unknown' : (desk.seats.find((one) => one.seat === seat)?.name ?? seat);

/** Who is still to send orders: not those whose run of this turn is over. */
export const missingOf = ({ seats, runs = [] }: Desk): readonly SeatRow[] => {
  const closed = runs.flatMap(({ state, takes }) => (state === 'over' ? takes : []));
  return seats.filter(({ seat, orders }) => orders === 'none' && !closed.includes(seat));
};

/** Where the game stands, in a sentence: `Turn 4 is due Tuesday 2026-11-25 17:00 America/Los_Angeles, in 2 days; 3 of 12 have no orders`. */
export function clockSentence(desk: Desk): string {
  const { turn, clock, seats } = desk;
  if (clock.over) return `The game is over. It ended at turn ${turn}.`;
  const players = seats.filter(({ orders }) => orders !== 'computer').length;
  const missing = missingOf(desk).length;
  const due = clock.due === undefined ? 'has no deadline' : `is due ${clock.said}, ${away(clock.due)}`;
  const sent =
    players === 0
      ? 'the computer plays everybody'
      : missing === 0
        ? players === 1
          ? 'the only player has sent orders'
          : `all ${players} have sent orders`
        : missing === 1
          ? `1 of ${players} has no orders`
          : `${missing} of ${players} have no orders`;
  return `Turn ${turn} ${due}; ${sent}.`;
}

export const clockRemark = ({ held, extended, next, over }: ClockShown): string =>
  over
    ? next
    : [
        ...(held === undefined ? [] : [`On hold: ${held}`]),
        ...(extended === undefined ? [] : [`Extended: ${extended}`]),
        next,
      ].join(' · ');
