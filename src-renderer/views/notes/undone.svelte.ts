import type { Session } from '../../state/session/session.svelte.ts';

/** Something just deleted, and how to restore it. */
interface Undone {
  readonly title: string;
  readonly back: () => void;
}

class LastUndone {
  now = $state.raw<Undone | undefined>(undefined);
}
/** What was just deleted inside a dialog, where notices at the edge of the screen cannot be reached. */
export const lastUndoneIn = (session: Session): LastUndone =>
  session.states.of(LastUndone, () => new LastUndone());

/** Shows that something was deleted, with a button to restore it. */
export function offerBack(session: Session, title: string, back: () => void): void {
  if (document.querySelector('dialog:modal') === null)
    session.toasts.offer(title, { label: 'Undo', act: back });
  else lastUndoneIn(session).now = { title, back };
}
