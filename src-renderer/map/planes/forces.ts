import type { PlaceId, SeatId } from '#kernel/ids.ts';
import type { ForcePicture, MapPicture, PlacePicture, SeatPicture } from '#kernel/presentation.ts';
import { bannerGlyph } from '../banners.ts';
import { centreOf, hexBox, type Point } from '../geometry.ts';
import type { MapLook } from '../looks/look.ts';
import type { Shape } from '../shapes.ts';
import { miniatureGlyph } from '../looks/silhouettes.ts';

/** Where a miniature stands in its sector: alone in the middle, or own to the left and foreign to the right. */
export function standing(
  place: PlacePicture,
  side: 'own' | 'foreign',
  shared: boolean,
): { readonly x: number; readonly y: number; readonly size: number } {
  const { x, y } = centreOf(place);
  if (!shared) return { x, y: y + 1, size: 54 };
  return { x: x + (side === 'own' ? -23.5 : 23.5), y: y + 1, size: 47 };
}

/**
 * The foreign ships of a sector that this look shows: those of empires, independent ones, or both if they are
 * together.
 */
export const foreignIn = (place: PlacePicture, look: MapLook): ForcePicture | undefined =>
  place.foreign?.owners.some((owner) => (owner === undefined ? look.independent : look.foreign)) === true
    ? place.foreign
    : undefined;

const ownIn = (place: PlacePicture, look: MapLook): ForcePicture | undefined =>
  look.own ? place.own : undefined;

/** Whose miniature is at a point of a sector, if this look shows one there. */
export function miniatureAt(
  place: PlacePicture,
  look: MapLook,
  point: Point,
  scale: number,
): 'own' | 'foreign' | undefined {
  if (look.mode !== 'ships' || scale < 0.3) return undefined;
  const shown = { own: ownIn(place, look), foreign: foreignIn(place, look) };
  const shared = shown.own !== undefined && shown.foreign !== undefined;
  return (['own', 'foreign'] as const).find((side) => {
    const { x, y, size } = standing(place, side, shared);
    return shown[side] !== undefined && Math.hypot(point.x - x, point.y - y) < size * 0.45;
  });
}

/** One miniature of our ships and one of all others in every sector, each with its number; the base at `selected` is outlined white. */
export function forces(
  map: MapPicture,
  seats: readonly SeatPicture[],
  look: MapLook,
  selected?: PlaceId,
): readonly Shape[] {
  const banners = new Map(seats.map((seat) => [seat.seat, seat.banner]));
  if (look.mode !== 'ships') return [];
  return map.places.flatMap((place) => {
    const [own, foreign] = [ownIn(place, look), foreignIn(place, look)];
    const shared = own !== undefined && foreign !== undefined;
    return [
      ...(foreign === undefined
        ? []
        : [
            ...miniature(place, foreign, 'foreign', shared, false),
            ...visitor(place, foreign, banners, shared),
          ]),
      ...(own === undefined ? [] : miniature(place, own, 'own', shared, place.place === selected)),
    ];
  });
}

function miniature(
  place: PlacePicture,
  force: ForcePicture,
  side: 'own' | 'foreign',
  shared: boolean,
  selected: boolean,
): readonly Shape[] {
  const { x, y, size } = standing(place, side, shared);
  const dim = side === 'foreign' && place.stale;
  return [
    {
      kind: 'glyph',
      box: hexBox(place),
      from: 0.14,
      glyph: miniatureGlyph(force.shipClass, side, selected),
      x,
      y,
      size,
      leastPixels: side === 'own' ? 10 : 7,
      opacity: force.cloaked === true ? 0.45 : dim ? 0.62 : 1,
    },
    ...count(place, force.ships, side, x + size * 0.32, y + size * 0.31),
  ];
}

/** The banner of foreign ships in a sector that is not theirs. */
function visitor(
  place: PlacePicture,
  force: ForcePicture,
  banners: ReadonlyMap<SeatId, number>,
  shared: boolean,
): readonly Shape[] {
  const [owner] = force.owners;
  const banner = owner === undefined || owner === place.owner ? undefined : banners.get(owner);
  if (banner === undefined) return [];
  const { x, y, size } = standing(place, 'foreign', shared);
  return [
    {
      kind: 'glyph',
      box: hexBox(place),
      from: 0.5,
      glyph: bannerGlyph(banner, false),
      x: x - size * 0.34,
      y: y - size * 0.2,
      size: 12,
    },
  ];
}

function count(
  place: PlacePicture,
  ships: number,
  side: 'own' | 'foreign',
  x: number,
  y: number,
): readonly Shape[] {
  const text = String(ships);
  const half = 4.2 + text.length * 3.6;
  const rim = side === 'own' ? '#6cb6ff' : '#ff8274';
  return [
    {
      kind: 'polygon',
      box: hexBox(place),
      from: 0.42,
      points: pill(x, y, half, 7.4),
      fill: side === 'own' ? '#071a3b' : '#35090b',
      stroke: { color: rim, width: 1.2 },
    },
    {
      kind: 'text',
      box: hexBox(place),
      from: 0.42,
      x,
      y: y + 0.5,
      text,
      size: 11.5,
      color: '#ffffff',
      face: 'text',
      weight: 700,
      align: 'center',
    },
  ];
}

/** A bar with bevelled ends, as flat coordinates. */
function pill(x: number, y: number, half: number, high: number): readonly number[] {
  const cut = 3.2;
  const [l, r, t, b] = [x - half, x + half, y - high, y + high];
  return [l + cut, t, r - cut, t, r, t + cut, r, b - cut, r - cut, b, l + cut, b, l, b - cut, l, t + cut];
}
