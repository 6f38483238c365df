import type { SeatId } from '#kernel/words/ids.ts';
import { orderRef } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Plan, Unnumbered } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { deepFreeze } from '#kernel/codec/plainCopy.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import type { View } from '#rulesets/galactic-empires/model/view.ts';
import { galacticEmpires } from '#rulesets/galactic-empires/ruleset.ts';
import { fleet, garrison, gorn, klingon, romulan, scene, type, vulcan } from './play.ts';

/**
 * A realm of one's own: Klingon sectors 1 (shipyard, annexed) and 2 (not annexed); 3 is neutral Romulan, 4 hostile Gorn, 5 independent behind it,
 * 6 belongs to the Vulcan ally. 1-2, 1-3, 2-4, 4-5 and 1-6 are joined; 2-3 are neighbours on the drawing with a barrier between.
 */
export function ownRealm(): State {
  return scene({
    sectors: {
      1: {
        owner: klingon,
        annexedTo: klingon,
        links: [2, 3, 6],
        revenue: 13,
        builds: [type('two'), type('destroyer')],
        level: 2,
        levelDamage: 1,
        name: 'Home',
      },
      2: { owner: klingon, links: [1, 4], revenue: 10, name: 'March' },
      3: { owner: romulan, annexedTo: romulan, links: [1], revenue: 8, name: 'Remus' },
      4: { owner: gorn, annexedTo: gorn, links: [2, 5], revenue: 20, damage: 1, name: 'Gornar' },
      5: { links: [4], revenue: 6, name: 'Wilds' },
      6: { owner: vulcan, links: [1], revenue: 5, name: 'Vulcan' },
    },
    units: [
      garrison(klingon, {
        at: 1,
        ships: [
          [type('two'), 3, 1],
          [type('destroyer'), 2, 4],
        ],
      }),
      fleet(klingon, 1, { at: 1, ships: [[type('two'), 4]], name: 'Hammer' }),
      fleet(klingon, 2, { at: 2, ships: [[type('three'), 1]], admirals: [{ name: 'Kor' }], name: 'Anvil' }),
      garrison(gorn, { at: 4, ships: [[type('destroyer'), 5]] }),
      fleet(romulan, 7, { at: 3, ships: [[type('three'), 2]] }),
    ],
    wars: [[klingon, gorn]],
    alliances: [[klingon, vulcan]],
  });
}

/** What the empire knows at the start of the first turn. */
export const viewOf = (state: State, seat: SeatId = klingon): View =>
  deepFreeze(galacticEmpires.view(deepFreeze(state), seat, []));

/** A plan with references o1, o2 … in the order written, headquarters first. */
export function planOf(lists: Readonly<Record<string, readonly Unnumbered<Order>[]>>): Plan<Order> {
  let count = 0;
  const numbered = (list: readonly Unnumbered<Order>[]): readonly Order[] =>
    list.map((order) => ({ ...order, ref: orderRef(`klingon.t1.o${(count += 1)}`) }));
  const { hq = [], ...units } = lists;
  const headquarters = numbered(hq);
  return {
    hq: headquarters,
    units: Object.fromEntries(inOrder(units).map(([id, list]) => [id, numbered(list)])),
  };
}

/** `o3 code`, or the code alone for advice about no order. */
export const problemCodes = (problems: readonly Problem[]): readonly string[] =>
  problems.map(({ order, code }) =>
    order === undefined ? code : `${order.replace('klingon.t1.', '')} ${code}`,
  );
