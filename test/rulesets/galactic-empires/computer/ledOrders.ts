import type { Plan } from '#kernel/game/plan.ts';
import { listedOrders } from '#kernel/game/plan.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '#rulesets/galactic-empires/game.ts';
import type { Character } from '#rulesets/galactic-empires/computer/manner.ts';
import { characterOf } from '#rulesets/galactic-empires/computer/manner.ts';
import type { Level } from '#rulesets/galactic-empires/model/levels.ts';
import type { State } from '#rulesets/galactic-empires/model/state.ts';
import { galacticEmpires as ruleset } from '#rulesets/galactic-empires/ruleset.ts';
import type { WorldSpec } from '../battle/support/world.ts';
import { klingon, scene } from '../play.ts';

/** The orders of the Klingons where the computer leads them on this level and is ambitious. */
export function ordersOf(level: Level, spec: WorldSpec, change: (state: State) => State = (state) => state) {
  const made = scene(spec);
  const state = change({
    ...made,
    parameters: { ...made.parameters, computerConquers: true },
    empires: Object.fromEntries(
      inOrder(made.empires).map(([seat, one]) => [
        seat,
        seat === klingon ? { ...one, computer: true, ...(level !== 'steady' && { level }) } : one,
      ]),
    ),
  });
  const plan: Plan<Order> = ruleset.computerPlan!(ruleset.view(state, klingon, []));
  return listedOrders(plan).map(({ order }) => order);
}

/** The spec with a sector more, whose number makes the Klingons one of these characters. */
export function withCharacter(spec: WorldSpec, wanted: readonly Character[]): WorldSpec {
  const all = Array.from({ length: 30 }, (_, at) => ({
    ...spec,
    sectors: { ...spec.sectors, [at + 20]: {} },
  }));
  return all.find((one) => wanted.includes(characterOf(ruleset.view(scene(one), klingon, []), klingon)))!;
}
