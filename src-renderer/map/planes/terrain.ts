import type { SeatId } from '#kernel/ids.ts';
import type { MapPicture, PlacePicture, SeatPicture } from '#kernel/presentation.ts';
import { colorOf } from '../banners.ts';
import { faded } from '../looks/color.ts';
import { type Axial, boxAround, hexBox, hexKey, outline, radius, steps } from '../geometry.ts';
import type { Shape } from '../shapes.ts';

const gold = '#c9a24e';
/** Below this scale the sectors of an owner are filled at once, and one thin grid lies over all. */
export const farBelow = 0.25;

/** Black sectors with gold borders, tinted with their owner's colour. */
export function terrain(map: MapPicture, seats: readonly SeatPicture[]): readonly Shape[] {
  const banners = new Map(seats.map((seat) => [seat.seat, seat.banner]));
  return [
    ...voids(map.places),
    ...farLands(map.places, seats),
    ...map.places.flatMap((place) => sector(place, banners)),
  ];
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
    .map(({ hex }) => ({
      kind: 'polygon',
      box: hexBox(hex),
      points: outline(hex),
      fill: faded('#04060c', 0.5),
    }));
}

function sector(place: PlacePicture, banners: ReadonlyMap<SeatId, number>): readonly Shape[] {
  const box = hexBox(place, 2);
  const known = place.reported !== undefined;
  const banner = place.owner === undefined ? undefined : banners.get(place.owner);
  const from = farBelow;
  const tint =
    banner === undefined
      ? []
      : [
          {
            kind: 'polygon' as const,
            box,
            from,
            points: outline(place),
            fill: faded(colorOf(banner), place.stale ? 0.15 : 0.21),
          },
          {
            kind: 'polygon' as const,
            box,
            from: 0.5,
            points: outline(place, radius - 9),
            fill: faded('#05070d', 0.3),
          },
        ];
  return [
    { kind: 'polygon', box, from, points: outline(place), fill: faded('#04060c', known ? 0.86 : 0.5) },
    ...tint,
    {
      kind: 'polygon',
      box,
      from: 0.5,
      points: outline(place, radius - 5),
      stroke: { color: faded('#aebfe6', known ? 0.09 : 0.04), width: 1.2 },
    },
    // Seen from far away, a line must stay wide enough to be visible.
    {
      kind: 'polygon',
      box,
      from,
      until: 0.6,
      points: outline(place),
      stroke: { color: faded(gold, known ? 0.66 : 0.4), width: known ? 0.95 : 0.75, pixels: true },
    },
    {
      kind: 'polygon',
      box,
      from: 0.6,
      points: outline(place),
      stroke: { color: faded(gold, known ? 0.72 : 0.42), width: known ? 1.7 : 1.3 },
    },
  ];
}

/** Most sectors in one shape: a shape is painted in one go, which must not delay the pointer. */
const mostTogether = 300;

/** Sectors of one owner become one shape, and the grid another: for maps seen from far away. */
function farLands(places: readonly PlacePicture[], seats: readonly SeatPicture[]): readonly Shape[] {
  const shapes = (
    cells: readonly (readonly number[])[],
    ink: Pick<Extract<Shape, { kind: 'cells' }>, 'fill' | 'stroke'>,
  ): readonly Shape[] =>
    Array.from({ length: Math.ceil(cells.length / mostTogether) }, (_, part) => {
      const some = cells.slice(part * mostTogether, (part + 1) * mostTogether);
      return { kind: 'cells', box: boxAround(some.flat(), 4), until: farBelow, cells: some, ...ink };
    });
  const lands = (owned: (place: PlacePicture) => boolean, fill: string): readonly Shape[] =>
    shapes(
      places.filter(owned).map((place) => outline(place)),
      { fill },
    );
  return [
    ...lands((place) => place.reported !== undefined, faded('#04060c', 0.86)),
    ...lands((place) => place.reported === undefined, faded('#070b16', 0.66)),
    ...seats.flatMap((seat) =>
      lands((place) => place.owner === seat.seat, faded(colorOf(seat.banner), 0.46)),
    ),
    ...shapes(
      places.map((place) => outline(place)),
      { stroke: { color: faded(gold, 0.34), width: 0.7, pixels: true } },
    ),
  ];
}
