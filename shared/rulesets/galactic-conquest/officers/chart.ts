import type { Draw } from '#kernel/dice/draw.ts';
import type { OfficerKind } from '../model/condition/officer.ts';

/** What two dice make of a crew. OURS where the book refers to another one; its changes are printed (A12.50). */
const chart: Readonly<Record<number, OfficerKind>> = {
  3: 'LWO',
  4: 'LN',
  5: 'LD',
  9: 'LSO',
  10: 'LMM',
  11: 'LE',
  12: 'LC',
};
/** Who is created instead, by what percent each (A12.50). */
const instead: Readonly<Record<number, readonly (readonly [OfficerKind, number])[]>> = {
  4: [['LL', 50]],
  5: [['LP', 50]],
  9: [['LO', 50]],
  10: [
    ['LB', 33],
    ['LGFO', 33],
  ],
};
/** A captain, and another roll (OURS). */
const twice = 2;
/** The most rolls of one ship. */
const mostRolls = 5;

/** A professor shifts the roll by one (A12.30a). OURS: to the nearest officer, so that a 6 is a 5 and an 8 a 9. */
const shifted = (roll: number): number => (roll === 6 ? 5 : roll === 8 ? 9 : roll);

/** Which of the others takes the place of the usual one, by a die of a hundred; undefined: none of them. */
function otherOf(dice: Draw, others: readonly (readonly [OfficerKind, number])[]): OfficerKind | undefined {
  const part = dice.fork('kind').int(100);
  let from = 0;
  return others.find(([, percent]) => part <= (from += percent))?.[0];
}

/** The officers that rise on a ship, by its dice (A12.50). */
export function risenOn(draw: Draw, professor: boolean): readonly OfficerKind[] {
  const found: OfficerKind[] = [];
  for (let n = 1; n <= mostRolls; n += 1) {
    const dice = draw.fork(n);
    const both = dice.fork(1).int(6) + dice.fork(2).int(6);
    const roll = professor ? shifted(both) : both;
    if (roll === twice) {
      found.push('LC');
      continue;
    }
    const usual = chart[roll];
    const others = instead[roll] ?? [];
    const kind = others.length === 0 ? usual : (otherOf(dice, others) ?? usual);
    if (kind !== undefined) found.push(kind);
    break;
  }
  return found;
}
