import { rounded } from '#kernel/steps/fractions.ts';
import { plainBase } from '../model/bases/plain.ts';
import type { Factors, ShipClass } from './factors.ts';
import { assignedFactors, fineFactorsBy, wholeFactors } from './factors.ts';
import type { Hull } from './list/hull.ts';
import { has } from './list/hull.ts';
import type { Empire, HullClass } from './list/words.ts';
import { kindOf } from './list/words.ts';

/** The rows of the basic formula that a class brings with it (1/D). OURS: a war destroyer is a destroyer too, as in the book’s DWX, and an HDW is none (B8.45). */
const rowsByClass: Readonly<Partial<Record<HullClass, readonly ShipClass[]>>> = {
  BBH: ['heavy BB'],
  BB: ['BB'],
  BBL: ['BB'],
  DN: ['DN'],
  DNL: ['DNL'],
  DNW: ['war DN'],
  BCH: ['BCH'],
  CW: ['CW'],
  CWL: ['CW'],
  CWH: ['CW'],
  HDW: ['CW'],
  DW: ['CW', 'DD'],
  DWL: ['CW', 'DD'],
  DD: ['DD'],
  DDL: ['DD'],
  TG: ['tug'],
  BS: ['BS/BATS'],
  BATS: ['BS/BATS'],
  STB: ['STB'],
  SB: ['SB'],
  SF: ['SF'],
  SP: ['SP'],
};

const rowsOfX: Readonly<Record<number, ShipClass>> = { 1: 'SC1X', 2: 'SC2X', 3: 'SC3X', 4: 'SC4X' };
const rowsOfXClass: Readonly<Partial<Record<HullClass, ShipClass>>> = {
  CL: 'light SC3X',
  CW: 'CWX',
  CWL: 'CWX',
};

/** The rows of the basic formula that hold for a hull (1/D). */
export function formulaRows(hull: Hull): readonly ShipClass[] {
  const { class: of, size } = hull;
  const base = kindOf(hull) === 'base';
  const x = rowsOfXClass[of] ?? rowsOfX[size];
  const when = (holds: boolean, row: ShipClass | undefined) => (holds && row !== undefined ? [row] : []);
  return [
    ...(rowsByClass[of] ?? []),
    ...when(size === 4, 'SC4'),
    ...when(has(hull, 'fast'), 'fast'),
    ...when(has(hull, 'first-generation'), 'first generation'),
    ...when(has(hull, 'foreign'), 'foreign'),
    ...when(base && has(hull, 'mauler'), 'MAB'),
    ...when(has(hull, 'X1'), x),
  ];
}

/** Factors of second generation X-ships (C21.49), as attack and defense of a CA, a DD and an FF. */
type SecondGeneration = Readonly<Partial<Record<HullClass, readonly [attack: number, defence: number]>>>;
const ofFederation: SecondGeneration = { CA: [70, 67], DD: [37, 34], FF: [31, 26] };
const ofLyrans: SecondGeneration = { CA: [72, 65], DD: [38, 33], FF: [33, 24] };
/** OURS: the empires that the book leaves for later have the Federation’s. */
const secondGeneration: Readonly<Partial<Record<Empire, SecondGeneration>>> = {
  K: { CA: [77, 60], DD: [41, 30], FF: [37, 20] },
  L: ofLyrans,
  G: ofLyrans,
  R: { CA: [60, 77], DD: [32, 39], FF: [26, 30] },
  Z: { CA: [75, 62], DD: [37, 34], FF: [28, 28] },
  H: { CA: [76, 60], DD: [36, 35], FF: [25, 31] },
  T: { CA: [63, 74], DD: [35, 35], FF: [25, 27] },
};

/** What the DF of small and medium ground bases is multiplied by (1/B). */
const groundDefence = 4;
/** What is left of the AF of ground bases without primary weapons, as a divisor (1/B). */
const unarmedDivisor = 4;

/** Factors that a table gives, whatever the BPV; undefined: the hull has none. */
function printedFactors({ empire, designation, class: of, flags }: Hull): Factors | undefined {
  if (empire === 'R1') return assignedFactors[plainBase(designation)];
  const second = flags.includes('X2') ? (secondGeneration[empire] ?? ofFederation)[of] : undefined;
  return second === undefined ? undefined : { attack: second[0], defence: second[1] };
}

/** Factors of one unit in thousandths. */
function fineFactors(hull: Hull, points: number): Factors {
  const printed = printedFactors(hull);
  if (printed !== undefined) return { attack: printed.attack * 1000, defence: printed.defence * 1000 };
  const kind = kindOf(hull);
  if (kind === 'pod') return { attack: 0, defence: 0 };
  const bare = fineFactorsBy(points, []);
  if (kind === 'fighter') return { attack: bare.attack, defence: rounded(bare.attack, 2) };
  if (kind === 'gunboat') return { attack: bare.attack, defence: rounded(bare.attack * 2, 3) };
  if (kind === 'ground')
    return {
      attack: has(hull, 'offensive') ? bare.attack : rounded(bare.attack, unarmedDivisor),
      defence: bare.defence * groundDefence,
    };
  return wholesInThousandths(wholeFactors(fineFactorsBy(points, formulaRows(hull))));
}

const wholesInThousandths = ({ attack, defence }: Factors): Factors => ({
  attack: attack * 1000,
  defence: defence * 1000,
});

/**
 * Attack and defense factors of a hull, by Appendix 1. A ship’s or a base’s are whole; those of fighters, gunboats and ground bases are to the
 * nearest hundredth, as they are counted in groups. A pod has none: its BPV is counted with the tug’s. A hospital has no attack factor once that technology makes it one (C60.30); that is not in here.
 * @param points its BPV, where a crew or an officer changes it; assigned factors do not change with it
 * @returns hundredths
 */
export const hundredthsOf = (hull: Hull, points: number = hull.bpv): Factors => {
  const { attack, defence } = fineFactors(hull, points);
  return { attack: rounded(attack, 10), defence: rounded(defence, 10) };
};

/** Whole factors of so many hulls of a kind together: six ground bases (1/B), a flotilla, a dozen fighters. */
export function factorsOfGroup(hull: Hull, count: number): Factors {
  const { attack, defence } = fineFactors(hull, hull.bpv);
  return { attack: rounded(attack * count, 1000), defence: rounded(defence * count, 1000) };
}
