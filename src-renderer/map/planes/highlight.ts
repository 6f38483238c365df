import type { PlaceId } from '#kernel/words/ids.ts';
import type { Coordinates } from '#kernel/board/grid.ts';
import type { Board } from '../board/board.ts';
import { radius } from '../board/geometry.ts';
import type { Lattice } from '../board/lattice.ts';
import type { Shape } from '../shapes.ts';

export interface Highlight {
  readonly place?: PlaceId | undefined;
  readonly hover?: PlaceId | undefined;
  readonly picks?: PickMarks | undefined;
}

/** The places that a form asks for. */
export interface PickMarks {
  /** All that can be chosen. */
  readonly open: readonly PlaceId[];
  readonly chosen: readonly PlaceId[];
}

/** What is chosen and what is pointed at: the top plane, redrawn whenever the pointer moves. */
export function highlight({ at, lattice }: Board, marks: Highlight): readonly Shape[] {
  const { open = [], chosen: picks = [] } = marks.picks ?? {};
  // While a form asks for places, only its own are marked.
  const asks = open.length + picks.length > 0;
  const [chosen, hover] = [asks ? undefined : at(marks.place), at(marks.hover)];
  return [
    ...picked(lattice, at, { open, chosen: picks }),
    ...(hover === undefined || marks.hover === marks.place
      ? []
      : [ring(lattice, hover, '#ffffff80', 2.2), veil(lattice, hover)]),
    ...(chosen === undefined
      ? []
      : [ring(lattice, chosen, '#ffffff2e', 11), ring(lattice, chosen, '#ffffff', 3.2)]),
  ];
}

/** What can be chosen has a dashed white edge, what is chosen a broad one: no land is drawn in white. */
const picked = (lattice: Lattice, at: Board['at'], { open, chosen }: PickMarks): readonly Shape[] => {
  const cells = (places: readonly PlaceId[]): readonly Coordinates[] =>
    [...new Set(places)].flatMap((place) => at(place) ?? []);
  return [
    ...cells(open.filter((place) => !chosen.includes(place))).flatMap((cell) => [
      ring(lattice, cell, '#05070dc0', 5),
      ring(lattice, cell, '#ffffffd0', 2.6, [9, 7]),
    ]),
    ...cells(chosen).flatMap((cell) => [
      veil(lattice, cell, '#ffffff24'),
      ring(lattice, cell, '#ffffff40', 13),
      ring(lattice, cell, '#ffffff', 4.6),
    ]),
  ];
};

const ring = (
  lattice: Lattice,
  at: Coordinates,
  color: string,
  width: number,
  dash?: readonly number[],
): Shape => ({
  kind: 'polygon',
  box: lattice.box(at, 8),
  points: lattice.outline(at, radius - 2.5),
  stroke: { color, width, ...(dash === undefined ? {} : { dash }) },
});

const veil = (lattice: Lattice, at: Coordinates, fill = '#ffffff0d'): Shape => ({
  kind: 'polygon',
  box: lattice.box(at),
  points: lattice.outline(at, radius - 3),
  fill,
});
