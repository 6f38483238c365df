import type { Coordinates } from '#kernel/board/grid.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { MapPicture, TerrainPicture } from '#kernel/presentation.ts';

/** What lies on a cell, the lowest layer first. */
export type TerrainAt = (at: Coordinates) => readonly TerrainPicture[];

/** The ground of a map, by its legend; of two pieces of ground the later counts. */
export function terrainsOf({ ground = [], terrains = [] }: MapPicture): TerrainAt {
  const legend = new Map(terrains.map((terrain) => [`${terrain.layer}/${terrain.sign}`, terrain]));
  const pieces = ground.map(({ first, width, layers }) => ({ first, width, layers: inOrder(layers) }));
  return ({ x, y }) => {
    const piece = pieces.findLast(
      ({ first, width, layers }) =>
        x >= first.x &&
        x < first.x + width &&
        y >= first.y &&
        (y - first.y) * width + x - first.x < (layers[0]?.[1].length ?? 0),
    );
    if (piece === undefined) return [];
    const index = (y - piece.first.y) * piece.width + x - piece.first.x;
    return piece.layers.flatMap(([layer, signs]) => legend.get(`${layer}/${signs[index] ?? ''}`) ?? []);
  };
}
