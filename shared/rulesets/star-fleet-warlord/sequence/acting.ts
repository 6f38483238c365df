import type { SeatId, UnitId } from '#kernel/ids.ts';
import type { Books } from '#kernel/codec/books.ts';
import type { Given, Turn } from '#kernel/turn/step.ts';
import type { StarFleetWarlord } from '../model/game.ts';
import type { Order, ShipOrder } from '../model/orders.ts';
import type { Ship } from '../model/ship.ts';
import type { Moment } from '../rules/places.ts';
import { speedOf } from '../rules/ships.ts';
import { worldOf } from '../rules/world.ts';

/** A run while one of its steps is carried out. */
export interface Run extends Moment {
  readonly turn: Turn<StarFleetWarlord>;
  /** The Corporation that runs. */
  readonly seat: SeatId;
  readonly pulse: number;
}

/** A ship that carries out an order. */
export interface Act<O extends ShipOrder = ShipOrder> extends Run {
  readonly id: UnitId;
  readonly ship: Ship;
  readonly order: O;
}

export function runOf(books: Books, turn: Turn<StarFleetWarlord>): Run {
  const { state, pass } = turn;
  return {
    ...{ turn, pulse: pass, seat: turn.run.takes[0] as SeatId, world: worldOf(books, state) },
    moves(id) {
      const ship = state.ships[id];
      const kind = turn.plan(id)[pass - 1]?.order.kind;
      return ship !== undefined && kind === 'move' && pass <= speedOf(ship) && !isStuck(ship);
    },
  };
}

const isStuck = ({ halted, stasis }: Ship): boolean => halted || stasis === 'frozen';

/** What an order of a ship is to a list: the orders of Home Offices are not among its slots. */
export const isShipOrder = (given: Given<Order>): given is Given<ShipOrder> =>
  given.order.kind !== 'purchase';

/** The ship as it is now; undefined once it is lost. */
export const shipNow = ({ turn, id }: Pick<Act, 'turn' | 'id'>): Ship | undefined => turn.state.ships[id];
