import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Figure, LooseEnd, Purse, Scale } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Order } from '../game.ts';
import { isUnderWay } from '../model/mailing.ts';
import type { Ship, View } from '../model/state.ts';
import { allocationAhead, allocationCost, readied, supplyIn } from '../energy/energy.ts';
import type { Named } from '../model/ships.ts';
import { captained, shipsOf } from '../model/ships.ts';
import { powerOf } from '../ships/ships.ts';
import { shipName } from '../model/words.ts';

/* What can be spent, what is left undone, and what charts show. */

const scale: Scale = { unit: 'tokens', per: 10 };
/** Half tokens in tenths of a token. */
const tenths = (half: number): number => 5 * half;
const count: Scale = { unit: '', per: 1 };

const own = (view: View): readonly Named[] => captained(view).filter(([, { seat }]) => seat === view.me);

/** The tokens of each ship, and what this plan takes of them, or else what the ship does by itself (FC 1E1). */
export const purses = (view: View, plan: Plan<Order>): readonly Purse[] =>
  own(view).map(([id, before]) => {
    const orders = ordersOf(plan, id);
    const ship = readied(before, orders);
    const planned = orders.findLast((order) => order.kind === 'allocate');
    const spends = isUnderWay(view) ? 0 : allocationCost(ship, planned ?? allocationAhead(ship, []));
    return {
      key: id,
      label: `Energy of ${ship.name}`,
      scale,
      holds: tenths(supplyIn(view, ship)),
      spends: tenths(spends),
    };
  });

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Of the reader's ships and of the enemy's. */
export function figures(view: View): readonly Figure[] {
  const of = (mine: boolean, count_: (ship: Ship) => number): number =>
    sum(shipsOf(view).flatMap(([, ship]) => ((ship.seat === view.me) === mine ? [count_(ship)] : [])));
  const shields = (ship: Ship): number => sum(ship.shields);
  const lost = (ship: Ship): number => ship.disabled.length;
  return [
    { key: 'power', label: 'Tokens a turn', scale, value: of(true, (ship) => tenths(powerOf(ship))) },
    { key: 'shields', label: 'Own shield boxes', scale: count, value: of(true, shields) },
    { key: 'enemy-shields', label: 'Enemy shield boxes', scale: count, value: of(false, shields) },
    { key: 'lost', label: 'Own boxes lost', scale: count, value: of(true, lost) },
    { key: 'enemy-lost', label: 'Enemy boxes lost', scale: count, value: of(false, lost) },
  ];
}

/** Ships whose captain has neither plotted nor said how to steer: they will fly straight on. */
export const loose = (view: View, plan: Plan<Order>): readonly LooseEnd[] =>
  own(view).flatMap(([id, ship]) =>
    [...ship.standing, ...ordersOf(plan, id)].some(({ kind }) => ['plot', 'course', 'steer'].includes(kind))
      ? []
      : [
          {
            kind: 'straight',
            said: phrase('{ship} has no course and flies straight on.', {
              ship: shipName(view, id),
            }),
            cite: 'FC 2A3',
            unit: id,
          },
        ],
  );
