import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDice } from '#kernel/dice/streams.ts';
import type { Game } from '#kernel/game/game.ts';
import { defined } from '#kernel/words/defined.ts';
import { root } from '../support/imports.ts';
import { casesOf } from '../support/kits/kitCases.ts';
import type { TestKit } from '../support/kits/testKit.ts';
import type { Mutant } from './mutants.ts';
import { mutantsOf, mutated } from './mutants.ts';
import { failingTest } from './otherTests.ts';
import { typeCheck } from './types.ts';

/*
 * Breaks the rules on purpose, one line at a time in a copy of the tree, and asks the case files whether they notice.
 * A mutant that no case catches is a rule that nobody has shown: write the case, or say in `mutated` of its test kit why there is none.
 *
 * Why not Stryker: tried (10.1) on two files with the cases as its tests, it spent a hundred seconds to learn which case runs what,
 * where this takes sixty, and had told none of its 73 verdicts after ten minutes on a busy machine, where this told eleven in two.
 * It also breaks every line in every way it knows, where this draws one way for each of so many lines and leaves out what does not compile.
 */

export interface Wish {
  /** How many mutants. */
  readonly count: number;
  readonly seed: string;
  /**
   * Only in files whose path holds this text. With `:27` behind it only in that line, and then all that can be broken there, to find
   * what a survivor needs; several are named with commas between.
   */
  readonly within: string;
  /** Whether the other tests of the ruleset are asked of what no case catches. */
  readonly others: boolean;
}

/** One mutant and the case that caught it, or else the other test that did, if any was asked and did. */
export interface Verdict {
  readonly mutant: Mutant;
  readonly caughtBy?: string;
  readonly failed?: string;
}

const workers = 2;

/** Breaks so many lines, chosen by the seed, and tells of each as soon as it is known. Verdicts in the order of the choice. */
export async function mutate(
  kit: TestKit<Game>,
  { count, seed, within, others }: Wish,
  tell: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const trees = Array.from({ length: workers }, copiedTree);
  try {
    const chosen = choose(kit, trees[0] as string, count, seed, within);
    const reaching = await reach(kit, trees[0] as string, chosen);
    if (others) await holdsUnbroken(kit, trees[0] as string);
    const verdicts: Verdict[] = [];
    const waiting = [...chosen.entries()];
    await Promise.all(
      trees.map(async (tree) => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [at, mutant] = next;
          const verdict = await judged(kit, tree, mutant, { reaching: reaching[at] ?? [], others });
          verdicts[at] = verdict;
          tell(verdict);
        }
      }),
    );
    return verdicts;
  } finally {
    for (const tree of trees) rmSync(tree, { recursive: true });
  }
}

function copiedTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'sealed-orders-mutate-'));
  // What the tests of a ruleset import.
  for (const part of ['shared', 'src-renderer', 'src-main', 'assets', 'test', 'package.json']) {
    cpSync(join(root, part), join(tree, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

interface Place {
  readonly path: string;
  readonly line?: number;
}

function placesIn(within: string): readonly Place[] {
  return within.split(',').map((name) => {
    const [path = '', line] = name.split(':');
    return line === undefined ? { path } : { path, line: Number(line) };
  });
}

/** One change on a line at most, unless that line was named, with sound types, and not known to be equivalent. */
function choose(
  kit: TestKit<Game>,
  tree: string,
  count: number,
  seed: string,
  within: string,
): readonly Mutant[] {
  const places = placesIn(within);
  const asked = ({ file, line }: Mutant): Place | undefined =>
    places.find((place) => file.includes(place.path) && (place.line ?? line) === line);
  const files = brokenFiles(kit, tree).filter((file) => places.some(({ path }) => file.includes(path)));
  const contents = new Map(files.map((file) => [file, readFileSync(join(tree, file), 'utf8')]));
  const types = typeCheck(tree, files);
  const lines = new Set<string>();
  const chosen: Mutant[] = [];
  for (const mutant of openDice(seed).shuffle(
    files.flatMap((file) => mutantsOf(file, contents.get(file) ?? '')),
  )) {
    if (chosen.length >= count) break;
    const place = asked(mutant);
    const line = `${mutant.file}:${mutant.line}`;
    if (place === undefined || isEquivalent(kit, mutant)) continue;
    if (lines.has(line) && place.line === undefined) continue;
    if (!types.isSound(mutant.file, mutated(contents.get(mutant.file) ?? '', mutant))) continue;
    lines.add(line);
    chosen.push(mutant);
  }
  return chosen;
}

/** The files of the ruleset whose lines may be broken, from the top of the tree. */
const brokenFiles = ({ folder, mutated: { drawers } }: TestKit<Game>, tree: string): readonly string[] =>
  readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => drawers.some((drawer) => file === drawer || file.startsWith(`${drawer}/`)))
    .map((file) => `${folder}/${file}`)
    .sort();

const isEquivalent = (
  { folder, mutated: { equivalents, asides } }: TestKit<Game>,
  { file, was, is, source, inside }: Mutant,
): boolean =>
  asides.some((aside) => `${folder}/${aside.file}` === file && (aside.name ?? inside) === inside) ||
  equivalents.some(
    (known) =>
      `${folder}/${known.file}` === file &&
      known.was === was &&
      known.is === is &&
      source.includes(known.within),
  );

/** @throws If a test of the ruleset fails before anything is broken. */
async function holdsUnbroken({ ruleset: { id, title } }: TestKit<Game>, tree: string): Promise<void> {
  const failed = await failingTest(tree, id, title);
  if (failed !== undefined) throw new Error(`${failed} fails before anything is broken.`);
}

/** Which case fails with this mutant, or which other test. The tree is whole again afterwards. */
async function judged(
  kit: TestKit<Game>,
  tree: string,
  mutant: Mutant,
  { reaching, others }: { readonly reaching: readonly string[]; readonly others: boolean },
): Promise<Verdict> {
  const path = join(tree, mutant.file);
  const content = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(content, mutant));
  const caughtBy = reaching.length === 0 ? undefined : await failingCase(kit, tree, reaching);
  const { id, title } = kit.ruleset;
  const failed = caughtBy === undefined && others ? await failingTest(tree, id, title) : undefined;
  writeFileSync(path, content);
  return {
    mutant,
    ...defined({ caughtBy, failed }),
  };
}

/** The first of these cases that fails in the tree as it is. */
async function failingCase(
  kit: TestKit<Game>,
  tree: string,
  reaching: readonly string[],
): Promise<string | undefined> {
  const { said, end } = await ask(kit, tree, 'playCases.ts', reaching);
  if (end === 'late') return '(it never ends)';
  if (end === 'failed') return '(it cannot start)';
  return said === '' ? undefined : said;
}

/** For each mutant the cases that run it, without those that fail before anything is broken. */
async function reach(
  kit: TestKit<Game>,
  tree: string,
  mutants: readonly Mutant[],
): Promise<readonly (readonly string[])[]> {
  const { said } = await ask(
    kit,
    tree,
    'reachCases.ts',
    mutants.map(({ file, start, atStart }) => ({ file, start, atStart })),
    ['--no-opt', '--no-maglev'],
  );
  const { reached, broken } = JSON.parse(said) as {
    readonly reached: readonly (readonly string[])[];
    readonly broken: readonly string[];
  };
  if (broken.length > 0)
    console.error(`These cases fail before anything is broken, and are left out: ${broken.join(', ')}`);
  return reached.map((files) => files.filter((file) => !broken.includes(file)));
}

interface Answer {
  readonly said: string;
  readonly end: 'done' | 'failed' | 'late';
}

/** Runs one of our programs in the tree with data on its input. */
function ask(
  kit: TestKit<Game>,
  tree: string,
  program: string,
  input: unknown,
  flags: readonly string[] = [],
): Promise<Answer> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_COMPILE_CACHE: join(tree, 'compiled') };
    const child = spawn(
      process.execPath,
      [...flags, join(tree, 'test/mutate', program), join(tree, casesOf(kit))],
      {
        cwd: tree,
        env,
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    );
    const heard: Buffer[] = [];
    child.stdin.end(JSON.stringify(input));
    child.stdout.on('data', (data: Buffer) => heard.push(data));
    child.on('close', (code, signal) => {
      resolve({
        said: Buffer.concat(heard).toString().trim(),
        end: signal !== null ? 'late' : code === 0 ? 'done' : 'failed',
      });
    });
  });
}
