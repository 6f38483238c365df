import type { GameCopy } from '#contract/arriving.ts';
import { good } from '#kernel/words/result.ts';
import type { GameStore } from '../../ports/game/store.ts';
import type { DeskParts } from './deskParts.ts';
import { openedAt } from '../gm/policy/policy.ts';
import { haveParted, isSameGame } from '../gm/game/sameGame.ts';

/** The folder of games put away, each in a folder named for the game and the moment. */
export const awayFolder = 'put-away';

type Found = Pick<GameCopy, 'turn' | 'opened' | 'parted'>;

/**
 * What was found in files put away: a file is read again only if it, or the game it is compared with, has
 * changed.
 */
const known = new WeakMap<DeskParts['games'], Map<string, Found | undefined>>();

/**
 * Every other copy of a game in the desk's folders, except the one on the desk as `own`. Copies that the
 * program itself keeps beside a game are not included.
 */
export async function copiesOf(parts: DeskParts, store: GameStore, own?: string): Promise<GameCopy[]> {
  return [...(await onDesk(parts, store, own)), ...(await putAway(parts, store))];
}

/** The copies that differ: at another turn, or at the same turn after different runs. */
export const copiesElsewhere = async (parts: DeskParts, store: GameStore, own: string): Promise<GameCopy[]> =>
  (await copiesOf(parts, store, own)).filter(({ turn, parted }) => parted || turn !== store.turn());

async function onDesk({ games }: DeskParts, store: GameStore, own: string | undefined): Promise<GameCopy[]> {
  const names = await games.names();
  const copies: GameCopy[] = [];
  for (const game of names.ok ? names.value.filter((name) => name !== own) : []) {
    const found = await games.use(game, (gm) => good(compared(store, gm.store)));
    if (found.ok && found.value !== undefined)
      copies.push({ where: 'desk', game, file: games.pathOf(game), ...found.value });
  }
  return copies;
}

async function putAway({ games, folders, files, stores }: DeskParts, store: GameStore): Promise<GameCopy[]> {
  const { game } = store.facts;
  const home = games.folderOf(awayFolder);
  const listed = await folders.folders(home);
  const before = known.get(games) ?? new Map<string, Found | undefined>();
  known.set(games, before);
  const copies: GameCopy[] = [];
  for (const folder of listed.ok ? listed.value.filter((name) => name.startsWith(`${game}-`)) : []) {
    const file = `${home}/${folder}/${game}.game`;
    const there = await files.list(`${home}/${folder}`);
    const bytes = there.ok ? there.value.find(({ name }) => name === `${game}.game`) : undefined;
    if (bytes === undefined) continue;
    const key = [file, bytes.size, bytes.changed, store.turn(), openedAt(store)].join('\n');
    if (!before.has(key)) {
      const opened = await stores.open(file);
      before.set(key, opened.ok ? compared(store, opened.value) : undefined);
      if (opened.ok) opened.value.close();
    }
    const found = before.get(key);
    if (found !== undefined) copies.push({ where: 'away', game, file, ...found });
  }
  return copies;
}

const compared = (mine: GameStore, other: GameStore): Found | undefined =>
  isSameGame(mine, other)
    ? { turn: other.turn(), opened: openedAt(other), parted: haveParted(mine, other) }
    : undefined;
