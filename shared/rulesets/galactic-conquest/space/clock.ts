import type { Work } from '../model/space.ts';
import { segments } from '../segments.ts';

/** The whole segments that a work takes (B3.15, C13.31). */
export const workSegments = segments;

/** Segments in which one minesweeper clears a hex full of mines, and more of them in as many fewer (C4.45). */
export const sweepSegments = 4 * segments;

/** A segment of a turn, counted from the beginning of the game. */
export const segmentOn = (turn: number, segment: number): number => (turn - 1) * segments + segment;

/** The first segment of the turn after the one of this segment, both counted from the beginning of the game. */
export const nextTurnAfter = (segment: number): number => Math.ceil(segment / segments) * segments + 1;

/** Segments of a work that are done at the end of a segment, counted from the beginning of the game. */
export const doneAt = ({ since }: Work, now: number): number =>
  since === undefined ? 0 : Math.max(0, now - since + 1);
