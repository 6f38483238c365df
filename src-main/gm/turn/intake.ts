import { stat } from 'node:fs/promises';
import { basename } from 'node:path';

import { plural } from '#kernel/words/phrase.ts';
import { nodeFolders } from '../../adapters/nodeFolders.ts';
import type { ReceivedOrders } from '../../ports/game/orders.ts';
import type { AnswersTaken } from '../../services/gm/asking/takeAnswers.ts';
import type { Gm } from '../../services/gm/gm.ts';
import type { Lying } from '../../services/gm/intake/cameIn.ts';
import { byAge, cameIn, isNamedSo, isTooLarge, lyingIn } from '../../services/gm/intake/cameIn.ts';
import type { OrdersGiven } from '../../services/gm/intake/takeOrders.ts';
import { largestFile } from '../../services/turnFiles.ts';
import { files } from '../openGame.ts';
import { complain, must, wrapped } from '../io.ts';

/** What came of the files that a command was given. */
export interface TakenIn {
  readonly taken: readonly ReceivedOrders[];
  readonly answers: readonly AnswersTaken[];
}

/**
 * Takes in the orders and answers in these folders and files, oldest first; the time a file was saved counts as its
 * arrival. What is packed is opened, and what could not be opened is taken in as refused. In a folder, files that are no orders are skipped
 * unless their name says so; a folder without any orders is reported.
 */
export async function takeIn(gm: Gm, paths: readonly string[]): Promise<TakenIn> {
  const found: (Lying & { readonly from: string })[] = [];
  for (const from of paths) found.push(...(await lyingAt(from)).map((one) => ({ ...one, from })));
  const orders: OrdersGiven[] = [];
  const answers: OrdersGiven[] = [];
  const empty: string[] = [];
  const bare = new Set(paths);
  for (const { path, name, from, changed } of found.sort(byAge)) {
    const bytes = must(await files.read(path, largestFile));
    const came = changed === 0 ? {} : { came: new Date(changed).toISOString() };
    const one = await cameIn({ bytes, name, ...came }, path === from);
    orders.push(...one.orders);
    answers.push(...one.answers);
    if (one.isEmpty) empty.push(name);
    if (one.orders.length + one.answers.length > 0) bare.delete(from);
  }
  if (empty.length > 0) complain(wrapped(`Opened, but no orders inside: ${empty.join(', ')}.`));
  for (const path of bare)
    complain(`No orders were found in ${path}: put the .orders files there, or name another folder.`);
  return {
    taken: orders.length === 0 ? [] : await gm.takeAll(orders),
    answers: answers.length === 0 ? [] : await gm.takeAnswers(answers),
  };
}

async function lyingAt(path: string): Promise<readonly Lying[]> {
  const there = await stat(path).catch(() => undefined);
  if (there?.isDirectory() !== true)
    return [{ path, name: basename(path), size: 0, changed: there?.mtimeMs ?? 0 }];
  const { lying, isMore } = must(await lyingIn({ files, folders: nodeFolders }, path));
  const tooLarge = lying.filter((one) => isTooLarge(one) && isNamedSo(one.name));
  if (tooLarge.length > 0)
    complain(`Skipped, too large for an orders file: ${plural(tooLarge.length, 'file')} in ${path}.`);
  if (isMore)
    complain(
      `Not all of ${path} was searched: it has too many files, or folders nested too deeply. Put the .orders files into a folder of their own.`,
    );
  return lying.filter((one) => !isTooLarge(one));
}
