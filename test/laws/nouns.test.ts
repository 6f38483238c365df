import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#test/support/imports.ts';
import { kits } from '#test/support/kits/kits.ts';
import { general, written } from './nounsAllowed.ts';

/* The kernel, the contract, the hosts and the client know no game: what is one ruleset's own stands in its folder. */
const areas = ['shared/kernel', 'shared/contract', 'src-main', 'src-renderer'];
const read = /\.(ts|mjs|svelte|css|html)$/;

const camel = (id: string): string => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What would be one game's own: its id, its title, its citations and its words, also within names. */
const patterns = kits.map(({ ruleset: { id, title }, own }) => ({
  id,
  of: new RegExp(
    [id, camel(id), title, ...own.nouns].join('|').replace(/$/, `|(?-i:\\b${own.cites} [0-9])`),
    'gi',
  ),
}));

interface Found {
  readonly file: string;
  readonly line: number;
  readonly ruleset: string;
  readonly word: string;
}

/** What files may say: written forms that older games and their files hold, and words that only look like a game's. */
const allowed = (file: string, line: string): string =>
  [...written, ...general]
    .filter(({ files }) => files === undefined || files.test(file))
    .reduce((rest, { text }) => rest.replaceAll(text, ' '), line);

function ownWords(file: string, text: string): readonly Found[] {
  return text.split('\n').flatMap((whole, index) => {
    const line = allowed(file, whole);
    return patterns.flatMap(({ id, of }) =>
      [...line.matchAll(of)].map(([word]) => ({ file, line: index + 1, ruleset: id, word })),
    );
  });
}

const files = areas.flatMap((area) =>
  readdirSync(join(root, area), { recursive: true, encoding: 'utf8' })
    .filter((file) => read.test(file))
    .map((file) => `${area}/${file}`),
);

const found = files.flatMap((file) => ownWords(file, readFileSync(join(root, file), 'utf8')));
const said = ({ file, line, ruleset, word }: Found): string => `${file}:${line} says «${word}» of ${ruleset}`;

test('nothing outside a ruleset speaks of what is its own', () => {
  expect(files.length).toBeGreaterThan(600);
  expect(found.map(said)).toEqual([]);
});

test.each(areas)('a word planted in %s is found', (area) => {
  for (const planted of [
    'const empireOf = 1;',
    '// as GE 144 says',
    "id === 'galactic-empires'",
    'Pearl Divers',
  ])
    expect(ownWords(`${area}/planted.ts`, planted), planted).toHaveLength(1);
});

test('each written form that is allowed is in use', () => {
  const unused = [...written, ...general].filter(
    ({ text, files: within }) =>
      !files.some(
        (file) => (within?.test(file) ?? true) && readFileSync(join(root, file), 'utf8').search(text) >= 0,
      ),
  );
  expect(unused).toEqual([]);
});
