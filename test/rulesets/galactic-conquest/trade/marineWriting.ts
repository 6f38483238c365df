import type { PlaceId, UnitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';

/*
 * How cases write what merchants do beside trade: `convert F-L to F-AL by merchants` (or `treasury`).
 */

const convertLine = /^convert (\S+) to (\S+) by (merchants|treasury)$/;

/** An order of the merchant navy. */
export function marineOrder(
  sentence: string,
  _hex: (label: string) => PlaceId,
): { readonly unit?: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [convert, from = '', into = '', payer] = convertLine.exec(sentence) ?? [];
  if (convert !== undefined)
    return {
      order: {
        kind: 'convert-merchant',
        unit: from,
        into,
        payer: payer === 'treasury' ? 'treasury' : 'merchants',
      },
    };
  return undefined;
}
