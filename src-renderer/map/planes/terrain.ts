import type { MapPicture, PlacePicture, SeatId, SeatPicture } from '../names.ts';
import { colorOf } from '../banners.ts';
import { faded } from '../color.ts';
import { across, type Axial, centreOf, hexBox, hexKey, outline, radius, steps } from '../geometry.ts';
import type { Shape } from '../shapes.ts';

const gold = '#c9a24e';
/** Below this scale whole rows are filled at once, and nothing is outlined. */
export const rowsBelow = 0.25;

/** Black sectors lined with gold, under a breath of their owner's colour. */
export function terrain(map: MapPicture, seats: readonly SeatPicture[]): readonly Shape[] {
  const banners = new Map(seats.map((seat) => [seat.seat, seat.banner]));
  return [...rows(map.places, banners), ...voids(map.places), ...map.places.flatMap((place) => sector(place, banners))];
}

/** Holes in the map are as dark as unknown sectors, without their lines: bright sky in them would look like a mark. */
function voids(places: readonly PlacePicture[]): readonly Shape[] {
  const taken = new Set(places.map(hexKey));
  const beside = new Map<string, { readonly hex: Axial; readonly count: number }>();
  for (const { q, r } of places) {
    for (const step of steps) {
      const hex = { q: q + step.q, r: r + step.r };
      const key = hexKey(hex);
      if (!taken.has(key)) beside.set(key, { hex, count: (beside.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...beside.values()]
    .filter(({ count }) => count >= 4)
    .map(({ hex }) => ({ kind: 'polygon', box: hexBox(hex), from: rowsBelow, points: outline(hex), fill: faded('#04060c', 0.5) }));
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
    // From afar a line may not grow thinner than the eye can follow.
    { kind: 'polygon', box, from, until: 0.6, points: outline(place), stroke: { color: faded(gold, known ? 0.66 : 0.4), width: known ? 0.95 : 0.75, pixels: true } },
    { kind: 'polygon', box, from: 0.6, points: outline(place), stroke: { color: faded(gold, known ? 0.72 : 0.42), width: known ? 1.7 : 1.3 } },
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
