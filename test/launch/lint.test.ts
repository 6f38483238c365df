import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { root } from '#test/support/imports.ts';
import { removeFolders, tempFolder } from '#test/support/tempFolder.ts';

const component = (script: string, markup = '<p>{one}</p>'): string =>
  `<script lang="ts">\n  const one: number = 1;\n${script}\n</script>\n\n${markup}\n`;
const promised = 'const later = (): Promise<number> => Promise.resolve(1);\n';
const kinds = "type Kind = 'a' | 'b';\n";
const host =
  'Date Intl performance crypto process Buffer console globalThis fetch queueMicrotask setTimeout setInterval setImmediate window document navigator localStorage location';

/** Of the page's modules svelte-check says so too. */
const alsoTyped = (rule: string, folder: string): string =>
  folder === 'src-renderer' ? `Error ${rule}` : rule;

/** One fault a file, except where a list is forbidden: what finds it, where it is, and its text. */
const planted: readonly (readonly [found: string, file: string, text: string])[] = [
  ...host
    .split(' ')
    .map(
      (name) =>
        [
          'no-restricted-globals',
          `shared/kernel/${name}.ts`,
          `export const kind = typeof ${name};\n`,
        ] as const,
    ),
  ...['keys', 'entries', 'values'].map(
    (name) =>
      [
        'no-restricted-properties',
        `shared/contract/${name}.ts`,
        `export const list = Object.${name}({ a: 1 });\n`,
      ] as const,
  ),
  ['no-restricted-properties', 'shared/rulesets/a/dice.ts', 'export const dice = Math.random();\n'],
  ['no-restricted-properties', 'shared/kernel/inOrder.ts', 'export const dice = Math.random();\n'],
  ['no-locale', 'shared/kernel/words.ts', "export const first = 'a'.localeCompare('b');\n"],
  ['no-locale', 'shared/kernel/print.ts', 'export const digits = (1).toLocaleString();\n'],
  [
    'no-for-in',
    'shared/kernel/walk.ts',
    "export function walk(from: Record<string, number>): string {\n  for (const key in from) return key;\n  return '';\n}\n",
  ],
  ['named-exports', 'shared/kernel/only.ts', 'export default 1;\n'],
  ['no-class', 'shared/kernel/thing.ts', 'export class Thing {\n  readonly size = 1;\n}\n'],
  ['max-lines', 'shared/kernel/long.ts', 'export {};\n'.repeat(251)],
  ['max-lines', 'src-main/long.ts', 'export {};\n'.repeat(251)],
  ['max-lines', 'src-main/long.mjs', 'export {};\n'.repeat(251)],
  ['max-lines', 'src-renderer/long.ts', 'export {};\n'.repeat(251)],
  [
    'max-lines-per-function',
    'shared/kernel/deep.ts',
    `export function deep(): void {\n${'  deep();\n'.repeat(50)}}\n`,
  ],
  ...['shared/kernel', 'src-main', 'src-renderer'].flatMap((folder) => [
    [
      'whole-sentence',
      `${folder}/sentence.ts`,
      'const phrase = (text: string): string => text;\nexport const told = (name: string): string => phrase(`Hello ${name}`);\n',
    ] as const,
    [
      'whole-sentence',
      `${folder}/template.ts`,
      'export const told = (name: string): string => `Hello {name} of ${name}`;\n',
    ] as const,
    ['written-out', `${folder}/spread.ts`, 'export const all = Math.max(...[1, 2]);\n'] as const,
    [
      'written-out',
      `${folder}/parts.ts`,
      'export const all = (open: boolean): object => ({ b: 1, ...{ a: open } });\n',
    ] as const,
  ]),
  ...['shared/kernel', 'src-main', 'src-renderer', 'test'].flatMap((folder) => [
    ['no-floating-promises', `${folder}/floating.ts`, `${promised}later();\nexport {};\n`] as const,
    [
      'no-misused-promises',
      `${folder}/misused.ts`,
      `${promised}export function told(): void {\n  [1].forEach(later);\n}\n`,
    ] as const,
    [
      'await-thenable',
      `${folder}/thenable.ts`,
      'export async function told(): Promise<void> {\n  await 1;\n}\n',
    ] as const,
    ['no-debugger', `${folder}/debugger.ts`, 'debugger;\nexport {};\n'] as const,
    ['no-explicit-any', `${folder}/any.ts`, 'export type Anything = any;\n'] as const,
    [alsoTyped('no-unused-vars', folder), `${folder}/unused.ts`, 'const nobody = 1;\nexport {};\n'] as const,
    ['prefer-const', `${folder}/const.ts`, 'let one = 1;\nexport const two = one + 1;\n'] as const,
    [
      alsoTyped('consistent-type-imports', folder),
      `${folder}/typeImport.ts`,
      "import { Kind } from './kind.ts';\nexport const kind: Kind = 'a';\n",
    ] as const,
  ]),
  ...['shared/kernel', 'src-main', 'src-renderer'].flatMap((folder) => [
    [
      'switch-exhaustiveness-check',
      `${folder}/switch.ts`,
      `${kinds}export function told(kind: Kind): number {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n`,
    ] as const,
    [
      'no-unnecessary-condition',
      `${folder}/condition.ts`,
      "export const told = (name: { at: string }): string => name.at ?? 'b';\n",
    ] as const,
    [
      'no-unsafe-assignment',
      `${folder}/unsafe.ts`,
      "export function told(): void {\n  const read = JSON.parse('1');\n  void read;\n}\n",
    ] as const,
    [
      'restrict-template-expressions',
      `${folder}/printed.ts`,
      'export const told = (open: boolean): string => `It is ${open}.`;\n',
    ] as const,
    [
      'restrict-plus-operands',
      `${folder}/sum.ts`,
      "export const told = (count: number): string => 'a' + count;\n",
    ] as const,
    [
      'only-throw-error',
      `${folder}/thrown.ts`,
      "export function told(): never {\n  throw 'a';\n}\n",
    ] as const,
    [
      'no-deprecated',
      `${folder}/old.ts`,
      '/** @deprecated Ask another. */\nconst old = 1;\nexport const told = old;\n',
    ] as const,
  ]),
  ['no-undef', 'src-main/unknown.mjs', 'export const told = nowhere;\n'],
  ['no-dupe-keys', 'test/twice.js', 'export const told = { a: 1, a: 2 };\n'],
  // In components: what stands in the script is found there, and what needs types or markup in what svelte-check wrote.
  ['no-debugger', 'src-renderer/Debugger.svelte', component('  $effect(() => {\n    debugger;\n  });')],
  [
    'no-floating-promises',
    'src-renderer/Floating.svelte',
    component(`  ${promised}  $effect(() => {\n    later();\n  });`),
  ],
  [
    'no-floating-promises',
    'src-renderer/FloatingInMarkup.svelte',
    component(`  ${promised}`, '<button onclick={() => { later(); }}>{one}</button>'),
  ],
  [
    'no-misused-promises',
    'src-renderer/Misused.svelte',
    component(`  ${promised}`, '<button onclick={() => { [one].forEach(later); }}>{one}</button>'),
  ],
  [
    'switch-exhaustiveness-check',
    'src-renderer/Switch.svelte',
    component(
      `  ${kinds}  function told(kind: Kind): number {\n    switch (kind) {\n      case 'a':\n        return 1;\n    }\n    return 2;\n  }`,
      "<p>{told('a')} {one}</p>",
    ),
  ],
  [
    'whole-sentence',
    'src-renderer/Sentence.svelte',
    component('  const term = (text: string): string => text;', '<p>{term(`Hello ${one}`)}</p>'),
  ],
  [
    'no-base-to-string restrict-template-expressions',
    'src-renderer/Printed.svelte',
    component('  const printed: object = {};\n  const told = `It is ${printed}.`;', '<p>{told} {one}</p>'),
  ],
  // What svelte-check alone sees.
  [
    'Error',
    'src-renderer/WrongProp.svelte',
    component("  import Typed from './Typed.svelte';", '<Typed size="a" /> {one}'),
  ],
  [
    'Error',
    'src-renderer/WrongPropByName.svelte',
    component("  import Typed from '#ui/Typed.svelte';", '<Typed wide={1} size={one} />'),
  ],
  ['Error no-unsafe-call', 'src-renderer/WrongMarkup.svelte', component('', '<p>{one.toUpperCase()}</p>')],
  ['Error', 'src-renderer/Unused.svelte', component('  const nobody = 2;')],
  ['Error', 'src-renderer/Misspelt.svelte', component('', '<p>{two} {one}</p>')],
  [
    'Warn',
    'src-renderer/Css.svelte',
    component('', '<p>{one}</p>\n\n<style>\n  .nobody {\n    color: red;\n  }\n</style>'),
  ],
  ['Warn', 'src-renderer/Picture.svelte', component('', '<img src="a.png" /> {one}')],
];

