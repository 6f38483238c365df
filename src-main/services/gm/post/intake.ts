import { digest } from '#kernel/codec/digest.ts';
import type { SeenFile } from '#kernel/files/envelope.ts';
import { restored } from '#kernel/files/restored.ts';
import { defined } from '#kernel/words/defined.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import type { ReceivedOrders } from '../../../ports/game/orders.ts';
import type { Clock } from '../../../ports/machine.ts';
import type { InMail } from '../../../ports/mail.ts';
import { isOrders, seenIn } from '../../turnFiles.ts';
import type { Gm } from '../gm.ts';
import { isValid } from '../game/counts.ts';
import type { OrdersGiven } from '../intake/takeOrders.ts';
import { giverAt, isKnown, isOwn, isRefused, sameAddress } from './addresses.ts';
import { isOfAnotherGame, namesAnother } from './anotherGame.ts';
import type { Kind } from './tooMany.ts';
import { ordersDueSaid } from '../schedule/reminders.ts';
import { isTooMany, keyEnd, kinds } from './tooMany.ts';
import type { TakenFile } from './receipt.ts';
import { theSeat } from '../named.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { quoted, receiptText, unopened, unquoted } from './receipt.ts';

type LetterFile = Pick<OrdersGiven, 'name' | 'bytes' | 'closed'> & { readonly seen: SeenFile };

/** The result of handling a letter. `dealt`: it was about this game, and is not handled again. */
export interface LetterTaken {
  readonly dealt: boolean;
  readonly files: number;
  readonly receipts: number;
  readonly said?: string;
}

export interface IntakeNeeds {
  readonly clock: Clock;
  /** The address that this game's letters are sent from. */
  readonly from?: string | undefined;
}

/** What one address is told, and the best kind among it. */
interface Part {
  readonly kind: Kind;
  readonly texts: readonly string[];
}

const left: LetterTaken = { dealt: false, files: 0, receipts: 0 };

/**
 * Handles one letter: takes in its orders for this game, in their order in the letter, and puts a receipt
 * into the outbox. A letter is handled once; if the program ends in between, the next look finishes the rest.
 * Letters that have nothing to do with this game are left alone.
 */
export async function takeLetter({ clock, from }: IntakeNeeds, gm: Gm, mail: InMail): Promise<LetterTaken> {
  const { store } = gm;
  const files: readonly LetterFile[] = [
    ...mail.files
      .filter(({ bytes }) => isOrders(bytes))
      .map((file) => lettered(file.name, restored(seenIn(file))))
      .filter(({ seen }) => !isOfAnotherGame(gm, seen)),
    // Of strangers it is no sign that they meant to order.
    ...(isKnown(store, mail.sender) ? (mail.closed ?? []) : []).map(({ why, ...file }) => ({
      ...lettered(file.name, seenIn(file)),
      closed: why,
    })),
  ];
  const lost = files.length === 0 && triedToOrder(gm, mail);
  if (files.length === 0 && !lost) return left;
  const key = keyOf(mail);
  const seen = store.post.seen(key);
  if (seen !== undefined) return { dealt: true, files: 0, receipts: 0 };
  const taken = await takeFiles(gm, mail, files);
  const parts = lost
    ? new Map([[mail.sender, { kind: 'unsigned', texts: [lostText(mail)] } satisfies Part]])
    : partsOf(gm, mail, taken);
  // The owner of orders that came from another address is always told.
  const silent = (to: string): boolean =>
    to === '' || isOwn(store, to, from) || (mail.automatic && sameAddress(to, mail.sender));
  const receipts = answer(
    gm,
    clock,
    mail,
    key,
    [...parts].filter(([to]) => !silent(to)),
  );
  const became = lost
    ? 'it contains no orders'
    : taken.map(({ orders }) => summary(store, orders)).join('; ');
  const what = `${became}; ${receipts === 0 ? 'not answered' : 'answered'}`.slice(0, 1_000);
  const sender = mail.sender === '' ? 'nobody' : mail.sender;
  store.post.see({ key, at: clock.now(), turn: store.turn(), sender, subject: mail.subject, what });
  return { dealt: true, files: taken.length, receipts, said: `From ${sender}: ${what}.` };
}

const lettered = (name: string, seen: SeenFile): LetterFile => ({ name, bytes: seen.bytes, seen });

/**
 * A letter is identified by its `Message-ID` together with its content, so that one which copies another's id
 * is still handled.
 */
const keyOf = ({ id, sender, sent = '', subject, files, closed = [] }: InMail): string =>
  digest(
    [
      id,
      sender,
      ...(id === '' ? [sent, subject] : []),
      ...[...files, ...closed].map((file) => seenIn(file).digest),
    ].join('\n'),
  );

/**
 * Whether a player sent something meant as orders: a file with that ending, or one that is too large or
 * damaged.
 */
const triedToOrder = (gm: Gm, { sender, trouble, files }: InMail): boolean =>
  isKnown(gm.store, sender) &&
  !files.some(({ bytes }) => isOrders(bytes)) &&
  (trouble !== undefined || files.some(({ name }) => /\.orders$/i.test(name) && !namesAnother(gm, name)));

