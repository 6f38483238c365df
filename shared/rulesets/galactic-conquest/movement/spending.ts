import type { PlaceId } from '#kernel/words/ids.ts';
import type { Squadron } from '../model/squadron.ts';
import { unpromised } from '../reactions/steps.ts';
import { speedOf } from '../ships/ships.ts';
import { segmentsOf, spareOf } from './moving.ts';

/**
 * On what a squadron that searches spends a movement point in a segment: a move of its course, or a search after it; undefined: on nothing. Searches are made
 * with points that neither reactions nor bypasses of mines have taken, or will take (D2.10, D2.33). After a strategic stop it makes nothing but reactions
 * (D2.36). OURS: one that turned back has spent the moves of its course.
 * @param told the moves of its course, and the searches that follow them
 */
export function spentOn(
  squadron: Squadron,
  told: { readonly moves: number },
  segment: number,
): 'move' | 'search' | undefined {
  const { plot, freed } = squadron;
  const way = Array.from({ length: told.moves }, () => '' as PlaceId);
  const point = segmentsOf(way, spareOf(squadron))?.indexOf(segment) ?? -1;
  // What it has lost on the way may have taken the point (C23.30).
  if (point < 0 || point >= speedOf(squadron)) return undefined;
  if (freed !== undefined) return point < (plot?.done ?? 0) ? 'move' : undefined;
  if (point >= told.moves) return point - told.moves < unpromised(squadron) ? 'search' : undefined;
  return plot === undefined ? undefined : 'move';
}
