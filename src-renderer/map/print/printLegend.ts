import type { LegendEntry, MapPicture } from '#kernel/presentation.ts';
import { plural } from '#kernel/words/phrase.ts';
import { isOld } from '../board/board.ts';
import { bannerGlyph } from '../banners.ts';
import { across, type Box, boxAround } from '../board/geometry.ts';
import { miniatureGlyph } from '../looks/silhouettes.ts';
import { signGlyph } from '../looks/signs.ts';
import { motifOf } from '../looks/terrainInk.ts';
import { unseen } from '../marks.ts';
import { showsLayer } from '../looks/layers.ts';
import { modeOf } from '../planes/standing.ts';
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

function signsOf(content: PrintContent): readonly Sign[] {
  const { map, seats } = content;
  const owners = new Set(map.places.map(({ owner }) => owner));
  const known = seats.filter(({ seat }) => owners.has(seat));
  return [
    ...known.map((seat): Sign => ({ glyph: bannerGlyph(seat.banner, false), text: seat.name, size: 16 })),
    ...map.legend.flatMap((entry) => signOf(content, entry, known[0]?.banner ?? 0)),
    ...terrainSigns(map),
  ];
}

/** What a line of the legend shows; none where the map has no such thing. */
function signOf(
  content: PrintContent,
  { of, label: words, sign }: LegendEntry,
  banner: number,
): readonly Sign[] {
  const { map } = content;
  if (of === 'stale') return map.places.some(isOld) ? [{ glyph: unseen, text: words, size: 18 }] : [];
  if ('edge' in of)
    return showsLayer(map, content.look, of.edge) &&
      map.edges.some(({ key, pairs }) => key === of.edge && pairs.length > 0)
      ? [{ bar: true, text: words, size: 22 }]
      : [];
  if ('pieces' in of) {
    if (whose(content) !== of.pieces && !(of.pieces === 'own' && showsOwn(content))) return [];
    const base = of.pieces === 'own' ? 'own' : 'foreign';
    return [{ glyph: miniatureGlyph(sign ?? map.pieces[0]?.sign ?? '', base), text: words, size: 22 }];
  }
  const found = map.places.flatMap(({ marks }) => marks).find(({ key }) => key === of.mark);
  if (found === undefined) return [];
  return found.slot === 'base'
    ? [{ glyph: bannerGlyph(banner, true), text: words, size: 16 }]
    : [{ glyph: signGlyph({ sign: found.sign }, map.drawings), text: words, size: 22 }];
}

const showsOwn = ({ map, look }: PrintContent): boolean =>
  modeOf(map, look).shows === 'pieces' && look.own && map.pieces.some(({ side }) => side === 'own');

/** Whose pieces there are besides the reader's own. */
function whose({ map, look }: PrintContent): 'both' | 'others' | 'nobodys' | undefined {
  if (modeOf(map, look).shows !== 'pieces') return undefined;
  const owners = map.pieces.filter(({ side }) => side !== 'own').flatMap((piece) => piece.owners);
  const others = look.foreign && owners.some((owner) => owner !== undefined);
  const nobodys = look.independent && owners.includes(undefined);
  return others && nobodys ? 'both' : others ? 'others' : nobodys ? 'nobodys' : undefined;
}

/** The terrains that the map shows anywhere. */
const terrainSigns = ({ ground = [], terrains = [] }: MapPicture): readonly Sign[] =>
  terrains.flatMap((terrain) => {
    const glyph = motifOf(terrain, 0);
    return glyph !== undefined && ground.some(({ layers }) => layers[terrain.layer]?.includes(terrain.sign))
      ? [{ glyph, text: terrain.label, size: 24 }]
      : [];
  });

/** Title and legend grow with the sheet, so that they can be read from as far away as the map. */
export const growth = (width: number): number => Math.min(3, Math.max(1, width / 1_100));

/** Pixels that a letter of the legend takes at most, on the average of a line. */
const letter = 7;
/** How wide a column is: as wide as usual, or as its longest line. */
const cellOf = (signs: readonly Sign[]): number =>
  Math.max(cell, ...signs.map((sign) => 40 + sign.text.length * letter));
const columnsIn = (signs: readonly Sign[], width: number): number =>
  Math.max(1, Math.floor((width - 2 * margin) / cellOf(signs)));

/** Pixels that title and legend take over and under a map of this width. */
export function edges(
  content: PrintContent,
  width: number,
): { readonly top: number; readonly bottom: number } {
  const times = growth(width);
  const signs = content.legend ? signsOf(content) : [];
  const rows = Math.ceil(signs.length / columnsIn(signs, width / times));
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

/** A scale bar in places, in the lower left corner of the map. */
function scaleBar(
  { legend, place }: PrintContent,
  width: number,
  bottom: number,
  scale: number,
): readonly Shape[] {
  if (!legend) return [];
  const places = [20, 10, 5, 2].find((count) => count * across * scale <= width / 5) ?? 1;
  const [x, y, length] = [margin, bottom - 16, places * across * scale];
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
      places === 1 ? `one ${place.one}` : plural(places, place.one, place.many),
      12.5,
      'text',
      500,
      '#edeae1',
    ),
  ];
}

function legendShapes(content: PrintContent, width: number, top: number): readonly Shape[] {
  if (!content.legend) return [];
  const signs = signsOf(content);
  const columns = columnsIn(signs, width);
  const rule: Shape = {
    kind: 'polygon',
    box: around(0, top, width),
    open: true,
    points: [0, top + 1, width, top + 1],
    stroke: { color: '#c9a24e', width: 1 },
  };
  return [
    rule,
    ...signs.flatMap((sign, index): readonly Shape[] => {
      const [x, y] = [
        margin + (index % columns) * cellOf(signs),
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
