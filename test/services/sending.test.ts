import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { makeClient, type Client } from '#contract/client.ts';
import type { MailServer, SendingWishes } from '#contract/sending.ts';
import { splitFile } from '#kernel/files/envelope.ts';
import { systemDesktop } from '#main/adapters/desktop.ts';
import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import { smtpMailer } from '#main/adapters/mail.ts';
import { openApp, type HostNeeds } from '#main/openApp.ts';
import type { Keyring } from '#main/ports.ts';
import { mailtoLink, longestLink, textsOf, usualWishes } from '#main/services/sending/letter.ts';
import { ownCertificate, startMailServer, type MailServerWish, type RunningMailServer } from '../support/mail/server.ts';
import { openings, type Openings } from '../support/openings.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';
import { boasts, codesOf, resultsOf, toy, toyGame, valueOf } from '../support/toyGame.ts';

const running: RunningMailServer[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
});
afterAll(removeFolders);

const key = { game: 'toy', seat: 'ann', turn: 1 } as const;
const of = { game: key.game, seat: key.seat };
const mailbox = 'gm+orders@example.org';

interface World {
  readonly root: string;
  readonly client: Client;
  readonly openings: Openings;
  /** The same library, opened by the program started anew. */
  again(): Promise<Client>;
}

/** A program with ann's first turn in its library, and a mail program and a file manager that write down what they open. */
async function world(more: Partial<HostNeeds> & { readonly exitCode?: number } = {}): Promise<World> {
  const root = tempFolder();
  const seen = openings(join(root, '..', `${root.split('/').at(-1) ?? ''}-bin`), more.exitCode);
  const settings = { read: () => ({}), write: () => {} };
  const info = { version: '1.2.3', host: 'browser', platform: 'linux' } as const;
  const again = async (): Promise<Client> => {
    const host = { info, root, settings, secrets: plainSecrets, push: () => {}, rulesets: [toy] };
    const own = { desktop: systemDesktop('linux', seen.env), mailer: smtpMailer([ownCertificate], hurry) };
    const app = await openApp({ ...host, ...own, ...more });
    return makeClient({ call: (name, raw) => app.serve(name, structuredClone(raw)), hear: () => () => {} });
  };
  const client = await again();
  valueOf(await client['file.open']({ name: 'a.new', base64: Buffer.from(resultsOf(await toyGame())).toString('base64') }));
  valueOf(await client['plan.save']({ key, plan: boasts(2), revision: 0 }));
  return { root, client, openings: seen, again };
}
const hurry = { connectionTimeout: 2_000, greetingTimeout: 1_000, socketTimeout: 2_000, dnsTimeout: 2_000 };

async function mailServer(wish: MailServerWish = {}): Promise<RunningMailServer> {
  const server = await startMailServer(wish);
  running.push(server);
  return server;
}

const wishes = (server?: Partial<MailServer>): SendingWishes => ({
  ...usualWishes,
  to: mailbox,
  ...(server === undefined ? {} : { server: { host: 'localhost', port: 1, security: 'starttls', user: 'ann', from: 'ann@example.org', ...server } }),
});

const seatFolder = (root: string): string => join(root, 'toy', 'ann');
const filesOf = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));

test('a mail is laid out: orders file written, mail program opened with everything, the file shown', async () => {
  const { root, client, openings: seen } = await world();
  valueOf(await client['sending.set']({ of, wishes: wishes() }));
  const laid = valueOf(await client['sending.compose']({ key }));
  expect(laid).toMatchObject({ to: mailbox, file: 'toyN01-ann.orders', folder: join(seatFolder(root), 'orders'), opened: true, revealed: true, cut: false });
  const written = readFileSync(join(laid.folder, laid.file));
  expect(splitFile(written)).toMatchObject({ ok: true, value: { kind: 'orders' } });
  expect(Buffer.from(laid.base64, 'base64').equals(written)).toBe(true);
  const [link = '', folder] = seen.opened();
  expect(folder).toBe(laid.folder);
  const read = new URL(link);
  expect(decodeURIComponent(read.pathname)).toBe(mailbox);
  expect(read.searchParams.get('subject')).toBe(laid.subject);
  expect(laid.subject).toContain('turn 1');
  expect(read.searchParams.get('body')).toBe(laid.body.replaceAll('\n', '\r\n'));
  expect(laid.body).toContain('toyN01-ann.orders');
  expect(valueOf(await client['sending.get']({ of })).sent).toMatchObject([{ turn: 1, file: laid.file, to: mailbox, how: 'program', revision: 1 }]);
});

