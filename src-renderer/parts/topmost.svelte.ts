import { untrack } from 'svelte';

let open = $state.raw<readonly HTMLElement[]>([]);

/** The dialog on top of all that lie open: what is outside of it is covered, and neither seen well nor reached. */
export const topmost = (): HTMLElement | undefined => open.at(-1);

/** A dialog was opened over all others. The result is to be called when it is closed. */
export function liesOpen(dialog: HTMLElement): () => void {
  const others = (): readonly HTMLElement[] => untrack(() => open).filter((one) => one !== dialog);
  open = [...others(), dialog];
  return () => void (open = others());
}
