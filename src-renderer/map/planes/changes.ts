import type { PlaceId } from '#kernel/words/ids.ts';
import type { Board } from '../board/board.ts';
import type { MapChange } from '../extras.ts';
import { boxAround, type Point } from '../board/geometry.ts';
import { changeGlyph, changeInks } from '../marks.ts';
import type { Shape } from '../shapes.ts';

/**
 * What is new since the previous turn: marks with a shape for each kind and a few words, one above the other.
 */
export function changes(board: Board, list: readonly MapChange[]): readonly Shape[] {
  const above = new Map<PlaceId, number>();
  return list.flatMap((change) => {
    const centre = board.centreOf(change.place);
    if (centre === undefined) return [];
    const before = above.get(change.place) ?? 0;
    above.set(change.place, before + 1);
    return marked(centre, change, before);
  });
}

function marked(centre: Point, { kind, text }: MapChange, before: number): readonly Shape[] {
  const [x, y] = [centre.x - 41, centre.y + 21 - before * 15];
  const width = 15 + (text === '' ? 0 : 3 + text.length * 5.6);
  const box = boxAround([x - 8, y, x - 8 + width, y], 9);
  const ink = changeInks[kind];
  const corners = [x - 8, y - 7, x - 8 + width, y - 7, x - 8 + width, y + 7, x - 8, y + 7];
  return [
    {
      kind: 'polygon',
      box,
      from: 0.4,
      points: corners,
      fill: '#05070de6',
      stroke: { color: ink, width: 1.1 },
    },
    { kind: 'glyph', box, from: 0.1, glyph: changeGlyph(kind), x, y, size: 12, leastPixels: 9 },
    ...(text === ''
      ? []
      : [
          {
            kind: 'text' as const,
            box,
            from: 0.4,
            x: x + 8,
            y: y + 0.5,
            text,
            size: 9.5,
            color: '#ffffff',
            face: 'text' as const,
            weight: 650,
            align: 'left' as const,
          },
        ]),
  ];
}
