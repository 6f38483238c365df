import type { RandomGames } from '#test/support/kits/testKit.ts';
import type { VbamSfb } from '#rulesets/vbam-sfb/model/game.ts';
import { anyWorld } from './world/anyWorld.ts';
import { faultsIn } from './faults.ts';

export { anyPlan } from './orders/anyPlan.ts';
export { conserved, plant, seen, setup, start } from './begun.ts';
export { large, script } from './script.ts';

/** Random campaigns: worlds in which much goes on, and what no turn may leave behind. */
export const games: RandomGames<VbamSfb> = { world: anyWorld, faults: faultsIn };
