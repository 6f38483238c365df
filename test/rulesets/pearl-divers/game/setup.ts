import type { Draw } from '#kernel/dice/draw.ts';
import { id, line, list, object, optional, record } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId } from '#kernel/ids.ts';
import { inOrder } from '#kernel/inOrder.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Result } from '#kernel/result.ts';
import { bad, good } from '#kernel/result.ts';
import type { State } from './model.ts';
import { unreadable } from './refusals.ts';
import { fewestPearls, harbour, seats } from './tables.ts';

const setupShape = object({
  seats: list(id<SeatId>(), 10),
  /** Names of boats, by seat. */
  names: optional(record<SeatId, string>(line(40), 10)),
});

/** A new game (PD 1, PD 2). */
export function create(setup: unknown, draw: Draw): Result<State, readonly Problem[]> {
  const read = setupShape.parse(setup);
  if (!read.ok) return bad(read.fault);
  const wanted: readonly SeatId[] = [...read.value.seats].sort();
  if (wanted.length !== seats.length || seats.some((seat, at) => wanted[at] !== seat))
    return bad([unreadable('no-pair-of-seats')]);
  const { names } = read.value;
  return good({
    turn: 1,
    reefs: Object.fromEntries(
      inOrder<PlaceId, number>(fewestPearls).map(([place, fewest]) => [
        place,
        fewest + draw.fork(place).int(3),
      ]),
    ),
    boats: Object.fromEntries(
      seats.map((seat) => [
        seat,
        {
          name: names?.[seat] ?? `Boat of ${seat}`,
          place: harbour,
          pearls: 0,
          sailed: false,
          dived: false,
          empty: false,
        },
      ]),
    ),
    buoys: {},
  });
}
