import type { PlaceId } from '#kernel/words/ids.ts';
import { hexName } from '../map/board.ts';

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
}

/** Hex and segment of a battle, with which its code begins: `ZZ54.11` (A2.10). */
export const whereFought = (place: PlaceId, segment: number): string =>
  `${hexName(place)}.${String(segment).padStart(2, '0')}`;
