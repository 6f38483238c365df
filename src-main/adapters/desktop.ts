import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import type { Desktop } from '#main/ports.ts';

/** A program and what it is given. */
type Started = readonly [program: string, args: readonly string[], verbatim?: boolean];

/** Milliseconds after which a program that still runs counts as opened. */
const patience = 3_000;

/** The programs of the system that a terminal's user has. Without a display there are none. */
export function systemDesktop(platform: string, env: NodeJS.ProcessEnv): Desktop {
  const seen =
    platform === 'win32' || platform === 'darwin' || (env['DISPLAY'] ?? env['WAYLAND_DISPLAY'] ?? '') !== '';
  // What keeps the player's keys is no other program's business.
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
    const late = setTimeout(() => resolve(true), patience);
    child.on('error', () => {
      clearTimeout(late);
      resolve(false);
    });
    child.on('exit', (code) => {
      clearTimeout(late);
      // Explorer ends with 1 when all went well.
      resolve(code === 0 || program === 'explorer.exe');
    });
    child.unref();
  });
}
