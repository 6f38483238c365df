import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src-main/gm/main.ts', import.meta.url));

export interface Said {
  readonly code: number | undefined;
  readonly out: string;
  readonly err: string;
}

/** Runs the game master's command line as a program of its own; `killAfter` milliseconds it is killed outright. */
export async function gmCli(args: readonly string[], { killAfter, cwd }: { readonly killAfter?: number; readonly cwd?: string } = {}): Promise<Said> {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'pipe'], ...(cwd === undefined ? {} : { cwd }) });
  const heard = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (heard.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (heard.err += text));
  const ended = new Promise<number | undefined>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? undefined));
  });
  if (killAfter !== undefined) {
    await Promise.race([ended, pause(killAfter)]);
    child.kill('SIGKILL');
  }
  return { code: await ended, ...heard };
}
