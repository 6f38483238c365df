import { moveSegments } from '../segments.ts';
import { mostAway } from '../model/battle/away.ts';

/** The segments in which gunboats move by themselves, and of these how many have passed before a segment (C20.25, D1.40). */
export const segmentsAway = moveSegments[mostAway - 1] ?? [];
export const passedBefore = (segment: number): number => segmentsAway.filter((one) => one < segment).length;
