import type { MapPicture } from '#kernel/presentation.ts';
import { bannerGlyph } from '../banners.ts';
import { across, type Box, boxAround } from '../geometry.ts';
import { miniatureGlyph } from '../looks/silhouettes.ts';
import { blades, planet, shield, unseen } from '../marks.ts';
import type { Glyph, Shape } from '../shapes.ts';
import type { PrintContent } from './printContent.ts';

const head = 46;
const [cell, line, margin] = [216, 30, 14];

interface Sign {
  readonly glyph?: Glyph;
  readonly bar?: true;
  readonly text: string;
  readonly size: number;
}

function signsOf({ map, seats, look }: PrintContent): readonly Sign[] {
  const owners = new Set(map.places.map(({ owner }) => owner));
  const known = seats.filter(({ seat }) => owners.has(seat));
  const has = (found: (place: MapPicture['places'][number]) => boolean): boolean => map.places.some(found);
  const ships = look.mode === 'ships';
  const others =
    look.foreign && has(({ foreign }) => foreign?.owners.some((owner) => owner !== undefined) === true);
  const nobodys =
    look.independent && has(({ foreign }) => foreign?.owners.some((owner) => owner === undefined) === true);
  const sign = (when: boolean, glyph: Glyph, text: string, size = 22): readonly Sign[] =>
    when ? [{ glyph, text, size }] : [];
  return [
    ...known.map((seat): Sign => ({ glyph: bannerGlyph(seat.banner, false), text: seat.name, size: 16 })),
    ...sign(
      has(({ golden }) => golden),
      bannerGlyph(known[0]?.banner ?? 0, true),
      'golden base: annexed',
      16,
    ),
    ...(map.barriers.length === 0 ? [] : [{ bar: true as const, text: 'barrier: no way through', size: 22 }]),
    ...sign(
      has(({ industrialCenter }) => industrialCenter),
      planet,
      'industrial center',
    ),
    ...sign(
      has(({ defence }) => defence > 0),
      shield(false),
      'sector defence and its level',
    ),
    ...sign(
      ships && look.own && has(({ own }) => own !== undefined),
      miniatureGlyph('Heavy Cruiser', 'own'),
      'own ships',
    ),
    ...sign(
      ships && (others || nobodys),
      miniatureGlyph('Heavy Cruiser', 'foreign'),
      others && nobodys ? 'ships of others or of nobody' : others ? 'ships of others' : 'independent ships',
    ),
    ...sign(
      has(({ battle }) => battle),
      blades,
      'battle last turn',
    ),
    ...sign(
      has(({ stale }) => stale),
      unseen,
      'no report this turn',
      18,
    ),
  ];
}

/** Title and legend grow with the sheet, so that they can be read from as far away as the map. */
export const growth = (width: number): number => Math.min(3, Math.max(1, width / 1_100));

const columnsIn = (width: number): number => Math.max(1, Math.floor((width - 2 * margin) / cell));

/** Pixels that title and legend take over and under a map of this width. */
export function edges(
  content: PrintContent,
  width: number,
): { readonly top: number; readonly bottom: number } {
  const times = growth(width);
  const rows = content.legend ? Math.ceil(signsOf(content).length / columnsIn(width / times)) : 0;
  return {
    top: content.title === '' ? 0 : Math.round(head * times),
    bottom: rows === 0 ? 0 : Math.round((rows * line + 2 * margin) * times),
  };
}

/** Title, legend and scale bar, in units that `growth` enlarges; `bottom` is where the map ends and the legend begins. */
export const marginShapes = (
  content: PrintContent,
  width: number,
  bottom: number,
  scale: number,
): readonly Shape[] => [
  ...titleShapes(content, width),
  ...legendShapes(content, width, bottom),
  ...scaleBar(content, width, bottom, scale),
];

const around = (x: number, y: number, width: number): Box => boxAround([x, y - 20, x + width, y + 20], 4);
const text = (
  x: number,
  y: number,
  words: string,
  size: number,
  face: 'title' | 'text',
  weight: number,
  color: string,
): Shape => ({
  kind: 'text',
  box: around(x, y, words.length * size),
  x,
  y,
  text: words,
  size,
  color,
  face,
  weight,
  align: 'left',
});

const titleShapes = ({ title }: PrintContent, width: number): readonly Shape[] =>
  title === ''
    ? []
    : [
        text(margin, head / 2, title, 21, 'title', 650, '#e5c476'),
        {
          kind: 'polygon',
          box: around(0, head, width),
          open: true,
          points: [0, head - 1, width, head - 1],
          stroke: { color: '#c9a24e', width: 1 },
        },
      ];

/** A scale bar in sectors, in the lower left corner of the map. */
function scaleBar({ legend }: PrintContent, width: number, bottom: number, scale: number): readonly Shape[] {
  if (!legend) return [];
  const sectors = [20, 10, 5, 2].find((count) => count * across * scale <= width / 5) ?? 1;
  const [x, y, length] = [margin, bottom - 16, sectors * across * scale];
  const points = [x, y - 5, x, y + 5, x, y, x + length, y, x + length, y - 5, x + length, y + 5];
  return [
    {
      kind: 'polygon',
      box: around(x, y, length),
      open: true,
      points,
      stroke: { color: '#edeae1', width: 1.5 },
    },
    text(
      x + length + 8,
      y,
      sectors === 1 ? 'one sector' : `${sectors} sectors`,
      12.5,
      'text',
      500,
      '#edeae1',
    ),
  ];
}

function legendShapes(content: PrintContent, width: number, top: number): readonly Shape[] {
  if (!content.legend) return [];
  const columns = columnsIn(width);
  const rule: Shape = {
    kind: 'polygon',
    box: around(0, top, width),
    open: true,
    points: [0, top + 1, width, top + 1],
    stroke: { color: '#c9a24e', width: 1 },
  };
  return [
    rule,
    ...signsOf(content).flatMap((sign, index): readonly Shape[] => {
      const [x, y] = [
        margin + (index % columns) * cell,
        top + margin + (Math.floor(index / columns) + 0.5) * line,
      ];
      const mark: readonly Shape[] =
        sign.glyph !== undefined
          ? [{ kind: 'glyph', box: around(x, y, 30), glyph: sign.glyph, x: x + 13, y, size: sign.size }]
          : [
              {
                kind: 'polygon',
                box: around(x, y, 30),
                open: true,
                points: [x + 3, y, x + 24, y],
                stroke: { color: '#2f6df2', width: 6 },
              },
            ];
      return [...mark, text(x + 32, y, sign.text, 12.5, 'text', 500, '#edeae1')];
    }),
  ];
}
