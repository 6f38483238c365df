import { flag, integer, list, object } from '#kernel/codec/shapes.ts';
import type { Ordered } from '#kernel/declare/order.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { place, unitRef } from '../model/parts.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { battleAt, mostFlown, sentTo } from './battle.ts';
import { mayLeave } from './leaving.ts';

const mostHits = 9_999;

export const resultFields = {
  place,
  /** Whether it was fought elsewhere. */
  fought: flag,
  losses: list(
    object({ unit: unitRef, at: integer(0, 999_999), damage: integer(1, mostHits) }),
    2 * mostFlown,
  ),
  leaves: list(unitRef, 2 * mostFlown),
} as const;
export type BringIn = Ordered<'bring-in', typeof resultFields>;

/** Why a result of a battle elsewhere cannot be: it names ships that do not take part, or one twice, or more than it has left, or who cannot leave. */
export function cannotBringIn(
  state: State,
  { place: at, losses, leaves }: Omit<BringIn, 'ref' | 'kind' | 'fought'>,
): Problem | undefined {
  const field = sentTo(state, at) === undefined ? undefined : battleAt(state, at);
  if (field === undefined) return impossible('GE 719', 'battle-not-there');
  const sideOf = (unit: string) => field.sides.find((side) => side.unit === unit);
  const named = new Set(losses.map((loss) => `${loss.unit} ${loss.at}`));
  const ships = losses.map((loss) => ({ ...loss, ship: sideOf(loss.unit)?.fighters[loss.at] }));
  if (ships.some(({ ship }) => ship?.type === undefined) || named.size < losses.length)
    return impossible('GE 719', 'ship-not-there');
  for (const { ship, damage } of ships)
    if (ship !== undefined && damage > ship.hitPoints)
      return impossible('GE 719', 'hits-exceeded', { left: ship.hitPoints });
  const canAllLeave = leaves.every((unit) => {
    const side = sideOf(unit);
    return side !== undefined && mayLeave(state, field, side);
  });
  return canAllLeave ? undefined : impossible('GE 1902', 'cannot-leave');
}
