import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Hull } from './classes.ts';
import type { Design } from './rows.ts';

/** What a generic ship may be switched to (Appendix H, SFW 6499). */
export interface Mission {
  readonly name: string;
  /** The crew that it takes at least; `eased`: but with a Facilitator (SFW 7418). */
  readonly crew?: number;
  readonly eased?: true;
  /** Orions may not (SFW 6583). */
  readonly notOrions?: true;
  /** What it adds to what the ship carries, by size: PC, FF, DD and DW, CL and CW, CA and BCH, DN and BB. */
  readonly adds?: {
    readonly what: 'drones' | 'bombs' | 'pfs' | 'spares' | 'commandos' | 'fighters';
    readonly most: readonly number[];
  };
}

const fighters = { what: 'fighters', most: [2, 4, 6, 12, 12, 12] } as const;

/** OURS: K adds the fighters of V. */
export const missions: Readonly<Record<string, Mission>> = {
  B: { name: 'Battle' },
  D: { name: 'Defense' },
  E: { name: 'Exploration' },
  F: { name: 'Facilities', crew: 9, eased: true },
  H: { name: 'Hospital' },
  I: { name: 'Integration' },
  K: { name: 'Strike carrier', crew: 7, adds: fighters },
  L: { name: 'Launch', adds: { what: 'drones', most: [4, 8, 12, 16, 24, 24] } },
  M: { name: 'Minesweeper', adds: { what: 'bombs', most: [4, 4, 4, 6, 6, 10] } },
  N: { name: 'Notification', crew: 8, notOrions: true },
  P: { name: 'PF tender', adds: { what: 'pfs', most: [1, 2, 4, 6, 6, 6] } },
  R: { name: 'Repair', adds: { what: 'spares', most: [3, 4, 6, 8, 10, 10] } },
  S: { name: 'Scout' },
  T: { name: 'Troop transport', adds: { what: 'commandos', most: [2, 3, 4, 6, 8, 8] } },
  V: { name: 'Carrier', adds: fighters },
  Y: { name: 'Survey', notOrions: true },
  Z: { name: 'Heavy scout', crew: 7, notOrions: true },
};

/** Columns of `adds`. OURS: an express ship counts as a PC, a freighter as an FF, a monitor as a CA. */
const columns: Readonly<Partial<Record<Hull, number>>> = {
  police: 0,
  express: 0,
  frigate: 1,
  freighter: 1,
  destroyer: 2,
  war: 2,
  light: 3,
  medium: 3,
  heavy: 4,
  battlecruiser: 4,
  monitor: 4,
  dreadnought: 5,
  battleship: 5,
};

/** Missions of ships that are generic within limits, with what they add (SFW 6469). */
const limited: Readonly<Record<string, Added | undefined>> = {
  B: undefined,
  R: { what: 'spares', most: 4 },
  T: { what: 'commandos', most: 4 },
  V: { what: 'fighters', most: 4 },
  L: { what: 'drones', most: 12 },
};

/** Something of which a ship carries more. */
export interface Added {
  readonly what: 'drones' | 'bombs' | 'pfs' | 'spares' | 'commandos' | 'fighters';
  readonly most: number;
}

type Generic = Pick<Design, 'hull' | 'variants'>;

/** What a mission adds to what a ship carries; undefined where it adds nothing. */
export function addedBy({ hull, variants }: Generic, letter: string | undefined): Added | undefined {
  if (letter === undefined) return undefined;
  if (variants.includes('g')) return limited[letter];
  const adds = missions[letter]?.adds;
  return adds === undefined ? undefined : { what: adds.what, most: adds.most[columns[hull] ?? 0] ?? 0 };
}

/** What a mission adds to the factors of a ship (SFW 6476, 6502, 6510). */
export const bonusOf = (
  { variants }: Pick<Design, 'variants'>,
  letter: string | undefined,
): Pick<Design, 'attack' | 'defense'> => ({
  attack: letter !== 'B' ? 0 : variants.includes('g') ? 4 : 10,
  defense: letter === 'D' ? 10 : 0,
});

/** The mission in which a generic ship is delivered (SFW 1211); undefined for others. */
export const firstMission = ({ hull, variants }: Generic): string | undefined =>
  variants.includes('G') || variants.includes('g') ? (hull === 'monitor' ? 'D' : 'B') : undefined;

/** Missions by letter that a generic ship may have: one of its own variant only where that adds something (SFW 1238). */
export function missionsOf(design: Pick<Design, 'race' | 'hull' | 'variants'>): readonly string[] {
  if (design.variants.includes('g')) return keysInOrder(limited);
  if (!design.variants.includes('G')) return [];
  return keysInOrder(missions).filter((letter) => {
    if (design.race === 'O' && missions[letter]?.notOrions === true) return false;
    const bonus = bonusOf(design, letter);
    const more = bonus.attack + bonus.defense + (addedBy(design, letter)?.most ?? 0);
    return !design.variants.includes(letter) || more > 0;
  });
}
