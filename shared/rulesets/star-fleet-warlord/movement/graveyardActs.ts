import { graveyardEntered } from './events.ts';
import type { WorldShipOrder } from '../model/orders/world.ts';
import { arrivals } from './graveyard.ts';
import type { CarriesOut } from '../acting.ts';
import { told } from '../acting.ts';

/** How ships carry out orders of the Graveyard, and money lent. */
export const worldActs: CarriesOut<WorldShipOrder> = {
  'enter-graveyard'(act) {
    const { turn, world, id, ship } = act;
    const place = turn.draw.fork(id, 'GRAV').pick(arrivals(world));
    turn.happen(graveyardEntered.of({ ...told(act), from: ship.place, place }));
  },
};
