import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '#test/support/imports.ts';
import { areaTitles } from '#test/support/texts/areas.ts';
import { allTexts, printedIn, sourceFiles } from '#test/support/texts/listed.ts';

/* `npm run texts` lists what the program can print: nothing is missed, and each area has something. */

const geEvent = "export const seen = event('seen', { hears: all, say: () => phrase('{unit} was found.') });";
const geOrder = "order('wait', { title: 'Wait Here', say: ({ place }) => phrase('wait in {place}') });";
const geForm = "order('wait', { title: 'Wait', form: () => [number(given, 'count', 'Phases to wait')] });";
const asked = "turn.ask([{ said: phrase('Does {unit} stand?'), kinds: ['stand'], facts: [] }]);";

test.each([
  [
    'shared/rulesets/galactic-empires/fleets/a.ts',
    geOrder,
    'Galactic Empires: orders and forms',
    'wait in {place}',
  ],
  [
    'shared/rulesets/galactic-empires/fleets/a.ts',
    geForm,
    'Galactic Empires: orders and forms',
    'Phases to wait',
  ],
  ['shared/rulesets/galactic-empires/fleets/a.ts', geEvent, 'Galactic Empires: events', '{unit} was found.'],
  [
    'shared/rulesets/galactic-conquest/bank/a.ts',
    asked,
    'Galactic Conquest: questions',
    'Does {unit} stand?',
  ],
  [
    'shared/rulesets/vbam-sfb/refusals.ts',
    "export const refusals = refusalTable({ impossible: { 'too-far': 'Too far: choose another hex.' } });",
    'Victory by Any Means: refusals and advice',
    'Too far: choose another hex.',
  ],
  ['src-renderer/views/start/A.svelte', '<p>Open a\n  turn</p>', 'Start menu', 'Open a turn'],
  ['src-renderer/views/start/A.svelte', '<p>Open <b>{name}</b> now</p>', 'Start menu', 'Open … now'],
  ['src-renderer/views/map/A.svelte', '<button aria-label="zoom in">+</button>', 'Map', 'zoom in'],
  ['src-renderer/views/map/A.svelte', '<Tip title={far ? "Too far" : name} />', 'Map', 'Too far'],
  [
    'src-renderer/views/map/A.svelte',
    '<script>const said = `${count} of them`;</script>',
    'Map',
    '… of them',
  ],
  ['src-renderer/views/desk/A.svelte', '{#if one}<p>one</p>{:else}<p>none</p>{/if}', 'Desk', 'none'],
  ['src-main/gm/turn/a.ts', 'print(`Turn ${turn} was run.`);', 'Command line', 'Turn … was run.'],
  ['src-main/services/mail/a.ts', "const subject = 'Your results';", 'Letters', 'Your results'],
])('a text planted in %s is listed: %s', (file, source, area, text) => {
  expect(printedIn(file, source).filter((one) => one.area === area && one.text === text)).toHaveLength(1);
});

test.each([
  ['src-main/gm/turn/a.ts', "throw new Error('No such table.');"],
  ['src-main/adapters/game/a.ts', "run('SELECT * FROM turns');"],
  ['src-main/gm/turn/a.ts', "import { a } from './Some Name.ts'; const kind = 'some-kind';"],
  ['src-renderer/views/map/A.svelte', '<p class="Some class">{count}: {most}</p>'],
])('what nobody is shown is not listed: %s, %s', (file, source) => {
  expect(printedIn(file, source)).toEqual([]);
});

test('every file of the program belongs to an area, and every area has texts', () => {
  const text = 'const said = "Some words";';
  const files = sourceFiles();
  expect(files.length).toBeGreaterThan(2000);
  const component = `<p>Some words</p>`;
  expect(
    files.filter((file) => printedIn(file, file.endsWith('.svelte') ? component : text).length !== 1),
  ).toEqual([]);
  expect(globSync('src-renderer/**/*.html', { cwd: root })).toEqual(['src-renderer/index.html']);
  const all = allTexts();
  const without = areaTitles.filter((title) => !all.some(({ area }) => area === title));
  // Games without questions, lessons or tables have none of these.
  expect(
    without.filter((title) => !/: (questions|tutorials and help|names and tables)$/.test(title)),
  ).toEqual([]);
  expect(all.length).toBeGreaterThan(10_000);
  expect(new Set(all.map(({ area, text: said }) => `${area}\n${said}`)).size).toBe(all.length);
});
