// `node realElectron.ts` opens the built app in the Electron of node_modules, if it is there; `node realElectron.ts PROGRAM`
// opens an installed app. Either is good when its page stands, answers as the desktop host in our version, and closes.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { _electron } from 'playwright';

import { windowTransport } from '#contract/transport.ts';

const root = join(import.meta.dirname, '../../..');
const home = join(root, 'node_modules/electron');
const installed = process.argv[2];

/** Why the real Electron cannot be tried here, or undefined. */
function obstacle(): string | undefined {
  const note = join(home, 'path.txt');
  const program = existsSync(note) ? join(home, 'dist', readFileSync(note, 'utf8').trim()) : '';
  if (!existsSync(program))
    return 'its program is not in node_modules/electron ("npx install-electron" fetches it)';
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === 'linux' && DISPLAY === undefined && WAYLAND_DISPLAY === undefined) {
    return 'there is no display here (on Linux, xvfb-run gives one)';
  }
  return undefined;
}

/** Opens the app, waits for its first page and asks who answers there; throws when that fails. */
async function openOnce(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'sealed-orders-electron-'));
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...asRoot, `--user-data-dir=${data}`];
  const program = installed === undefined ? { args: [...args, root] } : { args, executablePath: installed };
  const env = { ...process.env, SEALED_ORDERS_LIBRARY: join(data, 'library') };
  const app = await _electron.launch({ ...program, env });
  try {
    const page = await app.firstWindow();
    await page.getByRole('main').waitFor({ timeout: 30_000 });
    const answer = await page.evaluate(`window.${windowTransport}.call('app.info', {})`);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const { host, version: answers } = (answer as { readonly value: Record<string, unknown> }).value;
    if (host !== 'electron' || answers !== version)
      throw new Error(`Version ${version} was to answer, and this did: ${JSON.stringify(answer)}`);
  } finally {
    await app.close();
    rmSync(data, { recursive: true, force: true });
  }
}

function report(passed: number, failed: number): void {
  const file = process.env['SUITE_RESULT'];
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ passed, failed, skipped: [] }));
}

const why = installed === undefined ? obstacle() : undefined;
if (why !== undefined) {
  console.log(`The app was not tried in real Electron: ${why}.`);
  report(0, 0);
} else {
  try {
    await openOnce();
    console.log(`${installed ?? 'The built app'} opened in real Electron, answered and closed.`);
    report(1, 0);
  } catch (error) {
    console.error('The app did not open in real Electron:', error);
    report(0, 1);
    process.exitCode = 1;
  }
}
