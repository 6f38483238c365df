import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';

import type { Push } from '#contract/pushes.ts';
import { startLoopback, type Loopback } from '#main/loopback/server.ts';
import { enter, listen, ownHeaders, passed, send } from '../support/loopbackClient.ts';
import { resultsOf, toyGame } from '../support/play/toyGame.ts';
import { starting } from '../support/programs/programs.ts';
import { removeFolders, tempFolder } from '../support/tempFolder.ts';

afterAll(removeFolders);
let running: Loopback | undefined;
let push: Push = () => {};
const asked: unknown[] = [];

/** A server whose program only writes down what reaches it. */
async function start(): Promise<Loopback> {
  const page = tempFolder();
  mkdirSync(join(page, 'assets'));
  writeFileSync(join(page, 'index.html'), '<!doctype html><p>page');
  writeFileSync(join(page, 'assets/a.js'), 'export {}');
  writeFileSync(join(page, 'notes.txt'), 'of no known type');
  writeFileSync(join(page, '..', 'sealed-orders-test-secret.js'), 'secret');
  asked.length = 0;
  running = await startLoopback({
    port: 0,
    page,
    services: (given) => {
      push = given;
      return (name, raw) => {
        asked.push([name, raw]);
        return Promise.resolve({ ok: true, value: {} });
      };
    },
  });
  return running;
}

afterEach(async () => {
  await running?.close();
  running = undefined;
});

const codeIn = (text: string): unknown => JSON.parse(text).fault[0].code;
const callOf = (port: number, pass: string, body: string | Buffer, path = '/call/library.list') =>
  send(port, { method: 'POST', path, headers: passed(port, pass), body });

