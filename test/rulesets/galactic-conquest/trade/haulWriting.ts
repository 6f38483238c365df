import type { Draw } from '#kernel/dice/draw.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { isMisspoken } from '#rulesets/galactic-conquest/spoken.ts';
import { spokenTowing } from '#rulesets/galactic-conquest/towing/typed.ts';

/** These sentences ask nothing of who types them. */
const typist = {} as View;

/** As they are typed: `H01A: tow FF, FRD with TG`, `H01A: tow DD of H02A with TG`. */
export function haulOrder(
  sentence: string,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, code = '', said = ''] = /^([A-Z]\d\d[A-Z]): (.+)$/.exec(sentence) ?? [];
  const read = spokenTowing.read(said, typist);
  return read === undefined || isMisspoken(read)
    ? undefined
    : { unit: unitId(code.toLowerCase()), order: read as Unnumbered<Order> };
}

/** Orders to tow, in any mixture. */
export const anyHaul = (draw: Draw, ref: OrderRef): Order => ({
  kind: 'tow',
  ref,
  ships: draw.fork('towed').pick([['DD'], ['FF', 'CA'], ['FF 2'], []]),
  by: draw.fork('by').pick(['CA', 'DD', 'TG']),
  ...(draw.fork('beside').chance(1, 3) && { from: unitId(draw.fork('from').pick(['h02a', 'l01a'])) }),
});
