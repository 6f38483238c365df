import { plural } from '#kernel/report/phrase.ts';
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { ReceivedOrders } from '../../ports/game/orders.ts';
import type { Gm } from '../../services/gm/gm.ts';
import type { AnswersTaken } from '../../services/gm/asking/takeAnswers.ts';
import type { OrdersGiven } from '../../services/gm/intake/takeOrders.ts';
import { isAnswers, isOrders, largestFile } from '../../services/turnFiles.ts';
import { files } from '../game/game.ts';
import { complain, must } from '../io.ts';

interface Candidate {
  readonly path: string;
  readonly name: string;
  readonly changed: number;
}

/**
 * Takes in the orders in these folders and files, oldest first; the time a file was saved counts as its
 * arrival. In a folder, files that are not orders are skipped unless their name says so; a folder without any
 * orders is reported.
 */
export async function takeAll(gm: Gm, paths: readonly string[]): Promise<readonly ReceivedOrders[]> {
  const found: (Candidate & { readonly from: string })[] = [];
  for (const from of paths)
    found.push(...(await candidates(from)).map((candidate) => ({ ...candidate, from })));
  const given: OrdersGiven[] = [];
  const bare = new Set(paths);
  for (const { path, name, from, changed } of found.sort(byAge)) {
    const bytes = must(await files.read(path, largestFile));
    if (isAnswers(bytes)) {
      bare.delete(from);
      continue;
    }
    if (!isOrders(bytes) && !isNamedOrders(name) && path !== from) continue;
    given.push({ bytes, name, ...(changed === 0 ? {} : { came: new Date(changed).toISOString() }) });
    bare.delete(from);
  }
  for (const path of bare)
    complain(
      `No orders were taken from ${path}: put the .orders files that came in there, or name another folder.`,
    );
  return given.length === 0 ? [] : gm.takeAll(given);
}

/** Takes in the answers in these folders and files, oldest first. */
export async function takeAnswersIn(gm: Gm, paths: readonly string[]): Promise<readonly AnswersTaken[]> {
  const found: Candidate[] = [];
  // What is too large is told with the orders.
  for (const from of paths) found.push(...(await candidates(from, true)));
  const given = [];
  for (const { path, name } of found.sort(byAge)) {
    const bytes = must(await files.read(path, largestFile));
    if (isAnswers(bytes)) given.push({ bytes, name });
  }
  return given.length === 0 ? [] : gm.takeAnswers(given);
}

async function candidates(path: string, quiet = false): Promise<readonly Candidate[]> {
  const there = await stat(path).catch(() => undefined);
  if (there?.isDirectory() !== true) return [{ path, name: basename(path), changed: there?.mtimeMs ?? 0 }];
  const listed = must(await files.list(path));
  const tooLarge = listed.filter(({ name, size }) => size > largestFile && isNamedOrders(name));
  if (tooLarge.length > 0 && !quiet)
    complain(
      `Passed over, larger than any file of orders can be: ${plural(tooLarge.length, 'file')} in ${path}.`,
    );
  return listed
    .filter(({ size }) => size <= largestFile)
    .map(({ name, changed }) => ({ path: join(path, name), name, changed }));
}

const isNamedOrders = (name: string): boolean => /\.orders$/i.test(name);

/** Files saved in the same moment go by name without its ending: `x (1).orders` after `x.orders`. */
function byAge(a: Candidate, b: Candidate): number {
  if (a.changed !== b.changed) return a.changed - b.changed;
  const [x, y] = [stem(a.name), stem(b.name)];
  return x < y ? -1 : x > y ? 1 : 0;
}

const stem = (name: string): string => name.replace(/\.[^.]*$/, '');
