// npm run package: the installers for this machine.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { buildIfChanged } from './build.mjs';
import { installed, root, surroundings } from './processes.mjs';

/** How messages of Node and the packager begin when a download fails. */
const fetchFault =
  /\b(?:getaddrinfo|connect|read|ECONN\w+|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|socket hang up|\w*certificate\w*|Response code \d+)\b[^\n]*?(?=\s+failedTask=|\s*\{?\s*(?:\n|$))/i;

/** How the packager's report of a failure begins, on a terminal and elsewhere. */
const firstOfFailure = /⨯|\bE[A-Z]{4,}\b|\b\w+Error\b/;

/** What the packager says once it has given up; the rest of its account comes with it. */
const lastWord = /failedTask/;

/** What to say when the packager fails: one line if Electron could not be downloaded, otherwise its whole report. */
export function whyNotPacked(account) {
  const fault = /RequestError|HTTPError|TimeoutError|electron.*download/i.test(account)
    ? fetchFault.exec(account)?.[0].trim()
    : undefined;
  if (fault === undefined) return account;
  return (
    `Nothing was packed: Electron's program could not be fetched (${fault}). ` +
    'Run this again where there is a network, or name a mirror in the variable ELECTRON_MIRROR.'
  );
}

/** Builds and packs. The packager's progress is shown as it comes; everything from its first failure on is kept for the end. */
export async function pack(node, args) {
  const built = buildIfChanged(node);
  if (built !== 0) return built;
  const builder = [
    installed('electron-builder/cli.js'),
    '-c',
    'electron-builder.yml',
    '--publish',
    'never',
    ...args,
  ];
  const child = spawn(node, builder, {
    cwd: root,
    env: surroundings(node),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kept = [];
  const hear = (line) => {
    // After a download that failed, the packager would stay for half a minute, only to show how far it is.
    if (lastWord.test(line)) setTimeout(() => child.kill(), 1_000).unref();
    if (kept.length > 0 || firstOfFailure.test(line)) kept.push(line);
    else console.error(line);
  };
  const ends = [child.stdout, child.stderr].map(
    (stream) =>
      new Promise((resolve) => createInterface({ input: stream }).on('line', hear).on('close', resolve)),
  );
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (ended) => resolve(ended ?? 1));
  });
  await Promise.all(ends);
  if (code !== 0) console.error(whyNotPacked(kept.join('\n')));
  return code;
}
