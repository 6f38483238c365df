import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from '../support/imports.ts';

/*
 * Nobody asks the machine for the time or waits for it to pass but two ports, `src-main/adapters/machine.ts` and `src-renderer/clock.ts`.
 * What takes time from them can be tried at any date, and without waiting.
 */
const remedy =
  'In src-main take a Clock or Timer (ports/machine.ts); in the page use src-renderer/clock.ts. A test waits for what it names (expect.poll, a locator), or turns the clock (handTimer.ts, turnedClock.ts, vi.useFakeTimers).';

/** Words in quotation marks are names, as of what a test fakes. */
const asks = new RegExp(
  [
    String.raw`(?<!['"\w])(?:setTimeout|setInterval|waitForTimeout)(?!['"\w])`,
    String.raw`\b(?:Date|performance|Temporal\.Now)\s*\.\s*(?:now|timeOrigin|instant|plain\w+|zoned\w+)\b`,
    String.raw`\bnew\s+Date\b(?!\s*\(\s*[^\s)])(?!['"])`,
    String.raw`(?<!\bnew\s+|[\w.'"])Date\s*\(`,
    String.raw`['"](?:node:)?timers(?:/promises)?['"]`,
    String.raw`\bprocess\s*\.\s*(?:hrtime|uptime)\b`,
    String.raw`\bAbortSignal\s*\.\s*timeout\b`,
    String.raw`(?<!['"\w])requestAnimationFrame(?!['"\w])`,
  ].join('|'),
  'g',
);

interface Exception {
  readonly where: RegExp;
  readonly why: string;
}

const exceptions: readonly Exception[] = [
  { where: /^src-main\/adapters\/machine\.ts$/, why: 'The port of the hosts.' },
  { where: /^src-renderer\/clock\.ts$/, why: 'The port of the page.' },
  {
    where: /^src-main\/launch\//,
    why: 'It runs in whatever Node there is, before anything is installed, and says how long a stage took.',
  },
  { where: /^test\/bench\//, why: 'It measures.' },
  { where: /^test\/soak\//, why: 'Long trials say how long they took, and end what hangs.' },
  {
    where: /^test\/mutate\/processes\/watchdog\.ts$/,
    why: 'Rules broken on purpose may never come to an end: what counts their work ends them from beside.',
  },
  {
    where: /^test\/support\/time\/until\.ts$/,
    why: 'A program of another hand, such as a mail server, does not tell when it is ready: it is asked until it is.',
  },
  {
    where: /^test\/support\/time\/moments\.ts$/,
    why: 'A program is killed at a moment of its own time: that is what is tried.',
  },
  { where: /^test\/laws\/clock\.test\.ts$/, why: 'It plants what it looks for.' },
  { where: /^test\/launch\/lint\.test\.ts$/, why: 'It plants what the linter finds.' },
  {
    where: /^test\/e2e\/desk\/realMailGame\.long\.test\.ts$/,
    why: 'A real mailbox tells by its own clock when a letter came.',
  },
  {
    where: /^test\/e2e\/firefox\.long\.test\.ts$/,
    why: 'It waits until another browser has painted, which tells nobody.',
  },
];

const foundIn = (file: string, text: string): readonly string[] =>
  [...text.matchAll(asks)].map(
    ({ 0: words, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${words}`,
  );

const files = sources(['shared', 'src-main', 'src-renderer', 'test']);
const found = files.flatMap((file) => foundIn(file, readFileSync(join(root, file), 'utf8')));

test('nobody asks for the time, or waits for it to pass, but the two ports', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const refused = found.filter(
    (line) => !exceptions.some(({ where }) => where.test(line.split(':')[0] ?? '')),
  );
  expect(refused, remedy).toEqual([]);
});

test.each(exceptions)('the exception $where is needed: $why', ({ where }) => {
  expect(found.filter((line) => where.test(line.split(':')[0] ?? ''))).not.toEqual([]);
});

test.each([
  ['src-main/services/a.ts', 'await new Promise((rest) => void setTimeout(rest, 100));'],
  ['src-main/services/a.ts', 'let timer: ReturnType<typeof setInterval> | undefined;'],
  ['src-main/services/a.ts', "import { setTimeout as pause } from 'node:timers/promises';"],
  ['src-main/services/a.ts', "const { setTimeout: wait } = await import('timers');"],
  ['src-main/services/a.ts', 'const at = new Date().toISOString();'],
  ['src-main/services/a.ts', 'const at = new Date;'],
  ['src-main/services/a.ts', 'const at = Date();'],
  ['src-main/services/a.ts', 'const at = Date . now();'],
  ['src-main/services/a.ts', 'const zoned = Temporal.Now.zonedDateTimeISO();'],
  ['src-main/services/a.ts', 'const began = process.hrtime.bigint();'],
  ['src-main/services/a.ts', 'fetch(source, { signal: AbortSignal.timeout(500) });'],
  ['src-renderer/views/A.svelte', '<button onclick={() => window.setTimeout(close, 300)}>Close</button>'],
  ['src-renderer/views/A.svelte', '<p>{new Date( ).toLocaleDateString()}</p>'],
  [
    'src-renderer/views/A.svelte',
    '<script lang="ts">\n  let frame = requestAnimationFrame(step);\n</script>',
  ],
  ['src-renderer/views/A.svelte', '{#if performance.now() > last}<b>late</b>{/if}'],
  ['test/e2e/a.e2e.test.ts', 'await page.waitForTimeout(300);'],
  ['test/ui/a.browser.test.ts', 'const later = performance.timeOrigin + 5;'],
])('it is found in %s: %s', (file, text) => {
  expect(foundIn(file, text)).not.toEqual([]);
});

test('what a clock was asked for is no question, nor is a name', () => {
  const text = [
    'const at = new Date(clock.now()).toISOString();',
    'const due = new Date(2099, 0, 2, 12, 0);',
    'const read = Date.parse(text) > Date.UTC(2026, 1, 1);',
    "vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'performance'] });",
    'const isDate = (value: unknown): value is Date => value instanceof Date;',
    'clock.now() - performanceOf(turn) + clock.pause(20) + updateDate(turn);',
  ].join('\n');
  expect(foundIn('a.ts', text)).toEqual([]);
});

/** A limit of waiting that a test names itself: `timeout: 5_000`, or a number as the last argument of a test. */
const limit = /\btimeout:\s*\d|^\s*\}(?:\))*,\s*\d[\d_]{3,}\s*\);?$/gm;
const limitsIn = (file: string, text: string): readonly string[] =>
  [...text.matchAll(limit)].map(({ index }) => `${file}:${text.slice(0, index).split('\n').length}`);

test('no test says itself how long it waits: support/limits.ts does, for machines of any speed', () => {
  const tests = files.filter(
    (file) => /^test\/.*\.test\.ts$/.test(file) && file !== 'test/laws/clock.test.ts',
  );
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.flatMap((file) => limitsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test.each(['await expect.poll(kind, { timeout: 15_000 });', '  }, 40_000);', 'click({ timeout: 3000 })'])(
  'a limit is found in %s',
  (text) => {
    expect(limitsIn('a.test.ts', text)).toEqual(['a.test.ts:1']);
  },
);
