import type { ObjectOf } from '#kernel/codec/shapes.ts';
import type { ValueIn } from '#kernel/codec/shape.ts';
import { flag, id, integer, list, object, oneOf, optional, record, where } from '#kernel/codec/shapes.ts';
import type { OrderRef, PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { BoxId } from '../cards/ids.ts';
import { weaponTypes } from '../cards/systems.ts';
import { isHex } from '../map/board.ts';
import { actions, impulses, paces, subPulses } from './vocabulary.ts';

/* Parts of orders, events and worlds, each as its shape. The largest card has 50 boxes. */

const mostBoxes = 100;
export const [seat, ship, ref, box] = [id<SeatId>(), id<UnitId>(), id<OrderRef>(), id<BoxId>()];
export const place = where(id<PlaceId>(), isHex, 'a hex of the map');
export const boxes = list(box, mostBoxes);
export const facing = integer(0, 5);
export const shield = integer(1, 6);
export const impulse = integer(1, impulses);
export const subPulse = integer(1, subPulses);
export const action = oneOf(actions);
/** Half tokens, points of damage, boxes. */
export const amount = integer(0, 999);
/** Hexes in a straight line, over all turns. */
export const hexes = integer(0, 99_999);
/** Sub-pulses of a battle. */
export const moment = integer(0, 999_999);
export const pass = integer(1, 1000);
export const regenerate = where(
  list(integer(0, 99), 6),
  ({ length }) => length === 6,
  'six numbers of boxes',
);

/** How far the arming of a photon tube has come (FC 4C2). */
const track = oneOf(['empty', 'pre-loaded', 'loaded']);
export type Track = ValueIn<typeof track>;
export const tracks = record<BoxId, Track>(track, mostBoxes);

/** What a captain decides in Energy Allocation. */
export const allocationFields = {
  pace: oneOf(paces),
  reverse: flag,
  /** Photon tubes whose next step is paid for: pre-load, load or hold. */
  arm: boxes,
  /** Boxes regenerated on each shield, from #1 to #6. */
  regenerate,
} as const;
export const allocation = object(allocationFields);
export type Allocation = ValueIn<typeof allocation>;

/** A weapon that fires, and whose table it uses: a phaser may fire as a phaser-3 (FC 4B2e). */
export const aimFields = { weapon: box, as: oneOf(weaponTypes) } as const;
const aim = object(aimFields);
export type Aim = ValueIn<typeof aim>;
export const aims = list(aim, mostBoxes);

/** What amounts to disengagement by the rules of a scenario (FC 2E1a): to end a move so many hexes from a hex. */
export const leaveFields = {
  /** Whose ships; absent: anybody's. */
  of: optional(seat),
  from: place,
  least: hexes,
  most: hexes,
} as const;
export const leaves = list(object(leaveFields), 10);
export type Leave = ObjectOf<typeof leaveFields>;

const perSeat = record<SeatId, number>(integer(0, 9999), 2);
/** How a battle ended (FC 8B2). */
export const outcomeFields = {
  points: perSeat,
  /** Disabled boxes of each seat's ships, without shields. */
  disabled: perSeat,
  /** Absent: a draw. */
  winner: optional(seat),
  /** Freighters that got through, which alone decide a convoy (FC 8E). */
  through: optional(amount),
  /** The other side has left a fixed map, and lost by that, whatever the points (FC 8A). */
  held: optional(flag),
} as const;
export type Outcome = ObjectOf<typeof outcomeFields>;
