import type { UnitId } from '#kernel/words/ids.ts';
import type { Overlay } from '#kernel/presentation.ts';
import type { Board } from '../board/board.ts';
import { boxAround, radius } from '../board/geometry.ts';
import { faded } from '../looks/color.ts';
import { showsLayer } from '../looks/layers.ts';
import { type MapLook, usualLook } from '../looks/look.ts';
import { inkOf } from '../looks/signs.ts';
import type { Shape } from '../shapes.ts';
import { outlines } from '../board/territory.ts';
import { linesIn } from './hatching.ts';

/** Areas over the map, those of the chosen unit, and more areas, as far as the look shows their layers: tinted, hatched, and with a line around them. */
export const overlays = (
  board: Board,
  unit: UnitId | undefined,
  more: readonly Overlay[] = [],
  look: Pick<MapLook, 'layers'> = usualLook,
): readonly Shape[] =>
  [...(board.map.overlays ?? []).filter(({ of }) => of === undefined || of === unit), ...more]
    .filter(({ key }) => showsLayer(board.map, look, key))
    .flatMap((overlay, index) => area(board, overlay, index));

function area({ lattice, at }: Board, { places, tone, look }: Overlay, index: number): readonly Shape[] {
  const cells = places.flatMap((place) => at(place) ?? []);
  if (cells.length === 0) return [];
  const ink = inkOf(tone);
  const inner = cells.map((cell) => lattice.outline(cell, radius - 2));
  const box = boxAround(inner.flat(), 8);
  const hatch = { angles: [30 + 60 * (index % 3)], pairs: false };
  return [
    ...(look === 'fill'
      ? [{ kind: 'cells' as const, box, cells: inner, fill: faded(ink, 0.16) }]
      : look === 'hatch'
        ? [
            {
              kind: 'cells' as const,
              box,
              open: true,
              cells: inner.flatMap((points) => linesIn(points, hatch, 15)),
              stroke: { color: faded(ink, 0.5), width: 1.6 },
            },
          ]
        : []),
    // Areas that share a border lie side by side there, not on each other.
    ...outlines(lattice, cells, 3 + 3 * (index % 3)).flatMap(({ points, open }): readonly Shape[] => {
      const line = (color: string, width: number, more: { readonly dash?: readonly number[] }): Shape => ({
        kind: 'polygon',
        points,
        box: boxAround(points, 10),
        stroke: { color, width, ...more },
        ...(open === undefined ? {} : { open }),
      });
      return [line(faded('#05070d', 0.7), 6, {}), line(ink, 2.8, look === 'outline' ? { dash: [9, 5] } : {})];
    }),
  ];
}