test('where no program can be asked, the link and the texts come all the same', async () => {
  const broken = await world({ exitCode: 3 });
  valueOf(await broken.client['sending.set']({ of, wishes: wishes() }));
  expect(valueOf(await broken.client['sending.compose']({ key }))).toMatchObject({ opened: false, revealed: false, to: mailbox });
  expect(broken.openings.opened()[0]).toMatch(/^mailto:gm%2Borders@example\.org\?subject=/);
  expect(valueOf(await broken.client['sending.get']({ of })).sent).toEqual([]);
  const bare = await world({ desktop: systemDesktop('linux', { PATH: '/nowhere', DISPLAY: ':99' }) });
  valueOf(await bare.client['sending.set']({ of, wishes: wishes() }));
  expect(valueOf(await bare.client['sending.compose']({ key }))).toMatchObject({ opened: false, revealed: false });
  const dark = await world({ desktop: systemDesktop('linux', { PATH: process.env['PATH'] }) });
  valueOf(await dark.client['sending.set']({ of, wishes: wishes() }));
  expect(valueOf(await dark.client['sending.compose']({ key })).opened).toBe(false);
});

test('opened programs do not hear the passphrase of the keys, and nothing but mail is opened', async () => {
  const folder = tempFolder();
  const seen = openings(folder);
  const desktop = systemDesktop('linux', { ...seen.env, SEALED_ORDERS_PASSPHRASE: 'never told' });
  expect(await desktop.openMail('https://example.org')).toBe(false);
  expect(seen.opened()).toEqual([]);
  expect(await desktop.openMail('mailto:a@b?subject=%24%28touch%20x%29')).toBe(true);
  expect(seen.opened()).toEqual(['mailto:a@b?subject=%24%28touch%20x%29']);
  expect(readFileSync(join(folder, 'opened-phrase'), 'utf8')).toBe('');
});

