import { openDice } from '#kernel/dice/streams.ts';
import type { Level } from '../model/corporation.ts';
import { levelLed } from '../model/corporation.ts';
import type { View } from '../model/view.ts';

/** What a Corporation of the computer's is inclined to (OURS). */
export const characters = ['raider', 'builder'] as const;
export type Character = (typeof characters)[number];

/** How a Corporation of the computer's acts: by its level and its character (OURS). */
export interface Manner {
  /** Absent: it has none. */
  readonly character?: Character;
  /** It masses ships of war, and attacks only what its forecasts say that it wins; absent: it attacks with what is at hand. */
  readonly masses?: Massing;
  /** It fights by the tactics that suit its ships. */
  readonly tactical: boolean;
  /** Points up to which it fortifies its Home Office in quiet, and own sites that are threatened. */
  readonly quietHome: number;
  readonly besiegedHome: number;
  readonly threatened: number;
  /** It looks for what it has least of, completes sectors, and wastes nothing on walls that hold nobody up. */
  readonly thrifty: boolean;
}

/** How fleets are massed. */
export interface Massing {
  /** Strength that a fleet has at the least before a battle is foretold, in percent of what is thought to defend. */
  readonly margin: number;
  /** Percent of foretold battles that are won, and of its ships that are lost at the most. */
  readonly wins: number;
  readonly losses: number;
  /** Percent of the defense that its ships turn away from, whatever was foretold (SFW 4316). */
  readonly dares: number;
  /** The turn from which the fleet comes together. */
  readonly from: number;
  /** What a foreign Home Office is worth beside what it brings in. */
  readonly office: number;
}

const skills: Readonly<Record<Level, Manner>> = {
  cautious: { tactical: false, quietHome: 300, besiegedHome: 1_000, threatened: 0, thrifty: false },
  steady: {
    masses: { margin: 130, wins: 90, losses: 50, dares: 110, from: 9, office: 200 },
    tactical: false,
    quietHome: 200,
    besiegedHome: 400,
    threatened: 60,
    thrifty: true,
  },
  bold: {
    masses: { margin: 110, wins: 90, losses: 50, dares: 120, from: 9, office: 800 },
    tactical: true,
    quietHome: 200,
    besiegedHome: 400,
    threatened: 60,
    thrifty: true,
  },
};

/** Points that a builder fortifies its Home Office with beside the usual ones, and turns by which a raider goes to war earlier. */
const [walls, early] = [100, 3] as const;

/** Drawn for each Corporation from a stream of its own, which hangs on where it began: it stays the same all game long. */
export const characterOf = ({ own: { home, number } }: Pick<View, 'own'>): Character =>
  openDice(home).fork('character', number).pick(characters);

export function mannerOf(view: View): Manner {
  const level = levelLed(view.own) ?? 'cautious';
  const skill = skills[level];
  // Games that began before there were levels go on as they were.
  if (level === 'cautious') return skill;
  const character = characterOf(view);
  const { masses, quietHome } = skill;
  return {
    ...skill,
    character,
    quietHome: quietHome + (character === 'builder' ? walls : 0),
    ...(masses !== undefined && {
      masses: { ...masses, from: masses.from - (character === 'raider' ? early : 0) },
    }),
  };
}
