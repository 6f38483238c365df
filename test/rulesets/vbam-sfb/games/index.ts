import { gameMaster } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { RandomGames } from '#test/support/kits/testKit.ts';
import type { VbamSfb, Order } from '#rulesets/vbam-sfb/game.ts';
import { randomPlan } from '#test/support/play/randomPlan.ts';
import { vbamSfb } from '#rulesets/vbam-sfb/ruleset.ts';
import { anyWorld } from './world/anyWorld.ts';
import { faultsIn } from './faults.ts';
import { anyPlan } from './orders/anyPlan.ts';
import { anyDecrees } from './orders/decrees.ts';

export { anyPlan } from './orders/anyPlan.ts';
export { conserved, plant, seen, setup, start } from './begun.ts';
export { large, script } from './script.ts';

/** What is offered or what no form thinks of, by turns, and decrees of the game master. */
const plans: NonNullable<RandomGames<VbamSfb>['plans']> = (state, views, draw) => ({
  ...Object.fromEntries(
    [...views].map(([seat, view]): readonly [string, Plan<Order>] => {
      const own = draw.fork(seat);
      return [seat, own.chance(1, 2) ? anyPlan(view, own) : randomPlan(vbamSfb, view, own)];
    }),
  ),
  [gameMaster]: anyDecrees(state, draw.fork('game master')),
});

/** Random campaigns: worlds in which much goes on, what is ordered in them, and what no turn may leave behind. */
export const games: RandomGames<VbamSfb> = { world: anyWorld, plans, faults: faultsIn };
