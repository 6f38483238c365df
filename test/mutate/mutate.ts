import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '#kernel/game/game.ts';
import { defined } from '#kernel/words/defined.ts';
import { root } from '../support/imports.ts';
import { casesOf } from '../support/kits/kitCases.ts';
import type { TestKit } from '../support/kits/testKit.ts';
import type { ListedCase } from './caseList.ts';
import { casesIn, nearestFirst } from './caseList.ts';
import type { Wish } from './choose.ts';
import { choose } from './choose.ts';
import type { Mutant } from './mutants.ts';
import { mutated } from './mutants.ts';
import { failingTest } from './otherTests.ts';
import type { Player } from './processes/players.ts';
import { failingAlone, openPlayer } from './processes/players.ts';
import type { Ran } from './processes/switchedCases.ts';
import { switched } from './switches.ts';

/*
 * Breaks the rules on purpose, one line at a time in a copy of the tree, and asks the case files whether they notice.
 * A mutant that no case catches is a rule that nobody has shown: write the case, or say in `mutated` of its test kit why there is none.
 *
 * All mutants stand in one copy, each with a switch (switches.ts), so that a process or two play cases over all of them. What they do
 * not catch is tried once more in a copy and a process of its own, for what a rule remembers of an earlier case is not broken there.
 *
 * Why not Stryker: tried (10.1) on two files with the cases as its tests, it spent a hundred seconds to learn which case runs what,
 * where this takes sixty, and had told none of its 73 verdicts after ten minutes on a busy machine, where this told eleven in two.
 * It also breaks every line in every way it knows, where this draws one way for each of so many lines and leaves out what does not compile.
 */

/** One mutant and the case that caught it, or else the other test that did, if any was asked and did. */
export interface Verdict {
  readonly mutant: Mutant;
  readonly caughtBy?: string;
  readonly failed?: string;
}

/** Where one worker breaks rules: a player over switched rules, and a tree of whole ones. */
interface Bench {
  readonly player: Player;
  readonly whole: string;
}

const workers = 2;

/** Breaks so many lines, chosen by the seed, and tells of each as soon as it is known. Verdicts in the order of the choice. With `others` the other tests of the ruleset are asked of what no case catches. */
export async function mutate(
  kit: TestKit<Game>,
  { others, ...wish }: Wish & { readonly others: boolean },
  tell: (verdict: Verdict) => void,
): Promise<readonly Verdict[]> {
  const [withSwitches, ...trees] = Array.from({ length: workers + 1 }, copiedTree) as [string, ...string[]];
  const folder = join(withSwitches, casesOf(kit));
  const benches = trees.map((whole): Bench => ({ player: openPlayer(withSwitches, folder), whole }));
  try {
    const chosen = choose(kit, withSwitches, wish);
    turnIntoSwitches(withSwitches, chosen);
    const cases = casesIn(folder);
    const reach = await reachOf(benches, cases);
    if (others) await holdsUnbroken(kit, trees[0] as string);
    const verdicts: Verdict[] = [];
    const waiting = [...chosen.entries()];
    await Promise.all(
      benches.map(async (bench) => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [at, mutant] = next;
          const files = nearestFirst(
            mutant.file.slice(kit.folder.length),
            cases.filter(({ file }) => reach(at, file)),
          );
          const caughtBy = files.length === 0 ? undefined : await caught(kit, bench, mutant, files, at);
          const failed =
            caughtBy === undefined && others ? await otherwise(kit, bench.whole, mutant) : undefined;
          verdicts[at] = { mutant, ...defined({ caughtBy, failed }) };
          tell(verdicts[at]);
        }
      }),
    );
    return verdicts;
  } finally {
    for (const { player } of benches) player.close();
    for (const tree of [withSwitches, ...trees]) rmSync(tree, { recursive: true });
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

function turnIntoSwitches(tree: string, chosen: readonly Mutant[]): void {
  for (const file of new Set(chosen.map((mutant) => mutant.file))) {
    const path = join(tree, file);
    const here = [...chosen.entries()].filter(([, mutant]) => mutant.file === file);
    writeFileSync(path, switched(readFileSync(path, 'utf8'), new Map(here)));
  }
}

/** Whether a case runs the spot of a mutant; never one that fails before anything is broken. What runs before any case matters to all. */
async function reachOf(
  benches: readonly Bench[],
  cases: readonly ListedCase[],
): Promise<(mutant: number, file: string) => boolean> {
  const shares = await Promise.all(
    benches.map(({ player }, at) =>
      player.run(cases.filter((_, each) => each % benches.length === at).map(({ file }) => file)),
    ),
  );
  const failing = new Set(shares.flatMap((share) => share.failing));
  if (failing.size > 0)
    console.error(`These cases fail before anything is broken, and are left out: ${[...failing].join(', ')}`);
  const atStart = new Set(shares.flatMap((share) => share.atStart));
  const ran = new Map(
    shares.flatMap((share: Ran) => Object.entries(share.ran).map(([file, spots]) => [file, new Set(spots)])),
  );
  return (mutant, file) => !failing.has(file) && (atStart.has(mutant) || ran.get(file)?.has(mutant) === true);
}

/** The first of these cases that fails once the rule is broken. */
async function caught(
  kit: TestKit<Game>,
  { player, whole }: Bench,
  mutant: Mutant,
  files: readonly string[],
  at: number,
): Promise<string | undefined> {
  if (!player.atStart.has(at)) {
    const noticed = await player.notices(at, files);
    if (noticed === 'late') return '(it never ends)';
    if (noticed !== 'nothing') return noticed;
  }
  return brokenIn(whole, mutant, () => failingAlone(whole, casesOf(kit), files));
}

const otherwise = (
  { ruleset: { id, title } }: TestKit<Game>,
  whole: string,
  mutant: Mutant,
): Promise<string | undefined> => brokenIn(whole, mutant, () => failingTest(whole, id, title));

/** The tree is whole again afterwards. */
async function brokenIn<Found>(tree: string, mutant: Mutant, find: () => Promise<Found>): Promise<Found> {
  const path = join(tree, mutant.file);
  const content = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(content, mutant));
  try {
    return await find();
  } finally {
    writeFileSync(path, content);
  }
}

/** @throws If a test of the ruleset fails before anything is broken. */
async function holdsUnbroken({ ruleset: { id, title } }: TestKit<Game>, tree: string): Promise<void> {
  const failed = await failingTest(tree, id, title);
  if (failed !== undefined) throw new Error(`${failed} fails before anything is broken.`);
}
