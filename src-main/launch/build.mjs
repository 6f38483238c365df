import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { installed, root, runHeard, surroundings } from './processes.mjs';

/** The three bundles of the app, as messages name them. */
const bundles = {
  'the page': 'src-renderer/vite.config.ts',
  'the program': 'src-main/vite.config.ts',
  'the bridge between them': 'src-main/vite.preload.config.ts',
};

/** Everything the bundles are made from. */
const sources = ['shared', 'src-main', 'src-renderer', 'assets', 'package.json', 'package-lock.json'];
/** The fingerprint of the sources at the last build; a failed build leaves none. */
const stamp = join(root, 'dist', '.sources');

/** A digest of names and contents of files, and of all files in folders: it differs after any change. */
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

/** Builds dist/, with one line for each bundle; the bundler's output is shown only if it fails. 0 if all three bundles were built. */
export function build(node) {
  rmSync(stamp, { force: true });
  const made = fingerprint(sources.map((place) => join(root, place)));
  for (const [what, config] of Object.entries(bundles)) {
    console.error(`Building ${what} ...`);
    const args = [installed('vite/bin/vite.js'), 'build', '-c', config, '--logLevel', 'warn'];
    const { code, heard } = runHeard(node, args, { env: surroundings(node) });
    if (code !== 0) {
      console.error(
        `${heard}\n${what[0].toUpperCase()}${what.slice(1)} (${config}) could not be built: the message above says why.`,
      );
      return code;
    }
  }
  writeFileSync(stamp, made);
  return 0;
}

/** Builds dist/ unless it was built from exactly these sources; 0 if all three bundles are there. */
export function buildIfChanged(node) {
  const now = fingerprint(sources.map((place) => join(root, place)));
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === now ? 0 : build(node);
}
