import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { SeatId } from '#kernel/ids.ts';
import { sweepFolder } from '#main/adapters/nodeFiles.ts';
import type { Gm } from '#main/services/gm.ts';
import { openGame } from '#main/services/gm.ts';
import { fileName } from '#main/services/turnFiles.ts';
import { gmCli, gmHere } from './gmCli.ts';
import type { Player } from './gmWorld.ts';
import { testPorts, valueOf } from './gmWorld.ts';
import { galacticEmpires, scriptedFiles, scriptedGame, scriptedTurn } from './scriptedGame.ts';

/** What is killed: taking in a folder of orders, running a turn, writing its results, going back, and running a turn again with new dice. */
export const killed = ['intake', 'run', 'publish', 'back', 'rerun'] as const;
export type Killed = (typeof killed)[number];

export interface KillsReport {
  /** Killed before the deed was done, after it was done, and ended by itself. */
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
  readonly command: Killed;
  readonly args: readonly string[];
  /** How the game stands before and after the deed. */
  readonly marks: readonly [before: string, after: string];
  /** Results are written by it. */
  readonly writes: boolean;
  /** How long the undisturbed command took, in milliseconds. */
  readonly took: number;
}

/**
 * Kills the command line at random moments. After each kill the game must open, be whole and stand as before or after the deed; no
 * orders may be lost; the results there must be whole; and doing it again must give the undisturbed outcome.
 */
export async function killsOf(command: Killed, folder: string, kills: number, seed: string): Promise<KillsReport> {
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
    else if (found.files === 0 && !found.done && killAfter > took * 0.85) took *= 1.15;
    if (code !== undefined) total.ended += 1;
    else if (found.done) total.after += 1;
    else total.before += 1;
    total.files += found.files;
    total.faults.push(...found.faults.map((fault) => `kill ${kill} after ${killAfter} ms: ${fault}`));
  }
  return total;
}

async function prepare(command: Killed, folder: string): Promise<Ground> {
  await mkdir(join(folder, 'in'), { recursive: true });
  const { gm, players } = await scriptedGame(join(folder, 'base.game'), 4);
  await prepared(command, folder, gm, players);
  gm.close();
  const [game, orders, out] = ['k.game', 'in', 'out'].map((name) => join(folder, name)) as [string, string, string];
  const args = {
    intake: ['check', game, '--orders', orders],
    run: ['run', game, '--orders', orders, '--out', out, '--unjudged'],
    publish: ['publish', game, '--out', out],
    back: ['back', game, '--turn', '1', '--reason', 'A storm.'],
    rerun: ['rerun', game, '--turn', '1', '--dice', 'new', '--reason', 'A storm.', '--out', out],
  }[command];
  await startOver(folder);
  const before = await markAt(game);
  const took = await timed(args);
  return { folder, command, args, marks: [before, await markAt(game)], writes: !['intake', 'back'].includes(command), took };
}

/** A game to begin with: in its first turn with orders in a folder, or in its third. */
async function prepared(command: Killed, folder: string, gm: Gm, players: ReadonlyMap<SeatId, Player>): Promise<void> {
  if (command !== 'intake' && command !== 'run') {
    for (let turn = 1; turn <= 2; turn += 1) await scriptedTurn(gm, players);
    return;
  }
  for (const [seat, file] of await scriptedFiles(gm, players)) {
    await writeFile(join(folder, 'in', `${seat}.orders`), file);
    if (command === 'intake') await writeFile(join(folder, 'in', `${seat} cut.orders`), file.subarray(0, -1));
  }
}

async function timed(args: readonly string[]): Promise<number> {
  const began = performance.now();
  const { code, err } = await gmCli(args);
  if (code !== 0 && code !== 1) throw new Error(`undisturbed, the command failed: ${err}`);
  return performance.now() - began;
}

async function startOver(folder: string): Promise<void> {
  for (const name of ['k.game', 'k.game-wal', 'k.game-shm', 'out', 'copies']) await rm(join(folder, name), { recursive: true, force: true });
  await copyFile(join(folder, 'base.game'), join(folder, 'k.game'));
}

