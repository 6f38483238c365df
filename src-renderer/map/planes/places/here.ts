import type { Mark, PlacePicture } from '#kernel/presentation.ts';
import type { Board } from '../../board/board.ts';
import type { Box } from '../../board/geometry.ts';
import type { MapLook } from '../../looks/look.ts';
import { modeOf, standingIn } from '../standing.ts';

/** A place as it is drawn: where it lies, and how full it is. */
export interface Here {
  readonly board: Board;
  readonly place: PlacePicture;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
  /** Pieces that stand here in this look. */
  readonly pieces: number;
}

export const spotOf = (board: Board, place: PlacePicture, look: MapLook): Here => ({
  board,
  place,
  ...board.lattice.centreOf(place.at),
  box: board.lattice.box(place.at),
  pieces: modeOf(board.map, look).shows === 'pieces' ? standingIn(board, place.place, look).length : 0,
});

export const marksIn = ({ place: { marks } }: Here, slot: Mark['slot']): readonly Mark[] =>
  marks.filter((mark) => mark.slot === slot);
