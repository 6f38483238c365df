import { keysInOrder, valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { View } from '../../model/state.ts';
import { sensorsBy } from '../../ships/aboard/officers.ts';
import { isFlagged } from '../../ships/fleet.ts';
import type { ShipForm } from '../forms/formFields.ts';
import { hasBomb } from '../round/bombs.ts';

/** Whether a ship makes a form of use, at once or once it is repaired. */
const makes: Readonly<Record<ShipForm, (ship: Ship) => boolean>> = {
  maulers: (ship) => isFlagged(ship, 'mauler'),
  troops: (ship) => isFlagged(ship, 'troop'),
  shields: (ship) => isFlagged(ship, 'troop'),
  suicide: (ship) => isFlagged(ship, 'suicide'),
  bombs: hasBomb,
  jams: (ship) => ship.sensors > 0 || sensorsBy(ship) > 0 || isFlagged(ship, 'X1') || isFlagged(ship, 'X2'),
  binds: (ship) => isFlagged(ship, 'sfg'),
};

/** The forms of attack that a squadron can have a use for, by its ships and those that can assemble with it where it stands (A10.40, A13.0, C50.10, E4.110); sensor mines are as good as special sensors (C4.80). */
export function usefulForms(
  { squadrons, empires }: Pick<View, 'squadrons' | 'empires'>,
  squadron: Squadron | undefined,
): ReadonlySet<ShipForm> {
  if (squadron === undefined) return new Set();
  const { seat, place, allies = [] } = squadron;
  const all = keysInOrder(makes);
  // What ships of allies are is not known.
  if (allies.length > 0) return new Set(all);
  const ships = valuesInOrder(squadrons).flatMap((one) =>
    one.seat === seat && one.place === place ? one.ships : [],
  );
  const mines = empires[seat]?.sensorMines !== undefined;
  return new Set(all.filter((form) => ships.some(makes[form]) || (form === 'jams' && mines)));
}
