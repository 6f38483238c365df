import type { Draw } from '#kernel/dice/draw.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import { aims, demands, spares } from '#rulesets/vbam-sfb/model/combat.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';

/** Standing orders of whatever figures and words. */
export const anyStanding = (draw: Draw): Unnumbered<Order> => ({
  kind: 'stand',
  standing: {
    ...(draw.chance(2, 3) ? { demand: draw.pick(demands) } : {}),
    refuseBelow: draw.int(200),
    withdrawBelow: draw.int(200),
    pursues: draw.chance(1, 2),
    weak: draw.int(4),
    intensity: draw.int(4),
    strong: draw.int(4),
    aims: draw.shuffle(aims).slice(0, draw.int(3) - 1),
    spares: draw.shuffle(spares).slice(0, draw.int(3) - 1),
    mauls: draw.chance(1, 2),
  },
});
