import type { SeatId } from '#kernel/words/ids.ts';
import type { Mark, SeatPicture } from '#kernel/presentation.ts';
import { bannerGlyph } from '../../banners.ts';
import { type Board, isOld } from '../../board/board.ts';
import { inkOf, numberInk, signGlyph, signSize } from '../../looks/signs.ts';
import { unseen } from '../../marks.ts';
import { globeGlyph } from '../../globes/globe.ts';
import type { Shape } from '../../shapes.ts';
import type { MapLook } from '../../looks/look.ts';
import { modeOf } from '../standing.ts';
import { type Here, marksIn, spotOf } from './here.ts';
import { named, value } from './written.ts';

/** Scale from which banners and marks are drawn. */
const marksFrom = 0.4;

/** Everything written or hung in a place: banner, name and label, marks, and values in the modes that show them. */
export function places(board: Board, seats: readonly SeatPicture[], look: MapLook): readonly Shape[] {
  const banners = new Map(seats.map((seat) => [seat.seat, seat.banner]));
  const mode = modeOf(board.map, look);
  const writes = mode.shows === 'values' || (mode.shows === 'tints' && mode.unwritten !== true);
  return board.map.places.flatMap((place) => {
    const here = spotOf(board, place, look);
    return [
      ...globeOf(here, mode.shows === 'pieces'),
      ...(mode.shows === 'pieces' ? middle(here) : []),
      ...bannerOf(here, banners),
      ...(mode.shows === 'marks' ? large(here) : small(here)),
      ...(writes ? value(here, mode.key, mode.sign) : []),
      ...(look.names ? named(here) : []),
      ...(place.sight?.stale === true ? [silence(here)] : []),
      ...beside(here),
    ];
  });
}

/** The width of a globe's picture, with its rings and moons. */
const globeWidth = 98;
/** Scale from which globes are drawn; farther out, a middle mark stands for them. */
const globesFrom = 0.2;

/** The globe of a place: behind its pieces, its lit side beside them; dim where the map shows other things. */
function globeOf({ place, x, y, box, pieces }: Here, bright: boolean): readonly Shape[] {
  if (place.globe === undefined) return [];
  const old = isOld(place);
  const [left, up] = pieces > 0 ? [11, 8] : [0, 2];
  return [
    {
      kind: 'glyph',
      box,
      from: globesFrom,
      glyph: globeGlyph(place.globe, old),
      x: x - left,
      y: y - up,
      size: globeWidth,
      opacity: (bright ? 1 : 0.4) * (old ? 0.6 : 1),
    },
  ];
}

/** What is in the middle of a place where no piece stands, and what is around it. */
function middle(here: Here): readonly Shape[] {
  const { board, place, x, y, box } = here;
  const bright = place.sight === undefined ? 0.4 : place.sight.stale === true ? 0.6 : 1;
  const rings = marksIn(here, 'ring').map(({ tone }): Shape => ({
    kind: 'oval',
    box,
    from: 0.2,
    x,
    y: y + 1,
    rx: 41,
    ry: 41,
    stroke: { color: inkOf(tone), width: 2.4, dash: [7, 5] },
  }));
  if (here.pieces > 0) return rings;
  const until = place.globe === undefined ? {} : { until: globesFrom };
  const shown = marksIn(here, 'middle').map((mark): Shape => ({
    kind: 'glyph',
    box,
    from: 0.1,
    ...until,
    glyph: signGlyph(mark, board.map.drawings),
    x,
    y: y + 1,
    size: mark.label === '' ? 30 : signSize(mark.sign).alone,
    leastPixels: 5,
    opacity: bright,
  }));
  return [...shown, ...rings];
}

function bannerOf(here: Here, banners: ReadonlyMap<SeatId, number>): readonly Shape[] {
  const { place, x, y, box } = here;
  const banner = place.owner === undefined ? undefined : banners.get(place.owner);
  if (banner === undefined || place.outlying === true) return [];
  const glyph = bannerGlyph(banner, marksIn(here, 'base').length > 0);
  return [{ kind: 'glyph', box, from: marksFrom, glyph, x, y: y - 35, size: 23 }];
}

/** The marks in the upper corners, the right one first. */
const corners = (here: Here): readonly Mark[] => [
  ...marksIn(here, 'upper-right'),
  ...marksIn(here, 'upper-left'),
];

const small = (here: Here): readonly Shape[] =>
  corners(here).flatMap((mark) => {
    const x = here.x + (mark.slot === 'upper-right' ? 29 : -29);
    return sign(here, mark, { x, y: here.y - 27, size: signSize(mark.sign).small, from: marksFrom });
  });

function large(here: Here): readonly Shape[] {
  const marks = corners(here);
  return marks.flatMap((mark) => {
    const { alone, paired, from, leastPixels } = signSize(mark.sign);
    const both = marks.length > 1;
    const x = here.x + (both ? (mark.slot === 'upper-right' ? 20 : -22) : 0);
    return sign(here, mark, {
      x,
      y: here.y + 3,
      size: both ? paired : alone,
      from,
      ...(leastPixels === undefined ? {} : { leastPixels }),
    });
  });
}

interface SignSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly from: number;
  readonly leastPixels?: number;
}

/** A sign with its number over it. */
function sign({ board, box }: Here, mark: Mark, spot: SignSpot): readonly Shape[] {
  const { x, y, size, from } = spot;
  const glyph = signGlyph(mark, board.map.drawings);
  return [
    { kind: 'glyph', box, glyph, ...spot },
    ...(mark.number === undefined
      ? []
      : [
          {
            kind: 'text' as const,
            box,
            from: from + 0.15,
            x,
            y: y - size * 0.02,
            text: String(mark.number),
            size: size * 0.62,
            color: numberInk(mark.tone),
            face: 'text' as const,
            weight: 700,
            align: 'center' as const,
          },
        ]),
  ];
}

const silence = ({ x, y, box }: Here): Shape => ({
  kind: 'glyph',
  box,
  from: 0.6,
  glyph: unseen,
  x: x + 41,
  y: y + 20,
  size: 11,
  opacity: 0.85,
});

/** Marks at the right edge, or under the pieces where those leave no room. */
const beside = (here: Here): readonly Shape[] =>
  marksIn(here, 'right').map((mark) => {
    const crowded = here.pieces > 1;
    const { board, x, y, box } = here;
    return {
      kind: 'glyph',
      box,
      from: 0.12,
      glyph: signGlyph(mark, board.map.drawings),
      x: crowded ? x : x + 33,
      y: crowded ? y + 19 : y + 2,
      size: 21,
      leastPixels: 11,
    };
  });
