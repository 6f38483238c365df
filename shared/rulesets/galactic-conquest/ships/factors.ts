import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { rounded, sumOf } from '#kernel/steps/fractions.ts';

/** Attack and defense factor of a unit. */
export interface Factors {
  readonly attack: number;
  readonly defence: number;
}

/** What the basic formula adds for a class or a size: whole factors, and percents of the attack and defense factors (1/D). */
interface Modifier {
  readonly attack?: number;
  readonly defence?: number;
  readonly percent?: readonly [attack: number, defence: number];
}

/** The modifiers of Appendix 1/D, without those of attrition units. */
const modifiers = {
  'BS/BATS': { defence: 15 },
  STB: { defence: 20 },
  SB: { defence: 25 },
  SF: { defence: 30 },
  SP: { defence: 40 },
  'heavy BB': { attack: 8, defence: 16 },
  BB: { attack: 6, defence: 12 },
  DN: { defence: 7 },
  DNL: { defence: 5 },
  'war DN': { defence: -3 },
  BCH: { attack: 4 },
  fast: { percent: [-25, 0] },
  'first generation': { defence: -1 },
  foreign: { percent: [-25, -25] },
  tug: { defence: 5 },
  CW: { defence: -2 },
  DD: { attack: 1 },
  SC4: { defence: -2 },
  MAB: { percent: [-33, 0] },
  SC1X: { attack: 10, defence: 6 },
  SC2X: { attack: 8, defence: 4 },
  SC3X: { attack: 6, defence: 3 },
  'light SC3X': { attack: 5, defence: 2 },
  CWX: { attack: 4, defence: 1 },
  SC4X: { attack: 4, defence: 1 },
} as const satisfies Readonly<Record<string, Modifier>>;
export type ShipClass = keyof typeof modifiers;

/** Thousandths of a factor for a point of BPV. */
const perPoint = 143;
const leastDefence = 2;

/** A factor from thousandths of it, to the nearest one, halves up. OURS: the book rounds in its examples, and says no rule. */
const whole = (thousandths: number): number => rounded(thousandths, 1000);

/**
 * The basic formula for AF and DF (1/D), in thousandths and without the least there is. OURS: percents add up, and are taken of the sum of all else.
 * @param points BPV of the unit
 */
export function fineFactorsBy(points: number, classes: readonly ShipClass[]): Factors {
  const rows: readonly Modifier[] = classes.map((one) => modifiers[one]);
  const basic = points * perPoint;
  const part = (flat: number, percent: number) => Math.floor(((basic + flat * 1000) * (100 + percent)) / 100);
  return {
    attack: part(
      sumOf(rows.map(({ attack = 0 }) => attack)),
      sumOf(rows.map(({ percent }) => percent?.[0] ?? 0)),
    ),
    defence: part(
      sumOf(rows.map(({ defence = 0 }) => defence)),
      sumOf(rows.map(({ percent }) => percent?.[1] ?? 0)),
    ),
  };
}

/** Whole factors from thousandths: no ship or base has a defense factor below 2 (1/D, Note). */
export const wholeFactors = ({ attack, defence }: Factors): Factors => ({
  attack: whole(attack),
  defence: Math.max(leastDefence, whole(defence)),
});

/**
 * The basic formula for AF and DF, in whole factors (1/D).
 * @param points BPV of the unit
 */
export const factorsBy = (points: number, classes: readonly ShipClass[]): Factors =>
  wholeFactors(fineFactorsBy(points, classes));

/** Factors that are assigned (1/A, 1/C, A13, B11.79), as `hull attack/defence`. Those of F-SL and F-SS are for the one blow that costs the ship: without it, a quarter of the attack (E4.110). */
const assigned = `
  APS 1/2, APT 1/2, APX 2/3, AxCVA 5/7, AxCVL 3/5, AxPFL 4/7, AxPFS 2/5, AxSCS 4/7, CDK 0/25, CUT 2/2, EPT 1/2,
  F-AL 5/5, F-AS 3/3, FDX 1/2, F-EL 1/4, F-ES 1/3, FEV 1/2, F-HL 1/4, F-HS 1/3, F-L 1/3, F-LL 1/4, F-LS 1/3,
  F-ML 1/4, F-MS 1/3, F-OL 2/6, F-OP 2/6, F-PL 2/4, F-PS 1/3, FRD 7/25, F-RL 2/4, F-RS 1/3, FRX 18/38, F-S 1/2,
  F-SL 14/12, F-SS 7/5, F-SF 1/4, FT 1/2, F-TH 2/6, FTK 1/2, F-TL 2/4, FTP 1/2, FTR 1/2, F-TS 1/3, FTT 1/2, FTX 3/4, FTZ 1/2, FXX 2/3,
  HAC 9/10, HAP 7/10, HAV 8/10, HSC 7/10, HTG 1/2, LAC 7/7, LAH 5/7, LAS 5/7, PT 2/3, SAC 4/5, SAH 3/5, SAS 2/3,
  STG 1/3, TSS 1/2, DWSY 1/20, CWSY 3/28, SC4SY 3/25, SC3SY 4/35, SC2SY 5/40, BSSY 4/22, CPP 5/3, CPL 5/3,
  CB 4/14, TCB 11/50, QCB 15/64,
  FBGB 20/40, FBGB-II 25/45, FBGB-III 25/45, GSG 0/15`;

/** Factors that a table assigns, by hull. */
export const assignedFactors: Readonly<Record<string, Factors>> = Object.fromEntries(
  [...assigned.matchAll(/(\S+) (\d+)\/(\d+)/g)].map(([, hull = '', attack, defence]) => [
    hull,
    { attack: Number(attack), defence: Number(defence) },
  ]),
);

/** Ships of small games, with their BPV and classes. OURS: the book leaves ships to other books. */
const made: Readonly<Record<string, readonly [points: number, ...classes: readonly ShipClass[]]>> = {
  DN: [175, 'DN'],
  CA: [126],
  CL: [98],
  CW: [105, 'CW'],
  DD: [70, 'DD', 'SC4'],
  SC: [63, 'SC4'],
  FF: [56, 'SC4'],
};

/** BPV of a hull that every game has; undefined: factors are assigned to it, or it has none. */
export const pointsOf = (hull: string): number | undefined => made[hull]?.[0];

const factorsOfAll: Readonly<Record<string, Factors>> = {
  ...assignedFactors,
  ...Object.fromEntries(
    inOrder(made).map(([hull, [points, ...classes]]) => [hull, factorsBy(points, classes)]),
  ),
};

/** Every hull with factors. */
export const hulls: readonly string[] = keysInOrder(factorsOfAll);
/** Attack and defense factors of a hull; the least there are for one without. */
export const factorsOf = (hull: string): Factors =>
  factorsOfAll[hull] ?? { attack: 0, defence: leastDefence };
