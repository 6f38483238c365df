import type { SeatId } from '#kernel/ids.ts';
import type { MapPicture, PlacePicture, SeatPicture } from '#kernel/presentation.ts';
import { bannerGlyph } from '../banners.ts';
import { type Box, centreOf, hexBox } from '../geometry.ts';
import { blades, coin, planet, shield, star, unseen } from '../marks.ts';
import type { Shape } from '../shapes.ts';
import { foreignIn } from './forces.ts';
import type { MapLook } from '../looks/look.ts';

/** Scale from which banners and marks are drawn; names of sectors come later. */
const marksFrom = 0.4;
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
