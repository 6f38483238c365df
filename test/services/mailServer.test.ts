import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { MailServer } from '#contract/player/sending.ts';
import { imapTrial } from '#main/adapters/mail/imap.ts';
import { smtpMailer, smtpTrial } from '#main/adapters/mail/mail.ts';
import type { Keyring } from '#main/ports/secrets.ts';
import { ownCertificate, startMailServer, type RunningMailServer } from '../support/mail/server.ts';
import {
  key,
  mailbox,
  mailServer,
  of,
  patience,
  seatFolder,
  stoppedLater,
  stopServers,
  wishes,
  world,
} from '../support/mail/world.ts';
import { removeFolders } from '../support/tempFolder.ts';
import { codesOf, valueOf } from '../support/play/toyGame.ts';

afterEach(stopServers);
afterAll(removeFolders);

const filesOf = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

test.each(['starttls', 'tls'] as const)(
  'orders go to a server over %s: once, whole, to the right address, and it is noted',
  async (security) => {
    const server = await mailServer({
      account: { user: 'ann', pass: 'open sesame' },
      secure: security === 'tls',
    });
    const { client, root } = await world();
    valueOf(
      await client['sending.set']({
        of,
        wishes: wishes({ port: server.port, security }),
        password: 'open sesame',
      }),
    );
    expect(valueOf(await client['sending.get']({ of })).hasPassword).toBe(true);
    // A double click.
    const [first, second] = await Promise.all([
      client['sending.mail']({ key }),
      client['sending.mail']({ key }),
    ]);
    expect(valueOf(first)).toEqual(valueOf(second));
    expect(valueOf(first)).toMatchObject({ to: mailbox, file: 'toyN01-ann.orders' });
    expect(valueOf(first).receipt).toContain('Queued as letter 1');
    expect(server.mails.length).toBe(1);
    const [mail = ''] = server.mails;
    expect(mail).toMatch(/^From: ann@example\.org\r$/m);
    expect(mail).toMatch(/^To: gm\+orders@example\.org\r$/m);
    expect(mail).toMatch(/^Message-ID: <[^>]+@example\.org>\r$/im);
    expect(mail).toMatch(/filename="?toyN01-ann\.orders/);
    const attached =
      /Content-Disposition: attachment[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)\r\n--/.exec(mail)?.[1] ?? '';
    const written = readFileSync(join(seatFolder(root), 'orders', 'toyN01-ann.orders'));
    expect(Buffer.from(attached, 'base64').equals(written)).toBe(true);
    expect(valueOf(await client['sending.get']({ of })).sent).toMatchObject([
      {
        turn: 1,
        how: 'server',
        to: mailbox,
        receipt: valueOf(first).receipt,
        revision: 1,
        at: valueOf(first).at,
      },
    ]);
  },
);

test('a server on this machine may go without encryption and name', async () => {
  const server = await mailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
  const { client } = await world();
  valueOf(
    await client['sending.set']({
      of,
      wishes: wishes({ port: server.port, security: 'none', host: '127.0.0.1', user: '' }),
    }),
  );
  valueOf(await client['sending.mail']({ key }));
  valueOf(await client['sending.mail']({ key }));
  expect(server.mails.length).toBe(2);
  expect(valueOf(await client['sending.get']({ of })).sent.map(({ receipt }) => receipt)).toEqual([
    expect.stringContaining('letter 1'),
    expect.stringContaining('letter 2'),
  ]);
});

/** Listens and says nothing. */
async function mumbler(): Promise<RunningMailServer> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return stoppedLater({
    port: (server.address() as AddressInfo).port,
    mails: [],
    passwords: [],
    stop: () => new Promise<void>((done) => server.close(() => done())),
  });
}

