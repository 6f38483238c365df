import type { PlaceId } from '#kernel/words/ids.ts';
import type { NewsMoment, PiecePicture, SeatPicture } from '#kernel/presentation.ts';
import type { Board } from '../../map/board/board.ts';
import { boxAround, type Point } from '../../map/board/geometry.ts';
import { faded } from '../../map/looks/color.ts';
import { bannersOf, pieceShapes } from '../../map/planes/pieces.ts';
import type { Shape } from '../../map/shapes.ts';
import { eased, happening, ringed } from './happenings.ts';
import { along, lineOf, type Stand, standsOf } from './stands.ts';

/** A moment as it is drawn. */
export interface Act {
  /** What stands still in it. */
  readonly still: readonly Shape[];
  /** What stands when it is over. */
  readonly after: readonly Shape[];
  /** What moves, at part `t` (0 to 1) of it; with `arrows`, ways are drawn whole. */
  at(t: number, arrows: boolean): readonly Shape[];
}

const inks: Readonly<Record<PiecePicture['side'], string>> = {
  own: '#6cb6ff',
  friend: '#8ce8b0',
  foe: '#ff8274',
  other: '#ff8274',
};

/** What is drawn of a moment. */
export type Acted = Pick<NewsMoment, 'kind' | 'places' | 'ways' | 'news' | 'pieces'>;

/** Makes the drawing of a moment that follows on another. */
export function actOf(board: Board, seats: readonly SeatPicture[], before: Acted, moment: Acted): Act {
  const banners = bannersOf(seats);
  const drawn = (stand: Stand): readonly Shape[] => pieceShapes(board, stand, banners);
  const [from, to] = [standsOf(board, before.pieces), standsOf(board, moment.pieces)];
  const travelling = new Set(moment.ways.map(({ piece }) => piece));
  const [gone, come] = [only(before, moment), only(moment, before)];
  const staying = [...before.pieces].filter(([name]) => !travelling.has(name) && moment.pieces.has(name));
  const flights = moment.ways.flatMap(({ piece, way }) => flightOf(board, moment, piece, way, from, to));
  const fading = standsOf(board, gone);
  const rising = standsOf(board, new Map([...come].filter(([name]) => !travelling.has(name))));
  return {
    still: standsOf(board, new Map(staying)).flatMap(drawn),
    after: to.flatMap(drawn),
    at(t, arrows) {
      const e = eased(t);
      const moving =
        t >= 1
          ? []
          : [
              ...fading.flatMap((stand) => dimmed(drawn(stand), 1 - e)),
              ...rising.flatMap((stand) => dimmed(drawn(stand), e)),
            ];
      return [
        ...flights.flatMap((flight) => trail(flight, arrows ? 1 : e, arrows || t >= 1)),
        ...moving,
        ...(t >= 1
          ? []
          : flights.flatMap(({ line, piece }) => flying(board, banners, piece, along(line, e).at))),
        ...moment.news.flatMap((news) => happening(board, seats, news, arrows ? 1 : t)),
        ...(moment.kind === 'note'
          ? moment.places.flatMap((place) => ringed(board, place, '#ffffff', t))
          : []),
      ];
    },
  };
}

/** All ways, fights and new owners of a turn at once. */
export function summaryOf(
  board: Board,
  seats: readonly SeatPicture[],
  moments: readonly NewsMoment[],
): readonly Shape[] {
  const trails = moments.flatMap((moment) =>
    moment.ways.flatMap(({ piece, way }) => {
      const line = lineOf(board, way);
      const drawn = moment.pieces.get(piece);
      return line.length < 2 || drawn === undefined ? [] : trail({ line, piece: drawn }, 1, true);
    }),
  );
  const marked = moments.flatMap(({ news }) =>
    news.flatMap((one) =>
      one.kind === 'fight' || one.kind === 'owner' ? happening(board, seats, one, 1) : [],
    ),
  );
  return [...trails, ...marked];
}

const only = (all: Acted, without: Acted): NewsMoment['pieces'] =>
  new Map([...all.pieces].filter(([name]) => !without.pieces.has(name)));

const dimmed = (shapes: readonly Shape[], opacity: number): readonly Shape[] =>
  shapes.flatMap((shape): readonly Shape[] =>
    shape.kind === 'glyph'
      ? [{ ...shape, opacity: (shape.opacity ?? 1) * opacity }]
      : opacity > 0.6
        ? [shape]
        : [],
  );

/** A piece on its way, from where it stood to where it will stand. */
interface Flight {
  readonly line: readonly Point[];
  readonly piece: PiecePicture;
}

function flightOf(
  board: Board,
  moment: Acted,
  name: string,
  way: readonly PlaceId[],
  from: readonly Stand[],
  to: readonly Stand[],
): readonly Flight[] {
  const [line, piece] = [lineOf(board, way), moment.pieces.get(name)];
  if (piece === undefined || line.length < 2) return [];
  const home = board.centreOf(way[0]);
  const [start, end] = [spotOf(from, name, way[0]), spotOf(to, name, way.at(-1))];
  const last = line.at(-1)!;
  const goal = board.centreOf(way.at(-1));
  // Along the images of places where the board wraps.
  const offset =
    end === undefined || goal === undefined ? { x: 0, y: 0 } : { x: end.x - goal.x, y: end.y - goal.y };
  const first = start === undefined || home === undefined ? line[0]! : start;
  return [{ line: [first, ...line.slice(1, -1), { x: last.x + offset.x, y: last.y + offset.y }], piece }];
}

const spotOf = (stands: readonly Stand[], name: string, place: PlaceId | undefined): Point | undefined =>
  stands.find(({ names, piece }) => names.includes(name) && piece.position.place === place);

const flying = (
  board: Board,
  banners: ReturnType<typeof bannersOf>,
  piece: PiecePicture,
  { x, y }: Point,
): readonly Shape[] => pieceShapes(board, { piece, x, y, size: 50 }, banners);

/** The way that was flown: a line, with a head where it is drawn whole. */
function trail({ line, piece }: Flight, t: number, headed: boolean): readonly Shape[] {
  const { behind } = along(line, t);
  const points = behind.flatMap(({ x, y }) => [x, y]);
  if (points.length < 4) return [];
  const box = boxAround(points, 20);
  const color = inks[piece.side];
  return [
    { kind: 'polygon', box, open: true, points, stroke: { color: '#03050bb0', width: 8 } },
    {
      kind: 'polygon',
      box,
      open: true,
      points,
      stroke: { color: faded(color, 0.9), width: 3.6, dash: [10, 8] },
    },
    ...(headed ? head(behind.at(-2)!, behind.at(-1)!, color) : []),
  ];
}

function head(from: Point, to: Point, color: string): readonly Shape[] {
  const long = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [dx, dy] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const tip = { x: to.x - dx * 14, y: to.y - dy * 14 };
  const side = (k: number): readonly number[] => [
    tip.x - dx * 19 - dy * 10 * k,
    tip.y - dy * 19 + dx * 10 * k,
  ];
  const points = [...side(1), tip.x, tip.y, ...side(-1)];
  return [
    {
      kind: 'polygon',
      box: boxAround(points, 6),
      points,
      fill: color,
      stroke: { color: '#03050b', width: 2 },
    },
  ];
}
