import { spawn } from 'node:child_process';

import { clock as machineClock } from '#main/adapters/machine.ts';
import { commandLine } from '#main/gm/commandLine.ts';
import type { Clock } from '#main/ports/machine.ts';
import { makeQueue } from '#main/services/queue.ts';
import type { AnyRuleset } from '#rulesets/all.ts';
import { rulesetsOnDemand } from '#rulesets/onDemand.ts';
import { known } from '#main/gm/known.ts';
import type { SomeRuleset } from '#main/services/ruleset.ts';
import { pearlDivers } from '#test/rulesets/pearl-divers/game/ruleset.ts';
import { saltRoads } from '#test/rulesets/salt-roads/game/ruleset.ts';
import { starting } from '../programs/programs.ts';
import { clockFile, type TurnedClock } from '../time/turnedClock.ts';
import { capital } from '#kernel/words/phrase.ts';
import { defined } from '#kernel/words/defined.ts';

/** What an empire of this id is called, where its id is made of its name. */
export const calledOf = (id: string): string => id.split('-').map(capital).join(' ');

export interface Said {
  readonly code: number | undefined;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the game master's command line as a program of its own; once `killWhen` has come, it is killed outright. One with a `clock` goes by
 * that.
 */
export async function gmCli(
  args: readonly string[],
  {
    killWhen,
    cwd,
    env,
    clock,
  }: {
    readonly killWhen?: Promise<void>;
    readonly cwd?: string;
    readonly env?: NodeJS.ProcessEnv;
    readonly clock?: TurnedClock;
  } = {},
): Promise<Said> {
  const child = spawn(process.execPath, [...starting(clock === undefined ? 'gm' : 'turned'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...defined({ cwd }),
    env: { ...(env ?? process.env), ...(clock === undefined ? {} : { [clockFile]: clock.file }) },
  });
  const heard = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (heard.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (heard.err += text));
  const ended = new Promise<number | undefined>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? undefined));
  });
  if (killWhen !== undefined) {
    await Promise.race([ended, killWhen]);
    child.kill('SIGKILL');
  }
  return { code: await ended, ...heard };
}

const inTurn = makeQueue();

/**
 * Runs one command in this process: the same words, files, texts and exit code as a program of its own would have,
 * without the time that starting one takes. Commands run one after the other: they share the folder and the output of this process. It
 * goes by the machine's clock, or by one that the test turns.
 */
export const gmHere = (
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
  clock: Clock = machineClock,
): Promise<Said> => inTurn(() => heardHere(args, cwd, env, clock));

async function heardHere(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  clock: Clock,
): Promise<Said> {
  const heard = { out: '', err: '' };
  const before = {
    cwd: process.cwd(),
    env: process.env,
    code: process.exitCode,
    out: process.stdout.write,
    err: process.stderr.write,
    now: machineClock.now,
  };
  const hear = (to: 'out' | 'err') => (text: string | Uint8Array) => {
    heard[to] += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
    return true;
  };
  try {
    process.chdir(cwd);
    process.env = { ...process.env, ...env };
    process.exitCode = undefined;
    if (clock !== machineClock) Object.assign(machineClock, { now: () => clock.now() });
    Object.assign(process.stdout, { write: hear('out') });
    Object.assign(process.stderr, { write: hear('err') });
    await commandLine(args);
    return { code: (process.exitCode as number | undefined) ?? 0, ...heard };
  } finally {
    Object.assign(process.stdout, { write: before.out });
    Object.assign(process.stderr, { write: before.err });
    Object.assign(machineClock, { now: before.now });
    process.exitCode = before.code;
    process.env = before.env;
    process.chdir(before.cwd);
  }
}

/** Lists further rulesets at the command line of this process, until the end that is returned. */
export function listing(...toys: readonly AnyRuleset[]): () => void {
  const listed = known as SomeRuleset[];
  const read = rulesetsOnDemand as Record<string, () => Promise<AnyRuleset>>;
  for (const toy of toys) {
    listed.push(toy);
    read[toy.id] = () => Promise.resolve(toy);
  }
  return () => {
    for (const toy of toys) {
      listed.splice(listed.indexOf(toy), 1);
      delete read[toy.id];
    }
  };
}

/** The same, by a command line that knows the games for tests too. */
export async function gmListed(
  args: readonly string[],
  cwd: string,
  clock: Clock = machineClock,
): Promise<Said> {
  const end = listing(pearlDivers, saltRoads);
  try {
    return await gmHere(args, cwd, {}, clock);
  } finally {
    end();
  }
}
