import type { LibraryRow } from '../library.svelte.ts';
import type { Session } from '../session/session.svelte.ts';
import { nextOf, passTo } from '../table/table.ts';
import { toContinue } from './lastGame.ts';

/** Who has the screen next in a game at one table; undefined in any other. */
export const nextAt = (rows: readonly LibraryRow[], row: LibraryRow): LibraryRow | undefined =>
  row.table === undefined ? undefined : (nextOf(rows, row.game) ?? row);

/** Goes on with the game opened last, if there is one. */
export async function goOn(session: Session): Promise<void> {
  const { rows } = session.library;
  const row = toContinue(rows);
  if (row === undefined) return;
  const next = nextAt(rows, row);
  if (next !== undefined) return passTo(session, next);
  const { game, seat, turn } = row;
  await session.openTurn({ game, seat, turn });
}
