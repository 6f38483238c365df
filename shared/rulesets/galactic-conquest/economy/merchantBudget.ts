import type { SeatId } from '#kernel/words/ids.ts';
import { isCrippled } from './crippled.ts';
import { majorsOf } from './exhaustion.ts';
import { fewMajors } from './table.ts';
import type { Mobility } from '../model/empire.ts';
import { loweringOf } from '../model/condition/ratings.ts';
import type { State } from '../model/state.ts';
import { countedReserveOf } from '../trade/marine/lying.ts';
import { worthOf } from '../trade/units.ts';

/** Thousandths of the worth of the strategic reserve that merchants earn in full war (E1.10). */
const share = 75;
/** Percent of that, by the state of mobility (E1.10). OURS: accelerated war as full war. */
const percents: Readonly<Record<Mobility, number>> = { AW: 100, FW: 100, LW: 75, PT: 50, RB: 50 };
/** Percent of what the military earns that merchants earn at most (E1.15, E1.151). */
const [cap, capOfSmall] = [10, 35] as const;
/** Percent of it that is left to the merchants of a crippled empire (E1.10, B11.11). */
const crippledShare = 50;

/** Economic points of a full budget at a mobility, `more` percent of it added and then `left` percent of all left, rounded down. OURS: what is less than a point is lost. */
export const budgetAt = (thousandths: number, mobility: Mobility, more = 0, left = 100): number =>
  Math.floor((thousandths * percents[mobility] * (100 + more) * left) / 1_000_000_000);

/** What the merchants of an empire can spend in the next turn (E1.10 to E1.151); 0 without a merchant marine, or while the homeworld is lost; what a blockade shuts in counts for nothing (B1.35, C12.80). */
export function merchantBudget(
  state: Pick<State, 'systems' | 'empires' | 'routes' | 'turn'> & Partial<Pick<State, 'squadrons'>>,
  seat: SeatId,
  treasury: number,
): number {
  const empire = state.empires[seat];
  if (empire?.merchant === undefined) return 0;
  const most = majorsOf(state, seat) <= fewMajors ? capOfSmall : cap;
  return Math.min(
    budgetAt(
      worthOf(countedReserveOf(state, seat)) * share,
      empire.mobility,
      loweringOf(empire).percent,
      isCrippled(state, seat) ? crippledShare : 100,
    ),
    Math.floor((treasury * most) / 100),
  );
}
