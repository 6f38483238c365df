import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { imapFetcher } from '#main/adapters/mail/imap.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { clock as machine } from '#main/adapters/machine.ts';
import { ports } from '#main/gm/openGame.ts';
import { rulesets } from '#main/rulesets.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { fetchMail } from '#main/services/gm/mailbox/fetch.ts';
import { sendOut } from '#main/services/gm/post/outbox.ts';
import { setWishes } from '#main/services/gm/policy/wishes.ts';
import { smtpMailer } from '#main/adapters/mail/mail.ts';
import type { MailServer } from '#contract/player/sending.ts';
import { ann, codesOf, tempFolder, valueOf } from '../../../support/desk/gmWorld.ts';
import { gmCli } from '../../../support/desk/gmCli.ts';
import { moment } from '../../../support/time/moments.ts';
import { noMailServers } from '../../../support/plainReporter.mjs';
import {
  password,
  startRealServers,
  whyNotHere,
  type RealServers,
} from '../../../support/mail/realServers.ts';
import { ownCertificate, ownCertificatePath } from '../../../support/mail/server.ts';
import { clock, ordersOf, postGame } from '../../../support/mail/postWorld.ts';
import { galacticGame } from '../../../support/mail/galacticGame.ts';
import { patience } from '../../../support/mail/world.ts';

const why = whyNotHere();
let servers: RealServers;
let folder: Awaited<ReturnType<typeof tempFolder>>;
beforeAll(async () => {
  folder = await tempFolder();
  if (why === undefined) servers = await startRealServers();
});
afterAll(async () => {
  if (why === undefined) await servers.stop();
  await folder.end();
});
/** A test with real mail servers; where there are none it says that it was not run. */
const withServers = (name: string, work: () => Promise<void>): void => {
  test(name, async (context) => {
    context.skip(why !== undefined, `${noMailServers}${why ?? ''}`);
    await work();
  });
};

const env = {
  ...process.env,
  NODE_EXTRA_CA_CERTS: ownCertificatePath,
  SEALED_ORDERS_MAIL_PASSWORD: password,
};
const wait = { connectionTimeout: 60_000, greetingTimeout: 60_000, socketTimeout: 60_000 };
const server = (more: Partial<MailServer> = {}): MailServer => ({
  host: 'localhost',
  port: servers.smtp,
  security: 'starttls',
  user: 'gm',
  from: 'gm@example.org',
  ...more,
});
const mailer = () => smtpMailer([ownCertificate], patience);

