// npm start: the app in its own window, or the same app in the browser when there can be no window.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildIfChanged } from './build.mjs';
import { callersFolder, installed, root, runLong, runNow, surroundings, windows } from './processes.mjs';

/** The installed Electron program, or undefined if only its types are here. */
export function electronProgram() {
  const note = installed('electron/path.txt');
  if (!existsSync(note)) return undefined;
  const program = join(installed('electron'), 'dist', readFileSync(note, 'utf8').trim());
  return existsSync(program) ? program : undefined;
}

/** Whether a window could be seen here. */
export function hasDisplay(env = process.env, platform = process.platform) {
  return (
    platform === 'win32' || platform === 'darwin' || Boolean(env.DISPLAY) || Boolean(env.WAYLAND_DISPLAY)
  );
}

/** Why Electron cannot open a window on this machine, or undefined when it can be tried. */
function obstacle() {
  if (!hasDisplay()) return 'there is no display for a window here';
  if (process.platform === 'linux' && process.getuid?.() === 0) return 'Electron does not run as root';
  return undefined;
}

/** Tries to download Electron, which npm does not install; whether it is there now. */
async function fetchElectron(node) {
  const source =
    process.env.ELECTRON_MIRROR ?? process.env.npm_config_electron_mirror ?? 'https://github.com';
  try {
    await fetch(source, { method: 'HEAD', signal: AbortSignal.timeout(5_000) });
  } catch {
    return false;
  }
  console.error('Fetching Electron (once, about 110 MB) ...');
  return runNow(node, [installed('electron/install.js')], { env: surroundings(node) }) === 0;
}

function openBrowser(address) {
  const opener = { darwin: ['open', []], win32: ['cmd', ['/c', 'start', '""']] }[process.platform] ?? [
    'xdg-open',
    [],
  ];
  const child = spawn(opener[0], [...opener[1], address], {
    stdio: 'ignore',
    detached: true,
    windowsVerbatimArguments: windows,
  });
  child.on('error', () => console.error('No browser could be opened: open the address above yourself.'));
  child.unref();
}

/** Serves the app on this machine only, and shows it in the default browser if one can be seen. */
async function serve(node, args, why) {
  console.error(`Opening in the browser: ${why}.`);
  let heard = '';
  let opened = !hasDisplay() || args.includes('--no-open');
  const listen = (text) => {
    process.stdout.write(text);
    heard = (heard + text).slice(-2_000);
    const address = /http:\/\/127\.0\.0\.1:\d+\/\S*(?=\s)/.exec(heard)?.[0];
    if (opened || address === undefined) return;
    opened = true;
    openBrowser(address);
  };
  if (opened) console.error('Open the address below in a browser on this machine; Ctrl+C ends the app.');
  const options = { env: surroundings(node), cwd: callersFolder() };
  return runLong(node, [join(root, 'src-main/loopback/main.ts'), ...args], options, listen);
}

/** Opens Electron; undefined if it crashed before a window could have been used. */
async function openWindow(node, program, args) {
  const began = Date.now();
  const code = await runLong(program, [root, ...args], { env: surroundings(node) });
  return code !== 0 && Date.now() - began < 8_000 ? undefined : code;
}

/** Builds the app if its sources changed, and opens it. `--browser` asks for the browser; the rest is passed to the app. */
export async function start(node, args) {
  const built = buildIfChanged(node);
  if (built !== 0) return built;
  const rest = args.filter((arg) => arg !== '--browser');
  if (rest.length !== args.length) return serve(node, rest, 'you asked for it with --browser');
  const why = obstacle();
  if (why !== undefined) return serve(node, rest, why);
  if (electronProgram() === undefined) await fetchElectron(node);
  const program = electronProgram();
  if (program === undefined)
    return serve(node, rest, 'the Electron program is not installed and could not be fetched');
  return (
    (await openWindow(node, program, rest)) ?? serve(node, rest, 'Electron did not start, as it says above')
  );
}