test('links are encoded as RFC 6068 wants it, and never longer than a system hands on', () => {
  const hard = { to: "o'hara&co@example.org", subject: 'A & B? 50% #1 ("q")', body: 'one\ntwo=2&cc=x@y\u00e9\u{1f680}' };
  const { link } = mailtoLink(hard);
  expect(link).not.toMatch(/[\s"'()<>`$;|\\]/);
  expect(link.split('&').length).toBe(2);
  const [address = '', query = ''] = link.slice('mailto:'.length).split('?');
  const members = Object.fromEntries(query.split('&').map((pair) => pair.split('=').map(decodeURIComponent)));
  expect(decodeURIComponent(address)).toBe(hard.to);
  expect(members).toEqual({ subject: hard.subject, body: hard.body.replace('\n', '\r\n') });
  const long = mailtoLink({ ...hard, body: '\u00e9'.repeat(1_000) });
  expect(long.cut).toBe(true);
  expect(long.link.length).toBeLessThanOrEqual(longestLink);
  expect(long.link).toContain('subject=');
  const longer = mailtoLink({ ...hard, subject: '\u00e9'.repeat(300) });
  expect(longer.link.length).toBeLessThanOrEqual(longestLink);
  expect(textsOf({ to: '', subject: '{empire} {turn}', body: '{other} {game}' }, { game: 'gw9', turn: 7, empire: 'A\nB', file: 'f' })).toEqual({ to: '', subject: 'A B 7', body: '{other} gw9' });
});

test('wishes are kept with the seat, only for its owner, and put aside when they cannot be read', async () => {
  const { root, client, again } = await world();
  const path = join(seatFolder(root), 'sending.json');
  expect(valueOf(await client['sending.get']({ of }))).toMatchObject({ wishes: usualWishes, sent: [], hasPassword: false, keepsPasswords: false });
  valueOf(await client['sending.set']({ of, wishes: { ...wishes(), body: 'Short.' } }));
  expect(statSync(path).mode & 0o077).toBe(0);
  const anew = await again();
  expect(valueOf(await anew['sending.get']({ of })).wishes).toEqual({ ...wishes(), body: 'Short.' });
  writeFileSync(path, '{"format":1,"wishes":{"to":"x"}');
  expect(valueOf(await anew['sending.get']({ of }))).toMatchObject({ wishes: usualWishes, putAside: 'sending-unreadable.json' });
  expect(existsSync(join(seatFolder(root), 'sending-unreadable.json'))).toBe(true);
  expect(valueOf(await anew['sending.get']({ of })).putAside).toBeUndefined();
});

test('what cannot be sent is refused with its reason', async () => {
  const { client } = await world();
  const set = (changed: SendingWishes): Promise<unknown> => client['sending.set']({ of, wishes: changed }).then(codesOf);
  expect(await set({ ...wishes(), to: 'nobody' })).toEqual(['bad-address']);
  expect(await set({ ...wishes(), to: 'a@b, c@d' })).toEqual(['bad-address']);
  expect(await set(wishes({ security: 'none', host: 'mail.example.org' }))).toEqual(['not-encrypted']);
  expect(await set(wishes({ host: 'http://x/', from: 'me' }))).toEqual(['bad-host', 'bad-address']);
  expect(codesOf(await client['sending.compose']({ key }))).toEqual(['no-address']);
  valueOf(await client['sending.set']({ of, wishes: wishes() }));
  expect(codesOf(await client['sending.mail']({ key }))).toEqual(['no-server']);
  valueOf(await client['sending.set']({ of, wishes: wishes({}) }));
  expect(codesOf(await client['sending.mail']({ key }))).toEqual(['password-wanted']);
  expect(codesOf(await client['sending.compose']({ key: { ...key, turn: 9 } }))).toEqual(['turn-not-here']);
  expect(codesOf(await client['sending.get']({ of: { game: 'gw9', seat: 'bob' } }))).toEqual(['seat-not-here']);
});

test.each(['starttls', 'tls'] as const)('orders go to a server over %s: once, whole, to the right address, and it is noted', async (security) => {
  const server = await mailServer({ account: { user: 'ann', pass: 'open sesame' }, secure: security === 'tls' });
  const { client, root } = await world();
  valueOf(await client['sending.set']({ of, wishes: wishes({ port: server.port, security }), password: 'open sesame' }));
  expect(valueOf(await client['sending.get']({ of })).hasPassword).toBe(true);
  // A double click.
  const [first, second] = await Promise.all([client['sending.mail']({ key }), client['sending.mail']({ key })]);
  expect(valueOf(first)).toEqual(valueOf(second));
  expect(valueOf(first)).toMatchObject({ to: mailbox, file: 'toyN01-ann.orders' });
  expect(valueOf(first).receipt).toContain('Queued as letter 1');
  expect(server.mails.length).toBe(1);
  const [mail = ''] = server.mails;
  expect(mail).toMatch(/^From: ann@example\.org\r$/m);
  expect(mail).toMatch(/^To: gm\+orders@example\.org\r$/m);
  expect(mail).toMatch(/^Message-ID: <[^>]+@example\.org>\r$/im);
  expect(mail).toMatch(/filename="?toyN01-ann\.orders/);
  const attached = /Content-Disposition: attachment[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(mail)?.[1] ?? '';
  const written = readFileSync(join(seatFolder(root), 'orders', 'toyN01-ann.orders'));
  expect(Buffer.from(attached, 'base64').equals(written)).toBe(true);
  expect(valueOf(await client['sending.get']({ of })).sent).toMatchObject([{ turn: 1, how: 'server', to: mailbox, receipt: valueOf(first).receipt, revision: 1, at: valueOf(first).at }]);
});

test('a server on this machine may go without encryption and name', async () => {
  const server = await mailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
  const { client } = await world();
  valueOf(await client['sending.set']({ of, wishes: wishes({ port: server.port, security: 'none', host: '127.0.0.1', user: '' }) }));
  valueOf(await client['sending.mail']({ key }));
  expect(server.mails.length).toBe(1);
});

/** Listens and says what it is told to, once. */
async function mumbler(greeting: string | undefined): Promise<RunningMailServer> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (greeting !== undefined) socket.write(greeting);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const made = { port: (server.address() as AddressInfo).port, mails: [], passwords: [], stop: () => new Promise<void>((done) => server.close(() => done())) };
  running.push(made);
  return made;
}

test('every failure has its own name, says what to do, and sends nothing', async () => {
  const { client } = await world();
  const account = { user: 'ann', pass: 'open sesame' };
  const attempt = async (server: Partial<MailServer>, password = 'open sesame'): Promise<readonly string[]> => {
    valueOf(await client['sending.set']({ of, wishes: wishes(server), password }));
    return codesOf(await client['sending.mail']({ key }));
  };
  const right = await mailServer({ account });
  expect(await attempt({ port: right.port }, 'wrong')).toEqual(['wrong-password']);
  expect(valueOf(await client['sending.get']({ of })).hasPassword).toBe(false);
  expect(await attempt({ port: right.port, user: '' })).toEqual(['mail-no-login']);
  expect(await attempt({ port: right.port, security: 'tls' })).toEqual(['mail-not-tls']);
  const strict = await mailServer({ account, stranger: mailbox });
  expect(await attempt({ port: strict.port })).toEqual(['mail-recipient']);
  const open = await mailServer({ account, disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
  expect(await attempt({ port: open.port })).toEqual(['mail-no-starttls']);
  expect(open.passwords).toEqual([]);
  const gone = await startMailServer();
  await gone.stop();
  expect(await attempt({ port: gone.port })).toEqual(['mail-refused']);
  expect(await attempt({ host: 'no-such-host.invalid', port: 587 })).toEqual(['mail-no-host']);
  const silent = await mumbler(undefined);
  expect(await attempt({ port: silent.port })).toEqual(['mail-timeout']);
  expect([...right.mails, ...strict.mails, ...open.mails]).toEqual([]);
  expect(valueOf(await client['sending.get']({ of })).sent).toEqual([]);
});

test('a line that breaks after the mail was given leaves it open whether it arrived', async () => {
  const mute = await mailServer({ onData: (stream) => void stream.resume() });
  const { client } = await world();
  valueOf(await client['sending.set']({ of, wishes: wishes({ port: mute.port, user: '' }) }));
  expect(codesOf(await client['sending.mail']({ key }))).toEqual(['mail-unsure']);
  expect(valueOf(await client['sending.get']({ of })).sent).toEqual([]);
});

test('a server that nobody vouches for hears neither password nor orders', async () => {
  const server = await mailServer({ account: { user: 'ann', pass: 'open sesame' } });
  const { client } = await world({ mailer: smtpMailer([], hurry) });
  valueOf(await client['sending.set']({ of, wishes: wishes({ port: server.port }), password: 'open sesame' }));
  expect(codesOf(await client['sending.mail']({ key }))).toEqual(['mail-certificate']);
  expect([...server.passwords, ...server.mails]).toEqual([]);
});

test('without a keyring a password is in no file, no log and no reply, and gone with the sitting', async () => {
  const secret = `marker-${randomBytes(12).toString('hex')}`;
  const server = await mailServer({ account: { user: 'ann', pass: secret } });
  const { root, client, again } = await world();
  valueOf(await client['sending.set']({ of, wishes: wishes({ port: server.port }), password: secret }));
  const replies = [await client['sending.get']({ of }), await client['sending.mail']({ key })];
  valueOf(await client['sending.set']({ of, wishes: wishes({ port: server.port }), password: `${secret}-wrong` }));
  const refused = await client['sending.mail']({ key });
  expect(codesOf(refused)).toEqual(['wrong-password']);
  const traces = [secret, Buffer.from(secret).toString('base64'), Buffer.from(`\u0000ann\u0000${secret}`).toString('base64').slice(0, 40)];
  for (const text of [...replies, refused].map((reply) => JSON.stringify(reply))) for (const trace of traces) expect(text).not.toContain(trace);
  const files = filesOf(root);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) for (const trace of traces) expect(readFileSync(file).includes(trace), file).toBe(false);
  expect(valueOf(await (await again())['sending.get']({ of })).hasPassword).toBe(false);
});

/** A keyring that works, closing by turning every byte around. */
const keyring: Keyring = {
  works: () => Promise.resolve(true),
  close: (text) => Promise.resolve(Buffer.from(text).map((byte) => byte ^ 0xff)),
  open: (kept) => Promise.resolve(Buffer.from(kept.map((byte) => byte ^ 0xff)).toString()),
};

test('with a keyring a password outlives the sitting, closed, and is told to its own server alone', async () => {
  const server = await mailServer({ account: { user: 'ann', pass: 'open sesame' } });
  const { root, client, again } = await world({ keyring });
  valueOf(await client['sending.set']({ of, wishes: wishes({ port: server.port }), password: 'open sesame' }));
  for (const file of filesOf(root)) expect(readFileSync(file).includes('open sesame'), file).toBe(false);
  const anew = await again();
  expect(valueOf(await anew['sending.get']({ of }))).toMatchObject({ hasPassword: true, keepsPasswords: true });
  valueOf(await anew['sending.mail']({ key }));
  const other = await mailServer({ account: { user: 'ann', pass: 'open sesame' } });
  valueOf(await anew['sending.set']({ of, wishes: wishes({ port: other.port }) }));
  expect(codesOf(await anew['sending.mail']({ key }))).toEqual(['password-wanted']);
  expect(other.passwords).toEqual([]);
  valueOf(await anew['sending.set']({ of, wishes: wishes({ port: server.port }), password: '' }));
  expect(valueOf(await anew['sending.get']({ of })).hasPassword).toBe(false);
  expect(existsSync(join(seatFolder(root), 'mail-password'))).toBe(false);
});

test('wishes far too long to be ours are put aside as well', async () => {
  const { root, client } = await world();
  valueOf(await client['sending.set']({ of, wishes: wishes() }));
  writeFileSync(join(seatFolder(root), 'sending.json'), 'x'.repeat(3_000_000));
  expect(valueOf(await client['sending.get']({ of })).putAside).toBe('sending-unreadable.json');
});
