import { fork } from 'node:child_process';
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Game } from '#kernel/game/game.ts';
import { starting } from '../../../support/programs/programs.ts';
import { firstKit } from '../../../support/kits/kits.ts';
import type { TestKit } from '../../../support/kits/testKit.ts';
import { ground } from '../ground.ts';
import type { Done, Fault, Order, Said, Work } from './messages.ts';
import { mostMemory, noteHead, works } from './messages.ts';

/** How a process that read inputs came to its end. */
export interface Ending {
  readonly done: readonly Done[];
  readonly faults: readonly Fault[];
  readonly lost?: Lost;
}

/** How a process was lost: by the input that it never came back from, or while it made one, which then had its name. */
export interface Lost {
  readonly input: Uint8Array;
  /** The input's name: a bomb's, or the seed, the target and the place in its row. No input is at fault then. */
  readonly making?: string;
  readonly what: 'hang' | 'crash';
  readonly said: string;
}

/**
 * Most MiB of its own heap that a process may hold: below what an input may take, so that what Node has merely not cleared away yet is
 * not counted as taken, and an input that really wants more ends the process.
 */
const mostHeap = 320;

/** A machine that does other things too may take so many times as long. */
const slack = 5;

/** Has inputs read by a process of their own, which is ended when it does not come back from one: `patience` is the work, in milliseconds, that one may take. */
export async function readApart(
  order: Order,
  patience: number,
  counts = true,
  kit: TestKit<Game> = firstKit,
): Promise<Ending> {
  const folder = await ground();
  const note = join(folder, 'input');
  const child = fork(starting('fuzz')[0]!, [note, counts ? 'yes' : 'no', kit.ruleset.id], {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${mostHeap}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const done: Done[] = [];
  const faults: Fault[] = [];
  let said = '';
  let ended = false;
  let whole = false;
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-3_000);
  });
  child.on('message', (message: Said) => {
    if (message.kind === 'ready') child.send(order);
    else if (message.kind === 'fault') faults.push(message.fault);
    else if (message.kind === 'done') done.push(message.done);
    else {
      whole = true;
      child.disconnect();
    }
  });
  const closed = new Promise<void>((resolve) =>
    child.on('exit', () => {
      ended = true;
      resolve();
    }),
  );
  let hung = false;
  let seen = { number: -1, since: 0 };
  while (!ended) {
    await Promise.race([closed, pause(50)]);
    const now = lookInto(note);
    if (now === undefined || now.work === 'nothing' || now.number !== seen.number)
      seen = { number: now?.number ?? -1, since: performance.now() };
    else if (performance.now() - seen.since > patience * slack && !hung) {
      hung = true;
      child.kill('SIGKILL');
    }
  }
  const last = whole ? undefined : lookInto(note, true);
  await rm(folder, { recursive: true, force: true });
  if (whole) return { done, faults };
  const whose =
    last?.work === 'making'
      ? { input: new Uint8Array(), making: Buffer.from(last.bytes).toString('utf8') }
      : { input: last?.bytes ?? new Uint8Array() };
  return { done, faults, lost: { ...whose, what: hung ? 'hang' : 'crash', said } };
}

/** What stands in the note of a process: the number of the work, which it is, and on what if that is wanted. */
function lookInto(
  note: string,
  wanted = false,
): { readonly number: number; readonly work: Work; readonly bytes: Uint8Array } | undefined {
  if (!existsSync(note)) return undefined;
  const file = openSync(note, 'r');
  try {
    const head = new DataView(new ArrayBuffer(noteHead));
    if (readSync(file, head, 0, noteHead, 0) < noteHead) return undefined;
    const bytes = new Uint8Array(wanted ? head.getUint32(12) : 0);
    if (wanted) readSync(file, bytes, 0, bytes.length, noteHead);
    return { number: head.getFloat64(0), work: works[head.getUint32(8)] ?? 'nothing', bytes };
  } finally {
    closeSync(file);
  }
}

/** Of a process that was lost while it made an input: not the program is at fault, but what makes inputs. */
export const makersFault = ({ making = '', what, said }: Lost): string =>
  `the maker of inputs did not come back from «${making}»: ${what} ${said}`;

/** A second look at one input, alone and in a fresh process: what was wrong with it then, or nothing. */
export async function lookAgain(
  target: string,
  input: Uint8Array | string,
  patience: number,
  kit: TestKit<Game> = firstKit,
): Promise<string | undefined> {
  const {
    done: [done],
    faults: [fault],
    lost,
  } = await readApart({ kind: 'singles', singles: [{ target, input }] }, patience, false, kit);
  if (lost?.making !== undefined) return makersFault(lost);
  if (lost !== undefined)
    return lost.what === 'hang'
      ? `no answer within ${patience * slack} ms`
      : `the process ended: ${lost.said}`;
  if (fault !== undefined) return fault.what;
  if (done !== undefined && done.slowest > patience) return `${Math.round(done.slowest)} ms of work`;
  return done !== undefined && done.memory > mostMemory
    ? `${Math.round(done.memory / 1024 / 1024)} MiB of memory`
    : undefined;
}
