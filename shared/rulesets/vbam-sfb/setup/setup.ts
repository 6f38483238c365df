import type { Of } from '#kernel/codec/codec.ts';
import { flag, id, integer, line, list, object, oneOf, optional, record } from '#kernel/codec/shapes.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import { sectorKinds } from '../map/board.ts';
import { empireIds } from '../map/empires.ts';
import { unreadable } from '../refusals.ts';
import { landKinds } from './lands.ts';
import { mapFaults } from './scenario/mapFaults.ts';
import { mapShape } from './scenario/scenarioShape.ts';

/** Fewest empires of players (OURS: two goals compare the first three). */
export const leastEmpires = 3;

/** How all powers stand to each other at first: most have yet to meet (VB 119); or they are at odds from the beginning (OURS). */
export const stands = ['strangers', 'hostilities', 'war'] as const;

const shape = object({
  /** All empires, those of the game master too. */
  seats: list(id<SeatId>(), 50),
  /** Those that the game master leads (VB 53). */
  nonPlayer: optional(list(id<SeatId>(), 50)),
  /** Who plays, as `Ann <ann@example.org>`. */
  players: optional(record<SeatId, string>(line(200), 50)),
  year: optional(integer(65, 225)),
  stand: optional(oneOf(stands)),
  tables: optional(flag),
  raids: optional(oneOf(['rules', 'led'])),
  capacity: optional(oneOf(['half'])),
  lands: optional(oneOf(landKinds)),
  natives: optional(integer(0, 100)),
  /** Squares unless it says so (VB 196). */
  sectors: optional(oneOf(sectorKinds)),
  chances: optional(integer(0, 100)),
  map: optional(mapShape),
  /** The campaign of the tutorial. */
  lessons: optional(flag),
});

/** What a campaign is begun from: options, and the world if it is written out. */
export type Setup = Of<typeof shape>;

/** Reads a setup; its empires come in the order of the rulebook. */
export function readSetup(raw: unknown): Result<Setup, readonly Problem[]> {
  const read = shape.parse(raw);
  if (!read.ok) return bad(read.fault);
  const { seats: named, nonPlayer = [], players = {}, map, sectors } = read.value;
  const seats = empireIds.filter((seat) => named.includes(seat));
  const wrong = named.find((seat, at) => !seats.includes(seat) || named.indexOf(seat) !== at);
  if (wrong !== undefined) return bad([unreadable('empire-unknown', { empire: wrong })]);
  const stranger = [...nonPlayer, ...keysInOrder(players)].find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return bad([unreadable('scenario-empire', { empire: stranger })]);
  if (seats.length - new Set(nonPlayer).size < leastEmpires) return bad([unreadable('empire-count')]);
  const faults = map === undefined ? [] : mapFaults(map, seats, sectors);
  return faults.length > 0 ? bad(faults) : good({ ...read.value, seats });
}