/** Nothing is wrong with these. */
const clean: Readonly<Record<string, string>> = {
  'src-renderer/Typed.svelte':
    '<script lang="ts">\n  let { size }: { size: number } = $props();\n</script>\n\n<p>{size}</p>\n',
  'src-main/date.ts': 'export const today = new Date();\n',
  'test/spread.ts': 'export const all = Math.max(...[1, 2]);\n',
  'shared/rulesets/a/tables/long.ts': `export const rows = [\n${'  1,\n'.repeat(260)}];\n`,
  ...Object.fromEntries(
    ['shared/kernel', 'src-main', 'src-renderer', 'test'].map((folder) => [
      `${folder}/kind.ts`,
      "export type Kind = 'a' | 'b';\n",
    ]),
  ),
};

/** What the linter and svelte-check said, as `rule file`. */
function findings(said: string): readonly string[] {
  const linted = [...said.matchAll(/^ +x [\w-]+\(([\w-]+)\): .*?,-\[([^:\]]+):/gms)];
  const checked = [...said.matchAll(/^\S*?(src-renderer\/\w+\.(?:svelte|ts)):\d+:\d+\n(Error|Warn)/gm)];
  return [
    ...linted.map(([, rule = '', file = '']) => `${rule} ${ofComponent(file)}`),
    ...checked.map(([, file = '', found = '']) => `${found} ${file}`),
  ].sort();
}

