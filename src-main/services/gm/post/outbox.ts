import { digest } from '#kernel/codec/digest.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { MailServer } from '#contract/player/sending.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { LetterState, OutLetter } from '../../../ports/game/post.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { Handed, Mail, Mailer } from '../../../ports/mail.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { makeQueue } from '../../queue.ts';
import { openSeats, waitingOf } from '../turns/waiting.ts';
import { isRelayed } from '../policy/wishes.ts';
import { digestOf } from '../results/results.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

export interface SendingNeeds {
  readonly mailer: Mailer;
  readonly clock: Clock;
}

export interface SentOut {
  readonly sent: number;
  readonly failed: number;
  /** Still to be sent, now or later. */
  readonly waiting: number;
  readonly said: readonly string[];
  /** Set if the server could not be reached at all. */
  readonly trouble?: Problem;
}

const minute = 60_000;
/** Each pause between tries is three times the one before, up to this. OURS. */
const longestPause = 12 * 60 * minute;
/** After this many tries, about a week, a letter counts as failed. OURS. */
const mostTries = 16;

export const pauseAfter = (tries: number): number =>
  Math.min(longestPause, 5 * minute * 3 ** Math.min(tries - 1, 10));

/**
 * Sends every letter that is due, oldest first. A letter is marked before the server hears of it, so that one
 * being sent when a program ended is never sent again by itself: it is reported as one that may have arrived.
 */
export function sendOut(
  needs: SendingNeeds,
  store: GameStore,
  server: MailServer,
  password: string | undefined,
): Promise<SentOut> {
  const { file } = store.lock;
  const inTurn = queues.get(file) ?? makeQueue();
  queues.set(file, inTurn);
  return inTurn(() => sendAll(needs, store, server, password));
}

/**
 * One queue per file of a game, however often it is open: this program sends its letters one at a time, so a letter marked as being sent that
 * nobody is sending was left by a program that ended.
 */
const queues = new Map<string, ReturnType<typeof makeQueue>>();

async function sendAll(
  needs: SendingNeeds,
  store: GameStore,
  server: MailServer,
  password: string | undefined,
): Promise<SentOut> {
  const said: string[] = settleLost(needs, store);
  const count = { sent: 0, failed: said.length };
  let trouble: Problem | undefined;
  for (const letter of store.post.letters()) {
    const now = needs.clock.now();
    if (letter.state !== 'waiting' || letter.next > now || trouble !== undefined) continue;
    if (!store.post.move(letter.number, 'waiting', { state: 'sending', said: store.lock.owner, next: now }))
      continue;
    const handed = await needs.mailer.hand(server, password, mailOf(store.facts.game, letter));
    const { state, ...change } = afterwards(letter, handed, needs.clock.now());
    store.post.move(letter.number, 'sending', { state, ...change });
    if (handed.kind === 'server') trouble = handed.problem;
    if (state === 'sent') count.sent += 1;
    if (state === 'failed' || state === 'unsure') count.failed += 1;
    if (state !== 'sent') said.push(`Letter ${letter.number} to ${letter.to}: ${change.said}`);
  }
  const waiting = store.post.letters().filter(({ state }) => state === 'waiting').length;
  if (count.sent + count.failed > 0)
    note(
      store,
      needs.clock,
      `${count.sent} letters were sent; ${count.failed} failed or may not have arrived.`,
    );
  return { ...count, waiting, said, ...defined({ trouble }) };
}

/** Settles letters that a program was sending when it ended; returns a line about each. */
function settleLost({ clock }: SendingNeeds, store: GameStore): string[] {
  const lost = store.post
    .letters()
    .filter(
      ({ state, said = '', next }) =>
        state === 'sending' && (said === store.lock.owner || !store.lock.alive(said, next, clock.now())),
    );
  return lost.flatMap(({ number, to }) => {
    const why =
      'The program ended while this was being sent, so it may have arrived or not. Ask the player, then send it again or withdraw it.';
    return store.post.move(number, 'sending', { state: 'unsure', said: why, next: clock.now() })
      ? [`Letter ${number} to ${to}: ${why}`]
      : [];
  });
}

