import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';

import { until } from '../support/time/until.ts';
import { root } from '../support/imports.ts';

const home = mkdtempSync(join(tmpdir(), 'sealed-orders-start-'));
const started: ChildProcess[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await gone;
  }
});
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

/** `npm start` with some arguments, in a home and with a display of our choosing; what it printed so far. */
function start(args: readonly string[], env: NodeJS.ProcessEnv): () => string {
  const { DISPLAY: _d, WAYLAND_DISPLAY: _w, INIT_CWD: _i, ...rest } = process.env;
  const folders = { HOME: home, XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  const child = spawn(process.execPath, [join(root, 'src-main/launch/run.mjs'), 'start', ...args], {
    cwd: root,
    env: { ...rest, ...folders, ...env },
  });
  started.push(child);
  let printed = '';
  child.stdout.on('data', (data) => (printed += String(data)));
  child.stderr.on('data', (data) => (printed += String(data)));
  return () => printed;
}

const address = (printed: () => string): Promise<string> =>
  until(
    () => /Sealed Orders is at (http:\/\/127\.0\.0\.1:\d+\/#\S+)/.exec(printed())?.[1],
    () => `npm start printed no address, but:\n${printed()}`,
    // It may have to build the app first.
    120,
  );

test('without a display, npm start says so, prints the address, and serves the page there', async () => {
  const printed = start([], {});
  const place = await address(printed);
  expect(printed()).toContain('Opening in the browser: there is no display for a window here.');
  const page = await fetch(place);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<title>Sealed Orders');
});

async function opensTheBrowser(): Promise<void> {
  const seen = join(home, '../', `${home.split('/').at(-1)}-opened`);
  const tools = mkdtempSync(join(tmpdir(), 'sealed-orders-tools-'));
  writeFileSync(join(tools, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > '${seen}'\n`);
  chmodSync(join(tools, 'xdg-open'), 0o755);
  const path = [tools, process.env['PATH']].join(delimiter);
  const printed = start(['--browser'], { DISPLAY: ':99', PATH: path });
  const place = await address(printed);
  const opened = await until(
    () => {
      try {
        return readFileSync(seen, 'utf8') || undefined;
      } catch {
        return undefined;
      }
    },
    () => `No browser was opened. It printed:\n${printed()}`,
  );
  expect(opened).toBe(place);
  rmSync(seen);
  rmSync(tools, { recursive: true });
}

// Elsewhere the desktop's opener cannot be replaced by a script.
if (process.platform === 'linux') {
  test('with a display and --browser, it opens the default browser there', opensTheBrowser);
}
