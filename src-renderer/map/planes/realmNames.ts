import { colorOf } from '../banners.ts';
import type { Board } from '../board/board.ts';
import { type Point, radius } from '../board/geometry.ts';
import { faded, mixed } from '../looks/color.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { SeatPicture } from '#kernel/presentation.ts';
import type { Shape } from '../shapes.ts';
import { middle, type Region, regions } from '../board/territory.ts';

/** The fewest places of a realm whose name is shown on the map: a smaller one would be hidden under it. */
const leastNamed = 4;

/** Names of realms, spaced wide over their lands, while places are too small to carry their own. */
export function realmNames(board: Board, seats: readonly SeatPicture[]): readonly Shape[] {
  const known = new Map(seats.map((seat) => [seat.seat, seat]));
  const largest = new Map<SeatId, Region>();
  for (const region of regions(board)) {
    const least = known.get(region.owner)?.own === true ? 1 : leastNamed;
    if (region.cells.length > (largest.get(region.owner)?.cells.length ?? least - 1))
      largest.set(region.owner, region);
  }
  return [...largest.values()].flatMap((region): readonly Shape[] => {
    const seat = known.get(region.owner);
    if (seat === undefined) return [];
    if (region.cells.length < leastNamed) return nameLines(seat, below(board, region), 3);
    return nameLines(seat, middle(board.lattice, region.cells), Math.sqrt(region.cells.length));
  });
}

/** A point below a realm too small to carry its name. */
function below({ lattice }: Board, region: Region): Point {
  const centres = region.cells.map(lattice.centreOf);
  const lowest = centres.reduce((low, next) => (next.y > low.y ? next : low));
  return { x: lowest.x, y: lowest.y + radius * 2.4 };
}

function nameLines(seat: SeatPicture, at: Point, breadth: number): readonly Shape[] {
  const words = seat.name.toUpperCase().split(' ');
  const lines = words.length <= 2 ? words : [words.slice(0, -1).join(' '), words.at(-1)!];
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(50, Math.max(26, (breadth * 104 * 0.95) / (longest * 0.82)));
  return lines.map((text, index) => {
    // Lines stand apart by what they measure at the current zoom, at which they may be larger than their land.
    const raise = ((lines.length - 1) / 2 - index) * 1.18;
    const y = at.y - raise * size;
    const half = (text.length * size) / 2;
    return {
      kind: 'text',
      x: at.x,
      y: at.y,
      raise,
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
      grows: true,
    };
  });
}
