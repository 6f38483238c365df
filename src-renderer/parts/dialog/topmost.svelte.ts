import { untrack } from 'svelte';

let open = $state.raw<readonly HTMLElement[]>([]);

/** The topmost of the open dialogs: what is outside of it is covered and cannot be used. */
export const topmost = (): HTMLElement | undefined => open.at(-1);

/** To be called when a dialog opens over all others; its result when that dialog closes. */
export function liesOpen(dialog: HTMLElement): () => void {
  const others = (): readonly HTMLElement[] => untrack(() => open).filter((one) => one !== dialog);
  open = [...others(), dialog];
  return () => void (open = others());
}