const ofComponent = (file: string): string =>
  file.replace(/^\.svelte-check\/svelte\/(.*)\+\+(.*\.svelte)\.ts$/, '$1$2');

afterAll(removeFolders);

test('every fault that the static checks are for is found, and nothing else', () => {
  const folder = tempFolder();
  for (const name of ['.oxlintrc.json', '.components.tsconfig.json', 'test/support/lint', 'src-main/launch'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  for (const name of ['shared/tsconfig.base.json', 'shared/tsconfig.json', 'src-main/tsconfig.json'])
    cpSync(join(root, name), join(folder, name));
  for (const name of ['src-renderer/tsconfig.json', 'src-renderer/svelte.config.js', 'test/tsconfig.json'])
    cpSync(join(root, name), join(folder, name));
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const [file, text] of [...planted.map(([, ...rest]) => rest), ...Object.entries(clean)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const program =
    "import { components, lint } from './src-main/launch/checks.mjs';\nconst node = process.execPath;\nawait components(node);\nawait lint(node);\n";
  // Where a service runs the tests, the tools would colour what they say.
  const { CI: _, GITHUB_ACTIONS: __, FORCE_COLOR: ___, ...others } = process.env;
  const env = { ...others, NO_COLOR: '1' };
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  const wanted = planted.flatMap(([found, file]) => found.split(' ').map((each) => `${each} ${file}`)).sort();
  const found = [...new Set(findings(stdout))];
  expect(found, stdout + stderr).toEqual(wanted);
});
