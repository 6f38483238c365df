import type { LibraryRow } from '../library.svelte.ts';

/** To whom the screen is being passed; undefined while nobody waits for it. */
export class Passing {
  to = $state.raw<LibraryRow | undefined>(undefined);
}
