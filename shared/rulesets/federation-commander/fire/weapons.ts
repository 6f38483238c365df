import type { WeaponType } from '../cards/systems.ts';

/* Weapons. Energy in half tokens. The chart page is not part of the text; of its figures the text gives one each: phaser-1 at range 5, photon and disruptor at range 12. The rest is OURS, from the parent game whose tables it calls nearly the same. */

/** What a weapon scores at these ranges, by what its die shows from 1 to 6. */
interface Band {
  readonly least: number;
  readonly most: number;
  readonly points: readonly number[];
}

export interface Weapon {
  readonly label: string;
  /** The rule that says how far it reaches. */
  readonly reach: `FC ${string}`;
  /** Paid when it fires; photons are paid for in Energy Allocation. */
  readonly cost: number;
  readonly bands: readonly Band[];
}

const band = (least: number, most: number, ...points: readonly number[]): Band => ({ least, most, points });
/** A weapon that hits with this or less. */
const hits = (least: number, most: number, die: number, points: number): Band =>
  band(least, most, ...[1, 2, 3, 4, 5, 6].map((face) => (face <= die ? points : 0)));

/** Damage of a photon torpedo at every range (FC 4C). */
const photon = 8;

export const weapons: Readonly<Record<WeaponType, Weapon>> = {
  'ph-1': {
    label: 'Phaser-1',
    reach: 'FC 4B3b',
    cost: 2,
    bands: [
      band(0, 0, 9, 8, 7, 6, 5, 4),
      band(1, 1, 8, 7, 5, 4, 4, 4),
      band(2, 2, 7, 6, 5, 4, 4, 3),
      band(3, 3, 6, 5, 4, 4, 4, 3),
      band(4, 4, 5, 5, 4, 4, 3, 2),
      band(5, 5, 5, 4, 4, 3, 3, 2),
      band(6, 8, 4, 3, 3, 2, 1, 0),
      band(9, 15, 3, 2, 1, 0, 0, 0),
      band(16, 25, 2, 1, 0, 0, 0, 0),
    ],
  },
  'ph-2': {
    label: 'Phaser-2',
    reach: 'FC 4B3b',
    cost: 2,
    bands: [
      band(0, 0, 6, 6, 6, 5, 5, 5),
      band(1, 1, 5, 5, 4, 4, 4, 3),
      band(2, 2, 5, 4, 4, 4, 3, 3),
      band(3, 3, 4, 4, 4, 3, 3, 3),
      band(4, 8, 3, 2, 1, 1, 0, 0),
      band(9, 15, 2, 1, 1, 0, 0, 0),
      band(16, 25, 1, 1, 0, 0, 0, 0),
    ],
  },
  'ph-3': {
    label: 'Phaser-3',
    reach: 'FC 4B3b',
    cost: 1,
    bands: [
      band(0, 0, 4, 4, 4, 4, 4, 3),
      band(1, 1, 4, 4, 4, 4, 3, 3),
      band(2, 2, 4, 4, 4, 3, 2, 1),
      band(3, 3, 3, 2, 1, 0, 0, 0),
      band(4, 8, 1, 1, 0, 0, 0, 0),
      band(9, 15, 1, 0, 0, 0, 0, 0),
    ],
  },
  phot: {
    label: 'Photon torpedo',
    reach: 'FC 4C4b',
    cost: 0,
    bands: [
      hits(2, 2, 5, photon),
      hits(3, 4, 4, photon),
      hits(5, 8, 3, photon),
      hits(9, 12, 2, photon),
      hits(13, 25, 1, photon),
    ],
  },
  disr: {
    label: 'Disruptor',
    reach: 'FC 4D2c',
    cost: 4,
    bands: [
      hits(1, 1, 5, 5),
      hits(2, 2, 5, 4),
      hits(3, 4, 4, 4),
      hits(5, 15, 4, 3),
      hits(16, 22, 3, 2),
      hits(23, 25, 2, 2),
    ],
  },
};

/** Phasers that may also fire as a phaser-3 (FC 4B2e). */
export const mayFireLow: readonly WeaponType[] = ['ph-1', 'ph-2'];
