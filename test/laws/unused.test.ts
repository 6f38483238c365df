import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from '#test/support/imports.ts';

type Texts = ReadonlyMap<string, string>;

/** Only the compiler looks at them. */
const checked = ['windowsKeepTheirSignatures'];

const declared =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) ([A-Za-z_$][\w$]*)/gm;
const named = /[A-Za-z_$][\w$]*/g;
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

/** Exports whose name stands nowhere else, in their own file or another. */
function unusedIn(texts: Texts): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts.values())
    for (const [name] of withoutComments(text).matchAll(named)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(declared)].flatMap(([, name = '']) =>
      counts.get(name) === 1 && !checked.includes(name) ? [`${file}: ${name}`] : [],
    ),
  );
}

/** Modules that no other file names, neither in an import nor as a program that it starts. Tests are found by their endings. */
function strayIn(texts: Texts, started: string): readonly string[] {
  const namedBy = new Map<string, Set<string>>([...modulesIn(started)].map((name) => [name, new Set([''])]));
  for (const [file, text] of texts)
    for (const name of modulesIn(text)) namedBy.set(name, (namedBy.get(name) ?? new Set()).add(file));
  return [...texts.keys()].filter((file) => {
    const name = basename(file);
    const others = [...(namedBy.get(name) ?? [])].filter((other) => other !== file);
    return !/\.test\.ts$|\.config\.(ts|js)$/.test(name) && others.length === 0;
  });
}

const modulesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/[\w-][\w.-]*\.(?:ts|svelte|mjs|js)\b/g)].map(([name]) => name));

const texts: Texts = new Map(
  sources(['shared', 'src-main', 'src-renderer', 'test']).map((file) => [
    file,
    readFileSync(join(root, file), 'utf8'),
  ]),
);

test('whatever is exported is used', () => {
  expect(texts.size).toBeGreaterThan(500);
  expect(unusedIn(texts), 'Take it away, or keep it to its file').toEqual([]);
});

test('every module is used', () => {
  const started = ['package.json', '.oxlintrc.json', 'src-renderer/index.html'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  expect(strayIn(texts, started.join('\n')), 'Take it away').toEqual([]);
});

test('what nobody uses is found, though a comment names it', () => {
  const planted: Texts = new Map([
    [
      'a.ts',
      "export const used = 1;\nexport const alone = 2;\n// alone\nexport type Own = 'own';\nconst own: Own = 'own';",
    ],
    ['b.ts', "import { used } from './a.ts';\n/* alone */\nexport function nobody() {}"],
  ]);
  expect(unusedIn(planted)).toEqual(['a.ts: alone', 'b.ts: nobody']);
  expect(strayIn(planted, '')).toEqual(['b.ts']);
  expect(strayIn(planted, 'node b.ts')).toEqual([]);
});
