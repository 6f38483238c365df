import type { Desk } from '#contract/gm/desk.ts';
import type { Shown } from '#contract/gm/shown.ts';
import { movedRefusals } from '#contract/refusals/moved.ts';
import { defined } from '#kernel/words/defined.ts';
import type { Problem } from '#kernel/words/problem.ts';

/** Whether something was refused because the game has moved since it was shown, or because somebody is at work on it: it must be read again. */
export const mustLookAgain = (faults: readonly Problem[]): boolean =>
  faults.some(({ code }) => code === 'game-busy' || movedRefusals.declared.some((one) => one.code === code));

/** What an act on the game as it was shown says of it. */
export function marksOn(shown: Desk, seat?: unknown): Shown {
  const mark = shown.seats.find((one) => one.seat === seat)?.mark;
  return { ...shown.marks, ...defined({ seat: mark }) };
}

/**
 * The game as the user saw it when they opened a dialog or began to change the policy: what they decide there is about that,
 * whatever the desk shows by then.
 */
export class Seen {
  #kept = new Map<'dialog' | 'policy', Desk>();

  begin(what: 'dialog' | 'policy', shown: Desk | undefined): void {
    if (shown !== undefined && !this.#kept.has(what)) this.#kept.set(what, shown);
  }

  end(what: 'dialog' | 'policy'): void {
    this.#kept.delete(what);
  }

  /** The user was told that the game has moved, and sees it as it is now. */
  again(shown: Desk | undefined): void {
    for (const what of this.#kept.keys()) if (shown !== undefined) this.#kept.set(what, shown);
  }

  of(call: string, shown: Desk | undefined): Desk | undefined {
    return this.#kept.get(call === 'gm.policy' ? 'policy' : 'dialog') ?? shown;
  }
}
