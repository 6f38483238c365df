import type { UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { View } from '#rulesets/galactic-conquest/model/state.ts';
import { spokenAlerts } from '#rulesets/galactic-conquest/alerts/typed.ts';
import { spokenMothballs } from '#rulesets/galactic-conquest/mothballs/typed.ts';
import { spokenKeeping, spokenRatings } from '#rulesets/galactic-conquest/ratings/typed.ts';
import { isMisspoken } from '#rulesets/galactic-conquest/spoken.ts';

/** These sentences ask nothing of who types them. */
const typist = {} as View;

/** As they are typed: `H01A: mothball FF, FF 2`, `H02A: reactivate FF`, `H01A: keep the command rating`, `command rating -3` (also `-5`, `as usual`), `alert levels off`. */
export function storingOrder(
  sentence: string,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, code, said = ''] =
    /^([A-Z]\d\d[A-Z]|BASES-[A-Z]+\d+): ((?:mothball|reactivate|keep the) .+)$/.exec(sentence) ?? [];
  const read =
    code === undefined
      ? (spokenRatings.read(sentence, typist) ?? spokenAlerts.read(sentence, typist))
      : (spokenMothballs.read(said, typist) ?? spokenKeeping.read(said, typist));
  if (read === undefined || isMisspoken(read)) return undefined;
  const order = read as Unnumbered<Order>;
  return code === undefined ? { order } : { unit: unitId(code.toLowerCase()), order };
}
