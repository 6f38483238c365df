import { goTo } from '../../state/rules.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { Chain } from '#kernel/report/chain.ts';
import type { Session } from '../../state/session/session.svelte.ts';

/** Opens the turn in which an order was given, at the plan with the order. */
export async function goToOrder(
  session: Session,
  key: TurnKey,
  { ref, unit }: NonNullable<Chain['order']>,
): Promise<void> {
  await session.openTurn({ ...key, turn: key.turn - 1 }, undefined, (turn) => {
    if (unit !== undefined) turn.chooseUnit(unit);
    turn.selection.order = ref;
    if (unit !== undefined) goTo(session, 'map');
    session.overlay = unit === undefined || turn.sheet === undefined ? 'plans' : 'unit';
  });
}
