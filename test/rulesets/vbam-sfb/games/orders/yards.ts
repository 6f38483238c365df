import type { Draw } from '#kernel/dice/draw.ts';
import { placeId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import type { View } from '#rulesets/vbam-sfb/model/view.ts';
import { designsOf } from '#rulesets/vbam-sfb/units/designs.ts';

/** Builds whatever, here or elsewhere, and handles work that is under way. */
export function anyWork({ systems, me, projects, own }: View, draw: Draw): Unnumbered<Order> {
  const [works, place] = [keysInOrder(projects), draw.pick([...keysInOrder(systems), placeId('s0101')])];
  if (draw.chance(1, 4)) return { kind: 'cancel', project: draw.pick([...works, 'nothing']) };
  if (draw.chance(1, 4)) {
    const here = works.filter((one) => projects[one]?.place === place);
    return { kind: 'schedule', place, first: draw.shuffle(here).slice(0, 3) };
  }
  const bases = draw.chance(1, 3);
  return {
    kind: 'build',
    place,
    design: bases ? 'Mobile Base' : draw.pick([...designsOf(me).keys(), 'Nothing']),
    count: draw.int(3),
    ...(bases ? { site: draw.pick([...own.explored, placeId('s0101')]) } : {}),
  };
}
