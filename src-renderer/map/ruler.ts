import type { PlaceId } from '#kernel/words/ids.ts';
import type { Board } from './board/board.ts';
import { boxAround, type Point } from './board/geometry.ts';
import type { Shape } from './shapes.ts';

/** A way that was measured. */
export interface Measured {
  readonly from: PlaceId;
  readonly to: PlaceId;
  /** Steps as the board counts them, whatever lies between. */
  readonly straight: number;
  /** Steps of the shortest way; absent: there is none. */
  readonly steps?: number;
  /** The places of that way, without the start; absent: straight on. */
  readonly through?: readonly PlaceId[];
}

const ink = '#ffe3a3';
const barred = '#ff9d92';

/** Measured ways as dashed lines, with the steps so far at the end of each; where no way leads, a thin straight line. */
export function ruler(board: Board, legs: readonly Measured[]): readonly Shape[] {
  let sum = 0;
  return legs.flatMap((leg, index): readonly Shape[] => {
    const points = pointsOf(board, leg);
    const end = points.at(-1);
    const start = points[0];
    if (end === undefined || start === undefined) return [];
    const open = leg.steps !== undefined;
    sum += leg.steps ?? leg.straight;
    return [
      ...line(points, open),
      ...(index === 0 ? [dot(start, open)] : []),
      dot(end, open),
      ...count(end, open ? String(sum) : '×', open),
    ];
  });
}

/** The middles of all places on the way, each beside the one before, around the board if that is nearer. */
function pointsOf({ at, lattice }: Board, { from, to, through }: Measured): readonly Point[] {
  const cells = [from, ...(through ?? [to])].flatMap((place) => at(place) ?? []);
  let last = cells[0];
  return cells.map((cell) => {
    last = last === undefined ? cell : lattice.nearest(last, cell);
    return lattice.centreOf(last);
  });
}

function line(points: readonly Point[], open: boolean): readonly Shape[] {
  const flat = points.flatMap(({ x, y }) => [x, y]);
  const drawn = (color: string, width: number, dash: readonly number[]): Shape => ({
    kind: 'polygon',
    box: boxAround(flat, 10),
    open: true,
    points: flat,
    stroke: { color, width, pixels: true, dash },
  });
  return [
    drawn('#05070dd0', open ? 7 : 5, []),
    drawn(open ? ink : barred, open ? 3 : 1.8, open ? [10, 6] : [3, 6]),
  ];
}

const dot = ({ x, y }: Point, open: boolean): Shape => ({
  kind: 'oval',
  box: boxAround([x, y], 14),
  x,
  y,
  rx: 7,
  ry: 7,
  fill: '#05070d',
  stroke: { color: open ? ink : barred, width: 3 },
});

const count = ({ x, y }: Point, text: string, open: boolean): readonly Shape[] => [
  {
    kind: 'text',
    box: boxAround([x, y], 60),
    x,
    y: y - 12,
    raise: 1,
    text,
    size: 15,
    weight: 700,
    leastPixels: 13,
    mostPixels: 26,
    color: open ? ink : barred,
    face: 'text',
    align: 'center',
    grows: true,
    plate: { fill: '#05070de6', edge: open ? ink : barred },
  },
];
