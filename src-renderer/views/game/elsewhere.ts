import type { Session } from '../../state/session.svelte.ts';

/** Takes over the plan that another window saved. */
export async function takeTheirs(session: Session): Promise<void> {
  const { turn, screen } = session;
  if (turn === undefined) return;
  await session.openTurn(turn.key);
  session.screen = screen;
}

/** Writes this window's plan over the other's. */
export async function keepMine(session: Session): Promise<void> {
  const { turn } = session;
  if (turn === undefined) return;
  const now = await session.bridge.client['turn.open']({ key: turn.key });
  if (!now.ok) {
    session.toasts.problems('The plan was not saved', now.fault);
    return;
  }
  turn.saver.revision = now.value.planRevision;
  turn.saver.state = 'saving';
  session.elsewhere = false;
  turn.saver.save(turn.plan);
}