/** Everything of a game but when it was done. */
function markOf({ store }: Gm): string {
  const turns = store.turns().map((turn) => [
    store.turnOf(turn), store.received(turn).map(({ at: _, ...orders }) => ({ ...orders, file: orders.file === undefined ? '' : digest(orders.file) })),
    store.rulings(turn), store.plans(turn), store.results(turn).map(({ seat, body }) => ({ seat, body })),
  ]);
  return digest(stableText([turns, store.undone().map(({ to, from, why, redone }) => ({ to, from, why, redone }))]));
}

async function markAt(path: string): Promise<string> {
  const gm = valueOf(await opened(path));
  const mark = markOf(gm);
  gm.close();
  return mark;
}

const opened = (path: string): ReturnType<typeof openGame> => openGame(testPorts(), gameFiles, path, () => galacticEmpires);

async function lookAt(ground: Ground): Promise<{ readonly done: boolean; readonly files: number; readonly faults: readonly string[] }> {
  const { folder, args, marks: [before, after], writes, command } = ground;
  const [game, out] = [join(folder, 'k.game'), join(folder, 'out')];
  const faults: string[] = [];
  const outcome = await opened(game);
  if (!outcome.ok) return { done: false, files: 0, faults: [`the game does not open: ${outcome.fault[0]?.code ?? ''}`] };
  const mark = markOf(outcome.value);
  // The orders of a folder are taken in by one command, and the turn is run after that.
  const half = command === 'run' && outcome.value.store.turn() === 1;
  if (mark !== before && mark !== after && !half) faults.push('the game stands neither as before nor as after');
  const files = await wholeFiles(outcome.value, out, faults);
  outcome.value.close();
  const done = mark === after;
  if (!done && files > 0) faults.push('results were written of what was not done');
  const again = done && writes ? ['publish', game, '--out', out] : args;
  if (!done || writes) {
    const { code = 0, err } = await gmHere(again, folder);
    if (code !== 0 && code !== 1) faults.push(`it cannot be done again: ${err}`);
  }
  await lookAgain(ground, faults, !done);
  return { done, files, faults };
}

/** After the deed was done again, or, where it was done already, its results were written again, everything must be as if nobody had been killed. */
async function lookAgain({ folder, marks: [, after], writes }: Ground, faults: string[], wasRun: boolean): Promise<void> {
  const gm = valueOf(await opened(join(folder, 'k.game')));
  if (markOf(gm) !== after) faults.push('done again, it went otherwise');
  const count = writes ? gm.store.seats().length : 0;
  // A new program does this when it first writes there; this one has written there before.
  if (writes) await sweepFolder(join(folder, 'out'));
  if ((await wholeFiles(gm, join(folder, 'out'), faults)) !== count) faults.push('done again, results are missing');
  if ((await namesIn(join(folder, 'out'))).length !== count) faults.push('something was left behind');
  gm.close();
  if ((await namesIn(folder)).some((name) => name.startsWith('k.game-'))) faults.push('the game has a companion file at rest');
  for (const name of await namesIn(join(folder, 'copies'))) {
    // What was half written is removed when the next copy is made.
    if (name.startsWith('.')) faults.push(...(wasRun ? [`half a copy was left behind: ${name}`] : []));
    else (await opened(join(folder, 'copies', name)).then((copy) => (copy.ok ? copy.value.close() : faults.push(`the copy ${name} does not open`))));
  }
}

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

/** How many results lie in the folder; each must be the game's own, to the byte. */
async function wholeFiles(gm: Gm, out: string, faults: string[]): Promise<number> {
  const names = (await namesIn(out)).filter((name) => name.endsWith('.new'));
  for (const name of names) {
    const bytes = await readFile(join(out, name));
    const turn = gm.store.turn();
    const own = gm.store.results(turn).find(({ seat }) => fileName({ game: gm.store.facts.game, turn, seat }, 'results') === name);
    if (own === undefined || Buffer.compare(own.file, bytes) !== 0) faults.push(`${name} is not whole`);
  }
  return names.length;
}
