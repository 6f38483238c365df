import { digest } from '#kernel/codec/digest.ts';
import type { SeenFile } from '#kernel/files/envelope.ts';
import { wrapped } from '#kernel/report/plainText.ts';
import { defined } from '#kernel/words/defined.ts';
import type { InMail } from '../../../ports/mail.ts';
import { isAnswers, seenIn } from '../../turnFiles.ts';
import { momentIn } from '../../deadline.ts';
import type { AnswersTaken } from '../asking/takeAnswers.ts';
import { waitingOf } from '../turns/waiting.ts';
import type { Gm } from '../gm.ts';
import { isOwn, sameAddress } from './addresses.ts';
import type { IntakeNeeds, LetterTaken } from './intake.ts';
import { theSeat } from '../named.ts';
import { isTooMany } from './tooMany.ts';

/**
 * Takes in the answers files that a letter brings to a run that waits, in their order, and puts a receipt into the outbox. A letter is dealt
 * with once, and one without answers to this game is left alone.
 */
export async function takeMailedAnswers(
  { clock, from }: IntakeNeeds,
  gm: Gm,
  mail: InMail,
): Promise<LetterTaken> {
  const { store } = gm;
  const files = mail.files
    .filter(({ bytes }) => isAnswers(bytes))
    .map((file) => ({ ...file, seen: seenIn(file) }))
    .filter((file) => isOfGame(gm, file.seen));
  if (files.length === 0) return { dealt: false, files: 0, receipts: 0 };
  const key = digest(['answers', mail.id, ...files.map(({ seen }) => seen.digest)].join('\n'));
  if (store.post.seen(key) !== undefined) return { dealt: true, files: 0, receipts: 0 };
  const taken = await gm.takeAnswers(files);
  const what = taken
    .map(({ seat, verdict, reason = '' }) => {
      const whose = seat === undefined ? 'somebody' : theSeat(store, seat);
      return verdict === 'refused' ? `answers of ${whose} refused: ${reason}` : `answers of ${whose}`;
    })
    .join('; ')
    .slice(0, 1_000);
  const now = clock.now();
  const receipts = [...receiptsFor(gm, mail, taken, from)].filter(([to, texts]) =>
    wrote(gm, { mail, key, to, texts, now }),
  );
  const sender = mail.sender === '' ? 'nobody' : mail.sender;
  store.post.see({ key, at: now, turn: store.turn(), sender, subject: mail.subject, what });
  return { dealt: true, files: files.length, receipts: receipts.length, said: `From ${sender}: ${what}.` };
}

/**
 * What each address is told. Answers that came in are told to all who play the seat, wherever they were mailed from; that they are refused, only
 * if the letter says it comes from one of them. Nobody else is told anything.
 */
function receiptsFor(
  { store }: Gm,
  { sender, automatic }: InMail,
  taken: readonly AnswersTaken[],
  from: string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, readonly string[]>();
  for (const one of taken) {
    const owners = [...store.seats(), ...store.standIns()].filter(({ seat }) => seat === one.seat);
    for (const { address } of owners) {
      const theirs = sameAddress(address, sender);
      if (address === '' || isOwn(store, address, from) || (automatic && theirs)) continue;
      if (one.verdict !== 'taken' && !theirs) continue;
      const strange = theirs ? [] : [strangeText(sender)];
      parts.set(address, [...(parts.get(address) ?? []), ...strange, became(one)]);
    }
  }
  return parts;
}

const strangeText = (sender: string): string =>
  wrapped(
    `Answers for your seat came from ${sender === '' ? 'no address' : sender}, not from this address. If neither you nor your stand-in sent them, tell the game master at once.`,
  );

function became({ name, verdict, reason = '', said = [] }: AnswersTaken): string {
  const file = name === '' ? 'Your file' : name;
  if (verdict === 'refused') return wrapped(`${file}: these answers do not count. ${reason}`);
  if (verdict === 'already') return wrapped(`${file}: it had already arrived, and changes nothing.`);
  return [
    wrapped(`${file}: your answers have arrived and count. They were understood as follows:`),
    ...said.map((line) => wrapped(`* ${line}`, '  ')),
  ].join('\n');
}

interface Writing {
  readonly mail: InMail;
  /** By which the letter is known. */
  readonly key: string;
  readonly to: string;
  readonly texts: readonly string[];
  readonly now: string;
}

/** Puts a receipt into the outbox, unless the address had too many today. */
function wrote({ store }: Gm, { mail: { id, subject }, key, to, texts, now }: Writing): boolean {
  if (isTooMany(store, to, now, 'signed')) return false;
  const { facts } = store;
  const waiting = waitingOf(store);
  const head =
    waiting?.until === undefined
      ? `Game ${facts.game}, ${facts.title}: turn ${store.turn()} waits in the middle.`
      : `Game ${facts.game}, ${facts.title}: turn ${store.turn()} waits for answers until ${momentIn(waiting.until, now)}.`;
  const seat = store.seats().find(({ address }) => sameAddress(address, to))?.seat;
  store.post.add({
    key: `receipt ${key.slice(0, 40)} ${digest(to.toLowerCase()).slice(0, 12)} signed`,
    turn: store.turn(),
    kind: 'receipt',
    to,
    at: now,
    next: now,
    subject: (subject === ''
      ? `Answers for game ${facts.game}`
      : `Re: ${subject.replace(/^(re:\s*)+/i, '')}`
    ).slice(0, 300),
    body: [head, ...texts, "This letter was written by the game master's program."].join('\n\n'),
    ...defined({ seat }),
    ...(id === '' ? {} : { answers: id }),
  });
  return true;
}

const isOfGame = ({ store }: Gm, { parts }: SeenFile): boolean =>
  !parts.ok || parts.value.header.game === store.facts.game;
