import type { PlaceId, UnitId } from '#kernel/ids.ts';
import type { MapPicture, PlacePicture, RoutePicture } from '#kernel/presentation.ts';
import { faded } from '../looks/color.ts';
import { boxAround, centreOf, type Point } from '../geometry.ts';
import type { Shape } from '../shapes.ts';
import { plural } from '#kernel/report/phrase.ts';
import { pathNumbers } from '#kernel/turn/where.ts';

const through = '#4aa3ff';
const final = '#ff5a4d';

/** Ordered moves as arrows: blue on the way, red to the last place; hollow and dashed where the step cannot succeed. */
export function routes(map: MapPicture, list: readonly RoutePicture[], selected?: UnitId): readonly Shape[] {
  const index = new Map(map.places.map((place) => [place.place, place]));
  const others = list.filter((route) => route.unit !== selected);
  const mine = list.filter((route) => route.unit === selected);
  const actions = mine.filter((route) => route.does !== undefined);
  return [
    ...others.filter((route) => route.does === undefined).flatMap((route) => arrow(route, index, false)),
    ...mine.filter((route) => route.does === undefined).flatMap((route) => arrow(route, index, true)),
    ...actions.flatMap((route, at) =>
      action(route, index, actions.slice(0, at).filter(({ to }) => to === route.to).length),
    ),
  ];
}

function arrow(
  route: RoutePicture,
  index: ReadonlyMap<PlaceId, PlacePicture>,
  bright: boolean,
): readonly Shape[] {
  const [from, to] = [index.get(route.from), index.get(route.to)];
  if (from === undefined || to === undefined) return [];
  if (from === to) return waiting(from, route, bright);
  const color = route.last ? final : through;
  const { tail, neck, tip, left, right, label } = measures(centreOf(from), centreOf(to));
  const shaft = [tail.x, tail.y, neck.x, neck.y];
  const head = [left.x, left.y, tip.x, tip.y, right.x, right.y];
  const box = boxAround([...shaft, ...head], 14);
  const strength = bright ? 1 : 0.5;
  const dash = route.impossible ? { dash: [9, 8] } : {};
  const glow: readonly Shape[] = bright
    ? [{ kind: 'polygon', box, open: true, points: shaft, stroke: { color: faded(color, 0.25), width: 15 } }]
    : [];
  return [
    ...glow,
    {
      kind: 'polygon',
      box,
      open: true,
      points: shaft,
      stroke: { color: faded('#03050b', 0.85 * strength), width: bright ? 9 : 6.5, ...dash },
    },
    {
      kind: 'polygon',
      box,
      open: true,
      points: shaft,
      stroke: { color: faded(color, strength), width: bright ? 5.4 : 3.6, ...dash },
    },
    {
      kind: 'polygon',
      box,
      points: head,
      fill: route.impossible ? faded('#03050b', 0.9) : faded(color, bright ? 1 : 0.72),
      stroke: {
        color: route.impossible ? faded(color, strength) : faded('#03050b', 0.8),
        width: route.impossible ? 2.6 : 1.6,
      },
    },
    ...(bright ? moment(route, label, color) : []),
  ];
}

/** When a step is tried and, if known, its cost: `2 · 1 pt`. */
function moment(route: RoutePicture, at: Point, color: string): readonly Shape[] {
  const { cost } = route;
  const text =
    cost === undefined || route.does !== undefined
      ? pathNumbers(route.moment)
      : `${pathNumbers(route.moment)} · ${plural(cost, 'pt')}`;
  const half = text.length < 3 ? 9 : 5 + text.length * 2.9;
  const box = boxAround([at.x - half, at.y, at.x + half, at.y], 12);
  return [
    half === 9
      ? {
          kind: 'oval',
          box,
          from: 0.3,
          x: at.x,
          y: at.y,
          rx: 9,
          ry: 9,
          fill: '#05070d',
          stroke: { color, width: 1.8 },
        }
      : {
          kind: 'polygon',
          box,
          from: 0.3,
          points: bar(at, half, 9),
          fill: '#05070d',
          stroke: { color, width: 1.8 },
        },
    {
      kind: 'text',
      box,
      from: 0.3,
      x: at.x,
      y: at.y + 0.5,
      text,
      size: 11,
      color: '#ffffff',
      face: 'text',
      weight: 700,
      align: 'center',
    },
  ];
}

/** A bar with pointed ends. */
const bar = ({ x, y }: Point, half: number, high: number): readonly number[] => [
  x - half,
  y - high,
  x + half,
  y - high,
  x + half + high * 0.6,
  y,
  x + half,
  y + high,
  x - half,
  y + high,
  x - half - high * 0.6,
  y,
];

/** An action at the unit's own place: its moment and a word, one above the other. */
function action(
  route: RoutePicture,
  index: ReadonlyMap<PlaceId, PlacePicture>,
  above: number,
): readonly Shape[] {
  const place = index.get(route.to);
  if (place === undefined) return [];
  const centre = centreOf(place);
  const [x, y] = [centre.x + 26, centre.y - 20 - above * 21];
  const text = route.does ?? '';
  const width = 19 + text.length * 5.6;
  const color = route.impossible ? '#8a94a8' : through;
  const box = boxAround([x, y, x + width, y], 12);
  return [
    {
      kind: 'polygon',
      box,
      from: 0.3,
      points: [x, y - 9, x + width, y - 9, x + width, y + 9, x, y + 9],
      fill: faded('#05070d', 0.9),
      stroke: { color, width: 1.4, ...(route.impossible ? { dash: [4, 3] } : {}) },
    },
    {
      kind: 'text',
      box,
      from: 0.3,
      x: x + 13,
      y: y + 0.5,
      text,
      size: 11,
      color: route.impossible ? color : '#ffffff',
      face: 'text',
      weight: 650,
      align: 'left',
    },
    ...moment(route, { x, y }, color),
  ];
}

/** A wait at the unit's own place: a ring with its moment. */
function waiting(place: PlacePicture, route: RoutePicture, bright: boolean): readonly Shape[] {
  if (!bright) return [];
  const { x, y } = centreOf(place);
  const box = boxAround([x, y], 44);
  return [
    { kind: 'oval', box, x, y: y + 3, rx: 33, ry: 33, stroke: { color: through, width: 3, dash: [10, 7] } },
    ...moment(route, { x: x + 26, y: y - 20 }, through),
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
