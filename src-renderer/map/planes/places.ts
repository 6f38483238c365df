import type { MapPicture, PlacePicture, SeatId, SeatPicture } from '../names.ts';
import { bannerGlyph } from '../banners.ts';
import { faded, mixed } from '../color.ts';
import { colorOf } from '../banners.ts';
import { type Box, centreOf, hexBox, type Point, radius } from '../geometry.ts';
import { blades, coin, planet, shield, star, unseen } from '../marks.ts';
import type { Shape } from '../shapes.ts';
import { foreignIn } from './forces.ts';
import { middle, type Region, regions } from '../territory.ts';
import type { MapLook } from '../look.ts';

/** Scale from which banners and marks are drawn; names of sectors come later, names of realms end there. */
const marksFrom = 0.4;
/** Sectors a realm needs to bear its name on the map: a smaller one would be hidden under it. */
const leastNamed = 4;
const namesFrom = 0.72;

/** Everything written or hung in a sector: banner, name and number, center, defences, revenue, marks. */
export function places(map: MapPicture, seats: readonly SeatPicture[], look: MapLook): readonly Shape[] {
  const banners = new Map(seats.map((seat) => [seat.seat, seat.banner]));
  return map.places.flatMap((place) => [
    ...sun(place, look),
    ...bannerOf(place, banners),
    ...(look.mode === 'locations' ? large(place) : small(place)),
    ...(look.mode === 'revenue' ? worth(place) : []),
    ...(look.names ? named(place) : []),
    ...(place.stale ? silence(place) : []),
    ...(place.battle ? battle(place, look) : []),
  ]);
}

interface Here {
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}
const here = (place: PlacePicture): Here => ({ ...centreOf(place), box: hexBox(place) });

const suns = ['#ffe2ad', '#ffc48a', '#cfe0ff', '#ffd0c0', '#fff4d6'] as const;

/** A faint star where nothing else stands. */
function sun(place: PlacePicture, look: MapLook): readonly Shape[] {
  if (look.mode !== 'ships' || (place.own !== undefined && look.own) || foreignIn(place, look) !== undefined)
    return [];
  const { x, y, box } = here(place);
  const color = suns[(place.number * 7) % suns.length]!;
  const bright = place.reported === undefined ? 0.4 : place.stale ? 0.6 : 1;
  return [
    {
      kind: 'glyph',
      box,
      from: 0.1,
      glyph: star(color),
      x,
      y: y + 1,
      size: 30,
      leastPixels: 5,
      opacity: bright,
    },
  ];
}

function bannerOf(place: PlacePicture, banners: ReadonlyMap<SeatId, number>): readonly Shape[] {
  const banner = place.owner === undefined ? undefined : banners.get(place.owner);
  if (banner === undefined) return [];
  const { x, y, box } = here(place);
  return [
    { kind: 'glyph', box, from: marksFrom, glyph: bannerGlyph(banner, place.golden), x, y: y - 35, size: 23 },
  ];
}

function small(place: PlacePicture): readonly Shape[] {
  const { x, y, box } = here(place);
  return [
    ...(place.industrialCenter
      ? [{ kind: 'glyph' as const, box, from: marksFrom, glyph: planet, x: x + 29, y: y - 27, size: 19 }]
      : []),
    ...(place.defence > 0 ? defence(place, x - 29, y - 27, 16) : []),
  ];
}

function large(place: PlacePicture): readonly Shape[] {
  const { x, y, box } = here(place);
  const both = place.industrialCenter && place.defence > 0;
  return [
    ...(place.industrialCenter
      ? [
          {
            kind: 'glyph' as const,
            box,
            from: 0.15,
            glyph: planet,
            x: x + (both ? 20 : 0),
            y: y + 3,
            size: both ? 36 : 42,
            leastPixels: 9,
          },
        ]
      : []),
    ...(place.defence > 0 ? defence(place, x - (both ? 22 : 0), y + 3, both ? 32 : 36, 0.2) : []),
  ];
}

function defence(
  place: PlacePicture,
  x: number,
  y: number,
  size: number,
  from = marksFrom,
): readonly Shape[] {
  const box = hexBox(place);
  const hurt = place.defenceDamage > 0;
  return [
    { kind: 'glyph', box, from, glyph: shield(hurt), x, y, size },
    {
      kind: 'text',
      box,
      from: from + 0.15,
      x,
      y: y - size * 0.02,
      text: String(place.defence),
      size: size * 0.62,
      color: hurt ? '#ffd0b8' : '#f3f8ff',
      face: 'text',
      weight: 700,
      align: 'center',
    },
  ];
}

