import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { makeClient, type Client } from '#contract/client.ts';
import { plainSecrets } from '#main/adapters/fileSecrets.ts';
import { openApp } from '#main/openApp.ts';
import { saidBy } from '../../support/desk/gmWorld.ts';
import { resultsOf, toy, toyGame, valueOf } from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';
import { theseRulesets } from '#main/services/ruleset.ts';

/* What a player opens that is packed, or went through another program. */

afterAll(removeFolders);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

async function program(root = tempFolder()) {
  const app = await openApp({
    info: { version: '1.2.3', host: 'browser', platform: 'linux' },
    root,
    settings: { read: () => ({}), write: () => {} },
    secrets: plainSecrets,
    push: () => {},
    rulesets: theseRulesets([toy]),
  });
  const client: Client = makeClient({
    call: (name, raw) => app.serve(name, structuredClone(raw)),
    hear: () => () => {},
  });
  const open = (bytes: Uint8Array) => client['file.open']({ name: 'x', base64: base64(bytes) });
  return { client, open, arrivals: app.arrivals };
}

const file = resultsOf(await toyGame());
const doubled = Buffer.from(Buffer.from(file).toString('latin1').replaceAll('\n', '\r\n'), 'latin1');
const mail = `From: gm@example.org\r\nMessage-ID: <a@b>\r\nContent-Type: application/octet-stream; name=a.new\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(file).replace(/(.{76})/g, '$1\r\n')}\r\n`;

test.each([
  ['a zip', zipSync({ 'a.new': file })],
  ['a gz', gzipSync(file)],
  ['a saved mail', Buffer.from(mail)],
  ['a file with a mark before it', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), file])],
  ['a file whose line ends became two bytes', doubled],
])('%s is opened as what is in it', async (_, bytes) => {
  const { open } = await program();
  expect(valueOf(await open(bytes))).toMatchObject({ what: 'results', key: { turn: 1 }, news: 'new' });
});

test.each([
  [
    'a zip with nothing of ours',
    zipSync({ 'a.png': Buffer.from('png') }),
    'There is no file of Sealed Orders in it',
  ],
  ['a zip with two files', zipSync({ 'a.new': file, 'b.new': file }), 'It contains 2 files'],
  ['a rar', Buffer.from('Rar!\u001a\u0007\u0000', 'latin1'), 'Extract the file'],
  ['half a zip', zipSync({ 'a.new': file }).subarray(0, 200), 'damaged or password-protected'],
  ['a file that was read as text', Buffer.from(new TextDecoder().decode(file)), 'treated it as text'],
])('%s is refused with what to do', async (_, bytes, said) => {
  const { open } = await program();
  expect(saidBy(await open(bytes))).toContain(said);
});

test('what is packed and lies in the library by hand stays there, and is listed with what to do', async () => {
  const root = tempFolder();
  const { client } = await program(root);
  await client['file.open']({ name: 'x', base64: base64(file) });
  const put = (path: string, bytes: Uint8Array): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), bytes);
  };
  const packed = ['a.zip', 'mail/B.EML', 'mail/old/c.new.gz', 'toy/ann/d.rar', 'asked.questions'];
  for (const path of packed) put(path, zipSync({ 'a.new': file }));
  // What is known otherwise, and what was put away.
  for (const path of ['toy.archive.gz', 'forgotten/e.zip', 'toy/ann/orders/f.zip'])
    put(path, zipSync({ 'a.new': file }));
  expect(valueOf(await client['library.list']({})).map(({ turn }) => turn)).toEqual([1]);
  const strays = valueOf(await client['library.strays']({}));
  expect(strays.map(({ path }) => path.replaceAll('\\', '/'))).toEqual(packed.toSorted());
  for (const { problems } of strays)
    expect(saidBy({ ok: false, fault: problems })).toMatch(
      /^It cannot be opened from this folder.*Open a turn/,
    );
  for (const path of packed) expect(existsSync(join(root, path))).toBe(true);
});

test('files that arrive together are opened in the order that works', async () => {
  const gm = await toyGame();
  const first = resultsOf(gm);
  await gm.run();
  const { arrivals } = await program();
  await arrivals.arrive(
    [resultsOf(gm), first].map((bytes, at) => ({ name: `${at}.new`, bytes: { ok: true, value: bytes } })),
  );
  expect(arrivals.collect().map(({ name, problems }) => [name, problems])).toEqual([
    ['1.new', []],
    ['0.new', []],
  ]);
});
