import { dirname, join } from 'node:path';

import { padded } from '#kernel/words/ids.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import { GameTrouble } from '../../../ports/game/store.ts';
import type { Files } from '../../../ports/files.ts';
import { policyOf } from '../policy/policy.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** The path of a game, and the files in which its copies are kept. */
export interface Copying {
  readonly files: Files;
  readonly path: string;
}

const folderName = 'copies';
const copyName = /^N(\d+)-(before|after)(-\d+)?\.game$/;

/**
 * Does `work`, which runs a turn, and leaves copies of the game from before and after in the folder `copies`
 * beside it, for as many turns back as the policy says. If the copy from before cannot be written, nothing is
 * done: throws `GameTrouble`. `ran` says from the outcome whether a turn was run. If none was, or `work`
 * throws, the game is as before and the copy is removed, so that repeated tries leave no copies behind.
 */
export async function withCopies<T>(
  copying: Copying | undefined,
  store: GameStore,
  now: () => string,
  turn: number,
  work: () => Promise<T>,
  ran: (outcome: T) => boolean,
): Promise<T> {
  const copies = policyOf(store).copies;
  if (copying === undefined || copies === 0) return work();
  const folder = join(dirname(copying.path), folderName);
  const before = await freeName(copying.files, folder, `N${padded(turn, 2)}-before`);
  try {
    await store.copyTo(before);
  } catch (cause) {
    throw new GameTrouble(unreadable('no-copy', { path: before }), cause);
  }
  const outcome = await work().catch(async (cause: unknown) => {
    await copying.files.remove(before);
    throw cause;
  });
  if (!ran(outcome)) {
    await copying.files.remove(before);
    return outcome;
  }
  const after = await freeName(copying.files, folder, `N${padded(turn, 2)}-after`);
  await store
    .copyTo(after)
    .catch(() =>
      store.note({ at: now(), what: `No copy of the game from after turn ${turn} could be written.` }),
    );
  await thin(copying.files, folder, turn - copies);
  return outcome;
}

async function freeName(files: Files, folder: string, stem: string): Promise<string> {
  const listed = await files.list(folder);
  const taken = new Set(listed.ok ? listed.value.map(({ name }) => name) : []);
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}.game`;
    if (!taken.has(name)) return join(folder, name);
  }
}

/** Removes the copies of all turns up to this one. */
async function thin(files: Files, folder: string, upTo: number): Promise<void> {
  const listed = await files.list(folder);
  for (const { name } of listed.ok ? listed.value : []) {
    const [, turn] = copyName.exec(name) ?? [];
    if (turn !== undefined && Number(turn) <= upTo) await files.remove(join(folder, name));
  }
}
