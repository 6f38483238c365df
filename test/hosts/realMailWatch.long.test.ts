import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { gameFiles } from '#main/adapters/gameFile.ts';
import { ports } from '#main/gm/openGame.ts';
import { rulesets } from '#main/rulesets.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { gmCli } from '../support/desk/gmCli.ts';
import { tempFolder, valueOf } from '../support/desk/gmWorld.ts';
import { galacticGame } from '../support/mail/galacticGame.ts';
import { type RealServers, password, startRealServers, whyNotHere } from '../support/mail/realServers.ts';
import { ownCertificatePath } from '../support/mail/server.ts';
import { noMailServers } from '../support/plainReporter.mjs';
import { starting } from '../support/programs/programs.ts';

/* A watch over a real mailbox is killed outright in the middle of a fetch, and started again. */
const why = whyNotHere();
const letters = 8;
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

/** A line to the IMAP server on which `onLetter` is called the moment that the n-th letter of a dialogue is asked for whole. */
async function lineTo(
  port: number,
  onLetter: (count: number) => void,
): Promise<{ readonly port: number; stop(): void }> {
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1');
    let asked = 0;
    from.on('data', (data) => {
      const before = asked;
      asked += data.toString('latin1').match(/BODY(\.PEEK)?\[\]/g)?.length ?? 0;
      to.write(data);
      if (asked > before) onLetter(asked);
    });
    to.on('data', (data) => void from.write(data));
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
}

test('killed in the middle of a fetch and started again, a watch loses no orders and answers none twice', async (context) => {
  context.skip(why !== undefined, `${noMailServers}${why ?? ''}`);
  const { path, ordersFor, close } = await galacticGame(folder.of('gw9.game'));
  close();
  for (let count = 1; count <= letters; count += 1) {
    const file = Buffer.from(await ordersFor('ann', count))
      .toString('base64')
      .replace(/(.{76})/g, '$1\r\n');
    servers.put(
      'gm',
      `From: ann@example.org\r\nMessage-ID: <watch-${count}@example.org>\r\nSubject: nr ${count}\r\nContent-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}\r\n`,
    );
  }
  let child: ChildProcess | undefined;
  let killAt = Infinity;
  const line = await lineTo(servers.imap, (count) => {
    if (count === killAt) child?.kill('SIGKILL');
  });
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: ownCertificatePath };
  const places = [
    '--imap',
    `none://gm@127.0.0.1:${line.port}/INBOX`,
    '--smtp',
    `starttls://gm@localhost:${servers.smtp}`,
    '--from',
    'gm@example.org',
  ];
  expect(await gmCli(['mail', path, ...places], { env })).toMatchObject({ code: 0, err: '' });
  writeFileSync(folder.of('password'), `${password}\n`);
  const words = [
    'watch',
    path,
    '--mail',
    '--password-file',
    folder.of('password'),
    '--every',
    '1',
    '--health',
    folder.of('health.json'),
  ];

  const read = async <T>(look: (store: Awaited<ReturnType<typeof opened>>['store']) => T): Promise<T> => {
    const gm = await opened();
    try {
      return look(gm.store);
    } finally {
      gm.close();
    }
  };
  const opened = async () => valueOf(await openGame(ports, gameFiles, path, rulesets.of));
  const taken: number[] = [];
  // The first kill is before the second letter of its fetch, the next before the third of what is left, and so on.
  for (const at of [2, 3, 1]) {
    killAt = at;
    child = spawn(process.execPath, [...starting('gm'), ...words], {
      env,
      stdio: 'ignore',
    });
    const killed = await new Promise((resolve) => child?.once('exit', (_, signal) => resolve(signal)));
    expect(killed).toBe('SIGKILL');
    taken.push(await read((store) => store.received(1).length));
  }
  // Each fetch was broken off in its middle: something had come in, and something was left.
  expect(taken[0]).toBeGreaterThan(0);
  expect(taken.at(-1)).toBeLessThan(letters);

  killAt = Infinity;
  child = spawn(process.execPath, [...starting('gm'), ...words], { env, stdio: 'ignore' });
  const ended = new Promise<number | null>((resolve) => child?.once('exit', (code) => resolve(code)));
  const states = () => read((store) => store.post.letters().map(({ state }) => state));
  await expect
    .poll(async () => (await states()).filter((state) => state === 'sent' || state === 'unsure').length, {
      interval: 200,
    })
    .toBe(letters);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  line.stop();
  expect(await read((store) => store.received(1).map(({ sender }) => sender))).toEqual(
    Array.from({ length: letters }, () => 'ann@example.org'),
  );
  const sent = (await states()).filter((state) => state === 'sent').length;
  await expect.poll(() => servers.mailsOf('ann').length).toBeGreaterThanOrEqual(sent);
  const names = servers.mailsOf('ann').map((mail) => /^Message-ID:\s*(\S+)/im.exec(mail)?.[1]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeLessThanOrEqual(letters);
});
