import { afterEach, expect, test } from 'vitest';
import { imapFetcher } from '#main/adapters/mail/imap.ts';
import { smtpMailer } from '#main/adapters/mail/mail.ts';
import type { InMail, MailDealt, MailPlace } from '#main/ports/mail.ts';
import { valueOf } from '../../../support/desk/gmWorld.ts';
import type { ImapSays, ScriptedImap } from '../../../support/mail/scriptedImap.ts';
import { startScriptedImap } from '../../../support/mail/scriptedImap.ts';
import { mailServer, patience, stopServers } from '../../../support/mail/world.ts';

/* What is said to mailboxes and servers of mail, and what is made of what they say. */

const boxes: ScriptedImap[] = [];
afterEach(async () => {
  for (const box of boxes.splice(0)) await box.stop();
  await stopServers();
});

const attached = (name: string): Uint8Array =>
  Buffer.from(
    `From: ann@example.org\r\nMessage-ID: <${name}@example.org>\r\nContent-Type: application/octet-stream; name=${name}\r\nContent-Transfer-Encoding: base64\r\n\r\nAAEC\r\n`,
  );
const octets = '("application" "octet-stream" NIL NIL NIL "base64" 90)';
const text = '"text" "plain" ("charset" "utf-8") NIL NIL "7bit" 9 1';

/** A mailbox with so many mails, and a look into it: what came, and up to where it was looked through. */
async function mailbox(many: number, says: ImapSays = {}) {
  const imap = await startScriptedImap(
    Array.from({ length: many }, (_, at) => attached(`nr${at + 1}`)),
    undefined,
    says,
  );
  boxes.push(imap);
  const box = { host: '127.0.0.1', port: imap.port, security: 'none', user: 'gm', folder: 'INBOX' } as const;
  const look = async (
    from?: MailPlace,
    deal: (mail: InMail) => MailDealt = () => true,
  ): Promise<{ readonly place: MailPlace; readonly mails: readonly InMail[] }> => {
    const mails: InMail[] = [];
    const place = valueOf(
      await imapFetcher([], patience).fetch(box, 'secret', from, '2026-11-21T00:30:00.000Z', async (mail) => {
        mails.push(mail);
        return deal(mail);
      }),
    );
    return { place, mails };
  };
  return {
    imap,
    look,
    fetched: () =>
      imap.asked.flat().flatMap((word) => /^UID FETCH (\d+) .*BODY(?:\.PEEK)?\[\]/.exec(word)?.[1] ?? []),
  };
}
const ids = (mails: readonly InMail[]): readonly string[] =>
  mails.map(({ id }) => id.replace(/^<(.*)@.*$/, '$1'));

test('a mailbox is looked through in the order of arrival, from the day before the game began: servers go by their own days', async () => {
  const { imap, look } = await mailbox(3, { backwards: true });
  const { mails, place } = await look();
  expect(ids(mails)).toEqual(['nr1', 'nr2', 'nr3']);
  expect(place).toEqual({ validity: '7', uid: 3 });
  expect(imap.asked[0]?.find((word) => word.startsWith('UID SEARCH'))).toBe('UID SEARCH SINCE 20-Nov-2026');
});

test('the next look goes on behind the last mail; a mailbox that was made anew is looked through anew', async () => {
  const says: ImapSays = {};
  const { imap, look } = await mailbox(2, says);
  const { place } = await look();
  // A mailbox answers a search behind its last mail with its last mail.
  expect(await look(place)).toEqual({ place, mails: [] });
  expect(imap.asked[1]?.find((word) => word.startsWith('UID SEARCH'))).toBe('UID SEARCH UID 3:*');
  says.validity = 8;
  const anew = await look(place);
  expect([ids(anew.mails), anew.place]).toEqual([['nr1', 'nr2'], { validity: '8', uid: 2 }]);
});

test('a mail that was left is not marked, and the next look begins with it again', async () => {
  const { imap, look } = await mailbox(4);
  const first = await look(undefined, ({ id }) => (/nr[23]/.test(id) ? 'left' : true));
  expect([ids(first.mails), first.place.uid, [...imap.seen]]).toEqual([
    ['nr1', 'nr2', 'nr3', 'nr4'],
    1,
    [1, 4],
  ]);
  const next = await look(first.place);
  expect([ids(next.mails), next.place.uid]).toEqual([['nr2', 'nr3', 'nr4'], 4]);
});

