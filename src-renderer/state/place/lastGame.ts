import type { LibraryRow } from '../library.svelte.ts';
import type { Turn } from '../turn/turn.svelte.ts';
import { isWorld } from '../world/world.ts';

const storedAs = 'sealed-orders-last-game';
const nameOf = ({ game, seat }: { readonly game: string; readonly seat: string }): string =>
  `${game}/${seat}`;

/** Remembers on this machine which game was opened last. A game master’s world is none. */
export function rememberGame(turn: Turn): void {
  if (isWorld(turn)) return;
  try {
    localStorage.setItem(storedAs, nameOf(turn.key));
  } catch {
    // Then the game that was planned last is gone on with.
  }
}

function lastGame(): string | null {
  try {
    return localStorage.getItem(storedAs);
  } catch {
    return null;
  }
}

/** The turn to go on with: of the game opened last on this machine, or else of the one whose plans were saved last. */
export function toContinue(rows: readonly LibraryRow[]): LibraryRow | undefined {
  const last = lastGame();
  const latest = rows.filter((row) => row.latest);
  return (
    latest.find((row) => nameOf(row) === last) ??
    [...latest].sort((a, b) => (b.savedAt ?? 0) - (a.savedAt ?? 0))[0]
  );
}
