import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import type { PlayerRequest } from '#kernel/files/requests.ts';
import { boasts, libraryAt, resultsOf, toyGame, valueOf } from '../../support/play/toyGame.ts';
import { removeFolders, tempFolder } from '../../support/tempFolder.ts';

/* The player's side of requests: kept beside the plan until the orders file is written. */
afterAll(removeFolders);
const key = { game: 'toy', seat: 'ann', turn: 1 } as const;
const asked: readonly PlayerRequest[] = [
  { kind: 'extension', words: 'exams' },
  { kind: 'end', how: 'draw', words: '' },
];

async function withTurn() {
  const [gm, root] = [await toyGame(), tempFolder()];
  const library = libraryAt(root);
  valueOf(await library.take(resultsOf(gm)));
  const exported = async (): Promise<Uint8Array> =>
    Buffer.from(valueOf(await library.exportOrders(key)).base64, 'base64');
  return { gm, root, library, exported, file: join(root, 'toy/ann/plan-0001-requests.json') };
}

test('what is asked stays over a restart, goes with the next orders file, and is taken back before it is saved', async () => {
  const { gm, root, library, exported, file } = await withTurn();
  expect(valueOf(await library.requests(key))).toEqual({ requests: [], keyholder: false });
  valueOf(await library.saveRequests(key, asked));
  expect(valueOf(await libraryAt(root).requests(key)).requests).toEqual(asked);
  expect((await gm.takeOrders(await exported(), 'a.orders')).requests).toEqual(asked);
  valueOf(await library.saveRequests(key, []));
  expect(existsSync(file)).toBe(false);
  expect((await gm.takeOrders(await exported(), 'b.orders')).requests).toBeUndefined();
});

test('another computer that opens the file has its requests; those of the plan that it replaces are gone', async () => {
  const { gm, library, exported } = await withTurn();
  valueOf(await library.savePlan(key, boasts(1), 0));
  valueOf(await library.saveRequests(key, asked));
  const file = await exported();
  const laptop = libraryAt(tempFolder());
  valueOf(await laptop.take(resultsOf(gm)));
  valueOf(await laptop.saveRequests(key, [{ kind: 'holiday', turns: { from: 2, to: 2 }, words: '' }]));
  valueOf(await laptop.take(file));
  expect(valueOf(await laptop.requests(key)).requests).toEqual(asked);
});

test('requests that cannot be read are put aside, and go with the turn when it is forgotten', async () => {
  const { root, library, file } = await withTurn();
  writeFileSync(file, '{"format":1,"requests":[{"kind":"gift"}]}');
  expect(valueOf(await library.requests(key)).requests).toEqual([]);
  expect(readFileSync(join(root, 'toy/ann/plan-0001-requests-unreadable.json'), 'utf8')).toContain('gift');
  valueOf(await library.saveRequests(key, asked));
  valueOf(await library.forget(key));
  expect(existsSync(file)).toBe(false);
  expect(existsSync(join(root, 'forgotten/toy/ann/plan-0001-requests.json'))).toBe(true);
});
