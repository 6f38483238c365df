import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { MailBox } from '#contract/gm/post.ts';
import type { MailServer } from '#contract/player/sending.ts';
import { imapTrial } from '#main/adapters/mail/imap.ts';
import { smtpTrial } from '#main/adapters/mail/mail.ts';
import type { MailTrial } from '#main/ports/mail.ts';
import { tryBox, tryServer } from '#main/services/mail/trial.ts';
import { deskOf } from '../support/desk/deskOf.ts';
import { gmHere } from '../support/desk/gmCli.ts';
import { codesOf, saidBy, tempFolder, toy, valueOf } from '../support/desk/gmWorld.ts';
import { postGame } from '../support/mail/postWorld.ts';
import { type ImapBreak, type ImapSays, startScriptedImap } from '../support/mail/scriptedImap.ts';
import { startScriptedSmtp } from '../support/mail/scriptedSmtp.ts';
import { ownCertificate, startMailServer } from '../support/mail/server.ts';
import { mailServer, patience, stopServers } from '../support/mail/world.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/* A connection is tried: reached, signed in, or what failed; nothing is sent, fetched or marked. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
});
afterEach(stopServers);
afterAll(() => folder.end());

const trial: MailTrial = {
  box: imapTrial([ownCertificate], patience),
  server: smtpTrial([ownCertificate], patience),
};
const account = { user: 'gm', pass: 'open sesame' };
const way = (more: Partial<MailServer>): MailServer => ({
  host: 'localhost',
  port: 1,
  security: 'starttls',
  user: 'gm',
  from: 'gm@example.org',
  ...more,
});
const letters = [Buffer.from('one'), Buffer.from('two')];

/** A mailbox with two letters, tried with this password; and what it was asked. */
async function boxTried(says: ImapSays = {}, breaks?: ImapBreak) {
  const imap = await startScriptedImap(letters, breaks, says);
  try {
    const box: MailBox = {
      host: '127.0.0.1',
      port: imap.port,
      security: 'none',
      user: 'gm',
      folder: 'INBOX',
    };
    const tried = await tryBox(trial, box, 'open sesame');
    return { tried, asked: imap.asked.flat(), seen: imap.seen };
  } finally {
    await imap.stop();
  }
}

test('a mailbox is reached and signed in to; it is only read how many letters it holds', async () => {
  const { tried, asked, seen } = await boxTried();
  expect(valueOf(tried).said).toBe(
    '127.0.0.1 was reached, and gm is signed in. The folder INBOX holds 2 letters; none was fetched.',
  );
  // Nothing was fetched or searched, and no letter counts as read: EXAMINE opens a folder for reading alone (RFC 9051, 6.3.3).
  expect(asked.some((line) => line.startsWith('EXAMINE'))).toBe(true);
  expect(asked.filter((line) => /FETCH|STORE|SEARCH|SELECT|APPEND/.test(line))).toEqual([]);
  expect(seen.size).toBe(0);
});

test('what fails with a mailbox is said: the password, the folder, the line, the way', async () => {
  const wrong = await boxTried({ no: [/^(?:LOGIN|AUTHENTICATE)/, '[AUTHENTICATIONFAILED] not open sesame'] });
  expect(codesOf(wrong.tried)).toEqual(['wrong-password']);
  expect(saidBy(wrong.tried)).not.toContain('sesame');
  expect(codesOf((await boxTried({ no: [/^(?:SELECT|EXAMINE)/, '[NONEXISTENT] none'] })).tried)).toEqual([
    'imap-no-folder',
  ]);
  const broken = await boxTried({}, { dialogue: 1, command: 2, where: 'before' });
  expect(broken.tried.ok).toBe(false);
  const box: MailBox = { host: '127.0.0.1', port: 1, security: 'none', user: 'gm', folder: 'INBOX' };
  expect(codesOf(await tryBox(trial, box, 'x'))).toEqual(['imap-refused']);
  expect(codesOf(await tryBox(trial, { ...box, host: 'mail.example.org' }, 'x'))).toEqual(['not-encrypted']);
  expect(codesOf(await tryBox(trial, box, undefined))).toEqual(['password-wanted']);
});

test('a server for letters is reached and signed in to, and is given no letter', async () => {
  const server = await mailServer({ account });
  expect(valueOf(await tryServer(trial, way({ port: server.port }), 'open sesame')).said).toBe(
    'localhost was reached, and gm is signed in. Nothing was sent.',
  );
  expect(server.passwords).toEqual(['open sesame']);
  const open = await mailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
  const plain = way({ host: '127.0.0.1', security: 'none', port: open.port });
  expect(valueOf(await tryServer(trial, { ...plain, user: '' }, undefined)).said).toBe(
    '127.0.0.1 was reached. Nobody signed in, because no user name is given. Nothing was sent.',
  );
  expect(valueOf(await tryServer(trial, plain, 'open sesame')).said).toBe(
    '127.0.0.1 was reached. It does not ask for a sign-in, so the password was not sent. Nothing was sent.',
  );
  expect([...server.mails, ...open.mails, ...open.passwords]).toEqual([]);
});

