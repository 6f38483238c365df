import type { SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { yearOf } from '../map/seats.ts';
import type { State } from '../model/state.ts';
import { systemsCounting } from '../model/stations/systems.ts';
import type { Job, Yard } from '../model/yards/yard.ts';
import { impossible } from '../refusals.ts';
import { hasTech } from '../research/research.ts';
import type { Hull } from '../ships/list/hull.ts';
import { has } from '../ships/list/hull.ts';
import { warClassOf } from '../model/yards/war.ts';
import { kindOf } from '../ships/list/words.ts';
import { countNow } from './known.ts';
import { yardRows } from './rates.ts';
import { begunOf, prototypeOf } from './yearly.ts';

/** The shape of a war hull, which yards of its own build (B8.401, B8.402, B11.82). X-ships and HDWs are built as others are (B8.45, C19.50). */
function warHullOf(row: Pick<Hull, 'class' | 'flags'>): 'CW' | 'DW' | undefined {
  if (has(row, 'X1') || has(row, 'X2')) return undefined;
  if (/^CW/.test(row.class)) return 'CW';
  return row.class === 'DW' || row.class === 'DWL' ? 'DW' : undefined;
}

/** Whether a yard builds ships of this row at all (B8.40 to B8.402, B8.80, B8.83, C21.20). OURS: a base station builds war hulls too, as in the example of B8.90. */
export function fits(yard: Yard, row: Hull): boolean {
  const { kind, only, automated, second } = yard;
  if (kindOf(row) !== 'ship' || (second === true) !== has(row, 'X2')) return false;
  const war = warHullOf(row);
  const { size, war: alone } = yardRows[kind];
  if (row.size < size || (kind !== 'BSSY' && war !== alone)) return false;
  if (only === undefined || row.designation === only) return true;
  return automated !== true && row.base === only;
}

/** Years before its own in which a ship is built as a prototype: with the Prototype Division Office, and without it (B11.86), and first generation X-ships (C19.10). OURS: without it none of size class 2. */
const early = { office: { large: 2, others: 4 }, usual: { large: 0, others: 2 }, x: 1 } as const;

/** Whether ships of a class are built in a turn, by yards that are not slow (B8.50). */
const isQuick = (size: number, of: string): boolean => size === 4 || warClassOf(of) === 'CW';

/** Turns that a ship takes (B8.50, B8.90, B8.96). */
export function turnsFor({ kind }: Pick<Yard, 'kind'>, row: Hull): number {
  const turns = isQuick(row.size, row.class) ? 1 : 2;
  const quick = kind === 'FRX' && row.size === 4 && !has(row, 'X1') && !has(row, 'X2');
  return yardRows[kind].slow === true && !quick ? turns + 1 : turns;
}

/** Which prototypes count together, in whatever yard: those of size class 2, those that take a year, and those of one turn (B11.86). */
const protoClass = (size: number, of: string): string =>
  size === 2 ? 'large' : isQuick(size, of) ? 'quick' : 'slow';

type When = Pick<State, 'turn' | 'year' | 'yards'>;

/** Whether a prototype of its kind was begun already: in this turn, or in this year for those that take one (B11.86). */
function isBegunAlready(state: When, seat: SeatId, of: string): boolean {
  const year = yearOf(state);
  const since = (job: Job): boolean =>
    of === 'quick' ? job.ordered === state.turn : yearOf({ ...state, turn: job.ordered }) === year;
  return valuesInOrder(state.yards ?? {}).some((yard) =>
    (yard.jobs ?? []).some(
      (job) =>
        yard.seat === seat &&
        job.early === true &&
        since(job) &&
        protoClass(job.ship.size, job.ship.figures?.class ?? job.ship.hull) === of,
    ),
  );
}

/** Whether a ship that is there in this turn is a prototype. */
export const isEarly = (state: When, row: Hull, ready: number): boolean =>
  yearOf({ ...state, turn: ready }) < row.year;

/** Years before their own in which second generation X-ships are built: with the Prototype Division Office alone (C21.15). */
export const earlySecond = (state: Pick<State, 'empires' | 'turn' | 'year'>, seat: SeatId): number =>
  hasTech(state, seat, 'pdo') ? early.office.others : 0;

/** Years before its own in which a ship of a row can be there as a prototype (B11.86, C19.10, C19.101, C21.15). */
function yearsEarly(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  seat: SeatId,
  row: Pick<Hull, 'size' | 'flags' | 'standard' | 'base'>,
): number {
  if (has(row, 'X1')) return early.x;
  if (has(row, 'X2')) return earlySecond(state, seat);
  if (row.standard && row.base !== '') return 0;
  const years = hasTech(state, seat, 'pdo') ? early.office : early.usual;
  return row.size === 2 ? years.large : years.others;
}

/** Why a ship is not in service yet, nor to be had as a prototype (B11.86, C19.101). OURS: its year is that in which it is there, and refits have no prototypes. X-ships have theirs one year early, and the office brings only those of the second generation (C19.10, C21.15). */
export function cannotServe(
  state: When & Pick<State, 'empires'>,
  seat: SeatId,
  row: Hull,
  when: { readonly begins: number; readonly ready: number },
): Problem | undefined {
  const year = yearOf({ ...state, turn: when.ready });
  if (year >= row.year) return undefined;
  if (row.year - year > yearsEarly(state, seat, row))
    return impossible('GC B11.80', 'not-in-service', { hull: row.designation, year: row.year });
  if (has(row, 'X1'))
    return begunOf(state, seat, prototypeOf(row)) > 0
      ? impossible('GC C19.10', 'prototype-already', { hull: row.designation })
      : undefined;
  return isBegunAlready(state, seat, protoClass(row.size, row.class))
    ? impossible('GC B11.86', 'prototype-already', { hull: row.designation })
    : undefined;
}

/** For so many major systems, minor ones as halves, an X-ship of each size is built in a turn (C19.10). */
const systemsForX = 10;

/** Why no further X-ship is begun this turn (C19.10). */
export function cannotBuildX(
  state: Pick<State, 'systems' | 'yards' | 'turn'>,
  seat: SeatId,
  row: Hull,
): Problem | undefined {
  if (!has(row, 'X1')) return undefined;
  const most = Math.floor(systemsCounting(state, seat) / systemsForX);
  const begun = countNow(
    state,
    seat,
    ({ ship }) => ship.size === row.size && ship.figures?.flags?.includes('X1') === true,
  );
  return begun < most ? undefined : impossible('GC C19.10', 'x-ships-begun', { most });
}