test('the token gives a pass, in the body alone: nothing that a browser would send to other ports', async () => {
  const { port, token, address } = await start();
  expect(address).toBe(`http://127.0.0.1:${port}/#${token}`);
  expect(token).toMatch(/^[\w-]{32}$/);
  const headers = ownHeaders(port);
  const answer = await send(port, {
    method: 'POST',
    path: '/enter',
    headers,
    body: JSON.stringify({ token }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(JSON.parse(answer.text)).toEqual({
    ok: true,
    value: { pass: expect.stringMatching(/^[\w-]{32}$/) },
  });
  expect(answer.text).not.toContain(token);
});

test('a wrong token gives nothing, whatever it looks like', async () => {
  const { port } = await start();
  for (const body of [
    '{"token":"x"}',
    '{"token":""}',
    '{}',
    '[]',
    'null',
    '"x"',
    '{"token":1}',
    '{"token":{}}',
  ]) {
    const answer = await send(port, { method: 'POST', path: '/enter', headers: ownHeaders(port), body });
    expect([body, answer.status, answer.text.includes('pass')]).toEqual([body, 403, false]);
    expect(codeIn(answer.text)).toBe('wrong-token');
  }
});

test('calls reach the program with the pass, and not without, nor with the pass as a cookie', async () => {
  const { port, token } = await start();
  const pass = await enter(port, token);
  expect((await callOf(port, pass, '{"a":[1,null]}', '/call/turn.open')).status).toBe(200);
  expect(asked).toEqual([['turn.open', { a: [1, null] }]]);
  expect((await callOf(port, '', '{}')).status).toBe(403);
  expect((await callOf(port, `${pass}x`, '{}')).status).toBe(403);
  for (const cookie of [pass, `sealed-orders-${port}=${pass}`]) {
    expect(
      (
        await send(port, {
          method: 'POST',
          path: '/call/library.list',
          headers: { ...ownHeaders(port), cookie },
          body: '{}',
        })
      ).status,
    ).toBe(403);
    expect((await send(port, { path: '/hear', headers: { cookie } })).status).toBe(403);
  }
  expect(asked).toHaveLength(1);
});

test('a request that names another host or origin reaches nothing', async () => {
  const { port, token } = await start();
  const pass = await enter(port, token);
  const wrong = [{ host: 'localhost' }, { host: `localhost:${port}` }, { host: `evil.example:${port}` }];
  for (const headers of wrong) {
    expect((await send(port, { path: '/', headers })).status).toBe(421);
    const tried = await send(port, {
      method: 'POST',
      path: '/call/library.list',
      headers: { ...passed(port, pass), ...headers },
      body: '{}',
    });
    expect(tried.status).toBe(421);
  }
  for (const origin of ['http://evil.example', 'null', `http://localhost:${port}`]) {
    const headers = { ...passed(port, pass), origin };
    expect(
      (await send(port, { method: 'POST', path: '/call/library.list', headers, body: '{}' })).status,
    ).toBe(403);
  }
  expect(asked).toEqual([]);
});

test('no path leads out of the folder of the page', async () => {
  const { port } = await start();
  const index = await send(port, { path: '/' });
  expect([index.status, index.text]).toEqual([200, '<!doctype html><p>page']);
  expect(index.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  expect((await send(port, { path: '/assets/a.js' })).headers['content-type']).toBe(
    'text/javascript; charset=utf-8',
  );
  const out = 'sealed-orders-test-secret.js';
  for (const path of [
    `/../${out}`,
    `/..%2f${out}`,
    `/%2e%2e/${out}`,
    `/assets/../../${out}`,
    `/..\\${out}`,
    `/..%5c${out}`,
    `//${out}`,
    '/assets/',
    '/assets',
    '/.',
    '/%00',
    '/%',
    '/notes.txt',
    '/index.html%00.js',
    '/etc/passwd',
    `/./../${out}`,
  ]) {
    expect([path, (await send(port, { path })).status]).toEqual([path, 404]);
  }
});

test('what is no JSON is a named problem', async () => {
  const { port, token } = await start();
  const pass = await enter(port, token);
  for (const body of ['', '{', '{"a":}', 'undefined', Buffer.from([0x22, 0xff, 0x22])]) {
    const answer = await callOf(port, pass, body);
    expect([answer.status, codeIn(answer.text)]).toEqual([400, 'malformed-json']);
  }
  expect(asked).toEqual([]);
});

test('a body larger than any file is refused while it comes, told or not', async () => {
  const { port, token } = await start();
  const pass = await enter(port, token);
  const told = { ...passed(port, pass), 'content-length': '46000000' };
  const first = await send(port, {
    method: 'POST',
    path: '/call/file.open',
    headers: told,
    body: ' '.repeat(1000),
  });
  expect([first.status, codeIn(first.text)]).toEqual([413, 'too-large']);
  const long = await send(port, {
    method: 'POST',
    path: '/enter',
    headers: ownHeaders(port),
    body: ' '.repeat(2_000),
  });
  expect([long.status, codeIn(long.text)]).toEqual([413, 'too-large']);
  const untold = { ...ownHeaders(port), 'transfer-encoding': 'chunked' };
  const chunked = await send(port, {
    method: 'POST',
    path: '/enter',
    headers: untold,
    body: ' '.repeat(2_000),
  });
  expect([chunked.status, codeIn(chunked.text)]).toEqual([413, 'too-large']);
  expect(asked).toEqual([]);
});

test('a page that breaks off in the middle of a call harms nothing', async () => {
  const { port, token } = await start();
  const pass = await enter(port, token);
  const socket = connect(port, '127.0.0.1');
  const lines = [
    'POST /call/library.list HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
  ];
  socket.write(
    [
      ...lines,
      'Content-Type: application/json',
      `X-Sealed-Orders-Pass: ${pass}`,
      'Content-Length: 100',
      // The server says so once it has read this far.
      'Expect: 100-continue',
      '',
      '{"a"',
    ].join('\r\n'),
  );
  const [said] = (await once(socket, 'data')) as [Buffer];
  expect(said.toString()).toContain('100 Continue');
  socket.destroy();
  expect((await callOf(port, pass, '{}')).status).toBe(200);
});

test('pushes reach every listening page; one that comes back hears what it missed', async () => {
  const { port, token } = await start();
  const pass = await enter(port, token);
  const heard: string[] = [];
  const first = listen(port, pass, (name, raw) => heard.push(`1 ${name} ${JSON.stringify(raw)}`));
  const second = listen(port, pass, (name) => heard.push(`2 ${name}`));
  await Promise.all([first.open, second.open]);
  push('library.changed', {});
  await expect.poll(() => heard.toSorted()).toEqual(['1 library.changed {}', '2 library.changed']);
  first.close();
  const id = /^id: (.*)$/m.exec(first.blocks.at(-1) ?? '')?.[1] ?? '';
  const key = { game: 'abc', seat: 'ann', turn: 1 };
  push('plan.changed', { key, revision: 7 });
  const back: string[] = [];
  const third = listen(port, pass, (name, raw) => back.push(`${name} ${JSON.stringify(raw)}`), {
    'last-event-id': id,
  });
  await expect.poll(() => back).toEqual([`plan.changed ${JSON.stringify({ key, revision: 7 })}`]);
  const lost: string[] = [];
  const fourth = listen(port, pass, (name) => lost.push(name), { 'last-event-id': 'another-run-5' });
  await expect.poll(() => lost).toEqual(['library.changed']);
  for (const ears of [second, third, fourth]) ears.close();
});

test('nobody listens without the pass', async () => {
  const { port } = await start();
  expect((await send(port, { path: '/hear' })).status).toBe(403);
});

/** The real program in a process of its own. */
async function program(args: readonly string[]) {
  const child = spawn(process.execPath, [...starting('host'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (data) => (printed += String(data)));
  const ended = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)));
  const address = new Promise<string>((resolve) => {
    child.stdout.on('data', (data) => {
      printed += String(data);
      if (printed.includes('\n')) resolve(printed);
    });
    void ended.then(() => resolve(printed));
  });
  return { child, ended, said: await address };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the program prints its address, takes files, and ends with 0 on %s',
  async (signal) => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'x.new'), resultsOf(await toyGame()));
    const { child, ended, said } = await program([
      '--port',
      '0',
      '--no-open',
      '--library',
      join(folder, 'library'),
      join(folder, 'x.new'),
    ]);
    const [, port, token] = /^Sealed Orders is at http:\/\/127\.0\.0\.1:(\d+)\/#([\w-]+)\n$/.exec(said) ?? [];
    const pass = await enter(Number(port), token ?? '');
    const arrived = JSON.parse((await callOf(Number(port), pass, '{}', '/call/file.arrived')).text);
    // The program knows no toy rules, and says so by name.
    expect(arrived.value).toMatchObject([{ name: 'x.new', problems: [{ code: 'wrong-ruleset' }] }]);
    const ears = listen(Number(port), pass, () => {});
    await ears.open;
    // What lies in a library is nobody else's business: other users of the machine have no way in.
    expect(statSync(join(folder, 'library')).mode & 0o077).toBe(0);
    child.kill(signal);
    expect(await ended).toBe(0);
  },
);

test('what was typed wrongly is said, with the code for misuse', async () => {
  for (const args of [['--port', 'x'], ['--port', '70000'], ['--nonsense']]) {
    const { ended, said } = await program(args);
    expect(await ended).toBe(2);
    expect(said).toContain('--library FOLDER');
  }
});

test('a library that is a file is said', async () => {
  const path = join(tempFolder(), 'library');
  writeFileSync(path, 'a file');
  const { ended, said } = await program(['--library', path]);
  expect(await ended).toBe(1);
  expect(said).toBe(
    `This is a file, where the library wants a folder: ${path}. Give another with --library.\n`,
  );
});

test('a taken port is said', async () => {
  const { port } = await start();
  const { ended, said } = await program(['--port', String(port), '--library', tempFolder()]);
  expect(await ended).toBe(1);
  expect(said).toContain('That port is taken');
});
