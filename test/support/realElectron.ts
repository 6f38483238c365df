import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { _electron } from 'playwright';

const root = join(import.meta.dirname, '../..');
const home = join(root, 'node_modules/electron');

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

/** Opens the built app in Electron and waits for its first page; throws when that fails. */
async function openOnce(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'sealed-orders-electron-'));
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await _electron.launch({ args: [...asRoot, `--user-data-dir=${data}`, root] });
  try {
    const page = await app.firstWindow();
    await page.getByRole('main').waitFor({ timeout: 30_000 });
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

const why = obstacle();
if (why !== undefined) {
  console.log(`The app was not tried in real Electron: ${why}.`);
  report(0, 0);
} else {
  try {
    await openOnce();
    report(1, 0);
  } catch (error) {
    console.error('The app did not open in real Electron:', error);
    report(0, 1);
    process.exitCode = 1;
  }
}
