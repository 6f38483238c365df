import type { UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { spokenRepairs } from '#rulesets/galactic-conquest/repair/typed.ts';

/** How repairs are written in cases: as they are typed, `H01A: repair first: CA, DD`, `H01A: repair never`. */
export function repairOrder(
  sentence: string,
): { readonly unit: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, code = '', text = ''] = /^([A-Z]\d\d[A-Z]): (repair .+)$/.exec(sentence) ?? [];
  const order = spokenRepairs.read(text, {} as View);
  return order === undefined
    ? undefined
    : { unit: unitId(code.toLowerCase()), order: order as Unnumbered<Order> };
}
