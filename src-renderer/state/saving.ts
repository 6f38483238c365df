import type { OrdersShown } from '#contract/player/turns.ts';
import type { Toasts } from './toasts.svelte.ts';
import type { Turn } from './turn/turn.svelte.ts';

/**
 * Whether closing the page would lose nothing of it. If another window changed the plan, that window saves
 * it.
 */
const isSaved = ({ saveState }: Turn): boolean => saveState === 'saved' || saveState === 'elsewhere';

/** Turns that were closed before all of their changes were saved. */
export class Away {
  #turns: readonly Turn[] = [];

  put(turn: Turn | undefined): void {
    this.#turns = [...this.#turns, ...(turn === undefined ? [] : [turn])].filter((one) => !isSaved(one));
  }

  /** Whether all of them are saved now. */
  get allSaved(): boolean {
    return this.#turns.every(isSaved);
  }
}

/** What is shown of the orders as they are saved, for acts on them: another window may have saved others. */
export const shownOf = ({ digest, saver: { revision }, requests }: Turn): OrdersShown => ({
  digest,
  revision,
  ...(requests.ready ? { requests: [...requests.kept] } : {}),
});

/** Waits until plan and requests are saved; if that fails, says what is not done because of it. */
export async function settledBefore(toasts: Toasts, turn: Turn, undone: string): Promise<boolean> {
  if (turn.alternatives.chosen !== undefined) {
    toasts.show(
      'bad',
      undone,
      `You are working on «${turn.alternatives.chosen}». Go back to your plan first, or use «${turn.alternatives.chosen}» in its place.`,
      'plan',
    );
    return false;
  }
  const [plan, requests] = await Promise.all([turn.saver.keep(), turn.requests.keep()]);
  if (!plan)
    toasts.show(
      'bad',
      undone,
      'The last changes of your plan could not be saved. Once they are, try again.',
      'plan',
    );
  else if (!requests)
    toasts.show(
      'bad',
      undone,
      'Your requests could not be saved. Look at them in Save Turn, then try again.',
      'requests',
    );
  return plan && requests;
}
