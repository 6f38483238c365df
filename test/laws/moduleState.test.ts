import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#test/support/imports.ts';

/* State of a feature belongs to a session, a turn or the desk (state/featureStates.svelte.ts): a module holds none. */
const holdsState =
  /^(?:export )?(?:let |const \w+(?:: [^=]+)? = (?:\$state\b|new [A-Z]\w*(?:<[^(]*>)?\()).*$/gm;
/** Script of a component that all its instances share. */
const shared = /<script[^>]*\bmodule\b[^>]*>(.*?)<\/script>/gs;

function stateIn(file: string, text: string): readonly string[] {
  const scripts = file.endsWith('.ts')
    ? [text]
    : [...text.matchAll(shared)].map(([, script]) => (script ?? '').replaceAll(/^ {2}/gm, ''));
  return scripts.flatMap((script) => [...script.matchAll(holdsState)].map(([line]) => `${file}: ${line}`));
}

test.each(['src-renderer/state', 'src-renderer/views'])(
  'no module of %s holds state of its own',
  (folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(ts|svelte)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((file) =>
      stateIn(`${folder}/${file}`, readFileSync(join(root, folder, file), 'utf8')),
    );
    expect(found, 'Make it a class, and ask session.states, turn.states or desk.states for it').toEqual([]);
  },
);

test.each([
  ['a.ts', 'const known = new WeakMap<Turn, Planning>();'],
  ['a.ts', 'const known: WeakMap<Turn, Planning> = new WeakMap();'],
  ['a.ts', 'export const choice = new Choice();'],
  ['a.svelte.ts', 'let gifts = $state(0);'],
  ['a.svelte.ts', 'export const open = $state.raw({ now: undefined });'],
  ['A.svelte', '<script lang="ts" module>\n  let last = 0;\n</script>'],
])('it is found in %s: %s', (file, text) => {
  expect(stateIn(file, text)).toHaveLength(1);
});

test('constants, functions and the state of a component are none', () => {
  const words =
    'const names = { a: 1 };\nconst date = new Intl.DateTimeFormat("en");\nfunction f() {\n  let x = 1;\n}';
  expect(stateIn('a.ts', words)).toEqual([]);
  expect(stateIn('A.svelte', '<script lang="ts">\n  let open = $state(false);\n</script>')).toEqual([]);
});
