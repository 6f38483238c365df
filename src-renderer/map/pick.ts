import type { PlaceId } from '#kernel/ids.ts';
import type { MapPicture, PlacePicture } from '#kernel/presentation.ts';
import { type Camera, type Size, toWorld } from './camera.ts';
import { type Axial, hexAt, hexKey, type Point } from './geometry.ts';

/** Places by their hex, for picking by arithmetic. */
export type HexIndex = ReadonlyMap<string, PlacePicture>;

export const indexOf = (map: MapPicture): HexIndex =>
  new Map(map.places.map((place) => [hexKey(place), place]));

/** The place under a pixel of the stage; undefined over empty space. */
export function pick(index: HexIndex, camera: Camera, size: Size, pixel: Point): PlaceId | undefined {
  return index.get(hexKey(hexAt(toWorld(camera, size, pixel))))?.place;
}

/** The nearest place in a direction on the screen, for walking the map by keys: at most one row or two columns away. */
export function stepFrom(index: HexIndex, from: Axial, dx: number, dy: number): PlaceId | undefined {
  const [q, r] = [from.q, from.r];
  const tries: readonly Axial[] =
    dy === 0
      ? [1, 2, 3].map((far) => ({ q: q + dx * far, r }))
      : dy > 0
        ? [
            { q, r: r + 1 },
            { q: q - 1, r: r + 1 },
            { q: q - 1, r: r + 2 },
          ]
        : [
            { q: q + 1, r: r - 1 },
            { q, r: r - 1 },
            { q: q + 1, r: r - 2 },
          ];
  for (const hex of tries) {
    const found = index.get(hexKey(hex));
    if (found !== undefined) return found.place;
  }
  return undefined;
}
