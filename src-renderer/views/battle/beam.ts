import type { Point } from '../../map/board/geometry.ts';

/** One shot as it is drawn, in pixels of the stage. */
export interface Beam {
  readonly from: Point;
  readonly to: Point;
  readonly shooter: string;
  readonly hits: boolean;
  /** Place in the order of shots, 0 to 1. */
  readonly delay: number;
}

/** Damage that is shown over whoever takes it. */
export interface Sum extends Point {
  readonly actor: string;
  readonly damage: number;
}

/** Spreads beams over the moment, in no order that the eye would notice. */
export const timed = (beams: readonly Omit<Beam, 'delay'>[]): readonly Beam[] =>
  beams.map((beam, index) => ({
    ...beam,
    delay: beams.length < 2 ? 0 : ((index * 7) % beams.length) / beams.length,
  }));

/** How many beams hit and miss at one enemy: more for more damage, which is counted in parts of `per`, but no more than the eye can follow. */
export const beamCount = (
  damage: number,
  count: number,
  per: number,
): { readonly hits: number; readonly misses: number } => ({
  hits: Math.min(most, Math.ceil(Math.sqrt(damage / per) * 1.5)),
  misses: damage === 0 ? Math.min(2, count) : 0,
});
const most = 9;
