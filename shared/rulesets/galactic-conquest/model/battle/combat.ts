import type { PlaceId } from '#kernel/words/ids.ts';
import { hexName } from '../../map/board.ts';

/** How hard a squadron presses an attack, from the hardest (A3.10). */
export const intensities = [
  'suicidal',
  'charge',
  'pressed',
  'typical',
  'nominal',
  'regroup',
  'evasion',
] as const;
export type Intensity = (typeof intensities)[number];

/** Which ship of the enemy is taken out by directed damage first: none, the one that stands most, or least (A10.35). */
export const targets = ['none', 'strongest', 'weakest'] as const;
export type Target = (typeof targets)[number];

/** What an aimed form of attack goes at first. */
export const aims = ['strongest', 'weakest'] as const;
export type Aim = (typeof aims)[number];

/** Forms of attack and stations beside directed and normal damage; absent members: not so. */
export interface Forms {
  /** Partial directed damage (A10.35c). */
  readonly partial?: Aim;
  /** Capture damage (A10.35d). */
  readonly capture?: Aim;
  /** Hulls at which every aimed form goes before others, the first of them first. */
  readonly first?: readonly string[];
  /** Percent of the points that directed and partial directed damage take at most; absent: all. */
  readonly aimed?: number;
  /** Percent of the damage that is left to the enemy which is non-violent (A10.40i). */
  readonly nonviolent?: number;
  /** Own hulls that stand in reserve, the first of them first, as far as a quarter goes (A10.40a). */
  readonly reserve?: readonly string[];
  /** Maulers fire as such (A10.40c), and troop ships board (A10.40g). */
  readonly maulers?: true;
  readonly troops?: true;
  /** Suicide freighters blow themselves up at the enemy (E4.110). */
  readonly suicide?: true;
  /** Own hulls that its troop ships protect from boarders, the first of them first (C50.10), and whether its fusion bombs fire (A13.0). */
  readonly shields?: readonly string[];
  readonly bombs?: true;
  /** Ships that are boarded destroy their special technology, and not themselves (C10.20). */
  readonly wipes?: true;
  /** Special sensors, or stasis field generators, take from the percentage of the enemy instead of adding to the own one (A10.40b, A10.40d). */
  readonly jams?: true;
  readonly binds?: true;
  /** It joins a battle of its hex that is being fought, and does not wait for its end (D6.70). */
  readonly joins?: true;
  /** Its admiral sees a battle set up, and leaves where the enemy has more BPV than so many percent of its own (A12.211). */
  readonly looks?: number;
  /** Its intensity where it fights bases; absent: the same as ever (A9.20). */
  readonly bases?: Intensity;
  /** Where it is attacked, all squadrons of its hex stand together without having assembled (D2.35). */
  readonly together?: true;
}

/** How a squadron fights in a turn (A9.10). */
export interface Combat {
  /** Whether it attacks whoever bars its course, instead of turning back (A1.15). */
  readonly attack: boolean;
  readonly intensity: Intensity;
  /** Percent of the defense factors at the beginning of the turn; who has lost so many stops fighting (A3.20). */
  readonly breaks: number;
  readonly target: Target;
  /** Own hulls that take losses before the others do, the first of them first. */
  readonly losses: readonly string[];
  /** Further forms of attack; absent: none of them (A10.35, A10.40). */
  readonly forms?: Forms;
}

/** The segment of a battle by its code; without one the first. */
export const segmentOf = (code: string): number => Number(/\.(\d\d)/.exec(code)?.[1] ?? 1);

/** Hex and segment of a battle, with which its code begins: `ZZ54.11` (A2.10). */
export const whereFought = (place: PlaceId, segment: number): string =>
  `${hexName(place)}.${String(segment).padStart(2, '0')}`;
