import type { ShipOrder } from '../model/orders.ts';
import { cannotDo } from '../rules/doing.ts';
import type { Act, CarriesOut } from './acting.ts';
import { movementActs } from './orders/movement.ts';
import { missionsActs } from './orders/missions.ts';
import { worldActs } from './orders/world.ts';
import { itemsActs } from './orders/items.ts';
import { officersActs } from './orders/officers.ts';
import { sitesActs } from './orders/sites.ts';
import { raidsActs } from './orders/raids.ts';
import { scansActs } from './orders/scans.ts';

const acts: CarriesOut<ShipOrder> = {
  ...movementActs,
  ...missionsActs,
  ...worldActs,
  ...itemsActs,
  ...officersActs,
  ...sitesActs,
  ...raidsActs,
  ...scansActs,
};

/** An order of a ship, in its pulse: it happens, or is refused (SFW 4.9). */
export function carryOut(act: Act): void {
  const { turn, id, ship, order } = act;
  const problem = cannotDo(act, id, ship, order);
  if (problem === undefined) acts[order.kind](act as never);
  else turn.refuse(order.ref, problem);
}
