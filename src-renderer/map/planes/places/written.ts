import { isOld } from '../../board/board.ts';
import { inkOf, signGlyph } from '../../looks/signs.ts';
import type { Shape } from '../../shapes.ts';
import type { Here } from './here.ts';

/** Scale from which names are written. */
const namesFrom = 0.72;

/** Ink of a value that calls for care, and of its note. */
const [careful, careNote] = ['#ffae7d', '#ff8e66'];

/** The value of a place in a mode that shows values. */
export function value(
  { board, place, x, y, box }: Here,
  mode: string,
  of: string | undefined,
): readonly Shape[] {
  const shown = place.values[mode];
  if (shown === undefined) return [];
  const { number, tone, note, faint } = shown;
  const text = { face: 'text', align: 'center' } as const;
  const left = of === undefined ? 0 : 9;
  return [
    ...(of === undefined
      ? []
      : [
          {
            kind: 'glyph' as const,
            box,
            from: 0.5,
            glyph: signGlyph({ sign: of }, board.map.drawings),
            x: x - 17,
            y: y + 4,
            size: 22,
            opacity: faint === true ? 0.45 : 1,
          },
        ]),
    {
      kind: 'text',
      box,
      from: 0.18,
      x: x + left,
      y: y + 4,
      text: String(number),
      size: 25,
      weight: 650,
      ...text,
      color: tone === 'warn' ? careful : inkOf(tone),
      leastPixels: 10,
    },
    ...(note === undefined
      ? []
      : [
          {
            kind: 'text' as const,
            box,
            from: 0.6,
            x: x + 30,
            y: y - 8,
            text: note,
            size: 10,
            weight: 700,
            ...text,
            color: tone === 'warn' ? careNote : inkOf(tone),
          },
        ]),
  ];
}

/** The name of a place, and what stands under it. */
export function named({ board, place, x, y, box }: Here): readonly Shape[] {
  const { name, label, sight } = place;
  // The ground has written it already, but where a banner hangs over it.
  const bare = place.owner === undefined || place.outlying === true;
  if (label === undefined && bare && board.labelOf(place.place) === name) return [];
  const color = isOld(place) ? '#8f9ab2' : '#f1ece0';
  const size = name.length > 15 ? 9 : name.length > 11 ? 10 : 11.5;
  const text = { kind: 'text', face: 'text', align: 'center', box, x } as const;
  return [
    {
      ...text,
      from: namesFrom,
      y: y + 34,
      text: name,
      size,
      weight: 600,
      grows: true,
      color: sight === undefined ? '#7c879f' : color,
    },
    ...(label === undefined
      ? []
      : [{ ...text, from: 0.95, y: y + 46.5, text: label, size: 8.5, color: '#c9a866', weight: 500 }]),
  ];
}
