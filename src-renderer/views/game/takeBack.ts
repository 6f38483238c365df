import type { TurnKey } from '#contract/keys.ts';
import type { Session } from '../../state/session/session.svelte.ts';

/** The turn of a practice game that would be played again: the one that is looked at if it was run, or else the last that was. */
export function turnToTakeBack({ turn, library }: Session): TurnKey | undefined {
  if (turn?.practice !== true) return undefined;
  const key = turn.latest ? { ...turn.key, turn: turn.key.turn - 1 } : turn.key;
  return library.rows.some((row) => row.game === key.game && row.seat === key.seat && row.turn === key.turn)
    ? key
    : undefined;
}

/** Goes back to a turn of a practice game and opens it, with the orders that were given. */
export async function takeBack(session: Session, key: TurnKey): Promise<void> {
  session.overlay = undefined;
  await session.turn?.settled();
  const mine = session.library.rows.filter(({ game, seat }) => game === key.game && seat === key.seat);
  const now = Math.max(key.turn, ...mine.map(({ turn }) => turn));
  const asked = session.bridge.client['practice.back']({ key, now });
  const back = await session.waiting.for('Going back', asked);
  if (!back.ok) return session.toasts.problems('The turn was not taken back', back.fault);
  await session.library.read();
  await session.openTurn(back.value.key);
}
