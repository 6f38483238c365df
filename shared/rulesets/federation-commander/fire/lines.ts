import { seenFacing, sidesAt } from '#kernel/board/bearing.ts';
import type { Side } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { board, cellOf, turned } from '../map/board.ts';
import type { Ship } from '../model/state.ts';

/* Lines of fire. */

/** Where two ships stand for each other's lines of fire: in one hex whoever came last, or both who came together, stand where they came from (FC 3C6d). */
function standIns(a: Ship, b: Ship): readonly [PlaceId, PlaceId] {
  if (a.place !== b.place) return [a.place, b.place];
  const [cameA, cameB] = [a.entered?.at ?? 0, b.entered?.at ?? 0];
  return [
    cameA >= cameB ? (a.entered?.from ?? a.place) : a.place,
    cameB >= cameA ? (b.entered?.from ?? b.place) : b.place,
  ];
}

/** The direction in which a ship sees another, in 24ths from its facing. OURS: straight ahead where nothing tells it. */
export function seen(from: Ship, to: Ship): number {
  const [here, there] = standIns(from, to);
  const bearing = board.bearing(cellOf(here), cellOf(there));
  return bearing === undefined ? 0 : seenFacing(from.facing, bearing);
}

/** The shields that fire from there meets: one, or two at a corner (FC 3C6). */
export const shieldsStruck = (target: Ship, firer: Ship): readonly number[] =>
  sidesAt(seen(target, firer)).map((side) => side + 1);

/** The sides through which fire at that ship leaves the hex of the firer: one, or two at a corner. */
export const sidesOut = (firer: Ship, target: Ship): readonly Side[] =>
  sidesAt(seen(firer, target)).map((side) => turned(firer.facing, side));
