import type { Film, PiecePicture } from '#kernel/presentation.ts';
import { type Board, boardOf } from '../../../map/board/board.ts';
import type { Box, Point } from '../../../map/board/geometry.ts';
import { radius } from '../../../map/board/geometry.ts';
import { usualLook } from '../../../map/looks/look.ts';
import { standingIn } from '../../../map/planes/standing.ts';
import { type Beam, beamCount, timed } from '../beam.ts';
import type { Shown } from '../moments.ts';

/** A piece as it stands at a moment, in world units of the map. */
export interface Stand extends Point {
  readonly actor: string;
  readonly piece: PiecePicture;
  readonly size: number;
  /** Where its front points, in degrees clockwise from up; counted on, so that it turns the shorter way. Absent: it has none. */
  readonly angle?: number;
}

/** Where everybody stands at each moment; on a board that wraps, at the image nearest to where it stood before. */
export function stagingOf(film: Film, played: readonly Shown[]): readonly (readonly Stand[])[] {
  if (film.stage.kind !== 'board') return played.map(() => []);
  const board = boardOf(film.stage.map);
  let before: readonly Stand[] = [];
  return played.map(({ standing }) => {
    const pieces = standing.flatMap(({ actor, piece }) => (piece === undefined ? [] : [{ actor, piece }]));
    before = standsOf(board, pieces).map((stand) => {
      const was = before.find(({ actor }) => actor === stand.actor);
      return was === undefined ? stand : { ...stand, ...followed(board, was, stand) };
    });
    return before;
  });
}

type Piece = Pick<Stand, 'actor' | 'piece'>;

/** Pieces side by side where several are in one place, as the map has them. */
function standsOf(board: Board, pieces: readonly Piece[]): readonly Stand[] {
  const by = Map.groupBy(pieces, ({ piece }) => piece.position.place);
  const set: Board = { ...board, piecesIn: (place) => (by.get(place) ?? []).map(({ piece }) => piece) };
  return [...by.keys()].flatMap((place) =>
    standingIn(set, place, usualLook).flatMap(({ piece, x, y, size }): readonly Stand[] => {
      const actor = pieces.find((one) => one.piece === piece)?.actor;
      const { position } = piece;
      if (actor === undefined) return [];
      return [
        {
          actor,
          piece,
          x,
          y,
          size,
          ...(position.kind === 'facing' ? { angle: board.lattice.angleOf(position.facing) } : {}),
        },
      ];
    }),
  );
}

function followed({ lattice: { rings } }: Board, was: Stand, now: Stand): Partial<Stand> {
  const near = (value: number, to: number, ring: number): number =>
    ring === 0 ? value : value + Math.round((to - value) / ring) * ring;
  return {
    x: near(now.x, was.x, rings.x),
    y: near(now.y, was.y, rings.y),
    ...(now.angle === undefined || was.angle === undefined ? {} : { angle: near(now.angle, was.angle, 360) }),
  };
}

/** What moments need of the map, with some room around it. */
export function boxOfStaging(staging: readonly (readonly Stand[])[]): Box {
  const all = staging.flat();
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const room = 3 * radius;
  return all.length === 0
    ? [-room, -room, room, room]
    : [Math.min(...xs) - room, Math.min(...ys) - room, Math.max(...xs) + room, Math.max(...ys) + room];
}

/** The way that an actor has come up to a moment, each place once in a row. */
export function wayOf(
  staging: readonly (readonly Stand[])[],
  actor: string,
  until: number,
): readonly Point[] {
  return staging.slice(0, until + 1).reduce<readonly Point[]>((way, stands) => {
    const stand = stands.find((each) => each.actor === actor);
    const last = way.at(-1);
    if (stand === undefined || (last?.x === stand.x && last.y === stand.y)) return way;
    return [...way, { x: stand.x, y: stand.y }];
  }, []);
}

/** The shots of a moment between the pieces as they stand, through `pixel`. Several lie a little apart. */
export function boardBeams(
  shown: Shown,
  {
    per,
    stands,
    pixel,
  }: { readonly per: number; readonly stands: readonly Stand[]; pixel(point: Point): Point },
): readonly Beam[] {
  const at = (actor: string): Point | undefined => {
    const stand = stands.find((each) => each.actor === actor);
    return stand === undefined ? undefined : pixel(stand);
  };
  return timed(
    shown.moment.shots.flatMap((shot) =>
      shot.at.flatMap((target) => {
        const [from, to] = [at(shot.from), at(target)];
        if (from === undefined || to === undefined) return [];
        const { hits, misses } = beamCount(shot.damage, shot.count, per);
        return Array.from({ length: hits + misses }, (_, nth) => beside(from, to, nth, nth < hits)).map(
          (beam) => ({ ...beam, shooter: shot.from }),
        );
      }),
    ),
  );
}

/** Pixels between two beams that lie side by side, and how far a miss goes by. */
const [apart, astray] = [7, 34];

function beside(from: Point, to: Point, nth: number, hits: boolean): Pick<Beam, 'from' | 'to' | 'hits'> {
  const long = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [across, down] = [(from.y - to.y) / long, (to.x - from.x) / long];
  const off = Math.ceil(nth / 2) * (nth % 2 === 0 ? 1 : -1) * apart;
  const wide = hits ? off : off + (nth % 2 === 0 ? astray : -astray);
  return {
    hits,
    from: { x: from.x + across * off, y: from.y + down * off },
    to: { x: to.x + across * wide, y: to.y + down * wide },
  };
}
