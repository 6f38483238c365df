import { afterEach, expect, test } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { good } from '#kernel/words/result.ts';
import { imapFetcher } from '#main/adapters/mail/imap.ts';
import { smtpMailer } from '#main/adapters/mail/mail.ts';
import type { InMail, MailFetcher } from '#main/ports/mail.ts';
import { readMail } from '#main/services/incoming/mime.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { fetchMail } from '#main/services/gm/mailbox/fetch.ts';
import { relayed } from '#main/services/gm/mailbox/relay.ts';
import { policyOf, setPolicy } from '#main/services/gm/policy/policy.ts';
import { relayHint, setWishes } from '#main/services/gm/policy/wishes.ts';
import { setStandIn } from '#main/services/gm/people/people.ts';
import { sendOut } from '#main/services/gm/post/outbox.ts';
import { postResults } from '#main/services/gm/post/results.ts';
import { startScriptedImap } from '../../../support/mail/scriptedImap.ts';
import { clock, letter, needs, ordersOf, postGames } from '../../../support/mail/postWorld.ts';
import { ownCertificate } from '../../../support/mail/server.ts';
import { mailServer, patience, stopServers } from '../../../support/mail/world.ts';
import { ann, bob, cid, testPorts, valueOf } from '../../../support/desk/gmWorld.ts';

/* Letters of players to each other through the mailbox of their game: words are passed on, and no way to whoever wrote them. */

const games = postGames();
afterEach(stopServers);

const box = { host: '127.0.0.1', port: 993, security: 'none', user: 'gm', folder: 'INBOX' } as const;
const server = {
  host: 'localhost',
  port: 587,
  security: 'starttls',
  user: '',
  from: 'gm@example.org',
} as const;

async function game(relay = true) {
  const { gm, players } = await games.begin();
  valueOf(setWishes(gm.store, clock, 'desk', { minutes: 15, box, server }));
  valueOf(setPolicy({ clock }, gm.store, { ...policyOf(gm.store), relay }));
  return { gm, players, name: gm.store.facts.game };
}
const outbox = (gm: Gm) =>
  gm.store.post.letters().map(({ to, kind, subject, body }) => ({ to, kind, subject, body }));
const take = (gm: Gm, mail: InMail, at = clock) => relayed({ ...needs, clock: at }, gm, mail);
const words = (subject: string, text: string, more: Partial<InMail> = {}): InMail =>
  letter('ann@example.org', [], { subject, text, ...more });

const marker = 'HomeOfAnn';
const raw = (name: string): Uint8Array =>
  Buffer.from(
    [
      `Received: from ${marker}.example.net (10.1.2.3) by mx.example.org; Sat, 21 Nov 2026 18:00:00 +0000`,
      `From: "Ann ${marker}" <ann@example.org>`,
      `Reply-To: ${marker}@example.net`,
      `Sender: ${marker}@example.net`,
      `Organization: ${marker}`,
      `X-Originating-IP: [10.1.2.3]`,
      `Message-ID: <one@${marker}.example.net>`,
      `References: <zero@${marker}.example.net>`,
      `To: gm@example.org`,
      `Subject: ${name} to bob: Peace, or else write to ann@${marker}.example.net`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      '--outer',
      'Content-Type: multipart/alternative; boundary=inner',
      '',
      '--inner',
      'Content-Type: text/plain; charset=iso-8859-1',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Let us divide the caf=E9 between us.',
      `Write to me at Ann@${marker}.example.net or <mailto:a.${marker}@example.com>.`,
      '-- ',
      `Ann ${marker}, 1 ${marker} Street`,
      '--inner',
      'Content-Type: text/html',
      '',
      `<p>${marker}</p>`,
      '--inner--',
      '--outer',
      `Content-Type: image/png; name=${marker}.png`,
      'Content-Disposition: attachment',
      'Content-Transfer-Encoding: base64',
      '',
      'AAECAwQF',
      '--outer--',
      '',
    ].join('\r\n'),
    'latin1',
  );

