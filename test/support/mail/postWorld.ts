import { afterAll, beforeAll } from 'vitest';
import type { InMail } from '#main/ports/mail.ts';
import type { Gm } from '#main/services/gm/gm.ts';
import type { NewGameRequest } from '#main/services/gm/beginning/newGame.ts';
import { ann, bob, cid, digging, playersOf, tempFolder, toyGame, type Player } from '../desk/gmWorld.ts';

export const clock = { now: () => '2026-11-21T18:30:00.000Z' };
export const addresses = { ann: 'ann@example.org', bob: 'bob@example.org', cid: '' } as const;

/** What taking in a letter wants besides the game. */
export const needs = { clock, from: 'games@example.org' };

interface PostGame {
  readonly gm: Gm;
  readonly players: Readonly<Record<string, Player>>;
}

/** A game whose ann and bob have addresses, and cid none. */
export async function postGame(path: string, more: Partial<NewGameRequest> = {}): Promise<PostGame> {
  const player = (name: keyof typeof addresses) => ({ player: name, address: addresses[name] });
  const gm = await toyGame(path, {
    players: { [ann]: player('ann'), [bob]: player('bob'), [cid]: player('cid') },
    address: 'gm@example.org',
    ...more,
  });
  return { gm, players: await playersOf(gm) };
}

/** Such games for the tests of one file, each in a file of its own, in a folder that goes when they are done. */
export function postGames(): {
  newPath(): string;
  begin(more?: Partial<NewGameRequest>): Promise<PostGame & { readonly path: string }>;
} {
  let folder: Awaited<ReturnType<typeof tempFolder>>;
  let games = 0;
  beforeAll(async () => void (folder = await tempFolder()));
  afterAll(() => folder.end());
  const newPath = (): string => folder.of(`${(games += 1)}.game`);
  return {
    newPath,
    begin: async (more) => {
      const path = newPath();
      return { path, ...(await postGame(path, more)) };
    },
  };
}

/** Of every letter in the outbox: to whom, and whether the orders of ann or bob stand in it. */
export const told = (gm: Gm): readonly { readonly to: string; readonly quotes: boolean }[] =>
  gm.store.post.letters().map(({ to, body }) => ({ to, quotes: /Dig \d times/.test(body) }));

/** Orders of somebody, with a boast if wished, so that no two need be alike. */
export const ordersOf = async (
  players: Readonly<Record<string, Player>>,
  seat: 'ann' | 'bob' | 'cid',
  times = 2,
  turn = 1,
): Promise<Uint8Array> => {
  const player = players[seat];
  if (player === undefined) throw new Error('no such player');
  return player.orders(digging({ ann, bob, cid }[seat], turn, times));
};

let written = 0;
/** A letter as the mailbox's reader hands it over. */
export const letter = (sender: string, files: readonly Uint8Array[], more: Partial<InMail> = {}): InMail => ({
  id: `<letter-${(written += 1)}@example.org>`,
  sender,
  sent: '2026-11-21T18:00:00.000Z',
  subject: 'My orders',
  automatic: false,
  files: files.map((bytes, at) => ({ name: `file${at + 1}.orders`, bytes })),
  ...more,
});
