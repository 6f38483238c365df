import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { gmHere } from '../../support/desk/gmCli.ts';
import { root } from '../../support/imports.ts';
import { starting } from '../../support/programs/programs.ts';

/** A host of the app with a library of its own. */
export interface Host {
  readonly url: string;
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** It stands still, and goes on. */
  freeze(): void;
  thaw(): void;
}

/** Programs are started again and again: what Node made of their sources is kept. */
const kept = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') };

export async function startHost(library: string, env: NodeJS.ProcessEnv = process.env): Promise<Host> {
  const child = spawn(process.execPath, [...starting('host'), '--no-open', '--library', library], {
    cwd: root,
    env: { ...env, ...kept },
  });
  const url = await addressOf(child);
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) {
        resolve();
        return;
      }
      child.once('exit', () => {
        resolve();
      });
      child.kill(signal);
    });
  return {
    url,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const hear = (data: Buffer): void => {
      printed += data.toString();
      const found = /Sealed Orders is at (\S+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => {
      reject(new Error(`the host stopped:\n${printed}`));
    });
  });
}

/** The game master at the command line, without a program of its own: what it printed. A failure carries the output. */
export async function gm(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await gmHere(args, root);
  if (code !== 0) throw new Error(`gm ${args.join(' ')} ended with ${code}:\n${out}${err}`);
  return out;
}
