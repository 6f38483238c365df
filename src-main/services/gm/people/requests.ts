import type { RequestRow } from '#contract/gm/week.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import type { PlayerRequest, RequestKind } from '#kernel/files/requests.ts';
import { askingOf, spanOf } from '#kernel/files/requests.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { seatId } from '#kernel/words/ids.ts';
import { heading, wrapped } from '#kernel/report/plainText.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { momentBoth, readDeadline } from '../../deadline.ts';
import { dueNow } from '../schedule/clock.ts';
import { answersGiven, answersMemo, leftOf } from '../schedule/holidays.ts';
import { giverOf } from '../intake/openOrders.ts';
import { doneBy, policyOf } from '../policy/policy.ts';
import { wishesOf } from '../policy/wishes.ts';
import type { FilePorts, GameAt } from '../game/gameAt.ts';
import { loadTurn } from '../turns/loadedTurn.ts';
import { isValid } from '../game/counts.ts';
import { plainReason } from '../policy/reason.ts';
import { seatNamed, theSeat } from '../named.ts';
import { capital } from '#kernel/words/phrase.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** A request and the file it came in. */
type Asked = RequestRow & { readonly seat: SeatId; readonly file: ReceivedOrders };

/**
 * What players ask in their files for the current turn, by seat: in the file that counts, or else in
 * the late one that awaits a decision. An answer holds if the same request comes again; a changed request is
 * a new one.
 */
export const requestsOf = (game: GameAt): readonly RequestRow[] =>
  askedIn(game).map(({ file: _, ...row }) => row);

function askedIn({ store, ruleset }: GameAt): readonly Asked[] {
  const { turn, received, counting, shared, led, seats } = loadTurn(ruleset, store);
  const given = answersGiven(store).filter((answer) => answer.turn === turn);
  return seats.flatMap(({ seat }) => {
    const several = shared.get(seat)?.players.flatMap(({ file }) => file ?? []) ?? [];
    const one =
      counting.get(seat) ??
      received.findLast((other) => other.seat === seat && isValid(other) && other.standing === 'waits');
    const files = several.length > 0 || one === undefined ? several : [one];
    if (led.includes(seat)) return [];
    return files.flatMap((file) => requestsIn(file, seat, given));
  });
}

function requestsIn(
  file: ReceivedOrders,
  seat: SeatId,
  given: ReturnType<typeof answersGiven>,
): readonly Asked[] {
  return (file.requests ?? []).map((request): Asked => {
    const answer = given.findLast((one) => one.seat === seat && isSame(one.request, request));
    return {
      seat,
      by: file.by,
      request,
      file,
      ...(answer === undefined
        ? {}
        : { answer: { granted: answer.granted, words: answer.words, at: answer.at } }),
    };
  });
}

const isSame = (one: PlayerRequest, other: PlayerRequest): boolean => stableText(one) === stableText(other);

/** The game master's answer; `words` go to the player with it. */
export interface Answer {
  readonly granted: boolean;
  readonly words?: string;
  readonly who?: string;
}

/**
 * Marks a request as answered, and tells the player by letter if the game is played by mail. Nothing else
 * changes: the deadline, a stand-in and the end of the game have commands of their own. Refused: a request
 * that nobody made.
 */
export function answerRequest(
  { clock, sealing }: FilePorts,
  game: GameAt,
  seat: SeatId,
  kind: RequestKind,
  { granted, words = '', who }: Answer,
): Outcome<undefined> {
  const { store } = game;
  const all = askedIn(game).filter((one) => one.seat === seat && one.request.kind === kind);
  // Of several players of a seat, each may ask.
  const asked = all.find(({ answer }) => answer === undefined) ?? all[0];
  if (asked === undefined) return bad([unreadable('no-such-request', { seat })]);
  const said = plainReason(words);
  if (!said.ok) return said;
  const [turn, at] = [store.turn(), clock.now()];
  store.together(() => {
    store.setMemo(answersMemo, [
      ...answersGiven(store),
      { turn, seat, request: asked.request, granted, words: said.value, at },
    ]);
    store.note({
      at,
      what: `Turn ${turn}: ${theSeat(store, seat)} ${askingOf(asked.request)}. ${became(granted)}${said.value === '' ? '' : ` ${said.value}`}`,
      ...doneBy(who),
      turn,
    });
    tell(store, asked, {
      to: giverOf(sealing, store, asked.file)?.address ?? '',
      granted,
      words: said.value,
      at,
    });
  });
  return good(undefined);
}

