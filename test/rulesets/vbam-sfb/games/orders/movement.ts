import type { Draw } from '#kernel/dice/draw.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { placeId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/vbam-sfb/game.ts';
import type { View } from '#rulesets/vbam-sfb/model/view.ts';
import { around } from '#rulesets/vbam-sfb/map/board.ts';

/** Sectors between which fleets go to and fro, and so meet on the way. */
export const swaps: Readonly<Record<string, string>> = { s0503: 's0504', s0504: 's0503' };

/** Moves by ways that lead, and by ways that do not, with whoever is named. */
export function anyMove({ units }: View, unit: UnitId, draw: Draw): Unnumbered<Order> {
  const from = units[unit]?.place ?? placeId('nowhere');
  const swap = swaps[from];
  if (swap !== undefined && draw.chance(2, 3)) return { kind: 'move', way: [placeId(swap)], along: [] };
  const way = [...draw.shuffle(around(from)).slice(0, 1), placeId('s0503'), placeId('nowhere')];
  const along = draw.chance(1, 3) ? [draw.pick(keysInOrder(units))] : [];
  return { kind: 'move', way: way.slice(0, draw.int(3)), along };
}