test('every failure has its own name, says what to do, and sends nothing', async () => {
  const { client } = await world();
  const account = { user: 'ann', pass: 'open sesame' };
  const attempt = async (
    server: Partial<MailServer>,
    password = 'open sesame',
  ): Promise<readonly string[]> => {
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
  expect([...right.mails, ...strict.mails, ...open.mails]).toEqual([]);
  expect(valueOf(await client['sending.get']({ of })).sent).toEqual([]);
});

test('a server that never greets is not waited for without end', async () => {
  const silent = await mumbler();
  const { client } = await world({
    mailer: smtpMailer([ownCertificate], { ...patience, greetingTimeout: 1_000 }),
  });
  valueOf(await client['sending.set']({ of, wishes: wishes({ port: silent.port, user: '' }) }));
  expect(codesOf(await client['sending.mail']({ key }))).toEqual(['mail-timeout']);
});

test('a line that breaks after the mail was given leaves it open whether it arrived', async () => {
  const mute = await mailServer({ onData: (stream) => void stream.resume() });
  const { client } = await world({
    mailer: smtpMailer([ownCertificate], { ...patience, socketTimeout: 2_000 }),
  });
  valueOf(await client['sending.set']({ of, wishes: wishes({ port: mute.port, user: '' }) }));
  expect(codesOf(await client['sending.mail']({ key }))).toEqual(['mail-unsure']);
  expect(valueOf(await client['sending.get']({ of })).sent).toEqual([]);
});

test('a server that nobody vouches for hears neither password nor orders', async () => {
  const server = await mailServer({ account: { user: 'ann', pass: 'open sesame' } });
  const { client } = await world({ mailer: smtpMailer([], patience) });
  valueOf(
    await client['sending.set']({ of, wishes: wishes({ port: server.port }), password: 'open sesame' }),
  );
  expect(codesOf(await client['sending.mail']({ key }))).toEqual(['mail-certificate']);
  expect([...server.passwords, ...server.mails]).toEqual([]);
});

test('without a keyring a password is in no file, no log and no reply, and gone with the sitting', async () => {
  const secret = `marker-${randomBytes(12).toString('hex')}`;
  const server = await mailServer({ account: { user: 'ann', pass: secret } });
  const { root, client, again } = await world();
  valueOf(await client['sending.set']({ of, wishes: wishes({ port: server.port }), password: secret }));
  const replies = [await client['sending.get']({ of }), await client['sending.mail']({ key })];
  valueOf(
    await client['sending.set']({ of, wishes: wishes({ port: server.port }), password: `${secret}-wrong` }),
  );
  const refused = await client['sending.mail']({ key });
  expect(codesOf(refused)).toEqual(['wrong-password']);
  const traces = [
    secret,
    Buffer.from(secret).toString('base64'),
    Buffer.from(`\u0000ann\u0000${secret}`).toString('base64').slice(0, 40),
  ];
  for (const text of [...replies, refused].map((reply) => JSON.stringify(reply)))
    for (const trace of traces) expect(text).not.toContain(trace);
  const files = filesOf(root);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files)
    for (const trace of traces) expect(readFileSync(file).includes(trace), file).toBe(false);
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
  valueOf(
    await client['sending.set']({ of, wishes: wishes({ port: server.port }), password: 'open sesame' }),
  );
  for (const file of filesOf(root)) expect(readFileSync(file).includes('open sesame'), file).toBe(false);
  const anew = await again();
  expect(valueOf(await anew['sending.get']({ of }))).toMatchObject({
    hasPassword: true,
    keepsPasswords: true,
  });
  valueOf(await anew['sending.mail']({ key }));
  const other = await mailServer({ account: { user: 'ann', pass: 'open sesame' } });
  valueOf(await anew['sending.set']({ of, wishes: wishes({ port: other.port }) }));
  expect(codesOf(await anew['sending.mail']({ key }))).toEqual(['password-wanted']);
  expect(other.passwords).toEqual([]);
  valueOf(await anew['sending.set']({ of, wishes: wishes({ port: server.port }), password: '' }));
  expect(valueOf(await anew['sending.get']({ of })).hasPassword).toBe(false);
  expect(existsSync(join(seatFolder(root), 'mail-password'))).toBe(false);
});

test('a server is tried as it is filled in, with the password that was typed, or else the known one: nothing is sent or kept', async () => {
  const account = { user: 'ann', pass: 'open sesame' };
  const { port, mails } = await mailServer({ account, secure: true });
  const { client } = await world({
    trial: { box: imapTrial(), server: smtpTrial([ownCertificate], patience) },
  });
  const { server } = wishes({ port, security: 'tls' });
  const tryIt = (password?: string) =>
    client['sending.try']({ of, server: server!, ...(password === undefined ? {} : { password }) });
  expect(codesOf(await tryIt())).toEqual(['password-wanted']);
  expect(codesOf(await tryIt('open barley'))).toEqual(['wrong-password']);
  expect(valueOf(await tryIt('open sesame')).said).toContain('ann is signed in. Nothing was sent.');
  expect(codesOf(await tryIt())).toEqual(['password-wanted']);
  valueOf(
    await client['sending.set']({ of, wishes: wishes({ port, security: 'tls' }), password: 'open sesame' }),
  );
  valueOf(await tryIt());
  expect(mails).toEqual([]);
});
