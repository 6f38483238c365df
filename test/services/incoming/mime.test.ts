import { expect, test } from 'vitest';
import { mailLimits } from '#main/services/incoming/limits.ts';
import { readMail } from '#main/services/incoming/mime.ts';

/** An orders file as far as a mail program can tell: its first line, and bytes that no text would survive. */
const orders = Buffer.concat([
  Buffer.from('Sealed Orders orders 1\n{"game":"gw9"}\n'),
  Buffer.from(Array.from({ length: 601 }, (_, at) => (at * 7) % 256)),
]);
const base64 = (bytes: Buffer = orders): string => bytes.toString('base64').replace(/(.{76})/g, '$1\r\n');
const quotedPrintable = (bytes: Buffer): string =>
  [...bytes]
    .map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
    .replace(/((?:=..){24})/g, '$1=\r\n');

const head =
  'From: Ann <Ann@Example.org>\r\nTo: gm@example.org\r\nSubject: Orders\r\nMessage-ID: <one@example.org>\r\nDate: Sat, 21 Nov 2026 10:00:00 -0800\r\nMIME-Version: 1.0\r\n';
const part = (headers: string, body: string): string => `${headers}\r\n\r\n${body}\r\n`;
const multipart = (parts: readonly string[], { kind = 'mixed', mark = 'mark', end = true } = {}): string =>
  `Content-Type: multipart/${kind}; boundary="${mark}"\r\n\r\n${parts.map((one) => `--${mark}\r\n${one}`).join('')}${end ? `--${mark}--\r\n` : ''}`;
const words = part('Content-Type: text/plain', 'Here are my orders.');
const attached = (name = 'a.orders', headers = ''): string =>
  part(
    `Content-Type: application/octet-stream; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64${headers}`,
    base64(),
  );
const tnefPart = (id: number, bytes: Buffer): Buffer => {
  const start = Buffer.alloc(9);
  start.writeUInt8(2, 0);
  start.writeUInt32LE(id, 1);
  start.writeUInt32LE(bytes.length, 5);
  return Buffer.concat([start, bytes, Buffer.alloc(2)]);
};
const winmail = Buffer.concat([
  Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
  tnefPart(0x00069002, Buffer.alloc(14)),
  tnefPart(0x00018010, Buffer.from('a.orders\0')),
  tnefPart(0x0006800f, orders),
]);
const within = (mail: string, depth: number): string =>
  depth === 0
    ? mail
    : within(
        `${head}${multipart([words, part('Content-Type: message/rfc822', mail)], { mark: `m${depth}` })}`,
        depth - 1,
      );

const whole: Readonly<Record<string, string | Buffer>> = {
  'plainly attached': head + multipart([words, attached()]),
  'nested three deep':
    head +
    multipart([multipart([multipart([words, attached()], { mark: 'c' })], { kind: 'related', mark: 'b' })]),
  'text and HTML, with the file beside':
    head +
    multipart([
      multipart([words, part('Content-Type: text/html', '<p>Orders')], { kind: 'alternative', mark: 'b' }),
      attached(),
    ]),
  'no text at all': `${head}Content-Type: application/octet-stream; name="a.orders"\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64()}`,
  'in quoted-printable':
    head +
    multipart([
      part(
        'Content-Type: application/octet-stream; name=a.orders\r\nContent-Disposition: attachment\r\nContent-Transfer-Encoding: quoted-printable',
        quotedPrintable(orders),
      ),
    ]),
  'as 8-bit bytes': Buffer.concat([
    Buffer.from(
      `${head}Content-Type: multipart/mixed; boundary=mark\r\n\r\n--mark\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename=a.orders\r\nContent-Transfer-Encoding: base64\r\n\r\n`,
    ),
    Buffer.from(base64()),
    Buffer.from('\r\n--mark--'),
  ]),
  'called text':
    head +
    multipart([
      words,
      part(
        'Content-Type: text/plain; charset=utf-8; name=a.orders\r\nContent-Disposition: attachment; filename=a.orders\r\nContent-Transfer-Encoding: base64',
        base64(),
      ),
    ]),
  'of a charset that is none':
    head + multipart([part('Content-Type: text/plain; charset=klingon-1', 'nuqneH'), attached()]),
  'forwarded as a mail':
    head +
    multipart([
      words,
      part('Content-Type: message/rfc822', head + multipart([words, attached()], { mark: 'b' })),
    ]),
  'forwarded as an attached mail':
    head +
    multipart([
      part(
        'Content-Type: message/rfc822\r\nContent-Disposition: attachment; filename=x.eml',
        head + multipart([attached()], { mark: 'b' }),
      ),
    ]),
  'in winmail.dat':
    head +
    multipart([
      words,
      part(
        'Content-Type: application/ms-tnef; name=winmail.dat\r\nContent-Transfer-Encoding: base64',
        base64(winmail),
      ),
    ]),
  'without its end': head + multipart([words, attached()], { end: false }),
  'with bare line feeds': (head + multipart([words, attached()])).replaceAll('\r\n', '\n'),
  'with a boundary that is not there': `${head}Content-Type: multipart/mixed; boundary="lost"\r\n\r\n--mark\r\n${attached()}--mark--`,
  'with a boundary that nobody told': `${head}Content-Type: multipart/mixed\r\n\r\n--mark\r\n${attached()}--mark--`,
  'without any headers': `\r\n--mark\r\n${attached()}--mark--`,
  'quoted by who forwards it': `${head}\r\n${base64()
    .split('\r\n')
    .map((line) => `> ${line}`)
    .join('\r\n')}\r\n`,
  'with a header without end': `${head}X-Long: ${'x'.repeat(100_000)}\r\n${multipart([attached()])}`,
  'with bytes of no charset in the headers': Buffer.concat([
    Buffer.from('Subject: '),
    Buffer.from([0xff, 0xfe, 0x80, 13, 10]),
    Buffer.from(head + multipart([attached()])),
  ]),
  'as inline':
    head +
    multipart([
      part(
        'Content-Type: application/x-sealed-orders-orders\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: BASE64',
        base64(),
      ),
    ]),
  'with a name in pieces':
    head +
    multipart([
      part(
        "Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename*0*=utf-8''%61; filename*1=.orders\r\nContent-Transfer-Encoding: base64",
        base64(),
      ),
    ]),
};

