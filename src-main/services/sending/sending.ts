import { join } from 'node:path';
import type { Of } from '#kernel/codec/codec.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { SeatKey } from '#contract/player/notebook.ts';
import type { OrdersShown } from '#contract/player/turns.ts';
import type { mailTried } from '#contract/gm/post.ts';
import type { letterOpen, letterOpened } from '#contract/player/letters.ts';
import type {
  MailLaid,
  MailSent,
  SendingKnown,
  sendingSet,
  sendingTried,
  SendingWishes,
  SentRow,
} from '#contract/player/sending.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Clock, Desktop } from '#main/ports/machine.ts';
import type { Files, Folders } from '#main/ports/files.ts';
import type { Keyring } from '#main/ports/secrets.ts';
import type { Letter, MailTrial, Mailer } from '#main/ports/mail.ts';
import type { Outcome } from '#main/ports/outcome.ts';
import type { Library } from '../library/library.ts';
import { ordersFolder } from '../library/places.ts';
import { makeQueue } from '../queue.ts';
import { faultsOf } from '../mail/check.ts';
import { mailtoLink, textsOf } from '../mail/letter.ts';
import { tryServer } from '../mail/trial.ts';
import { makePasswords, type Passwords } from './passwords.ts';
import { makeRecords, type Records } from './record.ts';
import { turnNotHere } from '../library/results/versions.ts';
import { unreadable } from '#contract/refusals/mail.ts';

/** How orders reach the game master: through the player's own mail program or mail server. */
export interface Sending {
  get(of: SeatKey): Promise<Outcome<SendingKnown>>;
  set(wish: Of<typeof sendingSet>): Promise<Outcome<undefined>>;
  /** Tries a server as it is filled in; nothing is sent. */
  try(wish: Of<typeof sendingTried>): Promise<Outcome<Of<typeof mailTried>>>;
  /** Writes the orders file, opens the mail program with everything filled in, and shows the file. */
  compose(key: TurnKey, shown: OrdersShown): Promise<Outcome<MailLaid>>;
  /** Writes the orders file and sends it. A second call while it is being sent waits for the first. */
  mail(key: TurnKey, shown: OrdersShown): Promise<Outcome<MailSent>>;
  /** Opens the mail program with a letter to another player. */
  letter(letter: Of<typeof letterOpen>): Promise<Outcome<Of<typeof letterOpened>>>;
}

export interface SendingNeeds {
  readonly library: Library;
  readonly files: Files;
  readonly folders: Folders;
  readonly clock: Clock;
  readonly desktop: Desktop;
  readonly mailer: Mailer;
  readonly trial: MailTrial;
  readonly keyring: Keyring;
}

interface Parts extends SendingNeeds {
  readonly records: Records;
  readonly passwords: Passwords;
}

export function makeSending(needs: SendingNeeds): Sending {
  const parts = {
    ...needs,
    records: makeRecords(needs.files, needs.folders),
    passwords: makePasswords(needs.files, needs.keyring),
  };
  const inTurn = makeQueue();
  const underWay = new Map<string, Promise<Outcome<MailSent>>>();
  return {
    get: (of) => inTurn(() => known(parts, of)),
    set: (wish) => inTurn(() => keep(parts, wish)),
    try: async ({ of, server, password }) => {
      const folder = await folderOf(parts, of);
      if (!folder.ok) return folder;
      return tryServer(parts.trial, server, password ?? (await parts.passwords.of(folder.value, server)));
    },
    compose: (key, shown) => inTurn(() => compose(parts, key, shown)),
    mail: (key, shown) => {
      const name = `${key.game}/${key.seat}/${key.turn}`;
      const before = underWay.get(name);
      if (before !== undefined) return before;
      const mine = inTurn(() => mail(parts, key, shown)).finally(() => underWay.delete(name));
      underWay.set(name, mine);
      return mine;
    },
    letter: async ({ to, subject, text }) => {
      const { link, cut } = mailtoLink({ to: to.trim(), subject, body: text });
      return good({ opened: await parts.desktop.openMail(link), link, cut });
    },
  };
}

const folderOf = ({ library }: Parts, { game, seat }: SeatKey): Promise<Outcome<string>> =>
  library.inSeat({ game, seat }, ({ folder }) => Promise.resolve(good(folder)));

async function known(parts: Parts, of: SeatKey): Promise<Outcome<SendingKnown>> {
  const folder = await folderOf(parts, of);
  if (!folder.ok) return folder;
  const record = await parts.records.read(folder.value);
  if (!record.ok) return record;
  const { server } = record.value.wishes;
  const password = server === undefined ? undefined : await parts.passwords.of(folder.value, server);
  return good({
    ...record.value,
    keepsPasswords: await parts.passwords.keeps(),
    hasPassword: password !== undefined,
  });
}

