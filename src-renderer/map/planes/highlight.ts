import type { PlaceId } from '#kernel/ids.ts';
import type { Coordinates } from '#kernel/board/grid.ts';
import type { Board } from '../board/board.ts';
import { radius } from '../board/geometry.ts';
import type { Lattice } from '../board/lattice.ts';
import type { Shape } from '../shapes.ts';

export interface Highlight {
  readonly place?: PlaceId | undefined;
  readonly hover?: PlaceId | undefined;
}

/** What is chosen and what is pointed at: the top plane, redrawn whenever the pointer moves. */
export function highlight({ at, lattice }: Board, marks: Highlight): readonly Shape[] {
  const [chosen, hover] = [at(marks.place), at(marks.hover)];
  return [
    ...(hover === undefined || marks.hover === marks.place
      ? []
      : [ring(lattice, hover, '#ffffff80', 2.2), veil(lattice, hover)]),
    ...(chosen === undefined
      ? []
      : [ring(lattice, chosen, '#ffffff2e', 11), ring(lattice, chosen, '#ffffff', 3.2)]),
  ];
}

const ring = (lattice: Lattice, at: Coordinates, color: string, width: number): Shape => ({
  kind: 'polygon',
  box: lattice.box(at, 8),
  points: lattice.outline(at, radius - 2.5),
  stroke: { color, width },
});

const veil = (lattice: Lattice, at: Coordinates): Shape => ({
  kind: 'polygon',
  box: lattice.box(at),
  points: lattice.outline(at, radius - 3),
  fill: '#ffffff0d',
});
