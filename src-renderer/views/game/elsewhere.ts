import type { Session } from '../../state/session/session.svelte.ts';
import { isWorld, worldIn } from '../../state/world/world.ts';

/** Takes over the plan that another window saved. */
export async function takeTheirs(session: Session): Promise<void> {
  const { turn, screen } = session;
  if (turn === undefined) return;
  await session.openTurn(turn.key, screen);
}

/** Writes this window's plan over the other's. */
export async function keepMine(session: Session): Promise<void> {
  const { turn } = session;
  if (turn === undefined) return;
  if (isWorld(turn)) {
    const now = await worldIn(turn).catchUp();
    if (!now.ok) return session.toasts.problems('The plan was not saved', now.fault);
  } else {
    const now = await session.bridge.client['turn.open']({ key: turn.key });
    if (!now.ok) return session.toasts.problems('The plan was not saved', now.fault);
    turn.saver.revision = now.value.planRevision;
  }
  turn.saver.elsewhere = false;
  session.elsewhere = false;
  turn.saver.save(turn.mainHistory.plan);
}

/** Continues from other results of the same turn. */
export async function chooseResults(session: Session, digest: string): Promise<void> {
  const { turn } = session;
  if (turn === undefined) return;
  await turn.saver.settled();
  const chosen = await session.bridge.client['turn.choose']({ key: turn.key, digest });
  if (chosen.ok) await session.openTurn(turn.key);
  else session.toasts.problems('The other results could not be used', chosen.fault);
}