test('what fails with a server for letters is said, and no password reaches the screen', async () => {
  const server = await mailServer({ account });
  const wrong = await tryServer(trial, way({ port: server.port }), 'close sesame');
  expect(codesOf(wrong)).toEqual(['wrong-password']);
  expect(saidBy(wrong)).not.toContain('sesame');
  expect(codesOf(await tryServer(trial, way({ port: server.port, security: 'tls' }), 'x'))).toEqual([
    'mail-not-tls',
  ]);
  const strangers: MailTrial = { ...trial, server: smtpTrial([], patience) };
  expect(codesOf(await tryServer(strangers, way({ port: server.port }), 'x'))).toEqual(['mail-certificate']);
  const gone = await startMailServer();
  await gone.stop();
  expect(codesOf(await tryServer(trial, way({ port: gone.port }), 'x'))).toEqual(['mail-refused']);
  const broken = await startScriptedSmtp({ breaks: () => 'greeting' });
  const torn = await tryServer(
    trial,
    way({ host: '127.0.0.1', security: 'none', port: broken.port, user: '' }),
    undefined,
  );
  await broken.stop();
  // A mail would be of unsure fate; of a test nothing is unsure.
  expect(codesOf(torn)).toEqual(['mail-line-broke']);
});

test('the desk tries what is filled in, with the password that was typed, or else the known one, and changes nothing', async () => {
  const { gm } = await postGame(folder.of('desk/game-master/gw9/gw9.game'));
  const log = gm.store.log().length;
  gm.close();
  const told: unknown[] = [];
  const { handlers: desk } = deskOf(folder.of('desk'), {
    rulesets: theseRulesets([toy()]),
    trial: {
      box: async ({ user }, password) => {
        told.push([user, password]);
        return { ok: true, value: { letters: 1 } };
      },
      server: async ({ user }, password) => {
        told.push([user, password]);
        return { ok: true, value: { signedIn: true } };
      },
    },
  });
  const game = 'gw9';
  const box: MailBox = { host: 'imap.example.org', port: 993, security: 'tls', user: 'gm', folder: 'INBOX' };
  const server = way({ host: 'smtp.example.org', port: 587 });
  expect(codesOf(await desk['gm.tryBox']({ game, box }))).toEqual(['password-wanted']);
  expect(codesOf(await desk['gm.tryServer']({ game, server }))).toEqual(['password-wanted']);
  expect(told).toEqual([]);
  expect(valueOf(await desk['gm.tryBox']({ game, box, password: 'typed' })).said).toContain('1 letter;');
  valueOf(await desk['gm.tryServer']({ game, server, password: 'typed too' }));
  expect(told.splice(0)).toEqual([
    ['gm', 'typed'],
    ['gm', 'typed too'],
  ]);
  expect(valueOf(await desk['gm.post']({ game }))).toMatchObject({
    boxPassword: false,
    serverPassword: false,
  });
  valueOf(
    await desk['gm.setPost']({
      game,
      wishes: { minutes: 5, box, server },
      boxPassword: 'kept',
      serverPassword: 'kept too',
    }),
  );
  valueOf(await desk['gm.tryBox']({ game, box }));
  valueOf(await desk['gm.tryServer']({ game, server }));
  // A known password is for its own server alone.
  expect(codesOf(await desk['gm.tryBox']({ game, box: { ...box, host: 'imap.example.com' } }))).toEqual([
    'password-wanted',
  ]);
  expect(told).toEqual([
    ['gm', 'kept'],
    ['gm', 'kept too'],
  ]);
  const after = valueOf(await desk['gm.desk']({ game })).log.length;
  expect(after).toBe(log + 1);
});

test('gm mail --test says of each server what came of it, and exits with 2 where one failed', async () => {
  expect((await gmHere(['new', 'cli.game', '--empires', '3'], folder.path)).code).toBe(0);
  const mail = (...words: readonly string[]) =>
    gmHere(['mail', 'cli.game', ...words], folder.path, {
      SEALED_ORDERS_MAIL_PASSWORD: 'open sesame',
    });
  const none = await mail('--test');
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('neither a mailbox nor a server')]);
  const imap = await startScriptedImap(letters);
  const smtp = await mailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
  const set = await mail(
    ...['--imap', `none://gm@127.0.0.1:${imap.port}/INBOX`],
    ...['--smtp', `none://127.0.0.1:${smtp.port}`, '--from', 'gm@example.org'],
    '--test',
  );
  expect([set.code, set.err]).toEqual([0, '']);
  expect(set.out.replaceAll(/\s+/g, ' ')).toBe(
    '127.0.0.1 was reached, and gm is signed in. The folder INBOX holds 2 letters; none was fetched. 127.0.0.1 was reached. Nobody signed in, because no user name is given. Nothing was sent. ',
  );
  await imap.stop();
  const one = await mail('--test');
  expect(one.code).toBe(2);
  expect(one.out).toMatch(/^127\.0\.0\.1 does not answer at port \d+\.[^]*127\.0\.0\.1 was reached\./);
  const json = JSON.parse((await mail('--test', '--json')).out) as { readonly tested: unknown };
  expect(json.tested).toMatchObject([
    { of: 'imap', well: false },
    { of: 'smtp', well: true },
  ]);
  expect(smtp.mails).toEqual([]);
});

test('gm mail --program writes down where players get the program, and takes web addresses alone', async () => {
  expect((await gmHere(['new', 'link.game', '--empires', '2'], folder.path)).code).toBe(0);
  const mail = (link: string) => gmHere(['mail', 'link.game', '--program', link, '--json'], folder.path);
  const program = async (link: string) =>
    (JSON.parse((await mail(link)).out) as { readonly wishes: object }).wishes;
  expect(await program('https://example.org/so')).toEqual({ minutes: 15, program: 'https://example.org/so' });
  const bad = await mail('javascript:alert(1)');
  expect([bad.code, bad.out]).toEqual([2, '']);
  expect(await program('never')).toEqual({ minutes: 15 });
});
