import type { SeatId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Ship } from '../../model/ship.ts';
import type { State } from '../../model/state.ts';
import { impossible } from '../../refusals.ts';
import type { Hull } from '../../ships/list/hull.ts';
import { isMonitor } from '../../trade/marine/monitors.ts';

type World = Pick<State, 'empires'>;

/** A new ship as its empire has it: what everybody builds belongs to its merchants, who lend it, whoever paid (E1.202). */
export const builtFor = ({ empires }: World, seat: SeatId, { empire }: Hull, ship: Ship): Ship =>
  empire === 'R1' && empires[seat]?.merchant !== undefined ? { ...ship, merchant: true } : ship;

/** Why no yard builds a row for a squadron: monitors are none of the military’s (E4.90). */
export const cannotBeLent = (
  { empires }: World,
  seat: SeatId,
  { designation: hull }: Hull,
): Problem | undefined =>
  isMonitor(hull) && empires[seat]?.merchant !== undefined
    ? impossible('GC E4.90', 'monitors-for-merchants', { hull })
    : undefined;
