import { gzipSync } from 'node:zlib';

import { zipSync } from 'fflate';

import type { World } from './world.ts';

const lines = (text: readonly string[]): string => text.join('\r\n');
const base64 = (bytes: Uint8Array): string =>
  (
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');
const head = (from: string, type: string): string =>
  lines([
    `From: A player <${from}>`,
    'To: gm@example.org',
    'Subject: =?utf-8?Q?My_orders_=C3=A9?=',
    'Date: Sat, 21 Nov 2026 18:00:00 +0000',
    `Message-ID: <${from.length}.1@example.org>`,
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
  ]);
const part = (type: string, name: string, bytes: Uint8Array): string =>
  lines([
    `Content-Type: ${type}; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(bytes),
  ]);
const mixed = (from: string, parts: readonly string[]): string =>
  `${head(from, 'multipart/mixed; boundary="b1"')}\r\n\r\nThis is a letter in parts.\r\n${parts.map((one) => `--b1\r\n${one}\r\n`).join('')}--b1--\r\n`;

/** `winmail.dat` with one file in it, as programs of one maker write it. */
function tnef(name: string, bytes: Uint8Array): Uint8Array {
  const attribute = (id: number, value: Uint8Array): Buffer => {
    const start = Buffer.alloc(9);
    start.writeUInt8(2, 0);
    start.writeUInt32LE(id, 1);
    start.writeUInt32LE(value.length, 5);
    return Buffer.concat([start, value, Buffer.alloc(2)]);
  };
  const first = Buffer.from([0x78, 0x9f, 0x3e, 0x22, 0, 0]);
  return new Uint8Array(
    Buffer.concat([
      first,
      attribute(0x00069002, new Uint8Array(14)),
      attribute(0x0006800f, bytes),
      attribute(0x00018010, Buffer.from(`${name}\0`)),
    ]),
  );
}

/** Letters of every make: plain, quoted, nested, forwarded, packed, broken. */
export function letterSeeds({ seat, orders: [first, second, old] }: World): readonly Uint8Array[] {
  if (first === undefined || second === undefined || old === undefined)
    throw new Error('too few orders for letters');
  const from = `${seat}@example.org`;
  const note = lines([
    'Content-Type: text/plain; charset=utf-8; format=flowed',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'My orders, =C3=A9 voil=C3=A0.=',
    '--=20',
    'Ann',
  ]);
  const plain = mixed(from, [note, part('application/octet-stream', 'gw9N02.orders', first)]);
  const html = lines([
    'Content-Type: multipart/alternative; boundary="b2"',
    '',
    '--b2',
    note,
    '--b2',
    'Content-Type: text/html',
    '',
    '<p>My <b>orders</b></p>',
    '--b2--',
  ]);
  const letters = [
    plain,
    mixed('stranger@example.org', [
      html,
      part('application/octet-stream', '../../../../outside.orders', second),
      part('text/plain', '=?utf-8?B?w6k=?=.orders', old),
    ]),
    mixed(from, [note, `Content-Type: message/rfc822\r\nContent-Disposition: attachment\r\n\r\n${plain}`]),
    mixed(from, [part('application/zip', 'a.zip', zipSync({ 'a.orders': first, 'b.orders': second }))]),
    mixed(from, [
      part('application/gzip', 'a.orders.gz', gzipSync(first)),
      part('application/octet-stream', 'a.eml', Buffer.from(plain, 'latin1')),
    ]),
    mixed(from, [part('application/ms-tnef', 'winmail.dat', tnef('gw9N02.orders', first))]),
    `${head(from, "application/octet-stream; name*0*=utf-8''gw9; name*1*=N02.orders")}\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(first)}\r\n`,
    `${head(from, 'text/plain')}\r\n\r\n> ${base64(first).replaceAll('\r\n', '\r\n> ')}\r\n`,
    `${head('mailer-daemon@example.org', 'multipart/report; boundary=b1')}\r\nAuto-Submitted: auto-replied\r\nReturn-Path: <>\r\n\r\n--b1\r\n${note}\r\n--b1--`,
    `${head(from, 'text/plain')}\r\nContent-Transfer-Encoding: uuencode\r\n\r\nbegin 644 a.orders\r\n#0V%T\r\n\`\r\nend\r\n`,
  ];
  return letters.map((letter) => new Uint8Array(Buffer.from(letter, 'latin1')));
}

export const letterWords: readonly string[] = [
  'Content-Type: ',
  'Content-Transfer-Encoding: ',
  'Content-Disposition: attachment; filename=',
  'boundary=',
  'message/rfc822',
  'multipart/mixed',
  'multipart/digest',
  'message/partial',
  'base64',
  'quoted-printable',
  '7bit',
  'x-uuencode',
  '--b1',
  '--b1--',
  '--b2',
  '\r\n\r\n',
  '=?utf-8?B?',
  '=?iso-2022-jp?Q?',
  '?=',
  "filename*=utf-8''",
  'filename*0=',
  '%00',
  '../',
  '..\\',
  'C:\\',
  '\r\n ',
  '\r\n\t',
  'From: ',
  'Sender: ',
  'Reply-To: ',
  'Date: ',
  'Message-ID: <',
  '>',
  '<',
  '@',
  '(',
  ')',
  ';',
  ',',
  '"',
  'charset=utf-7',
  'charset=utf-16',
  'U2VhbGVkIE9yZGVycyBvcmRlcnMg',
  'application/ms-tnef',
  'Auto-Submitted: no',
  'Precedence: bulk',
  'group:;',
];
