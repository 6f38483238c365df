// What was changed since it was tried last, by Git, and which tests try that: for `npm run check`.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import { installed, root, runHeard } from './processes.mjs';

/** Where one of these is changed, every file is looked at anew. */
const rules = /^(\.oxlintrc\.json|\.oxfmtrc\.json|package-lock\.json|test\/support\/lint\/)/;

function git(args) {
  const { code, heard } = runHeard('git', ['-c', 'core.quotePath=false', ...args]);
  return code === 0 ? heard.split('\n').filter((line) => line !== '') : undefined;
}

const kept = join(installed('.cache'), 'checked.json');

/** What a file holds, in short; nothing where there is none. */
const digestOf = (file) =>
  existsSync(join(root, file))
    ? createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex')
    : '';

/**
 * Files that are not as they were where this branch left the main one, and those that Git does not know yet: but none that was tried as it
 * is now, by the last check that passed. `linted` are those that the linter and the formatter read, absent for all; `keep` tells the next
 * check that this one has passed. Undefined where there is no Git: then everything counts as touched.
 */
export function touched() {
  const base = ['origin/main', 'main', 'HEAD']
    .map((branch) => git(['merge-base', 'HEAD', branch])?.[0])
    .find((commit) => commit !== undefined);
  const changed = base === undefined ? undefined : git(['diff', '--name-only', '--no-renames', base]);
  const made = git(['ls-files', '--others', '--exclude-standard']);
  if (changed === undefined || made === undefined) return undefined;
  const now = new Map([...changed, ...made].map((file) => [file, digestOf(file)]));
  const { base: formerBase, files = {} } = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};
  const all = differing(formerBase === base ? files : {}, now);
  const keep = () => {
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify({ base, files: Object.fromEntries(now) }));
  };
  const present = all.filter((file) => existsSync(join(root, file)));
  return { all, linted: all.some((file) => rules.test(file)) ? undefined : present, keep };
}

/** Files that are otherwise than they were when they were tried, or were not there; by what each holds, then and now. */
export const differing = (then, now) =>
  [...new Set([...Object.keys(then), ...now.keys()])]
    .filter((file) => then[file] !== now.get(file))
    .toSorted();

/** Whether a change of these files can be seen by components. */
export const reachesComponents = (files) =>
  files.some((file) => /^(shared|src-renderer|test\/ui)\/|^package-lock\.json$/.test(file));

/** So many tests are told by name. */
const most = 20;

/** What is going to be tried, in one line. */
export function told({ all, linted }, tests) {
  if (all.length === 0)
    return 'Nothing was changed since the last check that passed: only types and the laws of the tree are tried.';
  const read =
    linted === undefined
      ? 'every file'
      : `${linted.length} changed ${linted.length === 1 ? 'file' : 'files'}`;
  return `Lint and layout read ${read}; tests: ${tests.length > most ? `${tests.length} files and folders` : tests.join(' ')}`;
}

/** Every test that needs no browser, with what it says. */
function readTests() {
  const found = readdirSync(join(root, 'test'), { recursive: true })
    .map((file) => `test/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) => /\.test\.ts$/.test(file) && !/\.(browser|long)\.test\.ts$|^test\/(e2e|built)\//.test(file),
    );
  return new Map(found.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

const aliases = {
  kernel: 'shared/kernel',
  rulesets: 'shared/rulesets',
  contract: 'shared/contract',
  main: 'src-main',
  ui: 'src-renderer',
  test: 'test',
};

/** The files that a module imports, from the project's folder. */
function importsOf(file, text) {
  return [...text.matchAll(/(?:from |import\()'([#.][^']*)'/g)].map(([, name]) => {
    const [, alias, rest] = /^#(\w+)\/(.*)$/.exec(name) ?? [];
    return alias === undefined ? posix.join(posix.dirname(file), name) : `${aliases[alias]}/${rest}`;
  });
}

/** The folder where what a file holds is tried, by the shapes of both trees: the first match wins. */
const mirrors = [
  [/^shared\/(rulesets\/[a-z-]+)\//, 'test/'],
  [/^shared\/(rulesets)\//, 'test/'],
  [/^shared\/(kernel)\//, 'test/'],
  [/^src-main\/(services\/.*)\//, 'test/'],
  [/^src-main\/(launch)\//, 'test/'],
  [/^src-main\/(gm)\//, 'test/hosts/'],
  [/^src-renderer\/(.*)\//, 'test/ui/'],
  [/^(test\/rulesets\/[a-z-]+)\/(?!cases\/)/, ''],
  [/^(test\/rulesets\/.*)\/[^/]*\.case(?:\.json)?$/, ''],
];

/** The nearest folder with tests at a path, or around it. */
function folderAt(path, tests) {
  for (let at = path; at.includes('/'); at = posix.dirname(at))
    if (tests.some((test) => test.startsWith(`${at}/`))) return `${at}/`;
  return undefined;
}

/**
 * Words by which Vitest finds the tests of some files: laws over the tree, which any change can break; changed tests; tests that import a
 * changed module; those in the folder that mirrors its own; and every game's cases for the kernel.
 */
export function testsOf(changed, texts = readTests()) {
  const tests = [...texts.keys()];
  const touches = new Set(changed);
  const words = tests.filter(
    (test) =>
      /^test\/laws\/(?!rulesets\/)/.test(test) ||
      touches.has(test) ||
      importsOf(test, texts.get(test)).some((file) => touches.has(file)),
  );
  for (const file of changed) {
    if (file.startsWith('shared/kernel/')) words.push('/cases/');
    const [shape, under] = mirrors.find(([one]) => one.test(file)) ?? [];
    const place = shape?.exec(file)?.[1];
    const folder = place === undefined ? undefined : folderAt(`${under}${place}`, tests);
    if (folder !== undefined) words.push(folder);
  }
  const all = [...new Set(words)].toSorted();
  return all.filter((word) => !all.some((other) => other !== word && word.includes(other)));
}
