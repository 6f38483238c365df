import type { Resource } from '../model/funds.ts';
import type { Terrain } from './effects.ts';
import { heat, heatInBattle, nothing, shelter } from './effects.ts';

const { crew, race, variant, spares, officer } = shelter;

export interface SiteKind extends Terrain {
  readonly major: boolean;
  /** Least and most of each resource a turn; absent: none. */
  readonly production: Readonly<Partial<Record<Resource, readonly [least: number, most: number]>>>;
  /** Produces anew what it likes every turn. */
  readonly varies?: true;
  /** Least and most moons (OURS: the book has most at gas giants, SFW 5271, and names no figures); absent: none. */
  readonly moons?: readonly [least: number, most: number];
  /** A Home Office may orbit it. */
  readonly office?: true;
}

const [few, some, many] = [
  [21, 40],
  [41, 60],
  [61, 80],
] as const;
const minor = [11, 20] as const;
const all = { pe: few, or: few, dc: few, fp: few } as const;
const low: readonly [number, number] = [20, 30];
const major = { ...nothing, major: true } as const;
const office = { ...major, office: true } as const;

/** Appendices B and C with the matrix of production (SFW 2395). */
export const siteKinds: readonly SiteKind[] = [
  { ...office, code: 'PL', name: 'Planet', sign: 'P', cite: 'SFW 5262', production: all, moons: [0, 2] },
  {
    ...office,
    code: 'GG',
    name: 'Gas Giant',
    sign: 'G',
    cite: 'SFW 5271',
    prospect: low,
    production: { pe: few, or: some, fp: few },
    moons: [2, 6],
  },
  {
    ...office,
    code: 'PG',
    name: 'Planet at Gas Giant',
    sign: 'g',
    cite: 'SFW 5284',
    prospect: low,
    production: { pe: few, or: few, fp: some },
    moons: [1, 4],
  },
  {
    ...office,
    code: 'DP',
    name: 'Dual Planet',
    sign: 'D',
    cite: 'SFW 5297',
    production: { pe: many, fp: few },
    moons: [0, 3],
  },
  {
    ...office,
    code: 'DA',
    name: 'Dilithium Asteroid',
    sign: 'A',
    cite: 'SFW 5307',
    prospect: low,
    production: { dc: [81, 100] },
  },
  {
    ...office,
    code: 'CO',
    name: 'Comet',
    sign: 'C',
    cite: 'SFW 5323',
    prospect: low,
    production: { or: few, dc: some, fp: few },
  },
  {
    ...major,
    code: 'MO',
    name: 'Molten Ores',
    sign: 'M',
    cite: 'SFW 5336',
    prospect: low,
    production: { or: many, dc: few },
    entry: [...heat, { kind: 'spares' }],
    combat: heatInBattle,
  },
  {
    ...office,
    code: 'WP',
    name: 'Wandering Planetoid',
    sign: 'p',
    cite: 'SFW 5366',
    prospect: [40, 60],
    production: { pe: some, fp: some },
  },
  {
    ...major,
    code: 'BP',
    name: 'Bizarre Planetoid',
    sign: 'b',
    cite: 'SFW 5386',
    varies: true,
    production: all,
  },
  {
    ...nothing,
    major: false,
    code: 'AC',
    name: 'Academy Center',
    sign: 'a',
    cite: 'SFW 5403',
    production: { pe: [1, 5], or: [1, 5], dc: [1, 5], fp: [1, 5] },
  },
  {
    ...nothing,
    major: false,
    code: 'CS',
    name: 'Cold Star',
    sign: 'c',
    cite: 'SFW 5415',
    production: { pe: minor },
    entry: [{ kind: 'crew-to-one', immune: [race('W'), race('M'), variant('H')] }],
  },
  {
    ...nothing,
    major: false,
    code: 'GP',
    name: 'Gas Pocket',
    sign: 'k',
    cite: 'SFW 5441',
    production: { dc: [11, 40] },
    combat: { attack: 10 },
    prospect: [80, 120],
  },
  {
    ...nothing,
    major: false,
    code: 'NS',
    name: 'Neutron Star',
    sign: 'x',
    cite: 'SFW 5463',
    production: { fp: minor },
    entry: [{ kind: 'drain', all: true, immune: [crew(9), officer('E'), spares] }],
    scansBlocked: true,
    cloaksBlocked: true,
  },
  {
    ...nothing,
    major: false,
    code: 'RP',
    name: 'Repair Planetoid',
    sign: 'r',
    cite: 'SFW 5485',
    production: { or: minor },
    entry: [{ kind: 'spares' }],
  },
];