test('after a look of as many mails as one takes the next goes on behind them, though one was left', async () => {
  const { look } = await mailbox(2_001, { structure: (uid) => (uid === 1 ? octets : `(${text})`) });
  const first = await look(undefined, () => 'left');
  expect([ids(first.mails), first.place.uid]).toEqual([['nr1'], 2_000]);
  expect((await look(first.place)).place.uid).toBe(2_001);
});

test('a fault of whoever takes the mails is no trouble of the mailbox', async () => {
  const { look } = await mailbox(1);
  const fault = new TypeError('a bug');
  await expect(
    look(undefined, () => {
      throw fault;
    }),
  ).rejects.toBe(fault);
});

test('what is larger than any orders is told, and not fetched', async () => {
  const { look, fetched } = await mailbox(2, { size: (uid) => (uid === 1 ? 12_000_001 : 12_000_000) });
  const { mails } = await look();
  expect(mails.map(({ trouble, files }) => [trouble, files.length])).toEqual([
    ['too-large', 0],
    [undefined, 1],
  ]);
  expect(fetched()).toEqual(['2']);
});

test('only mails that can hold a file are fetched: with something attached, or with a text as long as a file', async () => {
  const structures = [
    `(${text})`,
    `((${text})("text" "html" NIL NIL NIL "7bit" 9 1) "alternative")`,
    `(${text} NIL ("attachment" NIL))`,
    `(${text} NIL ("inline" ("filename" "x.orders")))`,
    `("text" "plain" ("name" "x.orders") NIL NIL "7bit" 9 1)`,
    `((${text})("message" "rfc822" NIL NIL NIL "7bit" 90 (NIL "Fwd" NIL NIL NIL NIL NIL NIL NIL NIL) (${text}) 3) "mixed")`,
    `((${text})("application" "pgp-signature" NIL NIL NIL "7bit" 9) "signed")`,
    '("text" "plain" ("charset" "utf-8") NIL NIL "7bit" 1500 30)',
    `((${text})("text" "html" NIL NIL NIL "quoted-printable" 1500 30) "alternative")`,
  ];
  const { look, fetched } = await mailbox(structures.length, {
    structure: (uid) => structures[uid - 1] ?? '',
  });
  const { place } = await look();
  expect(fetched()).toEqual(['3', '4', '5', '6', '7', '8', '9']);
  expect(place.uid).toBe(9);
});

test('a letter of the game goes to one address, under its own name, and says that a program wrote it and what it answers, but nothing of this machine', async () => {
  const [names, recipients]: [string[], string[]] = [[], []];
  const server = await mailServer({
    onMailFrom: (_, session, done) => {
      names.push(session.hostNameAppearsAs);
      done();
    },
    onRcptTo: ({ address }, _, done) => {
      recipients.push(address);
      done();
    },
  });
  const way = {
    host: '127.0.0.1',
    port: server.port,
    security: 'none',
    user: '',
    from: 'gm@example.org',
  } as const;
  const mail = {
    to: 'ann@example.org',
    subject: 'Re: Orders',
    body: 'It came.',
    id: 'abc.sealed-orders',
    answers: '<her-letter@example.org>',
    automatic: 'replied',
  } as const;
  expect(await smtpMailer([], patience).hand(way, undefined, mail)).toMatchObject({ kind: 'taken' });
  const head = server.mails[0]?.split('\r\n\r\n')[0] ?? '';
  for (const line of [
    'Message-ID: <abc.sealed-orders@example.org>',
    'In-Reply-To: <her-letter@example.org>',
    'References: <her-letter@example.org>',
    'Auto-Submitted: auto-replied',
    'X-Auto-Response-Suppress: All',
    'To: ann@example.org',
  ]) {
    expect(head.split('\r\n').map((one) => one.toLowerCase())).toContain(line.toLowerCase());
  }
  expect([names, recipients]).toEqual([['[127.0.0.1]'], ['ann@example.org']]);
  // Two addresses in the place of one are not two letters.
  await smtpMailer([], patience).hand(way, undefined, { ...mail, to: 'bob@example.org, eve@example.org' });
  expect(recipients).not.toContain('eve@example.org');
});
