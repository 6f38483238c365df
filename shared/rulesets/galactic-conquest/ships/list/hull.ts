import type { CommandClass, Empire, Flag, HullClass } from './words.ts';
import { classes } from './words.ts';

/** So many units of a type, which another one carries or needs. */
export interface Carried {
  readonly count: number;
  readonly type: string;
}

/** Faster drones or plasma: from a year on a ship has so many points of both values more (B11.85). */
export interface Upgrade {
  readonly year: number;
  readonly points: number;
}

/** One row of a ship list. Attack and defense factors are not in it: they follow from it (Appendix 1). */
export interface Hull {
  /** As it is called on status sheets, such as `D7B`: one of each in an empire. */
  readonly designation: string;
  readonly empire: Empire;
  readonly name: string;
  readonly class: HullClass;
  /** The designation of its base hull; empty: it is one (B14.41). */
  readonly base: string;
  /** Whether it counts as a standard type, and not as a variant (Z1.60). */
  readonly standard: boolean;
  /** Year in service (Z1.10). */
  readonly year: number;
  /** Basic point value: what it is worth in combat. */
  readonly bpv: number;
  /** Economic point value: what it costs, in EP (B11.80); 0 for fighters and bombers, which cost half of their BPV (C20.10). */
  readonly epv: number;
  /** Size class: 1 is the largest, 4 the smallest ship; 5 are gunboats, 6 is everything smaller. */
  readonly size: number;
  /** Command rating (D6.10); of a pod, what it adds (D6.45). */
  readonly rating: number;
  /** Crew units (B12.90). */
  readonly crew: number;
  /** Special sensors (A10.40b). */
  readonly sensors: number;
  /** Cargo boxes (C13.15). */
  readonly cargo: number;
  /** Warp boxes; 0: it cannot move by itself (D1.10). */
  readonly warp: number;
  /** Movement cost as a fraction in lowest terms, such as `1/3`; empty: it does not move. */
  readonly move: string;
  /** What it costs to tow it, written in the same way; empty: it cannot be towed (D1.30). */
  readonly tow: string;
  /** Boxes that a fighter or bomber takes up, from 1 to 4 (C20.75); 0 for all others. */
  readonly spaces: number;
  readonly fighters: readonly Carried[];
  readonly gunboats: readonly Carried[];
  /** Escorts that must be bought with it, and that make it a carrier with its escorts (Z1.80, C20.70). */
  readonly escorts: readonly Carried[];
  readonly flags: readonly Flag[];
  /** Those of its drones and plasma, in the order of their years; absent: none (B11.85). */
  readonly upgrades?: readonly Upgrade[];
}

export const has = ({ flags }: Pick<Hull, 'flags'>, flag: Flag): boolean => flags.includes(flag);

/** Which command ships become such only by what they carry or how they are fitted (D6.40). */
const commandFitted: Readonly<Partial<Record<HullClass, CommandClass>>> = {
  HDW: 'HDW-C',
  LTT: 'LTT',
  TG: 'TG',
};

/** As which class of command ship a hull counts in a squadron, variants as their base hull (D6.40); undefined: as none. */
export function commandClassOf({
  class: of,
  flags,
}: Pick<Hull, 'class' | 'flags'>): CommandClass | undefined {
  const words = classes[of];
  if ('command' in words) return words.command;
  return flags.includes('command') ? commandFitted[of] : undefined;
}
