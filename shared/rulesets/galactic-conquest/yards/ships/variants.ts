import type { SeatId } from '#kernel/words/ids.ts';
import { rowFor } from '../../ships/fleet.ts';
import type { Hull } from '../../ships/list/hull.ts';
import { has } from '../../ships/list/hull.ts';
import type { ShipList } from '../../ships/list/shipList.ts';

/** The base hull of a row. */
export const familyOf = ({ base, designation: own }: Hull): string => (base === '' ? own : base);

/** The base hull of a ship that was built as a conversion, as the list of its builder has it; undefined: it was not. OURS: refits to standard types are none (B14.41). */
export function baseHullOf(list: ShipList, builder: SeatId, hull: string): Hull | undefined {
  const row = rowFor(list, builder, hull);
  return row === undefined || row.standard ? undefined : rowFor(list, builder, row.base);
}

/** Whether ships of one row can become the other (B8.451, B11.50, B11.82, C18.20, C19.50, C21.10). */
export const mayBecome = (from: Hull, to: Hull): boolean =>
  from.designation !== to.designation &&
  familyOf(from) === familyOf(to) &&
  from.class !== 'HDW' &&
  (to.class !== 'CWH' || from.class === 'CWH') &&
  (!has(from, 'first-generation') || has(to, 'first-generation')) &&
  !has(from, 'X1') &&
  !has(to, 'X2') &&
  !(has(to, 'X1') && /^[CD]W/.test(to.class));

/** Whether it takes none of the conversions of a turn: a refit to a standard type. OURS (B11.50). */
export const isRefit = (to: Hull): boolean => to.standard && !has(to, 'X1');
