import type { Draw } from '#kernel/dice/draw.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { OrderRef, PlaceId, UnitId } from '#kernel/words/ids.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';

/** `H01A: prone CA, CA 2` of the game master: old ships become subject to shock; `H01A: hyperwarp D9`. */
export function xshipOrder(
  sentence: string,
  hex: (label: string) => PlaceId,
): { readonly unit: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [warps, swift = '', to = ''] = /^([A-Z]\d\d[A-Z]): hyperwarp ([A-Z]+\d+)$/.exec(sentence) ?? [];
  if (warps !== undefined)
    return { unit: unitId(swift.toLowerCase()), order: { kind: 'hyperwarp', to: hex(to) } };
  const [worn, code = '', names = ''] = /^([A-Z]\d\d[A-Z]): prone (.+)$/.exec(sentence) ?? [];
  if (worn === undefined) return undefined;
  return { unit: unitId(code.toLowerCase()), order: { kind: 'wear-out', ships: names.split(', ') } };
}

/** Orders of X-ships and of old ships in any mixture. */
export const anyXship = (draw: Draw, ref: OrderRef): Order =>
  draw.pick<Order>([
    { kind: 'wear-out', ref, ships: draw.pick([['CA'], ['DD', 'FF 2'], []]) },
    { kind: 'hyperwarp', ref, to: placeId(draw.pick(['hd3', 'he9', 'hd5'])) },
  ]);
