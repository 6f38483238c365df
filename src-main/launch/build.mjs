import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { installed, root, runNow, surroundings } from './ground.mjs';

/** The three bundles of the app: the page, the main process, and the bridge between them. */
const bundles = ['src-renderer/vite.config.ts', 'src-main/vite.config.ts', 'src-main/vite.preload.config.ts'];

/** All that the bundles are made of. */
const sources = ['shared', 'src-main', 'src-renderer', 'assets', 'package.json', 'package-lock.json'];
/** What they were made of when they were last built; a build that failed leaves none. */
const stamp = join(root, 'dist', '.sources');

/** One number for the names and the content of files and of all files in folders: another one after any change. */
export function fingerprint(places) {
  const hash = createHash('sha256');
  const add = (path) => {
    hash.update(`${path}\n`);
    if (!statSync(path).isDirectory()) return void hash.update(readFileSync(path));
    for (const name of readdirSync(path).sort()) add(join(path, name));
  };
  places.forEach(add);
  return hash.digest('hex');
}

/** Builds dist/; 0 when all three bundles stand. */
export function build(node) {
  rmSync(stamp, { force: true });
  const made = fingerprint(sources.map((place) => join(root, place)));
  for (const config of bundles) {
    const args = [installed('vite/bin/vite.js'), 'build', '-c', config, '--logLevel', 'warn'];
    const code = runNow(node, args, { env: surroundings(node) });
    if (code !== 0) {
      console.error(`The bundle of ${config} could not be built: the message above says why.`);
      return code;
    }
  }
  writeFileSync(stamp, made);
  return 0;
}

/** Builds dist/ unless it was built from these very sources; 0 when all three bundles stand. */
export function buildIfChanged(node) {
  const now = fingerprint(sources.map((place) => join(root, place)));
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === now ? 0 : build(node);
}
