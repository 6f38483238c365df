import { rounded } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import type { Run } from '../model/economy/run.ts';
import { ofPercent } from '../model/economy/run.ts';
import { hasTech } from '../research/research.ts';
import { isOutstanding, isPoorly } from '../ships/crew.ts';
import { surveyorsIn, wholeSurveyor } from '../ships/surveyors.ts';

/** Survey ships that work in a hex at the same time, and with Advanced MRR (B3.30, B3.80). */
const [most, mostAdvanced] = [3, 4] as const;

type World = Pick<State, 'empires' | 'turn' | 'year'>;

/** What the survey ships of a run may be worth together, in quarters of one (B3.30, B3.80). */
export const mostTeam = (state: World, seat: SeatId): number =>
  (hasTech(state, seat, 'advanced-mrr') ? mostAdvanced : most) * wholeSurveyor;

/** What a whole survey ship adds in a turn: half a percent (B3.40). */
const each = ofPercent / 2;

/** In hundredths: what its crew and Accelerated MRR make of that (B3.90, C9.40, C9.51). */
function rateOf(ship: Ship, accelerated: boolean): number {
  if (isOutstanding(ship)) return 150;
  return (isPoorly(ship) ? 50 : 100) * (accelerated ? 1.5 : 1);
}

/** What survey ships add to a run in a turn, as many of them as may work there; in restoration twice as much in unsurveyed space (B3.30, B3.40, B13.30). */
export function outputOf(
  state: World,
  seat: SeatId,
  ships: readonly Ship[],
  { team, surveyed }: Pick<Run, 'team' | 'surveyed'>,
): number {
  const accelerated = hasTech(state, seat, 'accelerated-mrr');
  const times = state.empires[seat]?.mobility === 'RB' && surveyed !== true ? 2 : 1;
  let left = Math.min(team, mostTeam(state, seat));
  let sum = 0;
  for (const ship of ships) {
    const quarters = Math.min(left, surveyorsIn(ship));
    left -= quarters;
    sum += quarters * rateOf(ship, accelerated);
  }
  return rounded(sum * each * times, wholeSurveyor * 100);
}