test('what is passed on holds the words and the names, and nothing by which its writer is found: not in the letter, not in what its server hears', async () => {
  const { gm, name } = await game();
  const smtp = await mailServer({});
  expect(take(gm, await readMail(raw(name)))).toMatchObject({ dealt: true, receipts: 0 });
  const sent = await sendOut(
    { mailer: smtpMailer([ownCertificate], patience), clock },
    gm.store,
    { ...server, port: smtp.port },
    undefined,
  );
  expect([sent.sent, smtp.mails.length]).toEqual([1, 1]);
  const [mail = ''] = smtp.mails;
  const arrived = await readMail(Buffer.from(mail, 'latin1'));
  expect(arrived.subject).toBe(`${name} from ann: Peace, or else write to (address left out)`);
  expect(arrived.sender).toBe('gm@example.org');
  expect(arrived.text).toMatch(/^From ann to bob:\s+Let us divide the café between us\./);
  expect(arrived.text).toContain('Write to me at (address left out) or (address left out)');
  expect(arrived.text).toContain('(Files were left out.)');
  expect(arrived.files).toEqual([]);
  for (const whole of [mail, arrived.text ?? '', arrived.subject])
    for (const secret of [marker, 'ann@example.org', 'example.net', '10.1.2.3'])
      expect(whole.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(mail).not.toMatch(/^(In-Reply-To|References|Reply-To|Received):/im);
  // A program that answers by itself leaves it alone.
  expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  gm.close();
});

test('nothing is passed on, and no letter without files is fetched, unless the policy says so', async () => {
  const { gm, name } = await game(false);
  expect(take(gm, words(`${name} to bob: hello`, 'Hello.'))).toEqual({ dealt: false, files: 0, receipts: 0 });
  expect(outbox(gm)).toEqual([]);
  gm.close();
});

test('strangers, programs and the game itself are neither passed on nor answered', async () => {
  const { gm, name } = await game();
  const subject = `${name} to bob: hello`;
  for (const more of [
    { sender: 'eve@example.org' },
    { sender: '' },
    { automatic: true },
    { sender: 'gm@example.org' },
  ])
    expect(take(gm, words(subject, 'Hello.', more)).dealt).toBe(false);
  // So are other subjects, and other games.
  for (const other of ['hello', 'zz9 to bob: hello', `${name} from bob: hello`, `Re: ${name}`])
    expect(take(gm, words(other, 'Hello.')).dealt).toBe(false);
  expect(outbox(gm)).toEqual([]);
  gm.close();
});

test('an answer goes back the same way, and a letter is passed on once, however often it is read or sent', async () => {
  const { gm, name } = await game();
  const first = words(`${name} TO  The Bob : hello`, 'Hello.');
  expect(take(gm, first).said).toBe('From ann@example.org: a letter of ann was passed on to bob.');
  expect(take(gm, first)).toEqual({ dealt: true, files: 0, receipts: 0 });
  // The same words in another letter, as two programs that answer each other send them.
  expect(take(gm, words(`${name} to bob: hello`, 'Hello.')).said).toContain(
    'came again, and was not passed on',
  );
  const back = words(`AW: Re: ${name} from ann: hello`, 'Hello to you.\n> Hello.', {
    sender: 'bob@example.org',
  });
  expect(take(gm, back).said).toBe('From bob@example.org: a letter of bob was passed on to ann.');
  expect(outbox(gm).map(({ to, subject }) => [to, subject])).toEqual([
    ['bob@example.org', `${name} from ann: hello`],
    ['ann@example.org', `${name} from bob: hello`],
  ]);
  gm.close();
});

test('ten letters of a player are passed on within a day, and no more; the day after others are', async () => {
  const { gm, name } = await game();
  const send = (at: number, now = clock) => take(gm, words(`${name} to bob: ${at}`, `Word ${at}.`), now);
  for (let at = 1; at <= 10; at += 1) expect(send(at).said).toContain('was passed on to bob');
  expect(send(11)).toMatchObject({ dealt: true, receipts: 1 });
  expect(outbox(gm).at(-1)?.body.replaceAll(/\s+/g, ' ')).toContain(
    'Too many letters were passed on today. Send it again tomorrow.',
  );
  // What was passed on already is no other letter.
  expect(send(10).said).toContain('came again');
  // Others are not kept from writing by it.
  expect(take(gm, words(`${name} to ann: hi`, 'Hi.', { sender: 'bob@example.org' })).said).toContain(
    'passed on to ann',
  );
  expect(send(12, { now: () => '2026-11-22T18:30:01.000Z' }).said).toContain('was passed on to bob');
  expect(outbox(gm).filter(({ kind }) => kind === 'letter').length).toBe(12);
  gm.close();
});

test('a letter to several people who play a seat is one letter of the ten', async () => {
  const { gm, name } = await game();
  const kim = { player: 'Kim', address: 'kim@example.org' };
  valueOf(await setStandIn(testPorts(), gm, bob, { person: kim }));
  for (let at = 1; at <= 10; at += 1)
    expect(take(gm, words(`${name} to bob: ${at}`, `Word ${at}.`)).said).toContain('was passed on to bob');
  expect(outbox(gm).map(({ to }) => to)).toEqual(
    Array.from({ length: 10 }, () => ['bob@example.org', 'kim@example.org']).flat(),
  );
  expect(take(gm, words(`${name} to bob: 11`, 'Word 11.'))).toMatchObject({ dealt: true, receipts: 1 });
  gm.close();
});

test('that one person leads two seats is told to nobody: they write as the seat that is their own', async () => {
  const { gm, name } = await game();
  const also = { player: 'Ann', address: 'Ann@example.org' };
  valueOf(await setStandIn(testPorts(), gm, cid, { person: also }));
  expect(take(gm, words(`${name} to bob: hello`, 'Hello.')).said).toContain('a letter of ann was passed on');
  const back = words(`Re: ${name} from ann: hello`, 'Hello to you.', { sender: 'bob@example.org' });
  expect(take(gm, back).said).toContain('passed on to ann');
  valueOf(await setStandIn(testPorts(), gm, bob, { person: { player: 'Kim', address: 'kim@example.org' } }));
  valueOf(await setStandIn(testPorts(), gm, ann, { person: { player: 'Kim', address: 'kim@example.org' } }));
  take(gm, words(`${name} to cid: hello`, 'Hello, cid.', { sender: 'kim@example.org' }));
  const sent = outbox(gm).filter(({ kind, to }) => kind === 'letter' && to !== 'ann@example.org');
  expect(sent.map(({ subject }) => subject)).toEqual([`${name} from ann: hello`, `${name} from ann: hello`]);
  for (const { body } of sent) expect(body).not.toContain(' and bob');
  expect(sent[0]?.body).toMatch(/^From ann to bob:/);
  gm.close();
});

test('letters in any alphabet are passed on whole up to the limit, and what was cut on its way is refused', async () => {
  const { gm, name } = await game();
  const mail = (many: number, letters: string) =>
    readMail(
      Buffer.from(
        `From: ann@example.org\r\nSubject: ${name} to bob: long\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${letters.repeat(many)}`,
      ),
    );
  const whole = await mail(20_000, 'あ');
  expect(take(gm, whole).said).toContain('was passed on to bob');
  expect(outbox(gm).at(-1)?.body).toContain('あ'.repeat(20_000));
  for (const [many, letters] of [
    [20_001, 'あ'],
    [40_000, 'あ'],
    [200_000, 'a'],
    [30_000, '𝄞'],
  ] as const) {
    expect(take(gm, await mail(many, letters))).toMatchObject({ dealt: true, receipts: 1 });
    expect(outbox(gm).at(-1)?.body.replaceAll(/\s+/g, ' ')).toContain('too long: at most 20000 characters');
  }
  gm.close();
});

test('a game without an address of its own names in both letters the address that its letters come from', async () => {
  const { gm } = await games.begin({ address: '' });
  valueOf(setWishes(gm.store, clock, 'desk', { minutes: 15, box, server }));
  valueOf(setPolicy({ clock }, gm.store, { ...policyOf(gm.store), relay: true }));
  take(gm, words(`${gm.store.facts.game} to bob: hello`, 'Hello.'));
  expect(outbox(gm).at(-1)?.body.replaceAll(/\s+/g, ' ')).toContain('To reply, write to gm@example.org with');
  expect(relayHint(gm.store)).toContain('write to gm@example.org with');
  gm.close();
});

test('the writer is told why a letter was not passed on, and what it said is not told to anybody', async () => {
  const { gm, players, name } = await game();
  const orders = { name: 'a.orders', bytes: await ordersOf(players, 'ann') };
  const cases: readonly (readonly [InMail, string])[] = [
    [words(`${name} to dora: hello`, 'Hello.'), 'Nobody here is called «dora»'],
    [words(`${name} to bob: hello`, '  \n-- \nAnn'), 'empty, or not plain text'],
    [words(`${name} to bob: hello`, 'x'.repeat(20_001)), 'too long'],
    [
      words(`${name} to bob: hello`, 'My orders.', { files: [orders] }),
      'There is a file of the game in your',
    ],
    [words(`${name} to bob: hello`, '', { trouble: 'too-large' }), 'too large'],
    [words(`${name} to cid: hello`, 'Hello.'), 'Nobody reads letters to cid'],
    [words(`${name} to ann: hello`, 'To myself.'), 'Nobody reads letters to ann'],
  ];
  for (const [mail, why] of cases) {
    expect(take(gm, mail)).toMatchObject({ dealt: true, receipts: 1 });
    const last = outbox(gm).at(-1);
    expect(last).toMatchObject({ to: 'ann@example.org', kind: 'receipt' });
    expect(last?.body.replaceAll(/\s+/g, ' ')).toContain(why);
  }
  expect(outbox(gm).length).toBe(cases.length);
  gm.close();
});

test('a letter for another player that is too large is answered once, and one to the game master as ever', async () => {
  const { gm, name } = await game();
  const large = (subject: string): InMail => words(subject, '', { trouble: 'too-large' });
  const mails = [
    large(`${name} to bob: hello`),
    large('My orders'),
    // Of a program: nobody is answered, but the log has it.
    { ...large(`${name} to bob: away`), automatic: true },
  ];
  const fetcher: MailFetcher = {
    async fetch(_box, _password, _place, _since, handle) {
      for (const mail of mails) await handle(mail);
      return good({ validity: '1', uid: 2 });
    },
  };
  const fetched = valueOf(await fetchMail({ fetcher, clock }, gm, 'secret'));
  expect(fetched.said.at(-1)).toBe('From ann@example.org: it contains no orders; not answered.');
  const said = outbox(gm).map(({ to, body }) => [to, body.replaceAll(/\s+/g, ' ')] as const);
  expect(said.map(([to]) => to)).toEqual(['ann@example.org', 'ann@example.org']);
  expect(said[0]![1]).toContain('Your letter was not passed on. It is too large.');
  expect(said[1]![1]).not.toContain('passed on');
  gm.close();
});

test('results name the address that players write to each other by, while they may', async () => {
  const { gm } = await game();
  const told = (): readonly unknown[] =>
    gm.store.results(gm.store.turn()).map(({ body }) => (body as ResultsBody).relay);
  expect(told()).toEqual([undefined, undefined, undefined]);
  expect((await gm.run()).kind).toBe('ran');
  expect(told()).toEqual(['gm@example.org', 'gm@example.org', 'gm@example.org']);
  valueOf(setPolicy({ clock }, gm.store, { ...policyOf(gm.store), relay: false }));
  expect((await gm.run()).kind).toBe('ran');
  for (const { body } of gm.store.results(gm.store.turn())) expect(body).not.toHaveProperty('relay');
  gm.close();
});

test('a look fetches short letters to be passed on, and the letter with results says how they are written', async () => {
  const { gm, name } = await game();
  const mails = [`${name} to bob: hello`, 'Hello'].map((subject) =>
    Buffer.from(
      `From: ann@example.org\r\nSubject: ${subject}\r\nMessage-ID: <x@example.org>\r\n\r\nHello, you.\r\n`,
    ),
  );
  const says = {
    structure: () => '"text" "plain" ("charset" "utf-8") NIL NIL "7bit" 13 1',
    subject: (uid: number) => (uid === 1 ? `${name} to bob: hello` : 'Hello'),
  };
  const imap = await startScriptedImap(mails, undefined, {
    ...says,
    structure: () => `(${says.structure()})`,
  });
  valueOf(setWishes(gm.store, clock, 'desk', { minutes: 15, box: { ...box, port: imap.port }, server }));
  const fetched = valueOf(await fetchMail({ fetcher: imapFetcher([], patience), clock }, gm, 'secret'));
  expect(fetched).toMatchObject({
    letters: 1,
    said: ['From ann@example.org: a letter of ann was passed on to bob.'],
  });
  expect([...imap.seen]).toEqual([1]);
  await imap.stop();
  valueOf(postResults(gm, clock));
  const results = gm.store.post.letters().filter(({ kind }) => kind === 'results');
  expect(results.length).toBeGreaterThan(0);
  for (const { body } of results)
    expect(body.replaceAll(/\s+/g, ' ')).toContain(
      `write to gm@example.org with a subject such as «${name} to NAME: your subject»`,
    );
  gm.close();
});