function worth(place: PlacePicture): readonly Shape[] {
  if (place.revenue === undefined) return [];
  const { x, y, box } = here(place);
  const hurt = place.damage > 0;
  const color = hurt ? '#ffae7d' : place.golden ? '#ffdf8e' : '#b9c3d8';
  return [
    {
      kind: 'glyph',
      box,
      from: 0.5,
      glyph: coin,
      x: x - 17,
      y: y + 4,
      size: 22,
      opacity: place.golden ? 1 : 0.45,
    },
    {
      kind: 'text',
      box,
      from: 0.18,
      x: x + 9,
      y: y + 4,
      text: String(place.revenue),
      size: 25,
      color,
      face: 'text',
      weight: 650,
      align: 'center',
      leastPixels: 10,
    },
    ...(hurt
      ? [
          {
            kind: 'text' as const,
            box,
            from: 0.6,
            x: x + 30,
            y: y - 8,
            text: `−${place.damage}`,
            size: 10,
            color: '#ff8e66',
            face: 'text' as const,
            weight: 700,
            align: 'center' as const,
          },
        ]
      : []),
  ];
}

function named(place: PlacePicture): readonly Shape[] {
  const { x, y, box } = here(place);
  const known = place.reported !== undefined;
  const color = place.stale ? '#8f9ab2' : '#f1ece0';
  const size = place.name.length > 15 ? 9 : place.name.length > 11 ? 10 : 11.5;
  return [
    {
      kind: 'text',
      box,
      from: namesFrom,
      x,
      y: y + 34,
      text: place.name,
      size,
      color: known ? color : '#7c879f',
      face: 'text',
      weight: 600,
      align: 'center',
    },
    {
      kind: 'text',
      box,
      from: 0.95,
      x,
      y: y + 46.5,
      text: String(place.number),
      size: 8.5,
      color: '#c9a866',
      face: 'text',
      weight: 500,
      align: 'center',
    },
  ];
}

function silence(place: PlacePicture): readonly Shape[] {
  if (place.reported === undefined) return [];
  const { x, y, box } = here(place);
  return [{ kind: 'glyph', box, from: 0.6, glyph: unseen, x: x + 41, y: y + 20, size: 11, opacity: 0.85 }];
}

function battle(place: PlacePicture, look: MapLook): readonly Shape[] {
  const { x, y, box } = here(place);
  const crowded = look.mode === 'ships' && place.own !== undefined && place.foreign !== undefined;
  return [
    {
      kind: 'glyph',
      box,
      from: 0.12,
      glyph: blades,
      x: crowded ? x : x + 33,
      y: crowded ? y + 19 : y + 2,
      size: 21,
      leastPixels: 11,
    },
  ];
}

/** Names of realms, spaced wide over their lands, while sectors are too small to carry their own. */
export function realmNames(map: MapPicture, seats: readonly SeatPicture[]): readonly Shape[] {
  const known = new Map(seats.map((seat) => [seat.seat, seat]));
  const largest = new Map<SeatId, Region>();
  for (const region of regions(map.places)) {
    const least = known.get(region.owner)?.relation === 'self' ? 1 : leastNamed;
    if (region.places.length > (largest.get(region.owner)?.places.length ?? least - 1))
      largest.set(region.owner, region);
  }
  return [...largest.values()].flatMap((region): readonly Shape[] => {
    const seat = known.get(region.owner);
    if (seat === undefined) return [];
    if (region.places.length < leastNamed) return nameLines(seat, below(region), 3);
    return nameLines(seat, middle(region), Math.sqrt(region.places.length));
  });
}

/** Under lands too small to bear a name. */
function below(region: Region): Point {
  const centres = region.places.map(centreOf);
  const lowest = centres.reduce((low, next) => (next.y > low.y ? next : low));
  return { x: lowest.x, y: lowest.y + radius * 2.4 };
}

function nameLines(seat: SeatPicture, at: Point, breadth: number): readonly Shape[] {
  const words = seat.name.toUpperCase().split(' ');
  const lines =
    words.length < 2 ? words : words.length === 2 ? words : [words.slice(0, -1).join(' '), words.at(-1)!];
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(50, Math.max(26, (breadth * 104 * 0.95) / (longest * 0.82)));
  return lines.map((text, index) => {
    const y = at.y + (index - (lines.length - 1) / 2) * size * 1.18;
    const half = (text.length * size) / 2;
    return {
      kind: 'text',
      x: at.x,
      y,
      text,
      size,
      color: mixed(colorOf(seat.banner), '#ffffff', 0.62),
      face: 'title',
      weight: 650,
      align: 'center',
      spacing: 0.12,
      halo: faded('#04060c', 0.82),
      box: [at.x - half, y - size, at.x + half, y + size],
      until: 0.5,
      leastPixels: 8,
    };
  });
}
