// The browser that the tests drive: found, or on Debian fetched.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { root, runNow, surroundings } from './processes.mjs';

const usual = [
  // Chromium without its windows, a package of Debian's: its tests take a tenth less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Playwright's own download, if there is one. */
function playwrights(node) {
  const asked = spawnSync(node, [join(root, 'test/support/browser/playwrightsChromium.mjs')], {
    encoding: 'utf8',
  });
  return existsSync(asked.stdout ?? '') ? asked.stdout : undefined;
}

/**
 * Path of a Chromium, or undefined after saying how to get one. The order: the variable CHROMIUM, the usual
 * places, Playwright's own, and, as root on Debian, apt-get.
 */
export function ensureChromium(node) {
  const { CHROMIUM } = process.env;
  if (CHROMIUM !== undefined && CHROMIUM !== '') {
    if (existsSync(CHROMIUM)) return CHROMIUM;
    console.error(
      `The variable CHROMIUM names ${CHROMIUM}, which is not there: correct it or leave it unset.`,
    );
    return undefined;
  }
  const found = usual.find((path) => existsSync(path)) ?? playwrights(node);
  if (found !== undefined) return found;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the tests (once) ...');
    const env = { ...surroundings(node), DEBIAN_FRONTEND: 'noninteractive' };
    const install = (name) =>
      runNow('apt-get', ['install', '-y', '-qq', name], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (runNow('apt-get', ['update', '-qq'], { env }) === 0)
      void (install('chromium-headless-shell') === 0 || install('chromium'));
    const now = usual.find((path) => existsSync(path));
    if (now !== undefined) return now;
  }
  console.error(
    'The tests drive a Chromium, and none was found. Install Chromium or Chrome, or run ' +
      '"npx playwright install chromium", or name one in the variable CHROMIUM.',
  );
  return undefined;
}
