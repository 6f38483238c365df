import type { Turn } from './turn.svelte.ts';

/** Nothing of it would be lost with the page. What another window changed is in that window's hands. */
const isKept = ({ kept }: Turn): boolean => kept === 'saved' || kept === 'elsewhere';

/** Turns that were put away while something of theirs was still on its way to the disk. */
export class Away {
  #turns: readonly Turn[] = [];

  put(turn: Turn | undefined): void {
    this.#turns = [...this.#turns, ...(turn === undefined ? [] : [turn])].filter((one) => !isKept(one));
  }

  /** Whether all of it has arrived there. */
  get kept(): boolean {
    return this.#turns.every(isKept);
  }
}
