import type { PlaceId } from '#kernel/ids.ts';
import type { MapPicture, PlacePicture, SeatPicture } from '#kernel/presentation.ts';
import { colorOf } from '../banners.ts';
import { faded, mixed } from '../looks/color.ts';
import { boxAround, centreOf, cornerOf, edgeTowards } from '../geometry.ts';
import type { Shape } from '../shapes.ts';
import { outlines, regions } from '../territory.ts';

/** Glowing lines round every realm, blue bars where no ship passes, and threads between joined places that do not touch. */
export function borders(map: MapPicture, seats: readonly SeatPicture[]): readonly Shape[] {
  const index = new Map(map.places.map((place) => [place.place, place]));
  return [...realmLines(map, seats), ...threads(map, index), ...bars(map, index)];
}

function realmLines(map: MapPicture, seats: readonly SeatPicture[]): readonly Shape[] {
  const banners = new Map(seats.map((seat) => [seat.seat, seat]));
  return regions(map.places).flatMap((region) => {
    const seat = banners.get(region.owner);
    if (seat === undefined) return [];
    const color = colorOf(seat.banner);
    return outlines(region, 4.5).flatMap((points): readonly Shape[] => {
      const box = boxAround(points, 24);
      const line = (width: number, ink: string, from?: number): Shape => ({
        kind: 'polygon',
        box,
        points,
        stroke: { color: ink, width },
        ...(from === undefined ? {} : { from }),
      });
      const own = seat.own === true;
      return [
        // The player's own territory glows from within.
        ...(own
          ? [line(44, faded(color, 0.05)), line(36, faded(color, 0.05)), line(28, faded(color, 0.06))]
          : []),
        line(20, faded(color, 0.07), 0.3),
        line(12, faded(color, 0.13)),
        line(6.5, faded(color, 0.34)),
        line(2.6, mixed(color, '#ffffff', 0.28)),
      ];
    });
  });
}

function bars(map: MapPicture, index: ReadonlyMap<PlaceId, PlacePicture>): readonly Shape[] {
  return map.barriers.flatMap(([a, b]): readonly Shape[] => {
    const [from, to] = [index.get(a), index.get(b)];
    const edge = from === undefined || to === undefined ? undefined : edgeTowards(from, to);
    if (from === undefined || edge === undefined) return [];
    const [start, end] = [cornerOf(from, edge), cornerOf(from, edge + 1)];
    const points = [0.12, 0.88].flatMap((part) => [
      start.x + (end.x - start.x) * part,
      start.y + (end.y - start.y) * part,
    ]);
    const box = boxAround(points, 12);
    const line = (width: number, color: string, least?: number): Shape => ({
      kind: 'polygon',
      box,
      open: true,
      points,
      stroke: { color, width },
      ...(least === undefined ? {} : { from: least }),
    });
    return [
      line(17, '#2f6bff30', 0.5),
      line(11, '#05112f', 0.5),
      line(8.5, '#2f6df2', 0.5),
      line(3, '#a9cbff', 0.55),
      { kind: 'polygon', box, open: true, points, until: 0.5, stroke: { color: '#2c5fd8', width: 7.5 } },
    ];
  });
}

function threads(map: MapPicture, index: ReadonlyMap<PlaceId, PlacePicture>): readonly Shape[] {
  return map.links.flatMap(([a, b]): readonly Shape[] => {
    const [from, to] = [index.get(a), index.get(b)];
    if (from === undefined || to === undefined || edgeTowards(from, to) !== undefined) return [];
    const [start, end] = [centreOf(from), centreOf(to)];
    const points = [start.x, start.y, end.x, end.y];
    return [
      {
        kind: 'polygon',
        box: boxAround(points, 6),
        open: true,
        points,
        stroke: { color: '#8fb7ff70', width: 3, dash: [4, 10] },
      },
    ];
  });
}
