import type { Plan } from '#kernel/game/plan.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { world } from './model/imagine.ts';
import type { Order } from './game.ts';
import { shipCount } from './model/units/forces.ts';
import type { View } from './model/view.ts';

/**
 * Whether rulers give away their sectors and disband all their forces, so that their functionaries overthrow them (GE 7290). OURS: as
 * many sectors as can be given away in a turn (GE 946) count as all; ceding counts as giving, salvaging as disbanding. The game master decides.
 */
export function abdicates(view: View, plan: Plan<Order>): Phrase | undefined {
  const { me, units, parameters } = view;
  const { sectors } = world(view);
  const own = keysInOrder(sectors).filter((place) => sectors[place]?.owner === me);
  const parted = new Set<PlaceId>(
    plan.hq.flatMap((order) =>
      order.kind === 'give-sector' || order.kind === 'cede-sector' ? [order.place] : [],
    ),
  );
  const given = own.filter((place) => parted.has(place)).length;
  if (own.length === 0 || given < Math.min(own.length, parameters.gifts)) return undefined;
  const left = inOrder(units).reduce(
    (sum, [id, unit]) => sum + Math.max(0, shipCount(unit) - disbanded(plan.units[id] ?? [])),
    0,
  );
  return left > 0
    ? undefined
    : phrase(
        'A palace coup (GE 7290): these orders give {given} of {own} sectors away and disband all forces.',
        { given, own: own.length },
      );
}

const disbanded = (orders: readonly Order[]): number =>
  orders.reduce(
    (sum, order) =>
      sum + (order.kind === 'disband-starships' || order.kind === 'salvage-starships' ? order.count : 0),
    0,
  );

/** A replacement is due after the first turn of the game, or two turns in a row, without orders (GE 7286). */
export function replacement(missed: number, first: boolean): Phrase | undefined {
  if (first) return phrase('A replacement is due (GE 7286): the first turn of the game was missed.');
  return missed < 2
    ? undefined
    : phrase('A replacement is due (GE 7286): {missed} turns in a row were missed.', { missed });
}
