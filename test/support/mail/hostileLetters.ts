import { mailLimits } from '#main/services/incoming/limits.ts';

/* Letters made to cost whoever reads them: as long as a letter may be, and as many of something as fit. */

const head = 'From: Ann <ann@example.org>\r\nSubject: x\r\nMIME-Version: 1.0\r\n';
const binary = (encoding: string): string =>
  `${head}Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
const start = Buffer.from('Sealed Orders orders ').toString('base64');
const full = mailLimits.bytes - 100_000;
const filled = (text: string, length = full): string => text.repeat(Math.floor(length / text.length));
const wholeOf = (text: string): string => text.slice(0, full);
const within = (inner: string, many: number, mark: string): string =>
  `Content-Type: multipart/mixed; boundary=${mark}\r\n\r\n${`--${mark}\r\nContent-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(inner).toString('base64')}\r\n`.repeat(many)}--${mark}--\r\n`;

export const hostileLetters: Readonly<Record<string, () => string>> = {
  'beginnings of orders on every line': () => `${head}\r\n${filled(`${start}\r\n`, 8_700_000)}`,
  'beginnings of orders on every line, ended by bare carriage returns': () =>
    `${head}\r\n${filled(`${start}\r`)}`,
  'beginnings of orders on one line': () => `${head}\r\n${filled(start)}`,
  'orders with one letter on each line': () => `${head}\r\n${start}\r\n${filled('A\r')}`,
  'as many short lines as are read': () => `${head}\r\n${filled('\n', mailLimits.lines - 100)}`,
  'as many long lines as are read': () =>
    `${head}\r\n${filled(`${'a'.repeat(37)}\r\n`, (mailLimits.lines - 100) * 39)}`,
  'base64 that ends everywhere': () => binary('base64') + filled('AA=='),
  'base64 that ends everywhere, on many lines': () =>
    binary('base64') + filled(`${'A='.repeat(18)}\r\n`, (mailLimits.lines - 100) * 38),
  'text that flows': () =>
    `${head}Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\n${filled('- \r\n', (mailLimits.lines - 100) * 4)}`,
  'two bodies that could each be shown as the other': () =>
    `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${filled('<', full / 2)}\r\n--b\r\nContent-Type: text/plain\r\n\r\n${filled('&', full / 2)}\r\n--b--`,
  'a calendar of nothing': () =>
    `${head}Content-Type: text/calendar\r\n\r\n${filled('\r\n', (mailLimits.lines - 100) * 2)}`,
  'letters in letters in letters': () =>
    head +
    wholeOf(
      [0, 1, 2, 3, 4].reduce(
        (inner, depth) => within(inner, 3, `z${depth}`),
        `Content-Type: text/html\r\n\r\n${'<'.repeat(20_000)}`,
      ),
    ),
  'letters of endless senders': () =>
    `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${filled(`--b\r\nContent-Type: message/rfc822\r\n\r\nFrom: ${'a:'.repeat(60_000)}\r\n\r\nx\r\n`)}`,
};