test.each(Object.keys(whole))('orders are found in a mail %s', async (name) => {
  const mail = await readMail(Buffer.from(whole[name] ?? ''));
  // Readers differ in whether the end of the last line belongs to the file; whoever takes it in cuts that off.
  expect(
    mail.files.filter(({ bytes }) =>
      orders.equals(Buffer.from(bytes.at(-1) === 10 ? bytes.subarray(0, -1) : bytes)),
    ).length,
  ).toBe(1);
});

test('two files in one mail come in their order', async () => {
  const { files } = await readMail(
    Buffer.from(head + multipart([attached('b.orders'), attached('a.orders')])),
  );
  expect(files.map(({ name }) => name)).toEqual(['b.orders', 'a.orders']);
});

test('sender, moment, name and subject are read; the name of a file is whatever its sender chose', async () => {
  const mail = await readMail(Buffer.from(head + multipart([attached('../../etc/passwd\u202e.orders')])));
  expect(mail).toMatchObject({
    id: '<one@example.org>',
    sender: 'ann@example.org',
    sent: '2026-11-21T18:00:00.000Z',
    subject: 'Orders',
    automatic: false,
  });
  expect(mail.files.length).toBe(1);
});

test.each([
  ['nobody', 'From: \r\n'],
  ['a group', 'From: Friends: ann@example.org, bob@example.org;\r\n'],
  ['two lines', 'From: "a\r\nBcc: x@y.org" <not an address>\r\n'],
])('a mail from %s has no sender', async (_, from) => {
  expect(await readMail(Buffer.from(`${from}Date: never\r\nMessage-ID: one two\r\n\r\nhi`))).toMatchObject({
    sender: '',
    id: '',
  });
});

test.each([
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: AUTO-GENERATED; x=y',
  'Precedence: bulk',
  'Precedence: list',
  'Return-Path: <>',
  'List-Id: <a.example.org>',
  'X-Autoreply: yes',
])('a program wrote a mail with «%s»', async (header) => {
  expect((await readMail(Buffer.from(`${header}\r\n${head}\r\nhi`))).automatic).toBe(true);
});

test.each(['Auto-Submitted: no', 'Precedence: first-class', 'Return-Path: <ann@example.org>'])(
  'a person wrote a mail with «%s»',
  async (header) => {
    expect((await readMail(Buffer.from(`${header}\r\n${head}\r\nhi`))).automatic).toBe(false);
  },
);

test('what is too large, too deep or has too many parts is not taken apart, and does no harm', async () => {
  expect(await readMail(new Uint8Array(mailLimits.bytes + 1))).toMatchObject({
    trouble: 'too-large',
    files: [],
  });
  const parts = Array.from({ length: mailLimits.parts }, () => words);
  expect(await readMail(Buffer.from(head + multipart(parts)))).toMatchObject({ trouble: 'unreadable' });
  let deep = words;
  for (let depth = 0; depth < 100; depth += 1) deep = multipart([deep], { mark: `m${depth}` });
  expect(await readMail(Buffer.from(head + deep))).toMatchObject({ trouble: 'unreadable', automatic: true });
  expect((await readMail(Buffer.from(within('', 12)))).files).toEqual([]);
  const many = Array.from({ length: 80 }, () => part('Content-Disposition: attachment; filename=x', 'x'));
  expect((await readMail(Buffer.from(head + multipart(many)))).files.length).toBe(mailLimits.files);
});

test('no mail, however torn, makes the reader fail', async () => {
  const sound = Buffer.from(
    head +
      multipart([
        words,
        attached(),
        part('Content-Type: application/ms-tnef\r\nContent-Transfer-Encoding: base64', base64(winmail)),
      ]),
  );
  for (let cut = 0; cut < sound.length; cut += 37) {
    expect(Array.isArray((await readMail(sound.subarray(0, cut))).files)).toBe(true);
    const torn = Buffer.from(sound);
    torn.fill((cut * 13) % 256, cut, cut + 5);
    expect(Array.isArray((await readMail(torn)).files)).toBe(true);
  }
});

test('a mail of more lines than any with a file has is not taken apart, but what looks like orders in it is found', async () => {
  const mail = Buffer.from(`From: a@example.org\r\n\r\n${base64()}\r\n${'\r\n'.repeat(400_000)}`);
  const read = await readMail(new Uint8Array(mail));
  expect(read.trouble).toBe('unreadable');
  expect(read.files.map(({ bytes }) => orders.equals(Buffer.from(bytes)))).toEqual([true]);
});
