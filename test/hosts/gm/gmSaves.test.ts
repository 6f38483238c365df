import { mkdir, readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Said } from '../../support/desk/gmCli.ts';
import { calledOf, gmHere } from '../../support/desk/gmCli.ts';
import { Player, tempFolder, valueOf } from '../../support/desk/gmWorld.ts';

/* Which save counts, as a game master at the command line reads it. Each test goes on where the one before stopped. */
let folder: Awaited<ReturnType<typeof tempFolder>>;
let seat: string;
const player = new Player();
const gm = (...args: readonly string[]): Promise<Said> => gmHere(args, folder.path);
const plain = ({ out }: Said): string => out.replaceAll(/\s+/g, ' ');

/** Orders of a save come into a folder, so many seconds after the others. */
async function come(path: string, saves: number, after: number): Promise<void> {
  await writeFile(folder.of(path), await player.orders({ hq: [], units: {} }, { saves }));
  await utimes(folder.of(path), after, after);
}

beforeAll(async () => {
  folder = await tempFolder();
  expect(
    (await gm('new', 'gw9.game', '--id', 'gw9', '--empires', '2', '--seed', 'saves', '--out', 'out')).code,
  ).toBe(0);
  const [name = ''] = await readdir(folder.of('out'));
  seat = name.slice('gw9N01-'.length, -'.new'.length);
  valueOf(await player.open(await readFile(folder.of(`out/${name}`))));
  await mkdir(folder.of('in'));
});
afterAll(() => folder.end());

test('check says which file counts and why, and of the other what counts instead', async () => {
  await come('in/final.orders', 2, 1000);
  await come('in/draft.orders', 1, 2000);
  const said = plain(await gm('check', 'gw9.game', '--orders', 'in'));
  expect(said).toContain(
    `${seat} (${calledOf(seat)}): final, final.orders, 0 orders, one of 2 files It was saved later (save 2) than draft.orders, which came in after it (save 1).`,
  );
  expect(said).toContain(
    'draft.orders does not count. final.orders counts instead: it was saved later (save 2) than these (save 1).',
  );
});

test('a file that is handed over once more is known, in words and as JSON', async () => {
  const again = await gm('check', 'gw9.game', '--orders', 'in');
  expect(plain(again)).toContain(
    'draft.orders had already been imported and does not count. final.orders counts instead',
  );
  const { taken, seats } = JSON.parse((await gm('check', 'gw9.game', '--orders', 'in', '--json')).out) as {
    taken: unknown;
    seats: unknown;
  };
  expect(taken).toMatchObject([
    { name: 'final.orders', before: true },
    { name: 'draft.orders', before: true },
  ]);
  expect(seats).toContainEqual(
    expect.objectContaining({
      seat,
      file: 'final.orders',
      saves: 2,
      why: 'It was saved later (save 2) than draft.orders, which came in after it (save 1).',
    }),
  );
});
