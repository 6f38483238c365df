import { hexNeighbours, hexKey } from '../board/hex.ts';
import type { MapPicture, PlacePicture } from '../presentation.ts';
import { escaped } from './escaped.ts';

/** Of a hexagon, in SVG units: half its width, half its height, and half the length of its vertical sides. */
const [half, tall, side] = [34, 40, 20];
const corners = [
  [half, -side],
  [half, side],
  [0, tall],
  [-half, side],
  [-half, -side],
  [0, -tall],
] as const;
const margin = 12;
/** Letters of a name that fit in a hexagon, on each of two lines. */
const room = 11;

type Point = readonly [x: number, y: number];
const middle = ({ q, r }: Pick<PlacePicture, 'q' | 'r'>): Point => [
  2 * half * q + half * r,
  (tall + side) * r,
];

/**
 * A map as one SVG: the places with their numbers and names, which of them touch, and the barriers between them, but not who owns what.
 * Light or dark as the reader's screen prefers.
 */
export function chartSvg({ places, links, barriers }: MapPicture, title: string): string {
  const points = places.map(middle);
  const [left, top] = [
    Math.min(...points.map(([x]) => x)) - half - margin,
    Math.min(...points.map(([, y]) => y)) - tall - margin,
  ];
  const [right, bottom] = [
    Math.max(...points.map(([x]) => x)) + half + margin,
    Math.max(...points.map(([, y]) => y)) + tall + margin,
  ];
  const at = new Map(places.map((one) => [one.place, one]));
  const far = links.flatMap(([a, b]) => {
    const [one, other] = [at.get(a), at.get(b)];
    return one === undefined || other === undefined || edgeBetween(one, other) !== undefined
      ? []
      : [line('far', middle(one), middle(other))];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="star-chart" role="img" aria-label="${escaped(title)}" viewBox="${left} ${top} ${right - left} ${bottom - top}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    `<rect class="sky" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>`,
    ...far,
    ...places.map(hexagon),
    ...barriers.flatMap(([a, b]) => wall(at.get(a), at.get(b))),
    '</svg>',
  ].join('\n');
}

function hexagon(place: PlacePicture): string {
  const [x, y] = middle(place);
  const outline = corners.map(([dx, dy]) => `${x + dx},${y + dy}`).join(' ');
  const names = nameLines(place.name);
  const lines = names.map(
    (words, row) => `<text class="name" x="${x}" y="${y + 10 + row * 10}">${escaped(words)}</text>`,
  );
  return `<g><title>${escaped(`${place.number} ${place.name}`)}</title><polygon class="sector" points="${outline}"/><text class="number" x="${x}" y="${y - 6}">${place.number}</text>${lines.join('')}</g>`;
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

/** The index of the side on which a hexagon touches the other; undefined where they do not touch. Sides are counted clockwise from the east, as the neighbours are; side `n` begins at corner `n`. */
function edgeBetween(one: PlacePicture, other: PlacePicture): number | undefined {
  const edge = hexNeighbours(one).findIndex((hex) => hexKey(hex) === hexKey(other));
  return edge < 0 ? undefined : edge;
}

function wall(one: PlacePicture | undefined, other: PlacePicture | undefined): readonly string[] {
  const edge = one === undefined || other === undefined ? undefined : edgeBetween(one, other);
  if (one === undefined || edge === undefined) return [];
  const [x, y] = middle(one);
  const [from, to] = [corners[edge] ?? corners[0], corners[(edge + 1) % 6] ?? corners[0]];
  return [line('wall', [x + from[0], y + from[1]], [x + to[0], y + to[1]])];
}

const line = (kind: string, [x1, y1]: Point, [x2, y2]: Point): string =>
  `<line class="${kind}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"/>`;

const style = [
  '.star-chart{font-family:system-ui,sans-serif}.star-chart .sky{fill:#f4f6fb}.star-chart .sector{fill:#fff;stroke:#9aa7bf;stroke-width:1}',
  '.star-chart text{text-anchor:middle}.star-chart .number{fill:#1b2537;font-size:13px;font-weight:600}.star-chart .name{fill:#45526b;font-size:9px}',
  '.star-chart .wall{stroke:#1f5fbf;stroke-width:5;stroke-linecap:round}.star-chart .far{stroke:#9aa7bf;stroke-width:2;stroke-dasharray:4 4}',
  '@media (prefers-color-scheme:dark){.star-chart .sky{fill:#0c1220}.star-chart .sector{fill:#16203a;stroke:#4b5b7d}.star-chart .number{fill:#eef2fb}.star-chart .name{fill:#b6c2da}.star-chart .wall{stroke:#6ea8ff}.star-chart .far{stroke:#4b5b7d}}',
].join('');
