import { gzipSync } from 'node:zlib';

import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readMail, unwrapped } from '#main/services/incoming/mime.ts';
import { takeLetter } from '#main/services/gm/post/intake.ts';
import type { InMail } from '#main/ports/mail.ts';
import { needs, ordersOf, postGames } from '../../support/mail/postWorld.ts';
import { sample } from '../../support/sample.ts';

/* Orders that came packed, or as text, in a letter. */

const { begin } = postGames();
const head = (from = 'ann@example.org'): string =>
  `From: Ann <${from}>\r\nTo: gm@example.org\r\nSubject: orders\r\nMessage-ID: <a@example.org>\r\nDate: Sat, 21 Nov 2026 10:00:00 -0800\r\nMIME-Version: 1.0\r\n`;
const lines = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('base64')
    .replace(/(.{76})/g, '$1\r\n');
const attached = (name: string, bytes: Uint8Array, type = 'application/octet-stream', tail = ''): string =>
  `${head()}Content-Type: multipart/mixed; boundary="mk"\r\n\r\n--mk\r\nContent-Type: text/plain\r\n\r\nhello\r\n--mk\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines(bytes)}\r\n${tail}--mk--\r\n`;

/** As old programs of mail wrote files into texts: a line of up to 45 bytes begins with how many they are. */
function uuencoded(name: string, bytes: Uint8Array): string {
  const letter = (value: number): string => String.fromCharCode(value === 0 ? 96 : value + 32);
  const rows: string[] = [];
  for (let at = 0; at < bytes.length; at += 45) {
    const row = bytes.subarray(at, at + 45);
    let said = letter(row.length);
    for (let three = 0; three < row.length; three += 3) {
      const whole = ((row[three] ?? 0) << 16) | ((row[three + 1] ?? 0) << 8) | (row[three + 2] ?? 0);
      said += [18, 12, 6, 0].map((shift) => letter((whole >> shift) & 63)).join('');
    }
    rows.push(said);
  }
  return `begin 644 ${name}\r\n${rows.join('\r\n')}\r\n\`\r\nend\r\n`;
}

const quotedLines = (text: string): string => text.replace(/=/g, '=3D').replace(/(.{74})/g, '$1=\r\n');

type Packing = (orders: Uint8Array) => string;
const ways: Readonly<Record<string, Packing>> = {
  'in a zip': (orders) => attached('a.zip', zipSync({ 'folder/a.orders': orders }), 'application/zip'),
  'in a gz': (orders) => attached('a.orders.gz', gzipSync(orders), 'application/gzip'),
  'in a zip in a zip': (orders) => attached('b.zip', zipSync({ 'a.zip': zipSync({ 'a.orders': orders }) })),
  'in a mail as a file of bytes': (orders) =>
    attached('FW orders.eml', Buffer.from(attached('a.orders', orders))),
  'in a mail of another name': (orders) => attached('letter', Buffer.from(attached('a.orders', orders))),
  'uuencoded in the text': (orders) =>
    `${head()}\r\nmy orders\r\n\r\n${uuencoded('a.orders', orders)}\r\nbye\r\n`,
  'uuencoded in an attached text': (orders) =>
    attached('a.txt', Buffer.from(uuencoded('a.orders', orders)), 'text/plain'),
  'as base64 in HTML alone': (orders) =>
    `${head()}Content-Type: text/html; charset=utf-8\r\n\r\n<html><body><pre>${lines(orders)}</pre></body></html>\r\n`,
  'as base64 pasted into a text in quoted-printable': (orders) =>
    `${head()}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${quotedLines(Buffer.from(orders).toString('base64'))}\r\n`,
  'with the footer of a list behind its base64': (orders) =>
    attached(
      'a.orders',
      orders,
      'application/octet-stream',
      '\r\n_______________\r\nlist footer\r\nhttp://example.org\r\n\r\n',
    ),
  'with line ends of two bytes': (orders) =>
    attached(
      'a.orders',
      Buffer.from(Buffer.from(orders).toString('latin1').replaceAll('\n', '\r\n'), 'latin1'),
    ),
  'with a mark before it': (orders) =>
    attached('a.orders', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), orders])),
  'with a mark, and line ends of two bytes': (orders) =>
    attached(
      'a.orders',
      Buffer.from(
        `\u00ef\u00bb\u00bf${Buffer.from(orders).toString('latin1').replaceAll('\n', '\r\n')}`,
        'latin1',
      ),
    ),
};

test.each(Object.keys(ways))('orders count that came %s', async (way) => {
  const { gm, players } = await begin();
  const orders = await ordersOf(players, 'ann');
  const mail = await readMail(Buffer.from(ways[way]?.(orders) ?? '', 'latin1'));
  expect(await takeLetter(needs, gm, mail)).toMatchObject({ dealt: true, receipts: 1 });
  expect(gm.standing().seats[0]).toMatchObject({ seat: 'ann', orders: 'final', versions: 1 });
  expect(
    gm.store.received(1).map(({ file }) => Buffer.from(orders).equals(Buffer.from(file ?? []))),
  ).toContain(true);
  expect(gm.store.post.letters()[0]?.body).toContain('counts, as final orders');
});

