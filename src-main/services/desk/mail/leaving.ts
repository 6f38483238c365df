import type { In, Out } from '#contract/calls.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { DeskHandlers, DeskParts } from '../deskParts.ts';
import type { Gm } from '../../gm/gm.ts';
import { otherTurn } from '../../gm/running/shownNow.ts';
import { awayFolder } from '../sameGames.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/** Most bytes of a file sent to the page: its text must fit into one reply. */
export const largestCrossing = 32_000_000;

/** Handles games that leave the desk: copied as one file, or put away. */
export function makeLeavingHandlers(parts: DeskParts): Pick<DeskHandlers, 'gm.export' | 'gm.putAway'> {
  return {
    'gm.export': ({ game }) => parts.games.use(game, (gm) => exported(parts, gm)),
    'gm.putAway': (asked) => putAway(parts, asked),
  };
}

/**
 * A copy of the game. If it is too large for the page, it stays in the game's folder in place of an earlier
 * one.
 */
async function exported(
  { files, folders, games, ports }: DeskParts,
  { store }: Gm,
): Promise<Outcome<Out<'gm.export'>>> {
  const { game } = store.facts;
  const folder = games.folderOf(game);
  const partial = `export-${Buffer.from(ports.entropy.bytes(6)).toString('hex')}.partial`;
  const path = `${folder}/${partial}`;
  await store.copyTo(path);
  const listed = await files.list(folder);
  if (!listed.ok) return listed;
  if ((listed.value.find(({ name }) => name === partial)?.size ?? 0) > largestCrossing) {
    const name = `${game}-turn-${store.turn()}-copy.game`;
    const moved = await folders.move(path, `${folder}/${name}`);
    return moved.ok ? good({ name, folder }) : moved;
  }
  const bytes = await files.read(path, largestCrossing);
  const gone = await files.remove(path);
  if (!bytes.ok) return bytes;
  return gone.ok
    ? good({ name: `${game}.game`, base64: Buffer.from(bytes.value).toString('base64'), folder })
    : gone;
}

/** Moves the whole folder of a game to the games put away. Refused while somebody works on it. */
async function putAway(
  { games, folders, ports, changed }: DeskParts,
  { game, turn }: In<'gm.putAway'>,
): Promise<Outcome<Out<'gm.putAway'>>> {
  const names = await games.names();
  if (!names.ok) return names;
  if (!names.value.includes(game)) return bad([unreadable('no-such-game/putting-away', { game })]);
  // A game that cannot be opened can also be put away.
  const stands = await games.use(game, ({ store }) =>
    good({ now: store.turn(), what: store.lock.holder()?.what ?? '' }),
  );
  if (stands.ok) {
    const { now, what } = stands.value;
    if (what !== '') return bad([unreadable('game-busy/putting-away', { what })]);
    if (now !== turn) return bad([otherTurn(turn, now)]);
  }
  await games.close(game);
  const folder = games.folderOf(`${awayFolder}/${game}-${ports.clock.now().replace(/\D/g, '').slice(0, 14)}`);
  const moved = await folders.move(games.folderOf(game), folder);
  return moved.ok ? changed(game, good({ folder })) : moved;
}
