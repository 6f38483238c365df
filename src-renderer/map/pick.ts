import type { Coordinates } from '#kernel/board/grid.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import type { Board } from './board/board.ts';
import { type Camera, type Size, toWorld } from './camera/camera.ts';
import type { Point } from './board/geometry.ts';

/** The place under a pixel of the stage; undefined over empty space. */
export const pick = (
  { lattice, placeAt }: Board,
  camera: Camera,
  size: Size,
  pixel: Point,
): PlaceId | undefined => placeAt(lattice.cellAt(toWorld(camera, size, pixel)));

/** Most steps that a walk by keys jumps over holes in the map. */
const farthest = 3;

/**
 * The next place in a direction on the screen, for walking the map by keys: over the side that points there most, or on from it where the
 * board has a hole.
 */
export function stepFrom(board: Board, from: PlaceId, dx: number, dy: number): PlaceId | undefined {
  const start = board.at(from);
  if (start === undefined) return undefined;
  for (const edge of edgesTowards(board, start, dx, dy)) {
    let at = start;
    for (let step = 0; step < farthest; step += 1) {
      at = board.lattice.over(at, edge);
      const found = board.placeAt(at);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The edges that lead in a direction, the straightest first; of two equally straight, the first leads to the right or down. */
function edgesTowards({ lattice }: Board, from: Coordinates, dx: number, dy: number): readonly number[] {
  const { x, y } = lattice.centreOf(from);
  const straight = (edge: number): number => {
    const next = lattice.centreOf(lattice.over(from, edge));
    const [ux, uy] = [next.x - x, next.y - y];
    // A hair more for what leads to the right, or down.
    return (ux * dx + uy * dy) / Math.hypot(ux, uy) + (ux * Math.abs(dy) + uy * Math.abs(dx)) * 1e-9;
  };
  return Array.from({ length: lattice.edges }, (_, edge) => edge)
    .filter((edge) => straight(edge) > 0.2)
    .sort((a, b) => straight(b) - straight(a));
}