async function takeFiles(
  gm: Gm,
  { sender, sent, came }: InMail,
  files: readonly LetterFile[],
): Promise<readonly TakenFile[]> {
  const mailed = { ...(sender === '' ? {} : { sender }), ...defined({ sent }) };
  const known = files.map(({ seen }) => gm.store.receivedBefore(gm.store.turn(), seen.digest));
  const taken = await gm.takeAll(files.map((file) => ({ ...file, ...mailed, ...defined({ came }) })));
  const isRead = files.map(({ closed }, at) => {
    const one = taken[at];
    return closed === undefined && one !== undefined && !isValid(one);
  });
  const refusals = [...(await gm.whyRefused(files.filter((_, at) => isRead[at]).map(({ seen }) => seen)))];
  const whys = files.map(({ closed }, at) =>
    closed === undefined ? (isRead[at] === true ? refusals.shift() : '') : phraseText(closed.phrase),
  );
  return taken.map((orders, at) => {
    const first = known[at];
    const why = whys[at] ?? '';
    // If the program ended before answering, this same letter does not count as an earlier one.
    return {
      orders,
      file: (files[at] as LetterFile).seen,
      isNew: first === undefined,
      ...(why === '' ? {} : { why }),
      ...(files[at]?.closed === undefined ? {} : { closed: true }),
      before: first !== undefined && (first.sender !== mailed.sender || first.sent !== mailed.sent),
    };
  });
}

function kindOf(gm: Gm, { orders, isNew, file }: TakenFile): Kind {
  const signed = (['player', 'stand-in'] as const).some(
    (by) => gm.giverOf({ ...orders, by }, file) !== undefined,
  );
  if (!signed) return 'unsigned';
  return isNew && !isRefused(orders) ? 'orders' : 'signed';
}

/**
 * What each address is told. Orders are quoted only to the recorded address of their signer; the reason for a
 * refusal is also told only to that address, and only if the letter says it comes from there. Everybody else
 * only learns that something came in.
 */
function partsOf(gm: Gm, { sender }: InMail, taken: readonly TakenFile[]): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  const tell = (to: string, text: string, kind: Kind): void => {
    const [known = to] = [...parts].map(([address]) => address).filter((address) => sameAddress(address, to));
    const part = parts.get(known) ?? { kind, texts: [] };
    const best = kinds.find((one) => one === kind || one === part.kind) ?? kind;
    parts.set(known, { kind: best, texts: part.texts.includes(text) ? part.texts : [...part.texts, text] });
  };
  for (const file of taken) {
    if (file.closed === true) {
      tell(sender, unopened(file), 'unsigned');
      continue;
    }
    const { address: owner, fellow } = giverAt(gm, file.orders, sender, file.file);
    const kind = kindOf(gm, file);
    if (owner !== '' && sameAddress(owner, sender)) tell(owner, quoted(gm, file, fellow), kind);
    else {
      if (!isRefused(file.orders) && owner !== '')
        tell(owner, `${strangeText(sender)}\n\n${quoted(gm, file)}`, kind);
      tell(sender, unquoted(gm), 'unsigned');
    }
  }
  return parts;
}

const strangeText = (sender: string): string =>
  `Orders signed with your key came from ${sender === '' ? 'no address' : sender}, not from this address. They are treated as yours. If you did not send them, tell the game master at once, and send your orders again.`;

const lostText = ({ trouble }: InMail): string =>
  trouble === 'too-large'
    ? 'Your letter is too large for an orders file, so it was not fetched. Send the .orders file alone.'
    : 'No orders could be found in your letter: the attached file was damaged on the way. Attach the .orders file once more; if that does not help, send it to the game master in another way.';

function answer(
  { store, ...gm }: Gm,
  clock: Clock,
  { id, subject }: InMail,
  key: string,
  parts: readonly (readonly [string, Part])[],
): number {
  const at = clock.now();
  let count = 0;
  for (const [to, { kind, texts }] of parts) {
    const start = `receipt ${key.slice(0, 40)} ${digest(to.toLowerCase()).slice(0, 12)}`;
    const written = store.post.letters().some((one) => one.key.startsWith(start));
    if (!written && isTooMany(store, to, at, kind)) continue;
    count += 1;
    if (written) continue;
    const known = [...store.seats(), ...store.fellows()];
    const seat = known.find(({ address }) => sameAddress(address, to))?.seat;
    const about =
      subject === '' ? `Orders for game ${store.facts.game}` : `Re: ${subject.replace(/^(re:\s*)+/i, '')}`;
    store.post.add({
      key: start + keyEnd(kind),
      turn: store.turn(),
      kind: 'receipt',
      to,
      subject: about.slice(0, 300),
      body: receiptText({ store, ...gm }, texts, seat && ordersDueSaid({ store, ...gm }, seat, at)),
      at,
      next: at,
      ...defined({ seat }),
      ...(id === '' ? {} : { answers: id }),
    });
  }
  return count;
}

const summary = (store: GameStore, { name, seat, verdict }: ReceivedOrders): string =>
  `${name === '' ? 'a file' : name}: ${verdict}${seat === undefined ? '' : ` for ${theSeat(store, seat)}`}`;
