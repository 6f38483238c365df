import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

import svelteConfig from '../src-renderer/svelte.config.js';
import { markupTypes } from './support/lint/markupTypes.js';

const root = `${import.meta.dirname}/..`;

const markup = svelte.configs.base.find(({ languageOptions }) => languageOptions?.parser).languageOptions
  .parser;

const pieces = [
  'CallExpression[callee.name=/^(phrase|printed|term)$/] > :matches(TemplateLiteral, BinaryExpression)',
  'TemplateLiteral[expressions.length>0] > TemplateElement[value.raw=/\\{[a-z][a-zA-Z]*[|}]/]',
].map((selector) => ({
  selector,
  message: 'A sentence is one whole template: give names, numbers and phrases as arguments.',
}));

/** One ban on importing: which sources, and what to do instead. */
const ban = (regex, message) => ({ regex, message });
const bans = {
  host: ban(
    '^(node:|electron|svelte|konva|better-sqlite3|conf$|pino$|playwright)',
    'shared is pure: take what you need as an argument or through a port.',
  ),
  above: ban('^#(main|ui|test)/', 'shared knows no host and no screen: move the shared part down.'),
  rulesets: ban('^#rulesets/', 'The kernel and the contract know no game: take a Ruleset as an argument.'),
  contract: ban('^#contract/', 'The kernel and the rulesets know no channel: the host calls them.'),
  main: ban('^#main/', 'The renderer reaches the main process only through the contract client.'),
  node: ban(
    '^(node:|electron|better-sqlite3)',
    'The renderer runs in a page: ask the host through the contract.',
  ),
  ui: ban('^#ui/', 'The main process knows no screen.'),
  electron: ban('^electron', 'Only src-main/electron may import electron: put a port in ports.ts.'),
  sqlite: ban(
    '^better-sqlite3',
    'Only adapters/sqliteCache.ts, its folder cache/ and adapters/gameFile.ts with gameVersions.ts open SQLite.',
  ),
  konva: ban('^konva', 'Only map/konvaStage.ts imports Konva: describe shapes as data.'),
  test: ban('^#test/', 'The product does not import its tests.'),
};
const forbid = (...rows) => ({ 'no-restricted-imports': ['error', { patterns: rows }] });

const impure = [
  'Date',
  'Intl',
  'performance',
  'crypto',
  'process',
  'Buffer',
  'console',
  'globalThis',
  'fetch',
  'queueMicrotask',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'window',
  'document',
  'navigator',
  'localStorage',
  'location',
];
const unordered = ['keys', 'entries', 'values'].map((property) => ({
  object: 'Object',
  property,
  message: 'Use inOrder from #kernel/inOrder.ts, so that every machine walks in the same order.',
}));

/** Lists that are spread where they are written, to save lines. */
const spreadAtOnce = [
  'ObjectExpression > SpreadElement > ObjectExpression',
  ':matches(CallExpression, NewExpression) > SpreadElement > ArrayExpression',
  ':matches(CallExpression, NewExpression) > SpreadElement > TSAsExpression > ArrayExpression',
].map((selector) => ({ selector, message: 'Write its parts out, each on a line of its own.' }));

const ours = {
  'no-undef': 'off', // TypeScript knows better.
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
  '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/no-confusing-void-expression': 'off',
  '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }], // Tables of refusals add their codes so.
  '@typescript-eslint/no-unnecessary-type-assertion': 'off', // A brand is given by an assertion, also where a string would do.
  '@typescript-eslint/no-unsafe-enum-assignment': 'off', // No enums: tsc refuses what Node cannot strip.
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off', // No class here stands in for another, and it is slow to look for.
  '@typescript-eslint/no-dynamic-delete': 'off', // A record loses what a working copy no longer holds.
  '@typescript-eslint/no-unnecessary-condition': [
    'error',
    { allowConstantLoopConditions: 'only-allowed-literals' },
  ],
  '@typescript-eslint/no-empty-function': 'off',
  '@typescript-eslint/require-await': 'off', // A port promises; its supplier may know at once.
  'prefer-const': ['error', { ignoreReadBeforeAssign: true }],
  '@typescript-eslint/unbound-method': 'off', // Our functions live in records and use no `this`.
  '@typescript-eslint/unified-signatures': 'off',
  'svelte/prefer-svelte-reactivity': 'off', // What need not redraw stays plain.
  'svelte/no-navigation-without-resolve': 'off', // No SvelteKit here.
};

