import type { UnitId } from '#kernel/words/ids.ts';
import type { RoutePicture } from '#kernel/presentation.ts';
import { plural } from '#kernel/words/phrase.ts';
import { pathNumbers } from '#kernel/words/where.ts';
import type { Board } from '../board/board.ts';
import { boxAround, type Point } from '../board/geometry.ts';
import { isMove, type Leg, legsOf } from '../board/legs.ts';
import { faded } from '../looks/color.ts';
import type { Shape } from '../shapes.ts';
import { momentPlate } from './plates.ts';

const through = '#4aa3ff';
const final = '#ff5a4d';

/** Ordered moves as arrows: blue on the way, red to the last place; hollow and dashed where the step cannot succeed. */
export function routes(board: Board, list: readonly RoutePicture[], selected?: UnitId): readonly Shape[] {
  const legs = legsOf(list);
  const others = legs.filter(({ unit }) => unit !== selected);
  const mine = legs.filter(({ unit }) => unit === selected);
  const actions = mine.filter((leg) => !isMove(leg));
  return [
    ...others.filter(isMove).flatMap((leg) => arrow(board, leg, false)),
    ...mine.filter(isMove).flatMap((leg) => arrow(board, leg, true)),
    ...actions.flatMap((leg, at) =>
      action(
        board,
        leg,
        actions.slice(0, at).filter(({ position }) => position.place === leg.position.place).length,
      ),
    ),
  ];
}

/** Where both ends of a leg are drawn: around the board, if that is the shorter way. */
function endsOf(board: Board, { from, position }: Leg): readonly [Point, Point] | undefined {
  const [start, end] = [board.at(from.place), board.at(position.place)];
  if (start === undefined || end === undefined) return undefined;
  const { centreOf, nearest } = board.lattice;
  return [centreOf(start), centreOf(nearest(start, end))];
}

function arrow(board: Board, leg: Leg, bright: boolean): readonly Shape[] {
  const ends = endsOf(board, leg);
  if (ends === undefined) return [];
  if (leg.from.place === leg.position.place) return staying(board, ends[0], leg, bright);
  const color = leg.last ? final : through;
  const { tail, neck, tip, left, right, label } = measures(ends[0], ends[1]);
  const shaft = [tail.x, tail.y, neck.x, neck.y];
  const head = [left.x, left.y, tip.x, tip.y, right.x, right.y];
  const box = boxAround([...shaft, ...head], 14);
  const strength = bright ? 1 : 0.5;
  const wrong = leg.wrong !== undefined;
  const dash = wrong ? { dash: [9, 8] } : {};
  const line = (ink: string, width: number, more: { readonly dash?: readonly number[] }): Shape => ({
    kind: 'polygon',
    box,
    open: true,
    points: shaft,
    stroke: { color: ink, width, ...more },
  });
  return [
    ...(bright ? [line(faded(color, 0.25), 15, {})] : []),
    line(faded('#03050b', 0.85 * strength), bright ? 9 : 6.5, dash),
    line(faded(color, strength), bright ? 5.4 : 3.6, dash),
    {
      kind: 'polygon',
      box,
      points: head,
      fill: wrong ? faded('#03050b', 0.9) : faded(color, bright ? 1 : 0.72),
      stroke: {
        color: wrong ? faded(color, strength) : faded('#03050b', 0.8),
        width: wrong ? 2.6 : 1.6,
      },
    },
    ...(bright ? [...front(board, ends[1], leg, color), ...moment(leg, label, color)] : []),
  ];
}

/** A tip at the side to which a unit's front is turned, where that matters. */
function front({ lattice }: Board, { x, y }: Point, { position }: Leg, color: string): readonly Shape[] {
  if (position.kind !== 'facing') return [];
  const angle = (Math.PI / 180) * lattice.angleOf(position.facing);
  const [ux, uy] = [Math.sin(angle), -Math.cos(angle)];
  const at = (ahead: number, aside: number): readonly number[] => [
    x + ux * ahead - uy * aside,
    y + uy * ahead + ux * aside,
  ];
  const points = [...at(50, 0), ...at(38, 9), ...at(38, -9)];
  return [
    {
      kind: 'polygon',
      box: boxAround(points, 4),
      points,
      fill: color,
      stroke: { color: faded('#03050b', 0.8), width: 1.6 },
    },
  ];
}

/** When a step is tried and, if known, its cost: `2 · 1 pt`. Nothing where neither is known. */
function moment({ moment: path = [], cost, does }: Leg, at: Point, color: string): readonly Shape[] {
  const text = [
    ...(path.length === 0 ? [] : [pathNumbers(path)]),
    ...(cost === undefined || does !== undefined ? [] : [plural(cost, 'pt')]),
  ].join(' · ');
  return text === '' ? [] : momentPlate(text, at, color);
}

/** An action at the unit's own place: its moment and a word, one above the other. */
function action(board: Board, leg: Leg, above: number): readonly Shape[] {
  const centre = board.centreOf(leg.position.place);
  if (centre === undefined) return [];
  const [x, y] = [centre.x + 26, centre.y - 20 - above * 21];
  const text = leg.does ?? '';
  const width = 19 + text.length * 5.6;
  const wrong = leg.wrong !== undefined;
  const color = wrong ? '#8a94a8' : through;
  const box = boxAround([x, y, x + width, y], 12);
  return [
    {
      kind: 'polygon',
      box,
      from: 0.3,
      points: [x, y - 9, x + width, y - 9, x + width, y + 9, x, y + 9],
      fill: faded('#05070d', 0.9),
      stroke: { color, width: 1.4, ...(wrong ? { dash: [4, 3] } : {}) },
    },
    {
      kind: 'text',
      box,
      from: 0.3,
      x: x + 13,
      y: y + 0.5,
      text,
      size: 11,
      weight: 650,
      color: wrong ? color : '#ffffff',
      face: 'text',
      align: 'left',
    },
    ...moment(leg, { x, y }, color),
  ];
}

/** A step that does not leave the place: a turn to another side, or a wait, which is a ring with its moment. */
function staying(board: Board, { x, y }: Point, leg: Leg, bright: boolean): readonly Shape[] {
  if (!bright) return [];
  if (leg.position.kind === 'facing') return front(board, { x, y }, leg, leg.last ? final : through);
  const box = boxAround([x, y], 44);
  return [
    { kind: 'oval', box, x, y: y + 3, rx: 33, ry: 33, stroke: { color: through, width: 3, dash: [10, 7] } },
    ...moment(leg, { x: x + 26, y: y - 20 }, through),
  ];
}

interface Measures {
  readonly tail: Point;
  readonly neck: Point;
  readonly tip: Point;
  readonly left: Point;
  readonly right: Point;
  readonly label: Point;
}

function measures(from: Point, to: Point): Measures {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside = 0): Point => ({
    x: from.x + ux * along - uy * aside,
    y: from.y + uy * along + ux * aside,
  });
  const end = length - 20;
  return {
    tail: at(27),
    neck: at(end - 15),
    tip: at(end),
    left: at(end - 18, 10.5),
    right: at(end - 18, -10.5),
    label: at(length / 2 - 2),
  };
}
