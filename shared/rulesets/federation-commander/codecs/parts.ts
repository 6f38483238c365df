import type { Shape } from '#kernel/codec/shape.ts';
import { flag, id, integer, list, object, oneOf, record, where } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/ids.ts';
import type { BoxId } from '../model/ids.ts';
import type { Allocation } from '../model/parts.ts';
import type { Track } from '../model/state.ts';
import { isHex } from '../tables/board.ts';
import { mostShips } from '../tables/limits.ts';
import { actions, impulses, paces, subPulses } from '../tables/movement.ts';
import { weaponTypes } from '../tables/weapons.ts';

/* Parts of what files hold. The largest card has 50 boxes. */

const mostBoxes = 100;
export const seat = id<SeatId>();
export const ship = id<UnitId>();
export const ref = id<OrderRef>();
export const place = where(id<PlaceId>(), isHex, 'a hex of the map');
export const box = id<BoxId>();
export const boxes = list(box, mostBoxes);
export const facing = integer(0, 5);
export const shield = integer(1, 6);
export const impulse = integer(1, impulses);
export const subPulse = integer(1, subPulses);
export const action = oneOf(actions);
export const pace = oneOf(paces);
/** Half tokens, points of damage, boxes. */
export const amount = integer(0, 999);
/** Hexes in a straight line, over all turns. */
export const hexes = integer(0, 99_999);
/** Sub-pulses of a battle. */
export const moment = integer(0, 999_999);
export const pass = integer(1, 1000);
export const regenerate: Shape<readonly number[]> = where(
  list(integer(0, 99), 6),
  ({ length }) => length === 6,
  'six numbers of boxes',
);
export const tracks: Shape<Readonly<Record<BoxId, Track>>> = record(
  oneOf(['empty', 'pre-loaded', 'loaded']),
  mostBoxes,
);
export const allocationFields = { pace, reverse: flag, arm: boxes, regenerate } as const;
export const allocation: Shape<Allocation> = object(allocationFields);
export const aim = object({ weapon: box, as: oneOf(weaponTypes) });
export const aims = list(aim, mostBoxes);
export const perSeat = record<SeatId, number>(integer(0, 9999), 2);
export const mostInBattle = 2 * mostShips;