const sets = [js.configs.recommended, ...ts.configs.strictTypeChecked, ...svelte.configs.recommended];
/** Every rule that is not about this project alone. */
const general = [...sets.map(({ rules = {} }) => rules), ours].flatMap((rules) => Object.keys(rules));

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/release/**',
      '**/artefacts/**',
      '**/node_modules/**',
      '**/.svelte-check/**',
      'test/support/games/**',
    ],
  },
  ...sets,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { tsconfigRootDir: root } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        programs: [],
        extraFileExtensions: ['.svelte'],
        parser: markupTypes(markup),
        svelteConfig,
      },
    },
  },
  { rules: ours },
  {
    files: ['shared/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...impure.map((name) => ({
          name,
          message: 'shared is deterministic and knows no host: take it as an argument.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Dice come from a named Draw.' },
        ...unordered,
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^(localeCompare|toLocale.*)$/]',
          message: 'No locale in shared: compare with < and >, print digits yourself.',
        },
        { selector: 'ForInStatement', message: 'Use inOrder from #kernel/inOrder.ts.' },
        { selector: 'ExportDefaultDeclaration', message: 'Name what you export.' },
        { selector: 'ClassDeclaration', message: 'Functions and records in shared.' },
        ...pieces,
        ...spreadAtOnce,
      ],
    },
  },
  {
    files: ['src-main/**/*.ts', 'src-renderer/**/*.{ts,svelte}'],
    rules: { 'no-restricted-syntax': ['error', ...pieces, ...spreadAtOnce] },
  },
  { files: ['test/**/*.ts'], rules: { 'no-restricted-syntax': ['error', ...spreadAtOnce] } },
  {
    files: ['shared/kernel/inOrder.ts'],
    rules: { 'no-restricted-properties': ['error', { object: 'Math', property: 'random' }] },
  },
  { files: ['shared/kernel/turn/plainCopy.ts'], rules: { 'no-restricted-syntax': 'off' } }, // A copy keeps the order it finds.
  { files: ['shared/kernel/**'], rules: forbid(bans.host, bans.above, bans.rulesets, bans.contract) },
  { files: ['shared/contract/**'], rules: forbid(bans.host, bans.above, bans.rulesets) },
  { files: ['shared/rulesets/**'], rules: forbid(bans.host, bans.above, bans.contract) },
  { files: ['src-renderer/**'], rules: forbid(bans.main, bans.node, bans.konva, bans.test) },
  { files: ['src-renderer/map/konvaStage.ts'], rules: forbid(bans.main, bans.node, bans.test) },
  { files: ['src-main/**'], rules: forbid(bans.ui, bans.electron, bans.sqlite, bans.konva, bans.test) },
  { files: ['src-main/electron/**'], rules: forbid(bans.ui, bans.sqlite, bans.konva, bans.test) },
  {
    files: ['src-main/adapters/{sqliteCache,cache/sqliteChronicle,gameFile,gameVersions}.ts'],
    rules: forbid(bans.ui, bans.electron, bans.konva, bans.test),
  },
  {
    files: ['shared/**/*.ts', 'src-main/**/*.{ts,mjs}', 'src-renderer/**/*.{ts,svelte}'],
    ignores: ['shared/rulesets/*/tables/**'],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    files: ['shared/**/*.ts'],
    ignores: ['shared/rulesets/*/tables/**'],
    rules: { 'max-lines-per-function': ['error', 50] },
  },
  {
    // The linter cannot see the types of markup; svelte-check does.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
      'svelte/no-unused-svelte-ignore': 'off',
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-invalid-void-type': 'off' },
  },
  {
    files: ['**/*.svelte.ts', '**/vite*.config.ts', '**/*.js', '**/*.mjs'],
    ...ts.configs.disableTypeChecked,
  },
  {
    // Modules are checked by oxlint, in a tenth of the time; it can read neither markup nor the sentences and imports that are forbidden above.
    files: ['**/*.ts'],
    ignores: ['**/*.svelte.ts', '**/vite*.config.ts'],
    languageOptions: ts.configs.disableTypeChecked.languageOptions,
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    rules: Object.fromEntries(
      general
        .filter((rule) => !/^svelte\/no-(svelte-internal|store-async)$/.test(rule))
        .map((rule) => [rule, 'off']),
    ),
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: globals.node },
  },
);
