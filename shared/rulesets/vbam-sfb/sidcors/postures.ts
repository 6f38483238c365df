import type { Standing } from '../model/combat.ts';
import type { Fight } from '../model/parts.ts';
import { intensities } from '../model/combat.ts';

/** OURS: standing orders ready to be given, by name; the first is what is proposed. */
export const postures = {
  steady: {
    demand: 'deep-space',
    refuseBelow: 50,
    pursues: true,
    weak: 1,
    intensity: 2,
    strong: 4,
    aims: [],
    spares: ['scouts', 'flagship'],
    mauls: true,
    withdrawBelow: 50,
  },
  bold: {
    demand: 'deep-space',
    refuseBelow: 0,
    pursues: true,
    weak: 3,
    intensity: 4,
    strong: 4,
    aims: ['flagship'],
    spares: ['maulers'],
    mauls: true,
    withdrawBelow: 25,
  },
  siege: {
    demand: 'defensive',
    refuseBelow: 67,
    pursues: false,
    weak: 2,
    intensity: 3,
    strong: 4,
    aims: ['base', 'mauler', 'scout'],
    spares: ['maulers', 'scouts', 'flagship'],
    mauls: true,
    withdrawBelow: 60,
  },
  cautious: {
    refuseBelow: 100,
    pursues: false,
    weak: 1,
    intensity: 1,
    strong: 2,
    aims: [],
    spares: ['scouts', 'flagship', 'maulers', 'carriers'],
    mauls: false,
    withdrawBelow: 90,
  },
} as const satisfies Readonly<Record<string, Standing>>;
export type Posture = keyof typeof postures;

/** What is proposed first, and what is supposed of others. */
export const usualStanding: Standing = postures.steady;

/** What each is called. */
export const postureNames: Readonly<Record<Posture, string>> = {
  steady: 'Steady: fight equals, leave the stronger',
  bold: 'Bold: fight to the last',
  siege: 'Siege: attack bases',
  cautious: 'Cautious: avoid battle',
};

/** OURS: how raiders fight when the rules lead them. */
export const raidersStanding: Standing = {
  ...postures.cautious,
  intensity: 2,
  strong: 3,
  withdrawBelow: 67,
};

/** OURS: how a round is fought where nobody says otherwise. */
export const usualFight: Omit<Fight, 'ref'> = {
  kind: 'fight',
  intensity: intensities.usual,
  targets: [],
  mauls: false,
  first: [],
  last: [],
  withdraws: false,
};
