import type { SeatId } from '#kernel/words/ids.ts';
import type { Ruin } from './unrest/ruin.ts';

/** What merchants can hide in around a system (E2.55): nothing but a name. */
export const terrains = ['asteroids', 'dust', 'nebula'] as const;
export type Terrain = (typeof terrains)[number];

export interface System {
  readonly name: string;
  readonly kind: 'homeworld' | 'major' | 'minor';
  readonly owner: SeatId;
  /** Its outlying terrain (E2.55); absent: of no kind that anybody has named. */
  readonly terrain?: Terrain;
  /** It was contested or captured this turn, and pays nobody (B1.60). */
  readonly unpaid?: true;
  /** The turn in which its owner took it from another empire; absent: it was not taken. */
  readonly since?: number;
  /** Economic points that the bank has brought there for bases this turn, beyond the lines (B1.80); absent: none. */
  readonly sent?: number;
  /** It was blockaded for the whole of the last turn, and is cut off (C12.90). */
  readonly severed?: true;
  /** Economic points that it earned while it was cut off, and that are saved there (C12.90); absent: none. */
  readonly hoard?: number;
  /** A homeworld in the hands of another empire, which can still be retaken (B1.35). */
  readonly captured?: true;
  /** Economic points that it pays beside what its kind does (B11.20); absent: none. */
  readonly core?: number;
  /** What attacks on its civilian targets have left of it; absent: all of it (C7). */
  readonly ruin?: Ruin;
  /** It became a system in the game: its merchants still build what it needs, and it pays nothing (B3.41), or they have; absent: it was there before. */
  readonly founded?: 'settling' | 'settled';
  /** The turn from which on it pays an empire to which its own one surrendered (B14.201). */
  readonly merging?: number;
}

/** What a system counts as: a captured homeworld is no homeworld of whoever has it, but a major system (B1.35, B8.30, B14.110e). */
export const countsAs = ({ kind, captured }: Pick<System, 'kind' | 'captured'>): System['kind'] =>
  kind === 'homeworld' && captured === true ? 'major' : kind;

/** A system that is nobody’s homeworld any longer, and so a major one; one that was laid waste stays what it is (B1.35, C7.51). */
export const homeNoLonger = ({ captured: _, kind, ...rest }: System): System => ({
  ...rest,
  kind: kind === 'homeworld' ? 'major' : kind,
});

/** A system that nobody has built on: it can become a major or a minor one (B3.151). */
export interface Find {
  readonly name: string;
  readonly kind: 'major' | 'minor';
  readonly terrain?: Terrain;
}
