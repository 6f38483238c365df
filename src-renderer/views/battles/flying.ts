import type { TurnKey } from '#contract/keys.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import { settledBefore } from '../../state/saving.ts';

/** Opens the game that fights a battle of the open turn; it is begun if it was not. */
export async function fly(session: Session, battle: string): Promise<void> {
  const { turn, bridge, waiting, toasts } = session;
  if (turn === undefined || !(await settledBefore(toasts, turn, 'The battle was not begun'))) return;
  const begun = await waiting.for(
    'Beginning the battle',
    bridge.client['practice.fly']({ key: turn.key, battle }),
  );
  if (!begun.ok) return toasts.problems('The battle was not begun', begun.fault);
  await session.openTurn(begun.value.key);
}

/** Settles a battle of a turn, and goes on with that turn: by what came of its game, or by the rules. */
export async function settle(
  session: Session,
  key: TurnKey,
  battle: string,
  byRules: boolean,
): Promise<void> {
  const { turn, bridge, waiting, toasts } = session;
  if (turn === undefined || !(await settledBefore(toasts, turn, 'The battle was not settled'))) return;
  const done = await waiting.for(
    'Running the turn',
    bridge.client['practice.settle']({ key, battle, ...(byRules ? { byRules } : {}) }),
  );
  if (!done.ok) return toasts.problems('The battle was not settled', done.fault);
  await session.openTurn(done.value.key, done.value.key.turn === key.turn ? undefined : 'messages');
}
