import type { Coordinates, Grid } from '../board/grid.ts';
import { type Tiling, tilingOf } from '../board/tiling.ts';
import type { MapPicture, PlacePicture } from '../presentation.ts';
import { escaped } from './escaped.ts';

/** Of a hexagon with a point up, in SVG units: half its width, half its height, and half the length of its vertical sides. */
const [half, tall, side] = [34, 40, 20];
type Point = readonly [x: number, y: number];

/** The corners of a cell around its middle, from the one at which side 0 begins. */
const corners: Readonly<Record<Grid['tiling'], readonly Point[]>> = {
  pointed: [
    [half, -side],
    [half, side],
    [0, tall],
    [-half, side],
    [-half, -side],
    [0, -tall],
  ],
  flat: [
    [-side, -half],
    [side, -half],
    [tall, 0],
    [side, half],
    [-side, half],
    [-tall, 0],
  ],
  square: [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ],
};
const margin = 12;
/** Letters of a name that fit in a cell, on each of two lines. */
const room = 11;

/** How a grid is drawn. */
interface Drawn {
  readonly corners: readonly Point[];
  middle(at: Coordinates): Point;
  /** The side on which a cell touches another; undefined where they do not touch. */
  sideTowards(from: Coordinates, to: Coordinates): number | undefined;
}

function drawn(grid: Grid): Drawn {
  const tiling: Tiling = tilingOf(grid);
  const around = corners[grid.tiling];
  // Squares joined at their corners have a side there, too.
  const sides = tiling.steps.filter((_, index) => index % (tiling.steps.length / around.length) === 0);
  return {
    corners: around,
    middle(at) {
      const { u, v } = tiling.vectorOf(at);
      if (grid.tiling === 'square') return [2 * half * u, 2 * half * v];
      return grid.tiling === 'flat' ? [(tall + side) * u, -half * v] : [half * v, (tall + side) * u];
    },
    sideTowards(from, to) {
      const [a, b] = [tiling.vectorOf(from), tiling.vectorOf(to)];
      const found = sides.findIndex(({ u, v }) => a.u + u === b.u && a.v + v === b.v);
      return found < 0 ? undefined : found;
    },
  };
}

/**
 * A map as one SVG: the places with their labels and names, which of them touch, and the barriers between them, but not who owns what.
 * Light or dark as the reader's screen prefers.
 */
export function chartSvg({ grid, places, edges }: MapPicture, title: string): string {
  const board = drawn(grid);
  const points = places.map(({ at: cell }) => board.middle(cell));
  const [wide, high] = [
    Math.max(...board.corners.map(([x]) => x)),
    Math.max(...board.corners.map(([, y]) => y)),
  ];
  const [left, top] = [
    Math.min(...points.map(([x]) => x)) - wide - margin,
    Math.min(...points.map(([, y]) => y)) - high - margin,
  ];
  const [right, bottom] = [
    Math.max(...points.map(([x]) => x)) + wide + margin,
    Math.max(...points.map(([, y]) => y)) + high + margin,
  ];
  const at = new Map(places.map((one) => [one.place, one]));
  const pairs = (bars: boolean) =>
    edges.filter(({ look }) => look !== 'line' && (look === 'bar') === bars).flatMap((layer) => layer.pairs);
  const far = pairs(false).flatMap(([a, b]) => {
    const [one, other] = [at.get(a), at.get(b)];
    return one === undefined || other === undefined || board.sideTowards(one.at, other.at) !== undefined
      ? []
      : [line('far', board.middle(one.at), board.middle(other.at))];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="star-chart" role="img" aria-label="${escaped(title)}" viewBox="${left} ${top} ${right - left} ${bottom - top}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    `<rect class="sky" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>`,
    ...far,
    ...places.map((place) => cell(board, place)),
    ...pairs(true).flatMap(([a, b]) => wall(board, at.get(a), at.get(b))),
    '</svg>',
  ].join('\n');
}

function cell(board: Drawn, place: PlacePicture): string {
  const [x, y] = board.middle(place.at);
  const { label = '' } = place;
  const outline = board.corners.map(([dx, dy]) => `${x + dx},${y + dy}`).join(' ');
  const names = nameLines(place.name);
  const lines = names.map(
    (words, row) => `<text class="name" x="${x}" y="${y + 10 + row * 10}">${escaped(words)}</text>`,
  );
  return `<g><title>${escaped(`${label} ${place.name}`.trim())}</title><polygon class="cell" points="${outline}"/><text class="number" x="${x}" y="${y - 6}">${escaped(label)}</text>${lines.join('')}</g>`;
}

/** A name on one or two lines; what does not fit is cut. The whole name is in the title. */
function nameLines(name: string): readonly string[] {
  const short = (words: string): string =>
    Array.from(words).length <= room
      ? words
      : `${Array.from(words)
          .slice(0, room - 1)
          .join('')}…`;
  if (Array.from(name).length <= room) return name === '' ? [] : [name];
  const words = name.split(' ');
  const first = words.slice(0, Math.ceil(words.length / 2)).join(' ');
  const rest = words.slice(Math.ceil(words.length / 2)).join(' ');
  return rest === '' ? [short(first)] : [short(first), short(rest)];
}

function wall(
  { corners: around, middle, sideTowards }: Drawn,
  one: PlacePicture | undefined,
  other: PlacePicture | undefined,
): readonly string[] {
  const edge = one === undefined || other === undefined ? undefined : sideTowards(one.at, other.at);
  if (one === undefined || edge === undefined) return [];
  const [x, y] = middle(one.at);
  const [from, to] = [around[edge] ?? [0, 0], around[(edge + 1) % around.length] ?? [0, 0]];
  return [line('wall', [x + from[0], y + from[1]], [x + to[0], y + to[1]])];
}

const line = (kind: string, [x1, y1]: Point, [x2, y2]: Point): string =>
  `<line class="${kind}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;

const style = [
  '.star-chart{font-family:system-ui,sans-serif}.star-chart .sky{fill:#f4f6fb}.star-chart .cell{fill:#fff;stroke:#9aa7bf;stroke-width:1}',
  '.star-chart text{text-anchor:middle}.star-chart .number{fill:#1b2537;font-size:13px;font-weight:600}.star-chart .name{fill:#45526b;font-size:9px}',
  '.star-chart .wall{stroke:#1f5fbf;stroke-width:5;stroke-linecap:round}.star-chart .far{stroke:#9aa7bf;stroke-width:2;stroke-dasharray:4 4}',
  '@media (prefers-color-scheme:dark){.star-chart .sky{fill:#0c1220}.star-chart .cell{fill:#16203a;stroke:#4b5b7d}.star-chart .number{fill:#eef2fb}.star-chart .name{fill:#b6c2da}.star-chart .wall{stroke:#6ea8ff}.star-chart .far{stroke:#4b5b7d}}',
].join('');
