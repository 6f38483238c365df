import type { InMail } from '#main/ports.ts';
import type { Gm } from '#main/services/gm.ts';
import type { NewGameRequest } from '#main/services/gm/newGame.ts';
import { ann, bob, cid, digging, playersOf, toyGame, type Player } from '../gmWorld.ts';

export const clock = { now: () => '2026-11-21T18:30:00.000Z' };
export const addresses = { ann: 'ann@example.org', bob: 'bob@example.org', cid: '' } as const;

/** A game whose ann and bob have addresses, and cid none. */
export async function postGame(path: string, more: Partial<NewGameRequest> = {}): Promise<{ readonly gm: Gm; readonly players: Readonly<Record<string, Player>> }> {
  const player = (name: keyof typeof addresses) => ({ player: name, address: addresses[name] });
  const gm = await toyGame(path, { players: { [ann]: player('ann'), [bob]: player('bob'), [cid]: player('cid') }, address: 'gm@example.org', ...more });
  return { gm, players: await playersOf(gm) };
}

/** Orders of somebody, with a boast if wished, so that no two need be alike. */
export const ordersOf = async (players: Readonly<Record<string, Player>>, seat: 'ann' | 'bob' | 'cid', times = 2, turn = 1): Promise<Uint8Array> => {
  const player = players[seat];
  if (player === undefined) throw new Error('no such player');
  return player.orders(digging({ ann, bob, cid }[seat], turn, times));
};

let written = 0;
/** A letter as the mailbox's reader hands it over. */
export const letter = (sender: string, files: readonly Uint8Array[], more: Partial<InMail> = {}): InMail => ({
  id: `<letter-${(written += 1)}@example.org>`, sender, sent: '2026-11-21T18:00:00.000Z', subject: 'My orders', automatic: false,
  files: files.map((bytes, at) => ({ name: `file${at + 1}.orders`, bytes })), ...more,
});
