import type { MapPicture } from '#kernel/presentation.ts';
import type { MapLook } from './look.ts';

/** Whether the look shows what a map has under this key: an area, or lines between places. */
export function showsLayer(
  { layers = [] }: Pick<MapPicture, 'layers'>,
  { layers: chosen }: Pick<MapLook, 'layers'>,
  key: string,
): boolean {
  const layer = layers.find(({ of }) => of.includes(key));
  return layer === undefined || (chosen[layer.key] ?? layer.off !== true);
}
