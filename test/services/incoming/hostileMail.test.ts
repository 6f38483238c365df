import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { mailLimits } from '#main/services/incoming/limits.ts';
import { readMail } from '#main/services/incoming/mime.ts';
import { root } from '../../support/imports.ts';
import { limits } from '../../support/limits.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import { hostileLetters } from '../../support/mail/hostileLetters.ts';
import { letter, needs, ordersOf, postGames } from '../../support/mail/postWorld.ts';

const { begin } = postGames();

interface Read {
  readonly name: string;
  readonly letter: number;
  readonly bytes: number;
  readonly files: number;
  readonly mebibytes: number;
}

/** What came of the letters, by name; those after one that is never read are missing. */
let read: ReadonlyMap<string, Read>;
beforeAll(async () => {
  const said = await new Promise<string>((resolve) => {
    const child = [join(root, 'test/support/mail/hostileChild.ts')];
    // It reads all of them one after another: who is still at work after the time of a test is stuck.
    execFile(process.execPath, ['--expose-gc', ...child], { timeout: limits.test, cwd: root }, (_, out) =>
      resolve(out),
    );
  });
  const lines = said.split('\n').filter((line) => line !== '');
  read = new Map(lines.map((line) => JSON.parse(line) as Read).map((one) => [one.name, one]));
});

test.each(Object.keys(hostileLetters))('a letter of %s is read within 512 MiB', (name) => {
  const { letter, bytes, files, mebibytes } = read.get(name) ?? ({} as Partial<Read>);
  expect(letter).toBeLessThanOrEqual(mailLimits.bytes);
  expect(letter).toBeGreaterThan(100_000);
  expect(files).toBeLessThanOrEqual(mailLimits.files);
  // No byte of the letter is taken for part of two files.
  expect(bytes).toBeLessThanOrEqual(letter ?? 0);
  expect(mebibytes).toBeLessThan(512);
});

const begun = Buffer.from('Sealed Orders orders 1 ');
const file = (length: number): Buffer => Buffer.concat([begun, Buffer.alloc(length, 200)]);

test('two files that follow one another in a torn letter are two files, whether the first shows its end or not', async () => {
  for (const length of [60, 61, 62]) {
    const lines = (bytes: Buffer): string => bytes.toString('base64').replace(/(.{76})/g, '$1\r\n');
    const torn = Buffer.from(`From: a@example.org\r\n\r\n${lines(file(length))}\r\n${lines(file(9))}\r\n`);
    expect(
      (await readMail(new Uint8Array(torn))).files.map(({ bytes }) => Buffer.from(bytes).toString('latin1')),
    ).toEqual([file(length), file(9)].map((one) => one.toString('latin1')));
  }
});

const attached = (encoding: string, body: string): Uint8Array =>
  Buffer.from(
    `From: a@example.org\r\nContent-Type: multipart/mixed; boundary="b (c)"; x=y\r\n\r\nhello\r\n--b (c)\r\nContent-Type: application/x;\r\n name=a.bin\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}\r\n--b (c)--  \r\nbye`,
    'latin1',
  );

test.each([
  ['base64', 'QUJ\r\nD REU=', 'ABCDE'],
  ['base64 that ends on every line', 'QQ==\r\nQkM=\r\nREU=', 'ABCDE'],
  ['base64', 'Q*U!J', 'AB'],
  ['base64', '', ''],
  ['quoted-printable', 'A=42=\r\nC=3d\r\nD=4', 'ABC=\nD=4'],
  ['quoted-printable', '=ZZ=', '=ZZ'],
  ['8bit', 'A\r\nB\rC\xff', 'A\nB\rC\xff'],
  ['(seven) 7bit', 'a=41', 'a=41'],
])('a part in %s is read: %j', async (encoding, body, expected) => {
  const { files } = await readMail(attached(encoding.split(' that')[0] ?? '', body));
  expect(files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString('latin1')])).toEqual([
    ['a.bin', expected],
  ]);
});

test('a receipt that is due comes after hostile letters too, also where they forge its sender', async () => {
  const { gm, players } = await begin();
  for (const made of Object.values(hostileLetters)) {
    const hostile = made(1 / 100).replace(
      'From: Ann <ann@example.org>',
      'From: Ann <ann@example.org>\r\nMessage-ID: <x@example.org>',
    );
    for (let time = 0; time < 3; time += 1)
      await takeLetter(needs, gm, await readMail(Buffer.from(`${hostile}${time}`, 'latin1')));
  }
  const before = gm.store.post.letters().length;
  const orders = await ordersOf(players, 'ann');
  expect(await takeLetter(needs, gm, letter('ann@example.org', [orders]))).toMatchObject({ receipts: 1 });
  expect(gm.store.post.letters().slice(before)).toMatchObject([{ to: 'ann@example.org', kind: 'receipt' }]);
  expect(gm.standing().seats[0]).toMatchObject({ seat: 'ann', orders: 'final' });
});
