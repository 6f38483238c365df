import type { Outcome, UnitFate } from '#kernel/orders/elsewhere.ts';
import { defined } from '#kernel/words/defined.ts';
import { seats } from '../map/seats.ts';
import { isFreighter, shipsOf } from '../model/ships.ts';
import type { Ship, ShipStatus, State } from '../model/state.ts';
import { cardOf } from '../ships/ships.ts';

const fates: Readonly<Record<ShipStatus, UnitFate['fate']>> = {
  active: 'fights',
  disengaged: 'left',
  destroyed: 'destroyed',
};

const fateOf = (ship: Ship): UnitFate => ({
  fate: fates[ship.status],
  lost: ship.disabled.length,
  of: cardOf(ship).boxes.length,
});

/** What came of a battle, for a game that handed it over: who won it, and the fate of each ship with its disabled boxes; undefined until it is decided. */
export function handedBack(state: State): Outcome | undefined {
  const { over } = state;
  if (over === undefined) return undefined;
  const ofSeat = (seat: string): readonly UnitFate[] =>
    shipsOf(state).flatMap(([, ship]) => (ship.seat === seat && !isFreighter(ship) ? [fateOf(ship)] : []));
  return {
    ...defined({ winner: over.winner }),
    units: Object.fromEntries(seats.map((seat) => [seat, ofSeat(seat)])),
  };
}
