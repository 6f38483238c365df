import type { Draw } from '#kernel/dice/draw.ts';
import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/galactic-conquest/game.ts';
import type { Ship } from '#rulesets/galactic-conquest/model/ship.ts';

/** `H01A: live on 20 cargo boxes` (C13.15). */
export function cargoOrder(
  sentence: string,
): { readonly unit: UnitId; readonly order: Unnumbered<Order> } | undefined {
  const [, unit, boxes] = /^([A-Z]\d\d[A-Z]): live on (\d+) cargo boxes$/.exec(sentence) ?? [];
  return unit === undefined
    ? undefined
    : { unit: unitId(unit.toLowerCase()), order: { kind: 'draw-cargo', boxes: Number(boxes) } };
}

/** `(5box)`: cargo boxes that are left, once some were used up. */
export const cargoFact = ({ cargo }: Pick<Ship, 'cargo'>): string =>
  cargo === undefined ? '' : `(${cargo}box)`;

/** Any order to live on cargo, some too small. */
export const anyCargo = (draw: Draw, ref: OrderRef): Order => ({
  kind: 'draw-cargo',
  ref,
  boxes: draw.pick([1, 20, 60, 200]),
});
