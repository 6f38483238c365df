import type { Cite } from '#kernel/words/problem.ts';
import type { Rx } from '../model/reaction.ts';

interface Kind {
  readonly name: string;
  readonly cite: Cite;
  /** The technology without which nobody has it. */
  readonly tech?: string;
  /** It happens no sooner than a segment after somebody moved in the zone of control (D2.20). */
  readonly offensive?: true;
}

/** The kinds of reactionary movement (D2.31 to D2.50). */
export const kinds: Readonly<Record<Rx, Kind>> = {
  FE: { name: 'Forced engagement', cite: 'GC D2.31', offensive: true },
  FR: { name: 'Forced retreat', cite: 'GC D2.31', offensive: true },
  BN: { name: 'Bottleneck', cite: 'GC D2.32', offensive: true },
  BM: { name: 'Bypass movement', cite: 'GC D2.33', offensive: true },
  AM: { name: 'Assembling movement', cite: 'GC D2.34' },
  SS: { name: 'Strategic stop', cite: 'GC D2.36' },
  WS: { name: 'Warp sling', cite: 'GC D2.40', tech: 'ws', offensive: true },
  FLY: { name: 'Positron flywheel', cite: 'GC D2.50', tech: 'fly', offensive: true },
};

/** The most squadrons that function as one, by what assembling costs each of them, from 1 (D2.34). */
const gathered = [3, 6, 10] as const;
export const mostGathered = gathered[2];
const alone = 1;

/**
 * Movement points that a reaction costs each squadron that makes it (D2.10).
 * @param speed hexes that the squadron can move in this turn; a warp sling takes half of them, rounded up (D2.40)
 * @param squadrons how many function as one
 */
export function costOf(rx: Rx, speed: number, squadrons = alone): number {
  if (rx === 'SS') return 0;
  if (rx === 'WS') return Math.max(1, Math.ceil(speed / 2));
  return rx === 'AM' ? 1 + gathered.filter((most) => squadrons > most).length : 1;
}

/** Percent of attack and defense factors: of a battle (D2.31), of one round (D2.32), of the rounds from a flywheel on (D2.50). */
export const factors = {
  FE: { attack: 18, defence: -12 },
  FR: { attack: -12, defence: 18 },
  BN: { attack: -25, defence: -20 },
  FLY: { attack: -60, defence: 0 },
} as const satisfies Partial<Record<Rx, { readonly attack: number; readonly defence: number }>>;

/** Segments between two warp slings of a squadron (D2.40). */
export const slingRest = 6;