async function keep(
  parts: Parts,
  { of, was, wishes, password }: Of<typeof sendingSet>,
): Promise<Outcome<undefined>> {
  const faults = faultsOf(wishes);
  if (faults.length > 0) return bad(faults);
  const folder = await folderOf(parts, of);
  if (!folder.ok) return folder;
  const written = await parts.records.change(folder.value, (record) =>
    stableText(record.wishes) === stableText(was)
      ? good({ ...record, wishes })
      : bad([unreadable('sending-changed-elsewhere')]),
  );
  if (!written.ok || wishes.server === undefined || password === undefined) return written;
  return parts.passwords.set(folder.value, wishes.server, password);
}

/** One sending: the orders file in the library, and the mail that goes with it. */
interface Post {
  readonly wishes: SendingWishes;
  readonly folder: string;
  readonly letter: Letter;
  readonly base64: string;
  readonly revision: number;
}

async function prepare(parts: Parts, key: TurnKey, shown: OrdersShown): Promise<Outcome<Post>> {
  const folder = await folderOf(parts, key);
  if (!folder.ok) return folder;
  const record = await parts.records.read(folder.value);
  if (!record.ok) return record;
  const { wishes } = record.value;
  const faults = wishes.to === '' ? [unreadable('no-address/gm')] : faultsOf(wishes);
  if (faults.length > 0) return bad(faults);
  const file = await parts.library.exportOrders(key, shown);
  if (!file.ok) return file;
  const texts = await textsFor(parts, key, wishes, file.value.name);
  if (!texts.ok) return texts;
  const bytes = Uint8Array.from(Buffer.from(file.value.base64, 'base64'));
  const letter = { ...texts.value, file: { name: file.value.name, bytes } };
  return good({
    wishes,
    folder: folder.value,
    letter,
    base64: file.value.base64,
    revision: shown.revision,
  });
}

async function textsFor(
  { library }: Parts,
  key: TurnKey,
  wishes: SendingWishes,
  file: string,
): Promise<Outcome<Omit<Letter, 'file'>>> {
  const rows = await library.list();
  if (!rows.ok) return rows;
  const row = rows.value.find(
    ({ game, seat, turn }) => game === key.game && seat === key.seat && turn === key.turn,
  );
  return row === undefined
    ? bad([turnNotHere(key)])
    : good(textsOf(wishes, { game: key.game, turn: key.turn, seat: row.seatName, file }));
}

async function compose(parts: Parts, key: TurnKey, shown: OrdersShown): Promise<Outcome<MailLaid>> {
  const post = await prepare(parts, key, shown);
  if (!post.ok) return post;
  const {
    letter: { file, ...texts },
    folder,
    base64,
  } = post.value;
  const { link, cut } = mailtoLink(texts);
  const home = join(folder, ordersFolder);
  const opened = await parts.desktop.openMail(link);
  const revealed = await parts.desktop.showFile(join(home, file.name));
  const noted = opened
    ? await note(parts, post.value, { how: 'program', receipt: '', turn: key.turn })
    : undefined;
  if (noted?.ok === false) return noted;
  return good({ ...texts, file: file.name, folder: home, base64, opened, revealed, link, cut });
}

async function mail(parts: Parts, key: TurnKey, shown: OrdersShown): Promise<Outcome<MailSent>> {
  const post = await prepare(parts, key, shown);
  if (!post.ok) return post;
  const { letter, folder, wishes } = post.value;
  const { server } = wishes;
  if (server === undefined) return bad([unreadable('no-server')]);
  const password = server.user === '' ? undefined : await parts.passwords.of(folder, server);
  if (server.user !== '' && password === undefined)
    return bad([unreadable('password-wanted', { user: server.user })]);
  const receipt = await parts.mailer.send(server, password, letter);
  if (!receipt.ok) {
    // A wrong password is asked for again.
    if (receipt.fault.some(({ code }) => code === 'wrong-password'))
      await parts.passwords.set(folder, server, '');
    return receipt;
  }
  const noted = await note(parts, post.value, { how: 'server', receipt: receipt.value, turn: key.turn });
  return noted.ok
    ? good({ to: letter.to, file: letter.file.name, at: noted.value.at, receipt: receipt.value })
    : bad([
        unreadable('sent-not-noted', {
          to: letter.to,
          why: noted.fault.map(({ phrase }) => phraseText(phrase)).join(' '),
        }),
      ]);
}

async function note(
  { clock, records }: Parts,
  { letter, folder, revision }: Post,
  about: Pick<SentRow, 'how' | 'receipt' | 'turn'>,
): Promise<Outcome<SentRow>> {
  const row = { ...about, file: letter.file.name, to: letter.to, at: Date.parse(clock.now()), revision };
  const written = await records.change(folder, (record) => good({ ...record, sent: [...record.sent, row] }));
  return written.ok ? good(row) : written;
}
