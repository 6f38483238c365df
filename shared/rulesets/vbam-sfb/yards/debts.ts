import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import type { State, Unit } from '../model/state.ts';
import { carriedBy, unitsOf } from '../model/stations.ts';
import type { Design } from '../units/designs.ts';
import { designOf, isCivil } from '../units/designs.ts';
import { maintenanceOf, productOf } from '../economy/economy.ts';
import { tradeOf } from '../economy/trade.ts';
import { needsDock } from './yards.ts';

/** What comes in each turn less what goes out, in EP. */
export const surplusOf = (state: State, seat: SeatId): number =>
  productOf(state, seat) + tradeOf(state, seat) - maintenanceOf(state, seat);

/** What a hull costs a turn, in hundredths of an EP, to compare classes by. */
const burden = ({ maintenance }: Design): number => Math.floor((100 * maintenance.points) / maintenance.for);

/** The unit that an empire in debt puts into mothballs next: of ships that carry nothing what costs most to maintain, warships before civil fleets; undefined where the debt is none, or shrinks by itself (VB 91; OURS). */
export function laidUp(state: State, seat: SeatId): readonly [UnitId, Unit] | undefined {
  if ((state.empires[seat]?.pool ?? 0) >= 0 || surplusOf(state, seat) >= 0) return undefined;
  return unitsOf(state.units, seat)
    .filter(
      ([id, unit]) =>
        !unit.mothballed &&
        unit.interned === undefined &&
        unit.between === undefined &&
        needsDock(designOf(unit)) &&
        carriedBy(state.units, id).length === 0,
    )
    .toSorted(
      compareBy(
        ([, unit]) => Number(isCivil(designOf(unit))),
        ([, unit]) => -burden(designOf(unit)),
      ),
    )[0];
}
