import { openDice } from '#kernel/dice/streams.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Level } from '../model/levels.ts';
import { levelLed, usualLevel } from '../model/levels.ts';
import type { View } from '../model/view.ts';

/** What an empire of the computer's is inclined to (OURS). */
export const characters = ['raider', 'builder', 'diplomat'] as const;
export type Character = (typeof characters)[number];

/** How an empire of the computer's acts: by its level and its character (OURS). Strengths are in tenths of another's. */
export interface Manner {
  readonly character: Character;
  /** What an attack needs, in combat and hit points of the enemy; with `foretells`, in battles that are not foretold. */
  readonly attack: number;
  /** Half of an army is enough from here. */
  readonly ample: number;
  /** It foretells battles. */
  readonly foretells: boolean;
  /** Turns between two considerations of war. */
  readonly patience: number;
  /** Own combat in tenths of the enemy's known combat: from `war` on war is declared, below `loss` peace is offered. */
  readonly war: number;
  readonly loss: number;
  /** Upkeep may exceed the revenue by the treasury divided by this. */
  readonly hoard: number;
  /** It pillages what brings nothing else; a raider always does. */
  readonly plunders: boolean;
  /** Empires it wishes to be allied with. */
  readonly allies: number;
  /** It builds what its fleet lacks most; otherwise its dearest types. */
  readonly balances: boolean;
}

type Skill = Omit<Manner, 'character'>;

const skills: Readonly<Record<Level, Skill>> = {
  cautious: {
    attack: 30,
    ample: 60,
    foretells: false,
    patience: 6,
    war: 25,
    loss: 9,
    hoard: 99,
    plunders: false,
    allies: 0,
    balances: false,
  },
  steady: {
    attack: 15,
    ample: 30,
    foretells: false,
    patience: 3,
    war: 13,
    loss: 7,
    hoard: 10,
    plunders: false,
    allies: 0,
    balances: false,
  },
  bold: {
    attack: 15,
    ample: 30,
    foretells: true,
    patience: 3,
    war: 13,
    loss: 7,
    hoard: 6,
    plunders: true,
    allies: 1,
    balances: true,
  },
};

/** A raider strikes early, a builder late; a diplomat waits for friends. */
const bent: Readonly<Record<Character, Partial<Record<'patience' | 'war' | 'loss' | 'allies', number>>>> = {
  raider: { patience: -1, war: -2, allies: -1 },
  builder: { war: 3 },
  diplomat: { patience: 1, war: 1, loss: 1, allies: 1 },
};

/** Drawn for each empire of a game from a stream of its own, which hangs on the map alone: it stays the same all game long. */
export function characterOf({ sectors }: Pick<View, 'sectors'>, seat: SeatId): Character {
  const map = valuesInOrder(sectors)
    .map(({ number, name }) => `${number} ${name}`)
    .join('\n');
  return openDice(map).fork('character', seat).pick(characters);
}

export function mannerOf(view: View): Manner {
  const { me } = view;
  const own = view.empires[me];
  const skill = skills[(own && levelLed(own)) ?? usualLevel];
  const character = characterOf(view, me);
  const { patience = 0, war = 0, loss = 0, allies = 0 } = bent[character];
  return {
    ...skill,
    character,
    patience: Math.max(1, skill.patience + patience),
    war: skill.war + war,
    loss: skill.loss + loss,
    allies: Math.max(0, skill.allies + allies),
  };
}
