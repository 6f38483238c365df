import { rounded } from '#kernel/steps/fractions.ts';
import type { Design } from './rows.ts';

/** A kind of monster; what it divides into, smallest last (OURS for those that are progeny themselves). */
export interface Monster {
  readonly id: string;
  /** The largest of its family. */
  readonly parent: string;
  readonly progeny: readonly string[];
  /** The age from which it may divide (SFW 766, 6818). */
  readonly divides: number;
}

type Kind = readonly [code: string, name: string, cost: number];
type Family = { readonly of: readonly Kind[] } & Partial<Pick<Design, 'speed' | 'variants'>> & {
    readonly divides?: number;
    /** Fighters, drones and PFs of each of its kinds (OURS). */
    readonly items?: readonly (readonly [fighters: number, drones: number, pfs: number])[];
  };

/** Families with their largest kind first (SFW 6655). */
const families: readonly Family[] = [
  {
    of: [
      ['SC', 'Star Crusher', 950],
      ['PC', 'Planet Crusher', 225],
      ['MC', 'Moon Crusher', 115],
    ],
  },
  {
    of: [
      ['EVD', 'Emperor Void Demon', 900],
      ['KVD', 'King Void Demon', 400],
      ['LVD', 'Large Void Demon', 210],
      ['MVD', 'Medium Void Demon', 140],
      ['VD', 'Small Void Demon', 110],
    ],
    speed: 5,
  },
  {
    of: [
      ['SD', 'Soul Devourer', 750],
      ['GSB', 'Great Space Brain', 350],
      ['MM', 'Mind Monster', 170],
      ['RC', 'Radiation Creature', 130],
    ],
  },
  {
    of: [
      ['GS', 'Ghost Ship', 750],
      ['WS', 'Wraith Ship', 250],
      ['PS', 'Phantom Ship', 165],
    ],
    items: [
      [12, 24, 6],
      [6, 8, 2],
      [4, 6, 1],
    ],
  },
  {
    of: [
      ['EB', 'Entropy Beast', 600],
      ['EM', 'Energy Monster', 135],
    ],
  },
  {
    of: [
      ['ASD', 'Ancient Space Dragon', 500],
      ['OSD', 'Old Space Dragon', 300],
      ['MSD', 'Mature Space Dragon', 200],
      ['YSD', 'Young Space Dragon', 100],
    ],
  },
  {
    of: [
      ['BL', 'Banshee Lord', 450],
      ['LBS', 'Large Banshee Swarm', 175],
      ['SBS', 'Small Banshee Swarm', 125],
    ],
  },
  {
    of: [
      ['SSRP', 'Star Serpent', 300],
      ['SSNK', 'Sun Snake', 125],
    ],
  },
  {
    of: [
      ['PSS', 'Phase Space Spider', 180],
      ['LSS', 'Large Space Spider', 155],
      ['HSS', 'Hatchling Space Spider', 125],
    ],
    variants: 'W',
  },
  {
    of: [
      ['REP', 'Replicator', 160],
      ['GER', 'Gerrymander', 150],
    ],
    divides: 3,
  },
  {
    of: [
      ['LIC', 'Living Ion Cloud', 150],
      ['CC', 'Cosmic Cloud', 110],
    ],
  },
  { of: [['MIR', 'Mirrorodon', 100]] },
];

const idOf = ([code]: Kind): string => `M-${code}`;

export const monsters: readonly Monster[] = families.flatMap(({ of, divides = 4 }) =>
  of.map((kind, at) => ({
    id: idOf(kind),
    parent: idOf(of[0] ?? kind),
    divides,
    progeny: of.slice(at + 1).map(idOf),
  })),
);

/** OURS: combat figures by the model of plain ships; a Mirrorodon has those of the ship that it is like (SFW 6843). */
function figuresOf(id: string, cost: number): Pick<Design, 'attack' | 'defense' | 'shields' | 'hits'> {
  if (id === 'M-MIR') return { attack: 0, defense: 0, shields: 0, hits: 0 };
  const [factor, hits] = [rounded(3 * cost, 10), rounded(cost, 3)];
  return { attack: factor, defense: factor, shields: rounded(7 * hits, 10), hits };
}

/** Monsters as rows of the Ship List: whoever has one has a ship (SFW 773). */
export const monsterDesigns: readonly Design[] = families.flatMap(({ of, speed = 4, variants = '', items }) =>
  of.map((kind, at): Design => {
    const [[, name, cost], id] = [kind, idOf(kind)];
    const [fighters, drones, pfs] = items?.[at] ?? [0, 0, 0];
    return {
      id,
      race: 'M',
      hull: 'monster',
      year: 165,
      cost,
      ...figuresOf(id, cost),
      speed,
      variants,
      name,
      spares: 0,
      bombs: 0,
      mrs: 0,
      drones,
      commandos: 0,
      fighters,
      pfs,
      slots: 0,
      breakers: 0,
      marks: ['unsold'],
    };
  }),
);

const familyOf = (id: string): readonly string[] =>
  monsters.filter(({ parent }) => parent === id).map((monster) => monster.id);

/** Space dragons of every age (SFW 6749). */
export const dragons = familyOf('M-ASD');
/** Made of energy, so that damage heals (SFW 6736). */
export const energies = familyOf('M-EB');