const locked = (orders: Uint8Array): Uint8Array => {
  const zip = zipSync({ 'a.orders': orders });
  // The bit that says that a password is needed.
  for (const mark of [0x04034b50, 0x02014b50]) {
    const view = new DataView(zip.buffer, zip.byteOffset);
    for (let at = 0; at + 10 < zip.length; at += 1)
      if (view.getUint32(at, true) === mark) zip[at + (mark === 0x04034b50 ? 6 : 8)] = 1;
  }
  return zip;
};
const closed: Readonly<
  Record<string, (orders: Uint8Array) => readonly [name: string, bytes: Uint8Array, why: string]>
> = {
  'a zip under a password': (orders) => ['a.zip', locked(orders), 'password-protected'],
  'half a zip': (orders) => {
    const zip = zipSync({ 'a.orders': orders });
    return ['a.zip', zip.subarray(0, zip.length / 3), 'damaged'];
  },
  'half a gz': (orders) => ['a.gz', gzipSync(orders).subarray(0, 200), 'damaged'],
  'a rar': (orders) => [
    'a.rar',
    Buffer.concat([Buffer.from('Rar!\u001a\u0007\u0000', 'latin1'), orders]),
    'kind of packed file',
  ],
  'a 7z': (orders) => [
    'a.7z',
    Buffer.concat([Buffer.from('7z\u00bc\u00af\u0027\u001c', 'latin1'), Buffer.from(orders).reverse()]),
    'kind of packed file',
  ],
  'a gz that unpacks to very much': () => ['a.gz', gzipSync(new Uint8Array(70_000_000)), 'unpacks to more'],
  'a zip within zips without end': (orders) => [
    'a.zip',
    Array.from({ length: 9 }).reduce<Uint8Array>((inner) => zipSync({ 'a.zip': inner }), orders),
    'unpacks to more',
  ],
  'a zip that unpacks to very much': () => [
    'a.zip',
    zipSync({ 'a.orders': new Uint8Array(70_000_000) }),
    'unpacks to more',
  ],
  'a zip of very many files': () => [
    'a.zip',
    zipSync(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at}`, new Uint8Array(1)]))),
    'unpacks to more',
  ],
};

test.each(sample(Object.keys(closed), 7))(
  '%s from a player is listed with the reason, and answered; from a stranger it is left alone',
  async (what) => {
    const { gm, players } = await begin();
    const [name, bytes, why] = closed[what]?.(await ordersOf(players, 'ann')) ?? ['', new Uint8Array(), ''];
    const mail = await readMail(Buffer.from(attached(name, bytes), 'latin1'));
    const stranger: InMail = { ...mail, sender: 'eve@example.org' };
    expect(await takeLetter(needs, gm, stranger)).toMatchObject({ dealt: false, receipts: 0 });
    const taken = await takeLetter(needs, gm, mail);
    expect(taken).toMatchObject({ dealt: true, files: 1, receipts: 1 });
    expect(taken.said).toContain('refused');
    expect(gm.standing().notTaken).toMatchObject([{ verdict: 'refused', code: 'not-opened' }]);
    expect(gm.standing().notTaken[0]?.reason).toContain(why);
    const [receipt] = gm.store.post.letters();
    expect(receipt?.to).toBe('ann@example.org');
    expect(receipt?.body.replace(/\s+/g, ' ')).toContain(why);
    expect(await takeLetter(needs, gm, mail)).toEqual({ dealt: true, files: 0, receipts: 0 });
  },
);

test('what no length and digest vouch for is not put right, but called changed on its way', async () => {
  const { gm, players } = await begin();
  const orders = await ordersOf(players, 'ann');
  const lossy = Buffer.from(new TextDecoder('utf-8').decode(orders));
  const mail = await readMail(Buffer.from(attached('a.orders', lossy), 'latin1'));
  await takeLetter(needs, gm, mail);
  expect(gm.standing().notTaken).toMatchObject([{ verdict: 'refused', code: 'damaged' }]);
  expect(gm.standing().notTaken[0]?.reason).toMatch(/treated it as text.*\.zip/);
  expect(gm.store.post.letters()[0]?.body.replace(/\s+/g, ' ')).toMatch(/treated it as text.*\.zip/);
});

test('what an Apple machine keeps beside a file is nothing', async () => {
  const fork = Buffer.from([0, 5, 0x16, 7, 0, 2, 0, 0]);
  expect(await unwrapped({ name: '._a.orders', bytes: fork })).toEqual({
    files: [],
    closed: [],
    packed: false,
  });
  const { gm, players } = await begin();
  const zip = zipSync({ '__MACOSX/._a.orders': fork, 'a.orders': await ordersOf(players, 'ann') });
  await takeLetter(needs, gm, await readMail(Buffer.from(attached('a.zip', zip), 'latin1')));
  expect(gm.store.received(1)).toMatchObject([{ verdict: 'final', name: 'a.orders' }]);
});
