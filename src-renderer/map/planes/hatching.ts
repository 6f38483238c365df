import type { PlacePicture, SeatPicture } from '#kernel/presentation.ts';
import type { Board } from '../board/board.ts';
import { colorOf, hatchOf } from '../banners.ts';
import { faded, mixed } from '../looks/color.ts';
import { boxAround, radius } from '../board/geometry.ts';
import type { Hatch } from '../looks/palettes.ts';
import type { Shape } from '../shapes.ts';

/** World units between two lines: near, and seen from far away. */
const gaps = [
  { gap: 17, from: 0.42, until: Infinity },
  { gap: 42, from: 0.12, until: 0.42 },
] as const;

/** Lines over the lands of every owner, each in a pattern of its own, so that owners can be told apart without colour. */
export function hatching(board: Board, seats: readonly SeatPicture[]): readonly Shape[] {
  return seats.flatMap((seat) => {
    const places = board.map.places.filter((place) => place.owner === seat.seat);
    return places.length === 0
      ? []
      : gaps.map(({ gap, from, until }) => lines(board, places, seat.banner, { gap, from, until }));
  });
}

function lines(
  { lattice }: Board,
  places: readonly PlacePicture[],
  banner: number,
  { gap, from, until }: { readonly gap: number; readonly from: number; readonly until: number },
): Shape {
  const hatch = hatchOf(banner);
  const cells = places.flatMap(({ at }) => linesIn(lattice.outline(at, radius - 6), hatch, gap));
  const breadth = hatch.width * (gap / gaps[0].gap) ** 0.7;
  return {
    kind: 'cells',
    box: boxAround(cells.flat(), 4),
    from,
    until,
    cells,
    open: true,
    stroke: {
      color: faded(mixed(colorOf(banner), '#ffffff', 0.35), 0.62),
      width: breadth,
      ...(hatch.dash === undefined ? {} : { dash: hatch.dash.map((part) => (part * gap) / gaps[0].gap) }),
    },
  };
}

/** The parts of parallel lines inside a convex outline; lines of neighbouring places join up. */
export function linesIn(
  points: readonly number[],
  { angles, pairs }: Pick<Hatch, 'angles' | 'pairs'>,
  gap: number,
): readonly (readonly number[])[] {
  return angles.flatMap((angle) => {
    const [nx, ny] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
    const depths = points.flatMap((x, index) => (index % 2 === 0 ? [x * nx + points[index + 1]! * ny] : []));
    const [least, most] = [Math.min(...depths), Math.max(...depths)];
    const found: (readonly number[])[] = [];
    for (let line = Math.floor(least / gap); line * gap < most; line += 1) {
      for (const depth of pairs ? [line * gap, line * gap + gap / 4] : [line * gap]) {
        const ends = crossings(points, depths, depth);
        if (ends.length === 4) found.push(ends);
      }
    }
    return found;
  });
}

/** Where a line at this depth crosses the sides of an outline. */
function crossings(points: readonly number[], depths: readonly number[], depth: number): readonly number[] {
  return depths.flatMap((a, corner) => {
    const next = (corner + 1) % depths.length;
    const b = depths[next]!;
    if (a < depth === b < depth) return [];
    const part = (depth - a) / (b - a);
    return [0, 1].map(
      (axis) => points[2 * corner + axis]! + (points[2 * next + axis]! - points[2 * corner + axis]!) * part,
    );
  });
}
