import type { Flag, HullClass } from '../list/words.ts';

/** What a hull of a class is before its empire’s style: BPV, crew units and the rest as in a ship list. */
export interface ClassFigures {
  readonly size: number;
  readonly bpv: number;
  readonly rating: number;
  readonly crew: number;
  readonly warp: number;
  readonly move: string;
}

const figures = (
  size: number,
  bpv: number,
  rating: number,
  crew: number,
  warp: number,
  move: string,
): ClassFigures => ({ size, bpv, rating, crew, warp, move });

/**
 * The cost model of our ships, first half: what a class costs. It is anchored on what the book prints: a CW 110 (B11.80), a DW 90 (B11.80, 1/D), CA, CC, CL
 * and DN with ratings 8, 9, 5 and 10 (D6.10, C20.20, C22.20), tugs 8 and 6 (D6.45). Warp makes 3 hexes a turn, but for fast ships (D1.10). Of
 * bases, a star fortress has 25 % more BPV than a starbase, and a star palace 25 % more again, with 33 % more crew (B11.75, B11.77).
 */
export const classFigures: Readonly<Partial<Record<HullClass, ClassFigures>>> = {
  BBH: figures(2, 380, 10, 110, 75, '5/2'),
  BB: figures(2, 310, 10, 95, 60, '2'),
  DN: figures(2, 190, 10, 65, 45, '3/2'),
  DNW: figures(2, 176, 9, 50, 38, '5/4'),
  DNL: figures(2, 165, 9, 54, 38, '5/4'),
  BCH: figures(3, 146, 9, 46, 33, '1'),
  CC: figures(3, 132, 9, 42, 30, '1'),
  CA: figures(3, 120, 8, 40, 30, '1'),
  CWH: figures(3, 124, 7, 36, 24, '3/4'),
  CWL: figures(3, 120, 7, 34, 21, '2/3'),
  CW: figures(3, 110, 6, 32, 21, '2/3'),
  CL: figures(3, 91, 5, 30, 20, '2/3'),
  HDW: figures(4, 98, 6, 26, 16, '1/2'),
  DWL: figures(4, 98, 5, 24, 16, '1/2'),
  DW: figures(4, 90, 4, 22, 16, '1/2'),
  DDL: figures(4, 86, 5, 23, 16, '1/2'),
  DD: figures(4, 78, 4, 21, 16, '1/2'),
  FFL: figures(4, 74, 4, 16, 12, '1/3'),
  FF: figures(4, 68, 3, 14, 12, '1/3'),
  TG: figures(3, 84, 8, 30, 30, '1'),
  LTT: figures(3, 74, 6, 26, 21, '2/3'),
  TT: figures(4, 44, 3, 12, 12, '1/3'),
  AUX: figures(4, 10, 1, 4, 4, '1/3'),
  SP: figures(1, 500, 10, 407, 0, ''),
  SF: figures(1, 400, 10, 306, 0, ''),
  SB: figures(1, 320, 10, 230, 0, ''),
  STB: figures(2, 190, 9, 90, 0, ''),
  BATS: figures(2, 140, 9, 80, 0, ''),
  BS: figures(2, 90, 8, 40, 0, ''),
  MB: figures(3, 45, 5, 10, 0, ''),
  SAM: figures(4, 20, 3, 5, 0, ''),
  CB: figures(3, 25, 0, 20, 0, ''),
  SY: figures(3, 100, 0, 60, 0, ''),
  DOCK: figures(3, 110, 1, 40, 0, ''),
  SAT: figures(6, 8, 0, 0, 0, ''),
  GB: figures(6, 8, 0, 8, 0, ''),
  GF: figures(6, 200, 0, 150, 0, ''),
  POD: figures(6, 12, 0, 4, 0, ''),
  FTR: figures(6, 8, 0, 1, 0, ''),
  BMB: figures(6, 24, 0, 3, 0, ''),
  INT: figures(5, 24, 0, 2, 5, '1/5'),
  PF: figures(5, 38, 0, 4, 5, '1/5'),
};

