import { id, integer, line, list, literal, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import { defined } from '#kernel/words/defined.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import type { OwnSheet } from '../map/sheets.ts';
import { everySeat, lettered } from '../map/sheets.ts';
import { seats as two } from '../map/seats.ts';
import { sheetShape, year } from '../model/worldShape.ts';
import { termFields } from '../purchase/shapes.ts';
import { unreadable } from '../refusals.ts';
import type { ArmWish } from './arm/generate.ts';
import { usualArm } from './arm/generate.ts';
import { empiresOnArm } from './arm/size.ts';
import type { Terms } from './made.ts';
import type { Chart } from './scenario/chart.ts';
import { chartShape } from './scenario/chart.ts';

/** Where the map comes from: the small one of two empires, an arm that dice make, the one that is the same for everybody, or a file. */
export const maps = ['small', 'arm', 'frozen'] as const;
export type MapKind = (typeof maps)[number] | 'chart';

/** What a game is begun from. */
export interface Setup extends Terms, ArmWish {
  readonly from: MapKind;
  /** A map that is written down. */
  readonly chart?: Chart;
  readonly players: Readonly<Record<SeatId, string>>;
  readonly intruder?: Intruder;
}

/** A mobile base of one empire beside the homeworld of another. OURS: the tutorial has an engagement with it. */
export interface Intruder {
  readonly of: SeatId;
  readonly near: SeatId;
}

export const mostTreasury = 10_000;
/** How many systems of a kind can be chosen for each empire. */
export const mostSystems = { majors: 12, minors: 8 } as const;

const setupShape = object({
  title: optional(line(100)),
  map: optional(oneOf(maps)),
  chart: optional(chartShape),
  seats: list(id<SeatId>(), empiresOnArm.most),
  players: optional(record<SeatId, string>(line(200), empiresOnArm.most)),
  treasury: integer(0, mostTreasury),
  sight: optional(literal('double-blind')),
  year: optional(year),
  majors: optional(integer(0, mostSystems.majors)),
  minors: optional(integer(0, mostSystems.minors)),
  navies: optional(object(termFields)),
  elsewhere: optional(literal(true)),
  sheets: optional(record<SeatId, OwnSheet>(sheetShape, empiresOnArm.most)),
  intruder: optional(object({ of: id<SeatId>(), near: id<SeatId>() })),
});

/** Reads a setup, or says in words why no game begins with it. */
export function readSetup(raw: unknown): Result<Setup, readonly Problem[]> {
  const read = setupShape.parse(raw);
  if (!read.ok) return bad(read.fault);
  const { map, chart, seats, players = {}, treasury, sight, majors, minors, ...given } = read.value;
  const from = chart === undefined ? (map ?? 'small') : 'chart';
  const faults = [
    ...seatFaults(from, seats),
    ...(from === 'small' && given.navies !== undefined ? [unreadable('navies-on-small-map')] : []),
    ...[
      ...keysInOrder({ ...players, ...given.sheets }),
      ...(given.intruder === undefined ? [] : [given.intruder.of, given.intruder.near]),
    ].flatMap((seat) => (seats.includes(seat) ? [] : [unreadable('empire-not-playing', { seat })])),
  ];
  if (faults.length > 0) return bad(faults);
  return good({
    from,
    ...defined({ chart }),
    seats,
    players,
    treasury,
    majors: majors ?? usualArm.majors,
    minors: minors ?? usualArm.minors,
    ...(sight === undefined ? {} : { blind: true }),
    ...defined({ year: given.year, navies: given.navies, elsewhere: given.elsewhere }),
    ...defined({ sheets: given.sheets, intruder: given.intruder }),
  });
}

/** The empires that can play on a map. */
export const seatsOn = (from: MapKind): readonly SeatId[] =>
  from === 'small' ? two : from === 'frozen' ? everySeat.slice(0, lettered) : everySeat;

function seatFaults(from: MapKind, seats: readonly SeatId[]): readonly Problem[] {
  if (from === 'small') {
    const wanted: readonly SeatId[] = [...seats].sort();
    return wanted.length !== two.length || two.some((seat, at) => wanted[at] !== seat)
      ? [unreadable('no-two-empires')]
      : [];
  }
  const can = seatsOn(from);
  const { least } = empiresOnArm;
  const strange = seats.filter((seat) => !can.includes(seat));
  const twice = seats.filter((seat, at) => seats.indexOf(seat) !== at);
  return [
    ...strange.map((seat) => unreadable('empire-unknown', { seat, seats: can.join(', ') })),
    ...twice.map((seat) => unreadable('empire-twice', { seat })),
    ...(seats.length < least || seats.length > can.length
      ? [unreadable('empires-count', { count: seats.length, least, most: can.length })]
      : []),
  ];
}
