import { tidyNote } from '#contract/gm/week.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { GameStore } from '../../../ports/game/store.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import { seatIn } from './people.ts';
import { unreadable } from '#contract/refusals/gameMaster.ts';

/**
 * Sets the game master's own note about a seat and its player; an empty text removes it. It is only in the
 * game's file, and not in its log. Refused: an unknown seat; with `was`, a note changed by somebody else
 * since it was read.
 */
export function setNote(store: GameStore, seat: SeatId, text: string, was?: string): Outcome<string> {
  const found = seatIn(store, seat);
  if (!found.ok) return found;
  const tidy = tidyNote(text);
  const note = tidy.trim() === '' ? '' : tidy;
  return store.together(() => {
    const now = store.notes()[seat] ?? '';
    if (was !== undefined && now !== was && now !== note) return bad([unreadable('note-changed-elsewhere')]);
    if (now !== note) store.setNote(seat, note);
    return good(note);
  });
}
