import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

import { commandLine } from '#main/gm/commandLine.ts';
import { starting, startingListed } from '../programs/programs.ts';

export interface Said {
  readonly code: number | undefined;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs the game master's command line as a program of its own; `killAfter` milliseconds, or once `killWhen` has come, it is killed outright.
 * A `listed` one knows the games for tests too.
 */
export async function gmCli(
  args: readonly string[],
  {
    killAfter,
    killWhen,
    cwd,
    env,
    listed = false,
  }: {
    readonly killAfter?: number;
    readonly killWhen?: Promise<void>;
    readonly cwd?: string;
    readonly env?: NodeJS.ProcessEnv;
    readonly listed?: boolean;
  } = {},
): Promise<Said> {
  const child = spawn(process.execPath, [...(listed ? startingListed() : starting('gm')), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd === undefined ? {} : { cwd }),
    ...(env === undefined ? {} : { env }),
  });
  const heard = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (heard.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (heard.err += text));
  const ended = new Promise<number | undefined>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? undefined));
  });
  const when = killWhen ?? (killAfter === undefined ? undefined : pause(killAfter));
  if (when !== undefined) {
    await Promise.race([ended, when]);
    child.kill('SIGKILL');
  }
  return { code: await ended, ...heard };
}

/**
 * Runs one command in this process: the same words, files, texts and exit code as a program of its own would have,
 * without the time that starting one takes. Nothing else may run here meanwhile.
 */
export async function gmHere(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Said> {
  const heard = { out: '', err: '' };
  const before = {
    cwd: process.cwd(),
    env: process.env,
    code: process.exitCode,
    out: process.stdout.write,
    err: process.stderr.write,
  };
  const hear = (to: 'out' | 'err') => (text: string | Uint8Array) => {
    heard[to] += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
    return true;
  };
  try {
    process.chdir(cwd);
    process.env = { ...process.env, ...env };
    process.exitCode = undefined;
    Object.assign(process.stdout, { write: hear('out') });
    Object.assign(process.stderr, { write: hear('err') });
    await commandLine(args);
    return { code: (process.exitCode as number | undefined) ?? 0, ...heard };
  } finally {
    Object.assign(process.stdout, { write: before.out });
    Object.assign(process.stderr, { write: before.err });
    process.exitCode = before.code;
    process.env = before.env;
    process.chdir(before.cwd);
  }
}
