import { flag } from '#kernel/codec/shapes.ts';
import type { Ordered } from '#kernel/declare/order.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sidesOf } from '../combat/battle.ts';
import { broughtFields } from '../model/battle/brought.ts';
import type { Battle, State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { leftOf } from '../ships/ships.ts';

export const resultFields = {
  /** Whether it was fought elsewhere. */
  fought: flag,
  ...broughtFields,
} as const;
export type BringIn = Ordered<'bring-in', typeof resultFields>;

/** Why a result of a battle elsewhere cannot be: it names ships that do not take part, or one twice, or more than is left of one, or another loser (A10.10). */
export function cannotBringIn(
  state: State,
  battle: Battle | undefined,
  { losses, beaten }: Omit<BringIn, 'ref' | 'kind' | 'fought'>,
): Problem | undefined {
  if (battle === undefined) return impossible('GC A10.10', 'no-battle');
  const sides = sidesOf(state, battle);
  const shipOf = (unit: UnitId, at: number) => sides.find((side) => side.unit === unit)?.squadron.ships[at];
  const named = losses.map(({ unit, at }) => `${unit} ${at}`);
  if (losses.some(({ unit, at }) => shipOf(unit, at) === undefined) || new Set(named).size < named.length)
    return impossible('GC A10.10', 'not-in-battle');
  for (const { unit, at, lost } of losses) {
    const ship = shipOf(unit, at);
    if (ship !== undefined && lost > leftOf(ship))
      return impossible('GC A10.10', 'more-than-left', { hull: ship.hull, left: leftOf(ship) });
  }
  return beaten === undefined || sides.some(({ unit }) => unit === beaten)
    ? undefined
    : impossible('GC A10.10', 'no-such-loser');
}
