import type { ShipOrder } from './model/orders.ts';
import { cannotDo } from './doing.ts';
import type { Act, CarriesOut } from './acting.ts';
import { movementActs } from './movement/acts.ts';
import { missionsActs } from './missions/acts.ts';
import { worldActs } from './movement/graveyardActs.ts';
import { itemsActs } from './items/acts.ts';
import { officersActs } from './officers/acts.ts';
import { sitesActs } from './prospecting/acts.ts';
import { raidsActs } from './raids/acts.ts';
import { scansActs } from './scans/acts.ts';

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
  const { turn, id, ship } = act;
  const order = act.order as ShipOrder;
  const problem = cannotDo(act, id, ship, order);
  if (problem === undefined) acts[order.kind](act as never);
  else turn.refuse(order.ref, problem);
}
