import { rounded } from '#kernel/steps/fractions.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { yearOf } from '../map/seats.ts';
import type { State } from '../model/state.ts';
import type { Yard } from '../model/yards/yard.ts';
import type { Hull } from '../ships/list/hull.ts';
import { has } from '../ships/list/hull.ts';
import { priceIn } from './price.ts';

type World = Pick<State, 'empires' | 'turn' | 'year'>;

/** Percent that each further second generation X-ship of a class costs in a year, of the one before it (C21.30). */
const rising = 115;

/** As what a ship is counted over the year in which it is begun: second generation X-ships by their class (C21.30), prototypes of other X-ships by their size (C19.10); undefined: as nothing. Files hold these as keys. */
export const countedAs = (row: Pick<Hull, 'class' | 'size' | 'flags'>, early: boolean): string | undefined =>
  has(row, 'X2')
    ? row.class.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    : early && has(row, 'X1')
      ? prototypeOf(row)
      : undefined;

/** As what a prototype of an X-ship is counted. */
export const prototypeOf = ({ size }: Pick<Hull, 'size'>): string => `early-${size}`;

/** How many ships an empire has begun this year that count so. */
export function begunOf({ empires, ...when }: World, seat: SeatId, as: string): number {
  const yearly = empires[seat]?.yearly;
  return yearly?.year === yearOf(when) ? (yearly.begun[as] ?? 0) : 0;
}

/** Economic points for one ship of this row by itself, as it is begun now in this yard (C21.30). OURS: what is added adds up before it is rounded, as in the example of the book. */
export function priceNow(
  state: World,
  seat: SeatId,
  yard: Pick<Yard, 'kind' | 'only' | 'automated'>,
  row: Hull,
): number {
  const as = countedAs(row, false);
  if (as === undefined) return priceIn(yard, row);
  const times = begunOf(state, seat, as);
  return rounded(priceIn(yard, row) * rising ** times, 100 ** times);
}
