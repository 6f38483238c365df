import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { resolve } from '../../support/imports.ts';
import { everything, pages, type Page, prose } from './pages.ts';

/** What only looks like a path of ours, or lies on the machine of whoever plays, by the page that names it. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  'src-renderer/README.md': ['artefacts/'],
};

/** A word in code that can only be a path: it has a kind of file that we write, ends as a folder does, or begins at the top. */
const isPath = (word: string): boolean =>
  /^[#\w.@*<>{}/-]*\w[#\w.@*<>{}/-]*$/.test(word) &&
  !word.startsWith('/') &&
  word.split('<').length === word.split('>').length &&
  !word.startsWith('.') &&
  (/\.(ts|mjs|svelte|md|css|case|yml|sql)$/.test(word) ||
    /\w\/$/.test(word) ||
    /^(shared|src-main|src-renderer|test|assets|#\w+)\/\w/.test(word));

/** The paths that a page names in code, and the targets of its links. */
function named({ text }: Page): readonly string[] {
  const read = prose(text);
  const code = [...read.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => span.split(/[\s,;:]+/));
  const links = [...read.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].flatMap(([, to = '']) =>
    /^[a-z]+:/.test(to) ? [] : [`./${to}`],
  );
  return [...new Set([...code.filter(isPath), ...links])];
}

/** Whether there is such a file or folder: from the top or from the page, or somewhere below the page or its game, or among the tests, as a page may leave out what its reader knows. */
function isThere(folder: string, name: string, paths: readonly string[]): boolean {
  const isShort = name.startsWith('#');
  const full = isShort ? resolve('', name) : name;
  if (full.startsWith('./')) {
    const target = posix.join(folder, full);
    return target === '' || paths.includes(target) || paths.includes(`${target}/`);
  }
  const pattern = full
    .replace(/\/$/, '')
    .replaceAll(/[.#{}]/g, String.raw`\$&`)
    .replaceAll(/\*+|<[^>]*>/g, '[^/]*');
  const [home = folder] = /^shared\/rulesets\/[^/]+\//.exec(folder) ?? [];
  const end = new RegExp(`(^|/)${pattern}/?$`);
  const whole = new RegExp(`^${pattern}/?$`);
  return paths.some(
    (path) =>
      whole.test(path) ||
      (!isShort && [home, 'test/'].some((base) => path.startsWith(base)) && end.test(path)),
  );
}

test('every path that a page names is there', () => {
  const lost = pages.flatMap((page) =>
    named(page)
      .filter((name) => !elsewhere[page.path]?.includes(name) && !isThere(page.folder, name, everything))
      .map((name) => `${page.path}: ${name}`),
  );
  expect(lost).toEqual([]);
});

test('what is held to lie elsewhere is still named, and not there', () => {
  for (const [path, names] of Object.entries(elsewhere)) {
    const page = pages.find((each) => each.path === path)!;
    for (const name of names) {
      expect(named(page)).toContain(name);
      expect(isThere(page.folder, name, everything)).toBe(false);
    }
  }
});

test('a path that is gone is found, however it is named', () => {
  const tree = [
    'shared/',
    'shared/kernel/',
    'shared/kernel/words/',
    'shared/kernel/words/ids.ts',
    'test/ids.test.ts',
  ];
  const page =
    'See `words/ids.ts`, `ids.ts`, `words/`, `#kernel/words/ids.ts`, `ids.test.ts`, `wor*/ids.ts`, [it](words/ids.ts), `node shared/kernel/words x`.';
  const gone =
    'See `words/id.ts`, `orders.ts`, `game/`, `#kernel/ids.ts`, `test/old.test.ts`, `*/ids.mjs`, [it](ids.ts), `node shared/words x`.';
  const lost = (text: string): readonly string[] =>
    named({ path: 'shared/kernel/README.md', folder: 'shared/kernel/', text }).filter(
      (name) => !isThere('shared/kernel/', name, tree),
    );
  expect(lost(page)).toEqual([]);
  expect(lost(gone)).toHaveLength(8);
});
