import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ResultsBody } from '#kernel/files/bodies.ts';
import { calendarOf } from '#main/services/library/results/calendarFile.ts';
import { setDeadline } from '#main/services/gm/policy/policy.ts';
import { clock } from '../../support/mail/postWorld.ts';
import { ann, resultsFor, toyGame } from '../../support/desk/gmWorld.ts';
import { codesOf, libraryAt, valueOf } from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';

afterAll(removeFolders);

/* A calendar file (RFC 5545), read a second time by what the standard says of lines (3.1), texts (3.3.11) and components. */
interface Property {
  readonly name: string;
  readonly value: string;
}

/** The lines as they are in the file, each without its end. */
const rawLines = (bytes: Uint8Array): readonly string[] => {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) expect(line).not.toMatch(/[\r\n]/);
  return lines;
};

/** What is whole again after folding: the line end and the one blank behind it go. */
function propertiesOf(bytes: Uint8Array): readonly Property[] {
  const whole: string[] = [];
  for (const line of rawLines(bytes)) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    if (line.startsWith(' ')) whole.push((whole.pop() ?? '') + line.slice(1));
    else whole.push(line);
  }
  return whole.map((line) => {
    const colon = line.indexOf(':');
    return { name: line.slice(0, colon), value: line.slice(colon + 1) };
  });
}

/** A text without its escapes. A comma or semicolon that bears none would end it. */
function textOf(value: string): string {
  expect(value.replace(/\\[\\;,nN]/g, '')).not.toMatch(/[\\;,]/);
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
}

const due = { at: '2026-12-06T19:00:00.000Z', zone: 'Europe/Berlin', said: '2026-11-29T08:05:09.120Z' };
const key = { game: 'gw9', seat: 'north', turn: 3 };
const gm = { sign: 'the game master’s', seal: '' };

function fileOf(change: Partial<ResultsBody> = {}, of = key): Uint8Array {
  const body = { title: 'A war', gm, due, address: 'gm@example.org', ...change } as ResultsBody;
  const ruleset = {
    presentation: { calendar: (turn: number) => ({ template: 'turn {turn}', args: { turn } }) },
  };
  const made = valueOf(calendarOf(of, { body, view: undefined, ruleset: ruleset as never }));
  expect(made.name).toBe('gw9N03-north-due.ics');
  return Buffer.from(made.base64, 'base64');
}

const valuesOf = (bytes: Uint8Array, name: string): readonly string[] =>
  propertiesOf(bytes)
    .filter((one) => one.name === name)
    .map(({ value }) => value);
const valueIn = (bytes: Uint8Array, name: string): string => valuesOf(bytes, name)[0] ?? '';

test('it is one event at the moment, with a reminder a day before, stamped as the results were made', () => {
  expect(propertiesOf(fileOf()).map(({ name, value }) => [name, value])).toEqual([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Sealed Orders//Deadlines//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['BEGIN', 'VEVENT'],
    ['UID', expect.stringMatching(/^gw9-[0-9a-f]{12}-north-3@sealed-orders\.invalid$/)],
    ['DTSTAMP', '20261129T080509Z'],
    ['SEQUENCE', '0'],
    ['DTSTART', '20261206T190000Z'],
    ['SUMMARY', 'A war: orders for turn 3 are due'],
    ['DESCRIPTION', expect.any(String)],
    ['TRANSP', 'TRANSPARENT'],
    ['BEGIN', 'VALARM'],
    ['ACTION', 'DISPLAY'],
    ['TRIGGER', '-P1D'],
    ['DESCRIPTION', 'A war: orders for turn 3 are due'],
    ['END', 'VALARM'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ]);
});

test('the description says the moment in the zone of the game, where orders go, and that it may change', () => {
  expect(textOf(valueIn(fileOf(), 'DESCRIPTION'))).toBe(
    [
      'Orders for turn 3 of A war are due on Sun 6 Dec, 20:00 Europe/Berlin.',
      'Send them to gm@example.org.',
      'The game master may still change that.',
    ].join('\n'),
  );
  const bare = textOf(
    valueIn(fileOf({ address: 'no address', due: { ...due, zone: 'Nowhere' } }), 'DESCRIPTION'),
  );
  expect(bare).toContain('are due on Sun 6 Dec, 19:00 UTC.');
  expect(bare).not.toContain('Send them');
});

test('signs of the format in a title are escaped, and long lines folded between letters', () => {
  const title = String.raw`War; peace, «and» a back\slash: ${'schön 星 🚀 '.repeat(14)}`.trim();
  const file = fileOf({ title });
  expect(rawLines(file).some((line) => line.startsWith(' '))).toBe(true);
  expect(valuesOf(file, 'SUMMARY').map(textOf)).toEqual([`${title}: orders for turn 3 are due`]);
  // Lines are as full as they may be: a letter of four octets leaves at most three.
  const summary = rawLines(file).slice(10, 13);
  for (const line of summary.slice(0, 2)) expect(Buffer.byteLength(line)).toBeGreaterThan(71);
});

test('a later entry of the same turn has the same name and a higher number; another turn, seat or game another name', () => {
  const uid = (change: Partial<ResultsBody>, of = key): string => valueIn(fileOf(change, of), 'UID');
  const later = { rerun: 2, due: { ...due, at: '2026-12-13T19:00:00.000Z', said: due.at } };
  expect(uid(later)).toBe(uid({}));
  expect(valueIn(fileOf(later), 'SEQUENCE')).toBe('2');
  expect(valueIn(fileOf(later), 'DTSTAMP')).toBe('20261206T190000Z');
  expect(uid({ gm: { ...gm, sign: 'another' } })).not.toBe(uid({}));
});

test('the library lists when orders are due and makes the file; of a turn without a deadline it makes none', async () => {
  const root = tempFolder();
  const gm = await toyGame(join(root, 'toy.game'));
  const library = libraryAt(join(root, 'library'));
  valueOf(await library.take(resultsFor(gm, ann)));
  valueOf(setDeadline({ clock }, gm.store, 'Tuesday 17:00 UTC'));
  await gm.run();
  valueOf(await library.take(resultsFor(gm, ann)));
  const [first, second] = valueOf(await library.list());
  expect(first).not.toHaveProperty('due');
  const told = { at: '2026-11-24T17:00:00.000Z', zone: 'UTC', said: '2026-11-21T18:30:00.000Z' };
  expect(second?.due).toEqual(told);
  const turn = { game: 'gw9', seat: 'ann', turn: 2 };
  expect(valueOf(await library.open(turn)).due).toEqual(told);
  const made = valueOf(calendarOf(turn, valueOf(await library.results(turn))));
  expect(valueIn(Buffer.from(made.base64, 'base64'), 'DTSTART')).toBe('20261124T170000Z');
  const before = { ...turn, turn: 1 };
  expect(codesOf(calendarOf(before, valueOf(await library.results(before))))).toEqual(['no-deadline']);
  // A game that is over waits for nothing.
  const over = valueOf(await library.results(turn));
  expect(codesOf(calendarOf(turn, { ...over, body: { ...over.body, over: true } }))).toEqual(['no-deadline']);
});
