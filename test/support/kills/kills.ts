import { watch } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { digest } from '#kernel/codec/digest.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { openDice } from '#kernel/dice/streams.ts';
import { gameFiles } from '#main/adapters/gameFile.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { sweepFolder } from '#main/adapters/nodeFiles.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import { openGame } from '#main/services/gm/gm.ts';
import { fileName, standInName } from '#main/services/turnFiles.ts';
import type { Said } from '../desk/gmCli.ts';
import { gmCli, gmHere } from '../desk/gmCli.ts';
import { testPorts, valueOf } from '../desk/gmWorld.ts';
import type { Deed, Killed } from './killedDeeds.ts';
import { deedOf } from './killedDeeds.ts';
import { moment, stopwatch } from '../time/moments.ts';
import { galacticEmpires, scriptedFiles, scriptedGame, scriptedTurn } from '../play/scriptedGame.ts';

export interface KillsReport {
  /** Killed before the deed was done, after it was done, and ended by itself. */
  readonly before: number;
  readonly after: number;
  readonly ended: number;
  /** Results files that were there, whole, when the program was killed. */
  readonly files: number;
  /** How often the dead program still held the lock of the game. */
  readonly locks: number;
  /** What was not as it should be. */
  readonly faults: readonly string[];
}

export interface Ground {
  readonly folder: string;
  readonly command: Killed;
  readonly deed: Deed;
  /** How the game stands before and after the deed. */
  readonly marks: readonly [before: string, after: string];
  /** How long the undisturbed command took, in milliseconds. */
  readonly took: number;
}

/**
 * Kills the command line at random moments. After each kill the game must open, be whole and stand as before or after the deed; no
 * orders may be lost; the results there must be whole; and doing it again must give the undisturbed outcome. `third`: where such a game
 * lies in its third turn already; what is done there is done with a copy.
 */
export async function killsOf(
  command: Killed,
  folder: string,
  kills: number,
  seed: string,
  third?: string,
): Promise<KillsReport> {
  const ground = await prepare(command, folder, third);
  const draw = openDice(seed);
  let { took } = ground;
  const total = { before: 0, after: 0, ended: 0, files: 0, locks: 0, faults: [] as string[] };
  for (let kill = 1; kill <= kills; kill += 1) {
    await startOver(folder);
    const { from } = ground.deed;
    const killAfter = Math.trunc((took * (from + draw.int(1050 - from))) / 1000);
    // One kill by the clock, the next amid what is written.
    const aim =
      kill % 2 === 0 ? amidWriting(folder, 1 + draw.int(12), draw.int(4)) : { killWhen: moment(killAfter) };
    const since = stopwatch();
    const { code } = await gmCli(ground.deed.args, aim);
    if ('end' in aim) aim.end();
    const lasted = since();
    const found = await lookAt(ground);
    // The machine may be idler or busier than it was: aim by what was seen last.
    if (code !== undefined) took = lasted;
    else if ('end' in aim) took = Math.max(took, lasted);
    else if (found.files === 0 && !found.done && killAfter > took * 0.85) took *= 1.15;
    if (code !== undefined) total.ended += 1;
    else if (found.done) total.after += 1;
    else total.before += 1;
    total.files += found.files;
    total.locks += found.locked ? 1 : 0;
    total.faults.push(
      ...found.faults.map((fault) => `kill ${kill}${'end' in aim ? '' : ` after ${killAfter} ms`}: ${fault}`),
    );
  }
  return total;
}

/** Comes so many milliseconds after the files of the game, or results, were written for this many times. */
export function amidWriting(
  folder: string,
  times: number,
  after: number,
): { readonly killWhen: Promise<void>; end(): void } {
  let count = 0;
  let end = (): void => undefined;
  const killWhen = new Promise<void>((now) => {
    const looking = watch(folder, { recursive: true }, (_, name) => {
      if (!/^(k\.game-wal|out|copies)/.test(name ?? '')) return;
      count += 1;
      if (count === times) void moment(after).then(now);
    });
    end = () => looking.close();
  });
  return { killWhen, end };
}

