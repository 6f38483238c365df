import { minefieldSwept } from './events.ts';
import type { MovementShipOrder } from '../model/orders/movement.ts';
import { sweptBy, sweptFor } from './doings.ts';
import type { CarriesOut } from '../acting.ts';
import { told } from '../acting.ts';
import { move } from './entering.ts';

/** How ships carry out orders of ships on their way, and what terrain does to them. */
export const movementActs: CarriesOut<MovementShipOrder> = {
  move,
  stay: () => undefined,
  sweep(act) {
    const { world, ship, order, pulse } = act;
    act.turn.happen(
      minefieldSwept.of({ ...told(act), field: sweptBy(world, ship, order), pulse, ships: sweptFor(ship) }),
    );
  },
};
