import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { ShipOrder } from './model/orders.ts';
import type { Ship } from './model/ship.ts';
import { impossible } from './refusals.ts';
import type { Doing, Doings } from './ships/able.ts';
import { nameOf } from './ships/able.ts';
import { missionsDoings } from './missions/doings.ts';
import { officersDoings } from './officers/doings.ts';
import { scansDoings } from './scans/doings.ts';
import { isCrippled } from './ships/places.ts';

/** Every order of ships. */
export const shipOrders: Doings<ShipOrder> = {
  ...missionsDoings,
  ...officersDoings,
  ...scansDoings,
};

const doingOf = ({ kind }: ShipOrder): Doing<ShipOrder> => shipOrders[kind] as Doing<ShipOrder>;

/** Why this ship cannot carry out such an order wherever it is; undefined if it can. */
export function unable(id: UnitId, ship: Ship, order: ShipOrder): Problem | undefined {
  const { able, what = '', sound, crew, cite } = doingOf(order);
  if (able?.(ship) === false) return impossible(cite, 'not-able', { ship: nameOf(id, ship), what });
  if (sound === true && isCrippled(ship)) return impossible(cite, 'crippled', { ship: nameOf(id, ship) });
  const least = crew?.(order);
  return least !== undefined && ship.crew < least
    ? impossible(cite, 'crew-too-weak', { ship: nameOf(id, ship), least })
    : undefined;
}
