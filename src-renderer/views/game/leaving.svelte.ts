import type { Session } from '../../state/session/session.svelte.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';

/** What leaves the turn, while the reader is asked whether to. */
class Leaving {
  go = $state.raw<(() => void) | undefined>(undefined);
}

export const leavingOf = ({ states }: Session): Leaving => states.of(Leaving, () => new Leaving());

/** Leaves the turn at once if no changes would be left out of the orders file; asks otherwise. */
export async function leaveTurn(session: Session, turn: Turn, go: () => void): Promise<void> {
  const saved = await turn.settled();
  if (saved && (turn.practice || (turn.saver.revision === turn.sealed && !turn.requests.unsent))) return go();
  leavingOf(session).go = go;
  session.overlay = 'leave';
}
