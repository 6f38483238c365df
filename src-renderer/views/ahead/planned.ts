import type { TurnMoment } from '#kernel/presentation.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { pathNumbers } from '#kernel/words/where.ts';
import type { Board } from '../../map/board/board.ts';
import { boxAround, type Point } from '../../map/board/geometry.ts';
import { faded } from '../../map/looks/color.ts';
import { momentPlate } from '../../map/planes/plates.ts';
import type { Shape } from '../../map/shapes.ts';
import { lineOf } from '../newsreel/stands.ts';

const [done, open] = ['#ffd46b', '#6cb6ff'];

interface Leg {
  readonly unit: UnitId;
  readonly points: readonly Point[];
  /** The moment in which it is made, and what maps write of it. */
  readonly at: number;
  readonly text: string;
}

function legsOf(board: Board, moments: readonly TurnMoment[]): readonly Leg[] {
  return moments.flatMap(({ ways, path, kind }, at) =>
    ways.flatMap(({ piece, way }) => {
      const points = lineOf(board, way);
      return points.length < 2
        ? []
        : [{ unit: piece, points, at, text: kind === 'end' ? 'end' : pathNumbers(path) }];
    }),
  );
}

/** The ways of all units through the turn, with the number of the moment at each place that they come to: golden so far, then blue. */
export function plannedWays(
  board: Board,
  moments: readonly TurnMoment[],
  now: number,
  chosen: UnitId | undefined,
): readonly Shape[] {
  const legs = legsOf(board, moments);
  // Whoever is chosen lies above the others.
  const ordered = [
    ...legs.filter(({ unit }) => unit !== chosen),
    ...legs.filter(({ unit }) => unit === chosen),
  ];
  return [
    ...ordered.flatMap((leg) => line(leg, leg.at <= now, leg.unit === chosen)),
    ...ordered.flatMap((leg) => number(leg, leg.at <= now)),
  ];
}

function line({ points }: Leg, past: boolean, bright: boolean): readonly Shape[] {
  const flat = points.flatMap(({ x, y }) => [x, y]);
  const box = boxAround(flat, 12);
  const width = bright ? 5.4 : 3.8;
  const common = { kind: 'polygon', box, open: true, points: flat } as const;
  return [
    { ...common, stroke: { color: faded('#03050b', 0.8), width: width + 3.6 } },
    {
      ...common,
      stroke: {
        color: faded(past ? done : open, bright ? 1 : 0.75),
        width,
        ...(past ? {} : { dash: [9, 7] }),
      },
    },
  ];
}

/** Beside the middle, where the piece stands. */
const aside = { x: 0, y: 34 } as const;

function number({ points, text }: Leg, past: boolean): readonly Shape[] {
  const end = points.at(-1);
  return end === undefined
    ? []
    : momentPlate(text, { x: end.x + aside.x, y: end.y + aside.y }, past ? done : open);
}
