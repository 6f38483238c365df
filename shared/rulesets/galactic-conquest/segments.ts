/** Segments of a turn, of two weeks each (A7.10). */
export const segments = 12;

/** The segments in which a squadron moves that is plotted to move so often, from 1 to 12 (D1.40). */
export const moveSegments: readonly (readonly number[])[] = [
  [12],
  [6, 12],
  [4, 8, 12],
  [3, 6, 9, 12],
  [3, 5, 8, 10, 12],
  [2, 4, 6, 8, 10, 12],
  [2, 4, 5, 7, 9, 11, 12],
  [2, 3, 5, 6, 8, 9, 11, 12],
  [2, 3, 4, 6, 7, 8, 10, 11, 12],
  [2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
  [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
];

/** The most moves of a turn (D3.10). */
export const mostMoves = moveSegments.length;
