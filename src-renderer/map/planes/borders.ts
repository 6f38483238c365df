import type { Coordinates } from '#kernel/board/grid.ts';
import type { EdgeLayer, SeatPicture } from '#kernel/presentation.ts';
import { colorOf, strokesOf } from '../banners.ts';
import type { Board } from '../board/board.ts';
import { faded, mixed } from '../looks/color.ts';
import { showsLayer } from '../looks/layers.ts';
import { type MapLook, usualLook } from '../looks/look.ts';
import { inkOf } from '../looks/signs.ts';
import { boxAround, type Point } from '../board/geometry.ts';
import type { Shape } from '../shapes.ts';
import { outlines, regions } from '../board/territory.ts';

/** Glowing lines round every realm, then the edges: bars where nothing passes, lanes, lines, and threads between joined places that do not touch. */
export function borders(
  board: Board,
  seats: readonly SeatPicture[],
  look: Pick<MapLook, 'layers'> = usualLook,
): readonly Shape[] {
  const drawn = (drawnAs: EdgeLayer['look']): readonly Shape[] =>
    board.map.edges
      .filter((layer) => layer.look === drawnAs && showsLayer(board.map, look, layer.key))
      .flatMap((layer) => edgesOf(board, layer));
  return [...realmLines(board, seats), ...drawn('lane'), ...drawn('way'), ...drawn('line'), ...drawn('bar')];
}

/**
 * Colours repeat from the twenty-seventh owner on, and banners bear strokes then: their borders are broken, with a long piece and one short
 * piece less than there are strokes.
 */
export function brokenBy(strokes: number): readonly number[] | undefined {
  if (strokes === 0) return undefined;
  return [26, 9, ...Array.from({ length: strokes - 1 }, () => [4, 9]).flat()];
}

function realmLines(board: Board, seats: readonly SeatPicture[]): readonly Shape[] {
  const banners = new Map(seats.map((seat) => [seat.seat, seat]));
  return regions(board).flatMap((region) => {
    const seat = banners.get(region.owner);
    if (seat === undefined) return [];
    const color = colorOf(seat.banner);
    return outlines(board.lattice, region.cells, 4.5).flatMap(({ points, open }): readonly Shape[] => {
      const box = boxAround(points, 24);
      const line = (width: number, ink: string, from?: number, dash?: readonly number[]): Shape => ({
        kind: 'polygon',
        box,
        points,
        stroke: { color: ink, width, ...(dash === undefined ? {} : { dash }) },
        ...(open === undefined ? {} : { open }),
        ...(from === undefined ? {} : { from }),
      });
      const own = seat.own === true;
      const dash = brokenBy(strokesOf(seat.banner));
      return [
        // The player's own territory glows from within.
        ...(own
          ? [line(44, faded(color, 0.06)), line(36, faded(color, 0.07)), line(28, faded(color, 0.09))]
          : []),
        line(20, faded(color, 0.07), 0.3),
        line(12, faded(color, 0.13)),
        line(6.5, faded(color, 0.34)),
        line(own ? 4 : 2.6, mixed(color, '#ffffff', own ? 0.45 : 0.28), undefined, dash),
      ];
    });
  });
}

type Draw = (line: {
  readonly from: Coordinates;
  readonly to: Coordinates;
  /** The edge of `from` that touches `to`; undefined when they do not touch. */
  readonly edge: number | undefined;
}) => readonly Shape[];

function edgesOf(board: Board, layer: EdgeLayer): readonly Shape[] {
  const { lattice, at } = board;
  const draw = drawing(board, layer);
  return layer.pairs.flatMap(([a, b]) => {
    const [from, to] = [at(a), at(b)];
    if (from === undefined || to === undefined) return [];
    return draw({ from, to: lattice.nearest(from, to), edge: lattice.edgeTowards(from, to) });
  });
}

function drawing({ lattice }: Board, { look, tone }: EdgeLayer): Draw {
  const shared = (from: Coordinates, edge: number, parts: readonly number[]): readonly number[] => {
    const [start, end] = [lattice.cornerOf(from, edge), lattice.cornerOf(from, edge + 1)];
    return parts.flatMap((part) => [start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part]);
  };
  const ink = inkOf(tone);
  switch (look) {
    case 'bar':
      return ({ from, edge }) => (edge === undefined ? [] : bar(shared(from, edge, [0.12, 0.88])));
    case 'line':
      return ({ from, edge }) => (edge === undefined ? [] : side(shared(from, edge, [0.02, 0.98]), ink));
    case 'way':
      return ({ from, to, edge }) =>
        edge === undefined
          ? [
              straight(lattice.centreOf(from), lattice.centreOf(to), {
                color: '#8fb7ff70',
                width: 3,
                dash: [4, 10],
              }),
            ]
          : [];
    case 'lane':
      return ({ from, to }) => {
        const [start, end] = [lattice.centreOf(from), lattice.centreOf(to)];
        return [
          straight(start, end, { color: faded('#05070d', 0.7), width: 7 }),
          straight(start, end, { color: faded(tone === undefined ? '#8fb7ff' : ink, 0.75), width: 3 }),
        ];
      };
  }
}

const straight = (
  start: Point,
  end: Point,
  stroke: { readonly color: string; readonly width: number; readonly dash?: readonly number[] },
): Shape => {
  const points = [start.x, start.y, end.x, end.y];
  return { kind: 'polygon', box: boxAround(points, 6), open: true, points, stroke };
};

/** Bars are blue without light of their own: what shines on the map is land and ships. */
export const barInk = { body: '#3f649f', edge: '#7896c4' } as const;

function bar(points: readonly number[]): readonly Shape[] {
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
    line(9, '#05070d', 0.5),
    line(6, barInk.body, 0.5),
    line(1.8, barInk.edge, 0.55),
    { kind: 'polygon', box, open: true, points, until: 0.5, stroke: { color: barInk.body, width: 7.5 } },
  ];
}

/** A coloured line along a shared side. */
function side(points: readonly number[], color: string): readonly Shape[] {
  const box = boxAround(points, 12);
  const line = (width: number, ink: string): Shape => ({
    kind: 'polygon',
    box,
    open: true,
    points,
    stroke: { color: ink, width },
  });
  return [line(10, faded('#05070d', 0.8)), line(5.5, color)];
}