const became = (granted: boolean): string => (granted ? 'This was granted.' : 'This was declined.');

function tell(
  store: GameStore,
  { seat, request }: Asked,
  {
    to,
    granted,
    words,
    at,
  }: { readonly to: string; readonly granted: boolean; readonly words: string; readonly at: string },
): void {
  if (to === '' || wishesOf(store).server === undefined) return;
  const turn = store.turn();
  const before = store.post
    .letters(turn)
    .filter(({ key }) => key.startsWith(`answer ${turn} ${seat} `)).length;
  const what = { extension: 'for more time', holiday: 'for a holiday', end: 'to end the game' }[request.kind];
  const texts = [
    `You asked ${what}${request.kind === 'holiday' ? ` ${spanOf(request)}` : ''}. The game master has ${granted ? 'granted' : 'declined'} this.`,
    ...(words === '' ? [] : [`The game master says: ${words}`]),
    ...(request.kind === 'holiday' ? leftText(store, seat) : []),
    ...dueText(store, at),
  ];
  store.post.add({
    key: `answer ${turn} ${seat} ${before + 1}`,
    turn,
    seat,
    kind: 'word',
    to,
    at,
    next: at,
    subject: `${store.facts.title}: your request in turn ${turn}`,
    body: `${texts.map((text) => wrapped(text)).join('\n\n')}\n`,
  });
}

const leftText = (store: GameStore, seat: SeatId): readonly string[] => {
  const left = leftOf(store, seat);
  return left === undefined ? [] : [`Of your holidays in this game, ${left} are left.`];
};

function dueText(store: GameStore, now: string): readonly string[] {
  const { due } = dueNow(store);
  const zone = readDeadline(policyOf(store).due);
  return due === undefined
    ? []
    : [
        `Orders for turn ${store.turn()} are due on ${momentBoth(due, now, zone.ok ? zone.value.zone : 'UTC')}.`,
      ];
}

/** The moment, in UTC, until which more time is asked for: the last minute of this day. */
export const endOfDay = (day: string): string => `${day}T23:59:00.000Z`;

/**
 * The requests as plain text, each with the commands that answer it; empty if there are none. `path` is the
 * game's file.
 */
export function requestsText(store: GameStore, rows: readonly RequestRow[], path: string): string {
  if (rows.length === 0) return '';
  return [heading('Requests of players', '-'), ...rows.flatMap((row) => textOf(store, row, path))].join('\n');
}

function textOf(
  store: GameStore,
  { seat, by: giver, request, answer }: RequestRow,
  path: string,
): readonly string[] {
  const said = `* ${seatNamed(store, seatId(seat))}${giver === 'stand-in' ? ' (the stand-in)' : ''} ${askingOf(request)}.${request.words === '' ? '' : ` «${request.words}»`}`;
  if (answer !== undefined)
    return [wrapped(`${said} ${became(answer.granted)}${answer.words === '' ? '' : ` ${answer.words}`}`)];
  const left = request.kind === 'holiday' ? leftOf(store, seatId(seat)) : undefined;
  return [
    wrapped(left === undefined ? said : `${said} Left: ${left}.`),
    ...[
      actOf(store, request, seatId(seat), path),
      `gm answer ${path} ${seat} ${request.kind} --grant`,
      `gm answer ${path} ${seat} ${request.kind} --decline --words "WHY"`,
    ].map((command) => `    ${command}`),
  ];
}

/** The command that does what is asked. */
function actOf(store: GameStore, request: PlayerRequest, seat: SeatId, path: string): string {
  if (request.kind === 'extension')
    return `gm extend ${path} --to ${request.until === undefined ? 'MOMENT' : endOfDay(request.until).replace(':00.000', '')} --reason "${capital(theSeat(store, seat))} asked for more time"`;
  if (request.kind === 'holiday') return `gm standin ${path} ${seat} --player NAME --out DIR`;
  return `gm end ${path} --words "WORDS"`;
}
