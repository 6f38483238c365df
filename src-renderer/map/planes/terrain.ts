import type { MapPicture, PlacePicture, SeatId, SeatPicture } from '../names.ts';
import { colorOf } from '../banners.ts';
import { faded } from '../color.ts';
import { across, centreOf, hexBox, outline, radius } from '../geometry.ts';
import type { Shape } from '../shapes.ts';

const gold = '#c9a24e';
/** Below this scale whole rows are filled at once, and nothing is outlined. */
export const rowsBelow = 0.25;

/** Black sectors lined with gold, under a breath of their owner's colour. */
export function terrain(map: MapPicture, seats: readonly SeatPicture[]): readonly Shape[] {
  const banners = new Map(seats.map((seat) => [seat.seat, seat.banner]));
  return [...rows(map.places, banners), ...map.places.flatMap((place) => sector(place, banners))];
}

function sector(place: PlacePicture, banners: ReadonlyMap<SeatId, number>): readonly Shape[] {
  const box = hexBox(place, 2);
  const known = place.reported !== undefined;
  const banner = place.owner === undefined ? undefined : banners.get(place.owner);
  const from = rowsBelow;
  const tint = banner === undefined ? [] : [
    { kind: 'polygon' as const, box, from, points: outline(place), fill: faded(colorOf(banner), place.stale ? 0.15 : 0.21) },
    { kind: 'polygon' as const, box, from: 0.5, points: outline(place, radius - 9), fill: faded('#05070d', 0.3) },
  ];
  return [
    { kind: 'polygon', box, from, points: outline(place), fill: faded('#04060c', known ? 0.86 : 0.5) },
    ...tint,
    { kind: 'polygon', box, from: 0.5, points: outline(place, radius - 5), stroke: { color: faded('#aebfe6', known ? 0.09 : 0.04), width: 1.2 } },
    {
      kind: 'polygon', box, from, points: outline(place),
      stroke: { color: faded(gold, known ? 0.72 : 0.42), width: known ? 1.7 : 1.3 },
    },
  ];
}

/** Neighbours in a row with one owner become one band: for maps seen from far away. */
function rows(places: readonly PlacePicture[], banners: ReadonlyMap<SeatId, number>): readonly Shape[] {
  const sorted = [...places].sort((a, b) => a.r - b.r || a.q - b.q);
  const bands: Shape[] = [];
  for (let start = 0; start < sorted.length; ) {
    const first = sorted[start]!;
    let end = start + 1;
    while (end < sorted.length && continues(sorted[end - 1]!, sorted[end]!)) end += 1;
    bands.push(band(first, end - start, banners));
    start = end;
  }
  return bands;
}

const continues = (a: PlacePicture, b: PlacePicture): boolean => b.r === a.r && b.q === a.q + 1 && b.owner === a.owner;

function band(first: PlacePicture, count: number, banners: ReadonlyMap<SeatId, number>): Shape {
  const { x, y } = centreOf(first);
  const banner = first.owner === undefined ? undefined : banners.get(first.owner);
  const [left, top, width, height] = [x - across / 2, y - 0.75 * radius, across * count, 1.5 * radius];
  return {
    kind: 'band', x: left, y: top, width, height, until: rowsBelow, box: [left, top, left + width, top + height],
    fill: banner === undefined ? '#04060cd0' : faded(colorOf(banner), 0.5),
  };
}
