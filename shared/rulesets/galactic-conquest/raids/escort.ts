import type { Draw } from '#kernel/dice/draw.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Freighters, Units } from '../model/merchant.ts';
import { withUnits } from '../trade/units.ts';

/** How many additions a defended convoy has, by a die (E5.0). */
const additions = [1, 1, 1, 2, 3, 4] as const;

/** What a die adds, of which the first that is in the reserve comes (E5.0). OURS: where the book leaves a choice it is the first of the two that is there. */
const added: readonly (readonly (readonly [unit: string, count: number])[])[] = [
  [
    ['TUG', 1],
    ['FLG', 1],
  ],
  [
    ['APT', 1],
    ['FT', 1],
  ],
  [
    ['F-OL', 1],
    ['F-OP', 1],
  ],
  [['F-S', 2]],
  [['F-L', 1]],
  [
    ['F-L', 1],
    ['F-S', 2],
  ],
];

interface Support {
  readonly unit: string;
  /** Units for each further roll (E6.0). */
  readonly per: number;
  /** Units that are counted with it, of which the first that is there comes. */
  readonly or?: readonly string[];
  /** Smaller ones, of which two come for one, and twice as many make a roll; absent: there are none. */
  readonly small?: string;
  /** How many come at once; absent: one. */
  readonly come?: number;
}

/** Who supports a defended convoy (E6.0). */
const supports: readonly Support[] = [
  { unit: 'F-ML', small: 'F-MS', per: 3 },
  { unit: 'F-RL', small: 'F-RS', per: 3 },
  { unit: 'F-TL', small: 'F-TS', per: 3 },
  { unit: 'F-EL', small: 'F-ES', per: 3 },
  { unit: 'F-SL', small: 'F-SS', per: 3 },
  { unit: 'F-PL', small: 'F-PS', per: 3 },
  { unit: 'POL', per: 4, come: 2 },
  // Variants of the police corvette, and police ships of size class 3.
  { unit: 'PV', or: ['FLG', 'D5I'], per: 2 },
  { unit: 'LQ', small: 'SQ', per: 2 },
  { unit: 'F-AL', small: 'F-AS', per: 2 },
  { unit: 'AxCVA', small: 'AxCVL', per: 3 },
  { unit: 'AxPFL', small: 'AxPFS', per: 4 },
  { unit: 'AxSCS', per: 5 },
];

/** Rolls for units of which so many make one: one as soon as there is any (E6.0). */
export const rollsFor = (held: number, per: number): number =>
  held === 0 ? 0 : Math.max(1, Math.floor(held / per));

const least = (units: Units, unit: string, count: number): number => Math.min(count, units[unit] ?? 0);

/** Takes units out of what is left of a reserve, into an escort. */
function taken(left: Units, escort: Units, unit: string, count: number): readonly [Units, Units] {
  const came = least(left, unit, count);
  return [withUnits(left, unit, -came), withUnits(escort, unit, came)];
}

/** The additions to a basic convoy out of a reserve (E5.0): what is not there adds nothing, and is not rolled again. */
function hearts(reserve: Units, draw: Draw): readonly [Units, Units] {
  const rolls = additions[draw.fork('additions').int(6) - 1] ?? 1;
  let [left, escort]: readonly [Units, Units] = [reserve, {}];
  for (let roll = 1; roll <= rolls; roll += 1) {
    const wanted = added[draw.fork('addition', roll).int(6) - 1] ?? [];
    const found = wanted.find(([unit]) => (left[unit] ?? 0) > 0);
    if (found !== undefined) [left, escort] = taken(left, escort, ...found);
  }
  return [left, escort];
}

/** Who defends a convoy, out of this strategic reserve (E5.0, E6.0). Of small units two come, or half of the time one. */
export function escortOf(reserve: Units, draw: Draw): Units {
  let [left, escort] = hearts(reserve, draw);
  for (const { unit, or = [], small, per, come = 1 } of supports) {
    const sizes = [
      { named: unit, all: [unit, ...or], every: per, small: false },
      ...(small === undefined ? [] : [{ named: small, all: [small], every: 2 * per, small: true }]),
    ];
    for (const size of sizes) {
      const held = sumOf(size.all.map((one) => reserve[one] ?? 0));
      const rolls = rollsFor(held, size.every);
      for (let roll = 1; roll <= rolls; roll += 1) {
        const dice = draw.fork(size.named, roll);
        if (dice.int(6) !== 1) continue;
        const count = size.small && dice.fork('both').chance(1, 2) ? 2 : come;
        const coming = size.all.find((one) => (left[one] ?? 0) > 0) ?? size.named;
        [left, escort] = taken(left, escort, coming, count);
      }
    }
  }
  return escort;
}

/** Additional working freighters and reserve units of an escort: all of it comes out of the reserve. */
export const withoutEscort = (reserve: Units, escort: Units): Units =>
  inOrder(escort).reduce((left, [unit, count]) => withUnits(left, unit, -count), reserve);

/** Working freighters without those of a convoy. */
export const withoutConvoy = ({ large, small }: Freighters, convoy: Freighters): Freighters => ({
  large: Math.max(0, large - convoy.large),
  small: Math.max(0, small - convoy.small),
});