withServers(
  'a whole turn by mail: results go out, orders come in from two players, receipts go back, and nothing is done twice',
  async () => {
    const { path, ordersFor, close } = await galacticGame(folder.of('whole.game'));
    const files = { ann: await ordersFor('ann'), bob: await ordersFor('bob') };
    close();
    const words = [
      'mail',
      path,
      '--imap',
      `tls://gm@localhost:${servers.imaps}`,
      '--smtp',
      `starttls://gm@localhost:${servers.smtp}`,
      '--from',
      'gm@example.org',
    ];
    expect(await gmCli([...words, '--results', '--send', '--json'], { env })).toMatchObject({ code: 0 });
    await expect.poll(() => [servers.mailsOf('ann').length, servers.mailsOf('bob').length]).toEqual([1, 1]);
    expect(servers.mailsOf('ann')[0]).toMatch(/filename="?gw9N0?1-[a-z-]+\.new/);
    for (const player of ['ann', 'bob'] as const) {
      const mail = {
        to: 'gm@example.org',
        subject: 'My orders',
        body: 'Here they are.',
        file: { name: 'x.dat', bytes: files[player] },
      };
      valueOf(await mailer().send(server({ user: player, from: `${player}@example.org` }), password, mail));
    }
    await expect.poll(() => servers.mailsOf('gm').length).toBe(2);
    const look = await gmCli(['mail', path, '--fetch', '--send', '--json'], { env });
    expect(JSON.parse(look.out)).toMatchObject({
      fetched: { letters: 2, files: 2, receipts: 2 },
      sent: { sent: 2, failed: 0 },
    });
    await expect.poll(() => [servers.mailsOf('ann').length, servers.mailsOf('bob').length]).toEqual([2, 2]);
    expect(servers.mailsOf('bob')[1]).toMatch(/^Auto-Submitted: auto-replied\r?$/m);
    expect(servers.mailsOf('bob')[1]).toMatch(/^In-Reply-To: </m);
    expect(servers.readBy('gm')).toBe(2);
    const gm = valueOf(await openGame(ports, gameFiles, path, rulesets.of));
    const { store } = gm;
    expect(
      valueOf(
        await fetchMail({ fetcher: imapFetcher([ownCertificate], wait), clock: machine }, gm, password),
      ),
    ).toMatchObject({ letters: 0 });
    expect(await sendOut({ mailer: mailer(), clock: machine }, store, server(), password)).toMatchObject({
      sent: 0,
    });
    expect(store.received(1).map(({ verdict, sender }) => [verdict, sender])).toEqual([
      ['final', 'ann@example.org'],
      ['final', 'bob@example.org'],
    ]);
    gm.close();
  },
);

withServers(
  'a mailbox is read over every kind of line; private mail in it stays unread, and what is wrong has its own name',
  async () => {
    servers.put('cid', 'From: aunt@example.org\r\nSubject: Hello\r\n\r\nhow are you\r\n');
    servers.put('cid', 'From: eve@example.org\r\nContent-Type: application/octet-stream\r\n\r\nnot ours\r\n');
    const box = {
      host: 'localhost',
      port: servers.imap,
      security: 'starttls',
      user: 'cid',
      folder: 'INBOX',
    } as const;
    const look = imapFetcher([ownCertificate], wait);
    const since = '2026-01-01T00:00:00.000Z';
    for (const line of [
      {},
      { security: 'tls', port: servers.imaps },
      { security: 'none', host: '127.0.0.1' },
    ] as const) {
      const seen: string[] = [];
      const place = valueOf(
        await look.fetch({ ...box, ...line }, password, undefined, since, async ({ sender }) => {
          seen.push(sender);
          return false;
        }),
      );
      expect(seen).toEqual(['eve@example.org']);
      valueOf(
        await look.fetch({ ...box, ...line }, password, place, since, async () => {
          throw new Error('seen before');
        }),
      );
    }
    expect(servers.readBy('cid')).toBe(0);
    const ask = async (change: object, with_ = password, fetcher = look): Promise<readonly string[]> =>
      codesOf(await fetcher.fetch({ ...box, ...change }, with_, undefined, since, async () => false));
    expect(await ask({}, 'wrong')).toEqual(['wrong-password']);
    expect(await ask({ folder: 'Orders' })).toEqual(['imap-no-folder']);
    expect(await ask({}, password, imapFetcher([], wait))).toEqual(['imap-certificate']);
    expect(await ask({ security: 'tls' })).toEqual(['imap-not-tls']);
    expect(await ask({ port: 1 })).toEqual(['imap-refused']);
    expect(await ask({ host: 'no-such-host.invalid' })).toEqual(['imap-no-host']);
  },
);

withServers('a server says whether it would have a letter later, or never', async () => {
  const to = (name: string) => ({ to: `${name}@example.org`, subject: 'x', body: 'x' });
  expect((await mailer().hand(server(), password, to('nobody'))).kind).toBe('never');
  expect((await mailer().hand(server(), password, to('full'))).kind).toBe('later');
  expect((await mailer().hand(server(), 'wrong', to('ann'))).kind).toBe('server');
  expect((await smtpMailer([], patience).hand(server(), password, to('ann'))).kind).toBe('server');
});

const child = fileURLToPath(new URL('../../../support/mail/killChild.ts', import.meta.url));

/** Runs a program that fetches and sends without end, and kills it outright so many milliseconds after it has begun. */
async function killedAfter(path: string, delay: number): Promise<void> {
  const looking = spawn(process.execPath, [child, path, String(servers.smtp)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((done) => looking.once('exit', () => done()));
  await new Promise<void>((begun) => looking.stdout.once('data', () => begun()));
  await moment(delay);
  looking.kill('SIGKILL');
  await gone;
}

withServers(
  'killed again and again while it fetches and sends, it loses no orders and sends no letter twice',
  async () => {
    const { gm, players } = await postGame(folder.of('kills.game'));
    const { store } = gm;
    store.setPlayer(ann, { player: 'Eve', address: 'eve@example.org' });
    const box = {
      host: 'localhost',
      port: servers.imaps,
      security: 'tls',
      user: 'bob',
      folder: 'INBOX',
    } as const;
    valueOf(setWishes(store, clock, 'desk', { minutes: 15, box, server: server() }));
    const before = servers.mailsOf('bob').length;
    for (let count = 1; count <= 9; count += 1) {
      const file = Buffer.from(await ordersOf(players, 'ann', count)).toString('base64');
      servers.put(
        'bob',
        `From: eve@example.org\r\nMessage-ID: <kill-${count}@example.org>\r\nSubject: nr ${count}\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\n\r\n${file.replace(/(.{76})/g, '$1\r\n')}\r\n`,
      );
    }
    for (const delay of [60, 200, 400, 700]) await killedAfter(folder.of('kills.game'), delay);
    for (let time = 0; time < 2; time += 1) {
      valueOf(
        await fetchMail({ fetcher: imapFetcher([ownCertificate], wait), clock: machine }, gm, password),
      );
      await sendOut({ mailer: mailer(), clock: machine }, store, server(), password);
    }
    const letters = store.post.letters();
    expect([store.received(1).length, letters.length, servers.mailsOf('bob').length - before]).toEqual([
      9, 9, 9,
    ]);
    expect(letters.filter(({ state }) => state !== 'sent' && state !== 'unsure')).toEqual([]);
    gm.close();
    const sent = letters.filter(({ state }) => state === 'sent').length;
    await expect.poll(() => servers.mailsOf('eve').length).toBeGreaterThanOrEqual(sent);
    const names = servers.mailsOf('eve').map((mail) => /^Message-ID:\s*(\S+)/im.exec(mail)?.[1]);
    expect(new Set(names).size).toBe(names.length);
  },
);