/** Plays a game of four to its third turn. */
export async function thirdTurn(path: string): Promise<void> {
  const { gm, players } = await scriptedGame(path, 4);
  for (let turn = 1; turn <= 2; turn += 1) await scriptedTurn(gm, players);
  gm.close();
}

/** What is killed is a program of its own, or its work in this one. */
export async function prepare(
  command: Killed,
  folder: string,
  third?: string,
  runs: (args: readonly string[]) => Promise<Said> = gmCli,
): Promise<Ground> {
  await mkdir(join(folder, 'in'), { recursive: true });
  const base = join(folder, 'base.game');
  const gm = await (command === 'intake' || command === 'run'
    ? withOrders(command, folder, base)
    : inThird(command, base, third));
  const deed = deedOf(command, folder, gm.store.seats()[0]?.seat ?? '');
  gm.close();
  const game = join(folder, 'k.game');
  await startOver(folder);
  const before = await markAt(game);
  const took = await timed(() => runs(deed.args));
  return { folder, command, deed, marks: [before, await markAt(game)], took };
}

/** A game in its first turn, with orders in a folder. */
async function withOrders(command: 'intake' | 'run', folder: string, base: string): Promise<Gm> {
  const { gm, players } = await scriptedGame(base, 4);
  const put = async (name: string, file: Uint8Array): Promise<void> => {
    const path = join(folder, 'in', name);
    await writeFile(path, file);
    // Whole seconds, which a copy has to the last digit.
    await utimes(path, 1_000, 1_000);
  };
  for (const [seat, file] of await scriptedFiles(gm, players)) {
    await put(`${seat}.orders`, file);
    if (command === 'intake') await put(`${seat} cut.orders`, file.subarray(0, -1));
  }
  return gm;
}

async function inThird(command: Killed, base: string, third?: string): Promise<Gm> {
  await (third === undefined ? thirdTurn(base) : copyFile(third, base));
  const gm = valueOf(await opened(base));
  if (command === 'redo') valueOf(await gm.back({ turn: 1, why: 'A storm.' }));
  return gm;
}

async function timed(run: () => Promise<Said>): Promise<number> {
  const since = stopwatch();
  const { code, err } = await run();
  if (code !== 0 && code !== 1) throw new Error(`undisturbed, the command failed: ${err}`);
  return since();
}

export async function startOver(folder: string): Promise<void> {
  for (const name of ['k.game', 'k.game-wal', 'k.game-shm', 'out', 'copies'])
    await rm(join(folder, name), { recursive: true, force: true });
  await copyFile(join(folder, 'base.game'), join(folder, 'k.game'));
}

/** Everything of a game but when it was done, and keys, which are drawn. */
function markOf({ store }: Gm): string {
  const turns = store.turns().map((turn) => [
    store.turnOf(turn),
    store.received(turn).map(({ at: _, ...orders }) => ({
      ...orders,
      file: orders.file === undefined ? '' : digest(orders.file),
    })),
    store.rulings(turn),
    store.plans(turn),
    store.results(turn).map(({ seat, body }) => ({ seat, body })),
    store.copies(turn).map(({ seat }) => seat),
  ]);
  const people = [
    store.seats().map(({ seat, player, address, former }) => [seat, player, address, former.length]),
    store.standIns().map(({ seat, player, since }) => [seat, player, since]),
  ];
  const over = store.memo('over') as object | undefined;
  const memos = [
    store.memo('policy') ?? '',
    store.due() ?? '',
    store.memo('joined') ?? '',
    over === undefined ? '' : { ...over, at: '' },
  ];
  return digest(
    stableText([
      turns,
      people,
      memos,
      store.undone().map(({ to, from, why, redone }) => ({ to, from, why, redone })),
    ]),
  );
}

async function markAt(path: string): Promise<string> {
  const gm = valueOf(await opened(path));
  const mark = markOf(gm);
  gm.close();
  return mark;
}