function afterwards(
  { tries, next }: OutLetter,
  handed: Handed,
  now: string,
): { readonly state: LetterState; readonly said: string; readonly tries?: number; readonly next?: string } {
  if (handed.kind === 'taken') return { state: 'sent', said: handed.said, tries: tries + 1, next: now };
  const said = wordsFor(handed.problem);
  switch (handed.kind) {
    case 'unsure':
      return { state: 'unsure', said, tries: tries + 1, next: now };
    case 'never':
      return { state: 'failed', said, tries: tries + 1, next: now };
    // Not the letter's fault: it goes out with the next look, as if it had not been tried.
    case 'server':
      return { state: 'waiting', said, next };
    case 'later':
      return tries + 1 >= mostTries
        ? { state: 'failed', said: `Given up after ${tries + 1} tries. ${said}`, tries: tries + 1, next: now }
        : {
            state: 'waiting',
            said,
            tries: tries + 1,
            next: new Date(Date.parse(now) + pauseAfter(tries + 1)).toISOString(),
          };
  }
}

/** Problems that are worded differently for game masters than for players. */
const words: Readonly<Record<string, string>> = {
  'mail-recipient': '{host} does not accept mail to {to}: «{said}». Check the address of this player.',
  'mail-rejected':
    '{host} refused this letter: «{said}». Ask whoever runs the server, or send the file in another way.',
  'mail-unsure':
    'The connection to {host} broke before it confirmed the letter. Ask the player, then send it again or withdraw it.',
};

const wordsFor = ({ code, phrase }: Problem): string =>
  phraseText(words[code] === undefined ? phrase : { ...phrase, template: words[code] });

/** `Message-ID` follows from the letter, so that a letter sent twice is recognised as the same. */
function mailOf(game: string, { key, to, subject, body, file, answers, kind }: OutLetter): Mail {
  return {
    to,
    subject,
    body,
    id: `${digest(`${game}\n${key}`).slice(0, 40)}.sealed-orders`,
    // A letter written by the game master can be replied to as any other; one that is passed on should wake no program that answers by itself.
    ...(kind === 'letter' && !isRelayed(key)
      ? {}
      : { automatic: kind === 'receipt' ? 'replied' : 'generated' }),
    ...defined({ file, answers }),
  };
}

/**
 * Records the game master's decision about a letter: to send it with the next look although it failed or may
 * have arrived, or to withdraw it for good. Refused: a letter that was sent or withdrawn, and resending
 * results that have been replaced.
 */
export function settleLetter(
  store: GameStore,
  clock: Clock,
  who: string,
  number: number,
  what: 'again' | 'withdraw',
): Outcome<undefined> {
  const letter = store.post.letters().find((one) => one.number === number);
  if (letter === undefined) return bad([unreadable('no-such-letter', { number })]);
  const { state } = letter;
  if (state === 'withdrawn') return bad([withdrawn(letter)]);
  if (state === 'sent' || state === 'sending') {
    const args = { number, state: { sent: 'was sent', sending: 'is being sent' }[state] };
    return bad([unreadable('letter-settled', args)]);
  }
  if (what === 'again' && isOutdated(store, letter)) {
    return bad([unreadable('letter-outdated', { number, turn: letter.turn })]);
  }
  const now = clock.now();
  const change =
    what === 'again'
      ? ({ state: 'waiting', tries: 0, next: now } as const)
      : ({ state: 'withdrawn', next: now } as const);
  if (!store.post.move(number, state, change))
    return bad([
      unreadable('letter-settled/elsewhere', {
        number,
      }),
    ]);
  note(
    store,
    clock,
    `Letter ${number} to ${letter.to} ${what === 'again' ? 'is sent again' : 'is withdrawn'}.`,
    who,
  );
  return good(undefined);
}

/** Why nothing can be done with a withdrawn letter and, for results, how to send them after all. */
const withdrawn = ({ number, turn, seat, kind }: OutLetter): Problem =>
  kind === 'results' && seat !== undefined
    ? unreadable('letter-withdrawn/results', { number, turn, seat })
    : unreadable('letter-withdrawn', { number });

const isOutdated = (store: GameStore, { turn, file }: OutLetter): boolean =>
  file !== undefined &&
  ![...store.results(turn), ...store.copies(turn), ...askedNow(store)].some(
    ({ digest: known }) => known === digestOf(file.bytes),
  );

const askedNow = (store: GameStore): readonly { readonly digest?: string }[] => {
  const waiting = waitingOf(store);
  return waiting === undefined ? [] : openSeats(waiting);
};

const note = (store: GameStore, clock: Clock, what: string, who = 'mail'): void =>
  store.note({ at: clock.now(), what, who });
