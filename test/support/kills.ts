import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { digest } from '#kernel/codec/digest.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import { nodeFiles } from '#main/adapters/nodeFiles.ts';
import type { Gm } from '#main/services/gm.ts';
import { openGame } from '#main/services/gm.ts';
import { fileName } from '#main/services/turnFiles.ts';
import { gmCli } from './gmCli.ts';
import { testPorts, valueOf } from './gmWorld.ts';
import { galacticEmpires, scriptedFiles, scriptedGame } from './scriptedGame.ts';

export interface KillsReport {
  /** Killed before the turn was run, after it was run, and ended by itself. */
  readonly before: number;
  readonly after: number;
  readonly ended: number;
  /** Results files that were there, whole, when the program was killed. */
  readonly files: number;
  /** What was not as it should be. */
  readonly faults: readonly string[];
}

interface Ground {
  readonly folder: string;
  readonly args: readonly string[];
  /** Digests of the archive before and after the run. */
  readonly archives: readonly [before: string, after: string];
  /** How long the undisturbed command took, in milliseconds. */
  readonly took: number;
}

/**
 * Kills the command line at random moments of `run` or `publish`. After each kill the game must open, be whole and stand
 * before or after the turn; the results there must be whole; and doing it again must give the undisturbed outcome.
 */
export async function killsOf(command: 'run' | 'publish', folder: string, kills: number, seed: string): Promise<KillsReport> {
  const ground = await prepare(command, folder);
  const draw = openDice(seed);
  let { took } = ground;
  const total = { before: 0, after: 0, ended: 0, files: 0, faults: [] as string[] };
  for (let kill = 1; kill <= kills; kill += 1) {
    await startOver(folder);
    const killAfter = Math.trunc((took * (400 + draw.int(650))) / 1000);
    const began = performance.now();
    const { code } = await gmCli(ground.args, { killAfter });
    const lasted = performance.now() - began;
    const found = await lookAt(ground);
    // The machine may be idler or busier than it was: aim by what was seen last.
    if (code !== undefined) took = lasted;
    else if (found.files === 0 && killAfter > took * 0.85) took *= 1.15;
    if (code !== undefined) total.ended += 1;
    else if (found.turn === 1) total.before += 1;
    else total.after += 1;
    total.files += found.files;
    total.faults.push(...found.faults.map((fault) => `kill ${kill} after ${killAfter} ms: ${fault}`));
  }
  return total;
}

async function prepare(command: 'run' | 'publish', folder: string): Promise<Ground> {
  await mkdir(join(folder, 'in'), { recursive: true });
  const { gm, players } = await scriptedGame(join(folder, 'base.game'), 4);
  for (const [seat, file] of await scriptedFiles(gm, players)) await writeFile(join(folder, 'in', `${seat}.orders`), file);
  const before = digest(gm.archive());
  gm.close();
  const [game, orders, out] = ['k.game', 'in', 'out'].map((name) => join(folder, name));
  const run = ['run', game ?? '', '--orders', orders ?? '', '--out', out ?? '', '--unjudged'];
  await startOver(folder);
  const ran = await timed(run);
  const after = await archiveAt(game ?? '');
  if (command === 'run') return { folder, args: run, archives: [before, after], took: ran };
  await copyFile(game ?? '', join(folder, 'base.game'));
  const args = ['publish', game ?? '', '--out', out ?? ''];
  return { folder, args, archives: [before, after], took: await timed(args) };
}

async function timed(args: readonly string[]): Promise<number> {
  const began = performance.now();
  const { code, err } = await gmCli(args);
  if (code !== 0) throw new Error(`undisturbed, the command failed: ${err}`);
  return performance.now() - began;
}

async function startOver(folder: string): Promise<void> {
  for (const name of ['k.game', 'k.game-wal', 'k.game-shm', 'out']) await rm(join(folder, name), { recursive: true, force: true });
  await copyFile(join(folder, 'base.game'), join(folder, 'k.game'));
}

async function archiveAt(path: string): Promise<string> {
  const gm = await opened(path);
  const archive = digest(gm.archive());
  gm.close();
  return archive;
}

const opened = async (path: string): Promise<Gm> => valueOf(await openGame(testPorts(), gameFiles, path, () => galacticEmpires));

async function lookAt({ folder, archives }: Ground): Promise<{ readonly turn: number; readonly files: number; readonly faults: readonly string[] }> {
  const [game, out] = [join(folder, 'k.game'), join(folder, 'out')];
  const faults: string[] = [];
  const outcome = await openGame(testPorts(), gameFiles, game, () => galacticEmpires);
  if (!outcome.ok) return { turn: 0, files: 0, faults: [`the game does not open: ${outcome.fault[0]?.code ?? ''}`] };
  const gm = outcome.value;
  const turn = gm.store.turn();
  if (digest(gm.archive()) !== archives[turn - 1]) faults.push(`the game of turn ${turn} is not the undisturbed one`);
  const written = await wholeFiles(gm, out, faults);
  if (turn === 1) {
    if (written > 0) faults.push('results were written of a turn that was not run');
    for (const name of await readdir(join(folder, 'in'))) await gm.takeOrders(await readFile(join(folder, 'in', name)), name);
    await gm.run();
  }
  valueOf(await gm.publish(nodeFiles(), out));
  if (digest(gm.archive()) !== archives[1]) faults.push('run again, the turn went otherwise');
  const count = gm.store.seats().length;
  if ((await wholeFiles(gm, out, faults)) !== count) faults.push('published again, results are missing');
  if ((await readdir(out)).length !== count) faults.push('something was left behind');
  gm.close();
  if (await readdir(folder).then((names) => names.some((name) => name.startsWith('k.game-')))) faults.push('the game has a companion file at rest');
  return { turn, files: written, faults };
}

/** How many results lie in the folder; each must be the game's own, to the byte. */
async function wholeFiles(gm: Gm, out: string, faults: string[]): Promise<number> {
  const names = (await readdir(out).catch(() => [])).filter((name) => name.endsWith('.new'));
  for (const name of names) {
    const bytes = await readFile(join(out, name));
    const turn = gm.store.turn();
    const own = gm.store.results(turn).find(({ seat }) => fileName({ game: gm.store.facts.game, turn, seat }, 'results') === name);
    if (own === undefined || Buffer.compare(own.file, bytes) !== 0) faults.push(`${name} is not whole`);
  }
  return names.length;
}