const opened = (path: string): ReturnType<typeof openGame> =>
  openGame(testPorts(), gameFiles, path, () => galacticEmpires);

interface Found {
  readonly done: boolean;
  readonly files: number;
  readonly locked: boolean;
  readonly faults: readonly string[];
}

export async function lookAt(ground: Ground): Promise<Found> {
  const {
    folder,
    deed,
    marks: [before, after],
    command,
  } = ground;
  const out = join(folder, 'out');
  const faults: string[] = [];
  const outcome = await opened(join(folder, 'k.game'));
  if (!outcome.ok)
    return {
      done: false,
      files: 0,
      locked: false,
      faults: [`the game does not open: ${outcome.fault[0]?.code ?? ''}`],
    };
  const mark = markOf(outcome.value);
  // The orders of a folder are taken in by one command, and the turn is run after that.
  const half = command === 'run' && outcome.value.store.turn() === 1;
  if (mark !== before && mark !== after && !half)
    faults.push('the game stands neither as before nor as after');
  const files = await wholeFiles(outcome.value, out, faults);
  const locked = outcome.value.store.lock.holder() !== undefined;
  outcome.value.close();
  const done = mark === after;
  if (!done && files > 0) faults.push('results were written of what was not done');
  const again = done ? deed.again : deed.args;
  if (again !== undefined && !(command === 'export' && files > 0)) {
    const { code = 0, err } = await gmHere(again, folder);
    if (code !== 0 && code !== 1) faults.push(`it cannot be done again: ${err}`);
  }
  await lookAgain(ground, faults, !done);
  return { done, files, locked, faults };
}

/** After the deed was done again, or, where it was done already, its files were written again, everything must be as if nobody had been killed. */
async function lookAgain(
  { folder, marks: [, after], deed }: Ground,
  faults: string[],
  wasRun: boolean,
): Promise<void> {
  const gm = valueOf(await opened(join(folder, 'k.game')));
  if (markOf(gm) !== after) faults.push('done again, it went otherwise');
  const count = wasRun && deed.files === 2 ? 1 : deed.files;
  // A new program does this when it first writes there; this one has written there before.
  if (count > 0) await sweepFolder(join(folder, 'out'));
  if ((await wholeFiles(gm, join(folder, 'out'), faults)) < count)
    faults.push('done again, files are missing');
  if ((await namesIn(join(folder, 'out'))).length > deed.files) faults.push('something was left behind');
  gm.close();
  if ((await namesIn(folder)).some((name) => name.startsWith('k.game-')))
    faults.push('the game has a companion file at rest');
  for (const name of await namesIn(join(folder, 'copies'))) {
    // What was half written is removed when the next copy is made.
    if (name.startsWith('.')) faults.push(...(wasRun ? [`half a copy was left behind: ${name}`] : []));
    else
      await opened(join(folder, 'copies', name)).then((copy) =>
        copy.ok ? copy.value.close() : faults.push(`the copy ${name} does not open`),
      );
  }
}

const namesIn = (folder: string): Promise<readonly string[]> => readdir(folder).catch(() => []);

/** How many files lie in the folder; each must be the game's own, to the byte, or a copy of the whole game. */
async function wholeFiles(gm: Gm, out: string, faults: string[]): Promise<number> {
  const names = (await namesIn(out)).filter((name) => !name.startsWith('.'));
  const turn = gm.store.turn();
  const nameOf = (seat: SeatId): string => fileName({ game: gm.store.facts.game, turn, seat }, 'results');
  const own = new Map([
    ...gm.store.results(turn).map(({ seat, file }) => [nameOf(seat), file] as const),
    ...gm.store.copies(turn).map(({ seat, file }) => [standInName(nameOf(seat)), file] as const),
  ]);
  for (const name of names) {
    const whole = name.endsWith('.game')
      ? (await markAt(join(out, name))) === markOf(gm)
      : Buffer.compare(own.get(name) ?? new Uint8Array(), await readFile(join(out, name))) === 0;
    if (!whole) faults.push(`${name} is not whole`);
  }
  return names.length;
}
