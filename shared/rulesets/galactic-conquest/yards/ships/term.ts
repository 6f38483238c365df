import { yearOf } from '../../map/seats.ts';
import type { State } from '../../model/state.ts';
import type { Job, Yard } from '../../model/yards/yard.ts';
import type { Hull } from '../../ships/list/hull.ts';
import { raisedTo } from '../../ships/list/upgrades.ts';
import { turnsFor } from '../fit.ts';
import { freeFrom } from '../known.ts';

/** Whether two such ships share a slot: small freighters of one type, in a yard of size class 4 (B11.115). */
const sharesSlot = ({ kind }: Yard, { designation: hull, size }: Hull): boolean =>
  kind === 'SC4SY' && size === 4 && /^F-.?S$/.test(hull);

/** When a ship is begun in a yard, and when it is there. */
export function termOf(yard: Yard, row: Hull, turn: number): Pick<Job, 'begins' | 'ready'> {
  const last = yard.jobs?.at(-1);
  const alone = (yard.jobs ?? []).filter((job) => job.begins === last?.begins).length === 1;
  if (last !== undefined && alone && last.ship.hull === row.designation && sharesSlot(yard, row))
    return { begins: last.begins, ready: last.ready };
  const begins = freeFrom(yard, turn);
  return { begins, ready: begins + turnsFor(yard, row) };
}

/** A ship as it is there once it is built, with the drones and plasma of that year (B11.85). */
export const whenReady = (state: Pick<State, 'turn' | 'year'>, yard: Yard, row: Hull): Hull =>
  raisedTo(row, yearOf({ ...state, turn: termOf(yard, row, state.turn).ready }));