/** What a role makes of a hull: percents of its BPV, EPV and crew, and what it adds. */
export interface Role {
  /** What its name says after that of the hull. */
  readonly said: string;
  readonly bpv: number;
  readonly epv: number;
  readonly crew?: number;
  readonly warp?: number;
  readonly cargo?: number;
  readonly sensors?: 'scout' | 'few';
  readonly flags?: readonly Flag[];
  /** Refits are standard types; whatever else is made of a hull is a variant (Z1.60). */
  readonly standard?: true;
  /** Of each class that it can be, the class that it becomes; its figures are that class’s. */
  readonly becomes?: Readonly<Partial<Record<HullClass, HullClass>>>;
}

/**
 * The cost model, second half: what a variant of a hull costs. Whoever gives up weapons for sensors, hangars or holds has fewer BPV than EPV, so that
 * such a ship is bad at plain fighting for its price. A fast ship is half as dear again for a third more BPV (1/D: CF), an X-ship costs half as
 * much again for half as much more (1/D: DWX), drone bombardment 3 % (B11.851).
 */
export const roles = {
  refit: { said: 'refit', bpv: 104, epv: 104, standard: true },
  rebuild: { said: 'rebuild', bpv: 108, epv: 108, standard: true },
  leader: {
    said: 'leader',
    bpv: 100,
    epv: 100,
    becomes: { CA: 'CC', CW: 'CWL', DW: 'DWL', DD: 'DDL', FF: 'FFL' },
  },
  scout: { said: 'scout', bpv: 75, epv: 112, sensors: 'scout', flags: ['scout'] },
  survey: { said: 'survey ship', bpv: 85, epv: 125, cargo: 20, sensors: 'few', flags: ['survey'] },
  carrier: { said: 'carrier', bpv: 88, epv: 106, flags: ['carrier'] },
  control: { said: 'space control ship', bpv: 92, epv: 118, flags: ['control'] },
  tender: { said: 'tender', bpv: 80, epv: 108, sensors: 'few', flags: ['tender'] },
  escort: { said: 'escort', bpv: 102, epv: 102, flags: ['escort'] },
  troop: { said: 'troop ship', bpv: 100, epv: 106, crew: 125, flags: ['troop'] },
  mauler: { said: 'mauler', bpv: 100, epv: 112, flags: ['mauler', 'shock'] },
  sfg: { said: 'stasis ship', bpv: 106, epv: 124, flags: ['sfg'] },
  bombard: { said: 'bombardment ship', bpv: 103, epv: 103, flags: ['bombardment'] },
  sweeper: { said: 'minesweeper', bpv: 88, epv: 98, flags: ['minesweeper'] },
  repair: { said: 'repair ship', bpv: 66, epv: 98, cargo: 20, flags: ['repair'] },
  police: { said: 'police ship', bpv: 78, epv: 78, crew: 80, flags: ['police'] },
  cloaked: { said: 'with a cloak', bpv: 100, epv: 112, flags: ['cloak'] },
  fast: { said: 'fast ship', bpv: 134, epv: 145, warp: 120, flags: ['fast'] },
  X: { said: 'X-ship', bpv: 150, epv: 150, crew: 105, flags: ['X1'] },
  command: { said: 'command ship', bpv: 104, epv: 112, flags: ['command'] },
} as const satisfies Readonly<Record<string, Role>>;
export type RoleName = keyof typeof roles;

/** Special sensors of scouts by class; other hulls with sensors have two. */
const scoutSensors: Readonly<Partial<Record<HullClass, number>>> = {
  DN: 8,
  CA: 8,
  CL: 6,
  CW: 6,
  DW: 4,
  DD: 4,
  FF: 4,
};
export const sensorsFor = (role: Role, of: HullClass): number =>
  role.sensors === undefined ? 0 : role.sensors === 'few' ? 2 : (scoutSensors[of] ?? 4);

/** How an empire’s ships differ: percents of the figures of the class, and what all of them have. */
export interface Style {
  readonly bpv: number;
  readonly epv: number;
  readonly crew: number;
  readonly warp: number;
  readonly flags: readonly Flag[];
}
