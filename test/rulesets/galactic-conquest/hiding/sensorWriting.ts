import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { spokenRefits } from '#rulesets/galactic-conquest/refits/typed.ts';
import { isMisspoken } from '#rulesets/galactic-conquest/spoken.ts';

/** These sentences ask nothing of who types them. */
const typist = {} as View;

/** As they are typed: `H01A: enhance sensors of SC`, `BASES-D5: enhance sensors of BS`. */
export function sensorOrder(
  sentence: string,
): { readonly unit: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, code = '', said = ''] = /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): (.+)$/.exec(sentence) ?? [];
  const read = spokenRefits.read(said, typist);
  return read === undefined || isMisspoken(read)
    ? undefined
    : { unit: unitId(code.toLowerCase()), order: read as Unnumbered<Order> };
}

/** Orders about sensors in any mixture. */
export const anySensorOrder = (draw: Draw, ref: OrderRef): readonly Order[] => [
  { kind: 'enhance-sensors', ref, ships: draw.fork('enhanced').pick([['SC'], ['FF'], ['BS'], []]) },
];
