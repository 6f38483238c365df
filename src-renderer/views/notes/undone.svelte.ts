import type { Session } from '../../state/session.svelte.ts';

/** Something deleted a moment ago, and how it comes back. */
interface Undone {
  readonly title: string;
  readonly back: () => void;
}

class LastUndone {
  now = $state.raw<Undone | undefined>(undefined);
}
/** What was deleted inside a dialog: notices at the edge of the screen are out of reach there. */
export const lastUndoneIn = (session: Session): LastUndone =>
  session.states.of(LastUndone, () => new LastUndone());

/** Says that something is deleted, with a button that brings it back. */
export function offerBack(session: Session, title: string, back: () => void): void {
  if (document.querySelector('dialog[open]') === null)
    session.toasts.offer(title, { label: 'Undo', act: back });
  else lastUndoneIn(session).now = { title, back };
}
