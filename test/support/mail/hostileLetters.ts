import { mailLimits } from '#main/services/incoming/limits.ts';

/* Letters made to cost whoever reads them: as long as a letter may be, and as many of something as fit. */

const head = 'From: Ann <ann@example.org>\r\nSubject: x\r\nMIME-Version: 1.0\r\n';
const binary = (encoding: string): string =>
  `${head}Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`;
const start = Buffer.from('Sealed Orders orders ').toString('base64');
const full = mailLimits.bytes - 100_000;
const filled = (text: string, length: number): string => text.repeat(Math.floor(length / text.length));
const within = (inner: string, many: number, mark: string): string =>
  `Content-Type: multipart/mixed; boundary=${mark}\r\n\r\n${`--${mark}\r\nContent-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(inner).toString('base64')}\r\n`.repeat(many)}--${mark}--\r\n`;

/** By what they hold; `share` of what fits into a letter. */
export const hostileLetters: Readonly<Record<string, (share: number) => string>> = {
  'beginnings of orders on every line': (share) => `${head}\r\n${filled(`${start}\r\n`, share * 8_700_000)}`,
  'beginnings of orders on every line, ended by bare carriage returns': (share) =>
    `${head}\r\n${filled(`${start}\r`, share * full)}`,
  'beginnings of orders on one line': (share) => `${head}\r\n${filled(start, share * full)}`,
  'orders with one letter on each line': (share) => `${head}\r\n${start}\r\n${filled('A\r', share * full)}`,
  'as many short lines as are read': (share) =>
    `${head}\r\n${filled('\n', share * (mailLimits.lines - 100))}`,
  'as many long lines as are read': (share) =>
    `${head}\r\n${filled(`${'a'.repeat(37)}\r\n`, share * (mailLimits.lines - 100) * 39)}`,
  'base64 that ends everywhere': (share) => binary('base64') + filled('AA==', share * full),
  'base64 that ends everywhere, on many lines': (share) =>
    binary('base64') + filled(`${'A='.repeat(18)}\r\n`, share * (mailLimits.lines - 100) * 38),
  'text that flows': (share) =>
    `${head}Content-Type: text/plain; format=flowed; delsp=yes\r\n\r\n${filled('- \r\n', share * (mailLimits.lines - 100) * 4)}`,
  'two bodies that could each be shown as the other': (share) =>
    `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${filled('<', (share * full) / 2)}\r\n--b\r\nContent-Type: text/plain\r\n\r\n${filled('&', (share * full) / 2)}\r\n--b--`,
  'a calendar of nothing': (share) =>
    `${head}Content-Type: text/calendar\r\n\r\n${filled('\r\n', share * (mailLimits.lines - 100) * 2)}`,
  'letters in letters in letters': (share) =>
    head +
    [0, 1, 2, 3, 4]
      .reduce(
        (inner, depth) => within(inner, 3, `z${depth}`),
        `Content-Type: text/html\r\n\r\n${'<'.repeat(20_000 * share)}`,
      )
      .slice(0, full),
  'letters of endless senders': (share) =>
    `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${filled(`--b\r\nContent-Type: message/rfc822\r\n\r\nFrom: ${'a:'.repeat(60_000)}\r\n\r\nx\r\n`, share * full)}`,
  'many small attachments': (share) =>
    `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\nContent-Type: application/x; name=a\r\n\r\nSealed Orders\r\n'.repeat(Math.floor(share * (mailLimits.parts - 10)))}${filled(' ', 200_000 * share)}`,
  'beginnings of files in uuencode': (share) =>
    `${head}\r\n${filled('begin 644 a\r\n', share * (mailLimits.lines - 100) * 13)}`,
  'files in uuencode with one line each': (share) =>
    `${head}\r\n${filled('begin 644 a\r\n#04)#\r\n', share * (mailLimits.lines - 100) * 10)}`,
  'blanks on one line': (share) =>
    `${head}Content-Type: text/html\r\n\r\n${start}${filled(' ', share * full)}x`,
  'tabs on one line, before nothing': (share) =>
    `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b${filled('\t', share * full)}x`,
};
