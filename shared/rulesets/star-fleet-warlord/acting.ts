import type { Room } from '#kernel/declare/room.ts';
import type { AnyEvent } from '#kernel/game/game.ts';
import type { AnyOrder } from '#kernel/game/plan.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Books } from '#kernel/codec/books.ts';
import type { Sequence, Turn } from '#kernel/sequence/step.ts';
import type { State } from './model/state.ts';
import type { View } from './model/view.ts';
import { firstYear, yearOf } from './model/figures.ts';
import type { Ship } from './model/ship.ts';
import type { Moment } from './ships/places.ts';
import { isReversed, isUsable, pulseOfSlot } from './ships/speed.ts';
import { worldOf } from './galaxy/world.ts';

/** A turn as rooms know it: what they declare happens in it. */
export type SfwRoom = Room<State, View, AnyOrder, AnyEvent>;
export type SfwTurn = Turn<SfwRoom>;

/** A run while one of its steps is carried out. */
export interface Run extends Moment {
  readonly turn: SfwTurn;
  /** The Corporation that runs. */
  readonly seat: SeatId;
  readonly pulse: number;
}

/** A ship that carries out an order. */
export interface Act<O extends AnyOrder = AnyOrder> extends Run {
  readonly id: UnitId;
  readonly ship: Ship;
  readonly order: O;
}

/** What events of a ship have in common. */
export const told = ({ id, ship: { seat, place }, order: { ref } }: Act) =>
  ({ ship: id, seat, place, cause: ref }) as const;

/** A miscellaneous order that is carried out; what its Corporation has bought in these orders, by row of the Ship List. */
export interface OfficeAct<O extends AnyOrder = AnyOrder> extends Run {
  readonly order: O;
  readonly bought: Map<string, number>;
  /** What Starbase orders of this run have been used for. */
  readonly used: Used;
}

export function runOf(books: Books, turn: SfwTurn): Run {
  const { state, pass } = turn;
  const moves = (id: UnitId): boolean => {
    const ship = state.ships[id];
    if (ship?.linked !== undefined) return moves(ship.linked);
    return ship !== undefined && flies(id, ship);
  };
  const flies = (id: UnitId, ship: Ship): boolean => {
    const reversed = isReversed(state.corporations[ship.seat]);
    const at = pass - pulseOfSlot(0, ship, reversed);
    const kind = turn.plan(id)[at]?.order.kind;
    return kind === 'move' && isUsable(at, ship, reversed) && !isStuck(ship);
  };
  return { turn, pulse: pass, seat: turn.run.takes[0] as SeatId, world: worldOf(books, state), moves };
}

const isStuck = ({ halted, stasis }: Ship): boolean => halted || stasis === 'frozen';

/** The ship as it is now; undefined once it is lost. */
export const shipNow = ({ turn, id }: Pick<Act, 'turn' | 'id'>): Ship | undefined => turn.state.ships[id];

/** Steps of one subject, in their order, for the sequence to spread. */
export type Steps = (books: Books) => Sequence<SfwRoom>;

/** Whether nothing of a Corporation moves in its run: it has fallen, or has its income and no more, because no orders of it came in (SFW 4864, 5054). */
export const isIdle = ({ state, sent }: Pick<SfwTurn, 'state' | 'sent'>, seat: SeatId): boolean =>
  state.corporations[seat]?.fallen === true || (yearOf(state.turn) > firstYear && !sent(seat));

/** What Starbase orders have been used for in a run, and which bases have launched drones. */
export interface Used {
  orders: number;
  readonly launched: Set<PlaceId>;
  /** Espionage orders that were carried out. */
  spied: boolean;
  /** A hex was calmed. */
  calmed: boolean;
  /** A message to all was sent. */
  saidToAll: boolean;
}

export const nothingUsed = (): Used => ({
  orders: 0,
  launched: new Set(),
  spied: false,
  calmed: false,
  saidToAll: false,
});
