import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import type { Desktop } from '#main/ports/machine.ts';
import { timer } from './machine.ts';

/** A program and its arguments. */
type Started = readonly [program: string, args: readonly string[], verbatim?: boolean];

/** Milliseconds after which a program that is still running counts as opened. */
const patience = 3_000;

/** The system's programs, for a user at a terminal. Without a display there are none. */
export function systemDesktop(platform: string, env: NodeJS.ProcessEnv): Desktop {
  const seen =
    platform === 'win32' || platform === 'darwin' || (env['DISPLAY'] ?? env['WAYLAND_DISPLAY'] ?? '') !== '';
  // Other programs must not get the variables that protect the player's keys.
  const { SEALED_ORDERS_PASSPHRASE: _, ...rest } = env;
  const start = (how: Started): Promise<boolean> => (seen ? started(how, rest) : Promise.resolve(false));
  return {
    openMail: (link) => (link.startsWith('mailto:') ? start(opener(platform, link)) : Promise.resolve(false)),
    showFile: (path) => start(shower(platform, path)),
  };
}

function opener(platform: string, link: string): Started {
  if (platform === 'darwin') return ['open', [link]];
  if (platform === 'win32') return ['rundll32.exe', ['url.dll,FileProtocolHandler', link]];
  return ['xdg-open', [link]];
}

function shower(platform: string, path: string): Started {
  if (platform === 'darwin') return ['open', ['-R', path]];
  if (platform === 'win32') return ['explorer.exe', [`/select,"${path}"`], true];
  return ['xdg-open', [dirname(path)]];
}

function started([program, args, verbatim = false]: Started, env: NodeJS.ProcessEnv): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env,
      stdio: 'ignore',
      detached: true,
      windowsVerbatimArguments: verbatim,
    });
    const ended = new AbortController();
    void timer.pause(patience, ended.signal).then(() => resolve(true));
    child.on('error', () => {
      resolve(false);
      ended.abort();
    });
    child.on('exit', (code) => {
      // Explorer exits with 1 on success.
      resolve(code === 0 || program === 'explorer.exe');
      ended.abort();
    });
    child.unref();
  });
}
