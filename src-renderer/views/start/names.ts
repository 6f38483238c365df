import type { Settings } from '#contract/player/settings.ts';
import type { LibraryRow } from '../../state/library.svelte.ts';

type Named = Pick<Settings, 'gameNames'>;

/** What a game is called: by its player, or else by its files. */
export const titleOf = ({ gameNames }: Named, { game, title }: LibraryRow): string =>
  gameNames[game] ?? title;

/** Whether another game in the list has the same name and the same seat, so that only its id tells them apart. */
export const isDoubtful = (settings: Named, rows: readonly LibraryRow[], row: LibraryRow): boolean =>
  rows.some(
    (other) =>
      other.game !== row.game &&
      other.seat === row.seat &&
      titleOf(settings, other) === titleOf(settings, row),
  );

/** The names with one more; an empty one takes it back. */
export function renamed({ gameNames }: Named, game: string, name: string): Readonly<Record<string, string>> {
  const { [game]: _, ...others } = gameNames;
  return name.trim() === '' ? others : { ...others, [game]: name.trim() };
}
