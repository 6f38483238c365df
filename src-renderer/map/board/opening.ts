import type { MapPicture } from '#kernel/presentation.ts';
import { type Board, boxOf } from './board.ts';
import type { Box } from './geometry.ts';

/** What a map shows when it opens: the homes of its reader, and what its ruleset names besides; undefined: all of it. */
export function openingBox(board: Board, { places, opens = [] }: MapPicture): Box | undefined {
  const homes = places.flatMap(({ home: worth = 0, at }) => (worth > 0 ? [{ worth, at }] : []));
  // Where a map wraps, all of it is taken beside the weightiest: its edge may lie within.
  const [core] = homes.toSorted((one, other) => other.worth - one.worth);
  const shown = [...homes.map(({ at }) => at), ...opens.flatMap((place) => board.at(place) ?? [])];
  const { lattice } = board;
  const near = shown.map((at) => lattice.nearest(core?.at ?? at, at));
  return near.length === 0 ? undefined : boxOf(lattice, near);
}
