import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { ShipOrder } from './model/orders.ts';
import type { Ship } from './model/ship.ts';
import { impossible } from './refusals.ts';
import type { Doing, Doings } from './ships/able.ts';
import { nameOf } from './ships/able.ts';
import { movementDoings } from './movement/doings.ts';
import { missionsDoings } from './missions/doings.ts';
import { worldDoings } from './movement/graveyardDoings.ts';
import { itemsDoings } from './items/doings.ts';
import { officersDoings } from './officers/doings.ts';
import { sitesDoings } from './prospecting/doings.ts';
import { raidsDoings } from './raids/doings.ts';
import { scansDoings } from './scans/doings.ts';
import type { Moment } from './ships/places.ts';
import { isCrippled } from './ships/places.ts';

/** Every order of ships. */
export const shipOrders: Doings<ShipOrder> = {
  ...movementDoings,
  ...missionsDoings,
  ...worldDoings,
  ...itemsDoings,
  ...officersDoings,
  ...sitesDoings,
  ...raidsDoings,
  ...scansDoings,
};

const doingOf = ({ kind }: ShipOrder): Doing<ShipOrder> => shipOrders[kind] as Doing<ShipOrder>;

/** Whether an order of a ship takes the whole turn (SFW 1462). */
export const takesTurn = ({ kind }: { readonly kind: string }): boolean =>
  (shipOrders as Readonly<Record<string, Doing<never> | undefined>>)[kind]?.whole === true;

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

/** Why a ship cannot carry out an order here and now, other than moves; undefined if it can. */
export function cannotDo(moment: Moment, id: UnitId, ship: Ship, order: ShipOrder): Problem | undefined {
  return unable(id, ship, order) ?? doingOf(order).hindered?.(moment, id, ship, order);
}
