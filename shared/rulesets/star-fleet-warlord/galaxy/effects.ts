import type { OfficerLetter } from '../model/ship.ts';

/** What keeps a ship from an effect: a crew of this level or better, its race, a variant, a spare repair point, an officer, or its family of monsters. */
export type Shelter =
  | { readonly crew: number }
  | { readonly race: string }
  | { readonly variant: string }
  | { readonly spares: true }
  | { readonly officer: OfficerLetter }
  /** Rows of the Ship List that share it. */
  | { readonly family: readonly string[] };

/** What befalls each ship that enters. Damage is even between least and most (OURS: the book names no distribution). */
export type EntryEffect =
  | {
      readonly kind: 'damage';
      readonly least: number;
      readonly most: number;
      readonly immune: readonly Shelter[];
      /** Each of these halves it. */
      readonly halved?: readonly Shelter[];
      /** Only ships without shields, and Andromedans. */
      readonly unshielded?: true;
      /** A swept path leads through. */
      readonly mines?: true;
    }
  | { readonly kind: 'shields'; readonly of: 'andromedans' | 'others'; readonly immune: readonly Shelter[] }
  | { readonly kind: 'crew'; readonly immune: readonly Shelter[] }
  /** To level 1, and from there to none. */
  | { readonly kind: 'crew-to-one'; readonly immune: readonly Shelter[] }
  /** Engines lose a point of speed, or all but one. */
  | { readonly kind: 'drain'; readonly all: boolean; readonly immune: readonly Shelter[] }
  | { readonly kind: 'destroy'; readonly immune: readonly Shelter[] }
  | { readonly kind: 'freeze'; readonly immune: readonly Shelter[] }
  | { readonly kind: 'toll'; readonly immune: readonly Shelter[] }
  | { readonly kind: 'spares' };

/** Ships in such a state are destroyed, when they enter and in battle. */
export type Deadly = 'above light' | 'heavy' | 'no shields';

/** What terrain does to a battle. */
export interface CombatEffect {
  /** Damage to each ship in each round. */
  readonly extra?: {
    readonly least: number;
    /** Absent: always the least. */
    readonly most?: number;
    readonly unshielded?: true;
    readonly immune: readonly Shelter[];
  };
  /** Percent of the base factor of every attacker, and of both sides. */
  readonly attack?: number;
  readonly both?: number;
  /** Percent of the base factor of every defender; of Tholians instead. Fortifications have the former. */
  readonly defense?: number;
  readonly tholians?: number;
  /** Percent of the attack factor of web casters. */
  readonly casters?: number;
  /** Percent of damage to fortifications. */
  readonly forts?: number;
  /** Shields do not hold; Andromedans' do. */
  readonly noShields?: true;
  /** Defenders are hidden in the first round. */
  readonly hides?: true;
  /** Stars burst over ships. */
  readonly bursts?: true;
}

/** One kind of point or area terrain. */
export interface Terrain {
  readonly code: string;
  readonly name: string;
  /** The sign in the books of sectors. */
  readonly sign: string;
  readonly entry: readonly EntryEffect[];
  readonly combat: CombatEffect;
  readonly deadly?: Deadly;
  /** Least and most EP of a fresh hex; 0 where nothing is found. */
  readonly prospect: readonly [least: number, most: number];
  /** Whoever prospects it fills up with T-bombs. */
  readonly bombs?: true;
  readonly scansBlocked?: true;
  readonly cloaksBlocked?: true;
  readonly teleports?: 'WS' | 'SG';
  /** Where the rulebook has it. */
  readonly cite: `SFW ${number}`;
}

const crew = (level: number): Shelter => ({ crew: level });
const race = (letter: string): Shelter => ({ race: letter });
const variant = (letter: string): Shelter => ({ variant: letter });
const spares: Shelter = { spares: true };
const officer = (letter: OfficerLetter): Shelter => ({ officer: letter });
const family = (...rows: readonly string[]): Shelter => ({ family: rows });
export const shelter = { crew, race, variant, spares, officer, family } as const;
const none: readonly [number, number] = [0, 0];
export const nothing = { entry: [], combat: {}, prospect: none } as const;

/** Radiation costs a level of crew (SFW 6018). */
export const radiation: EntryEffect = { kind: 'crew', immune: [race('W'), race('M'), variant('H')] };
/** Dust scratches (SFW 5752). */
export const dust: EntryEffect = {
  kind: 'damage',
  least: 1,
  most: 1,
  immune: [crew(5), variant('U'), variant('E'), officer('N'), race('M')],
};
/** Heat burns whoever has no shields; those of Andromedans fall (SFW 5808). */
export const heat: readonly EntryEffect[] = [
  { kind: 'shields', of: 'andromedans', immune: [crew(8)] },
  { kind: 'damage', least: 5, most: 20, unshielded: true, immune: [crew(8)] },
];
export const heatInBattle: CombatEffect = {
  extra: { least: 1, unshielded: true, immune: [crew(8)] },
};
