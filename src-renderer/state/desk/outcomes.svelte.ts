import type { Out } from '#contract/calls.ts';
import type { Desk } from '#contract/gm/desk.ts';
import type { GmDesk } from './desk.svelte.ts';

type Outcome = Out<'gm.outcome'>;

/** What turns came to: the one that was run last, and one that is looked at among the earlier ones. */
export class Outcomes {
  readonly #desk: GmDesk;
  #last = $state.raw<{ readonly of: unknown; readonly outcome: Outcome | undefined } | undefined>(undefined);
  #earlier = $state.raw<{ readonly game: string; readonly outcome: Outcome } | undefined>(undefined);
  /** The run that was looked at last. */
  #looked: unknown;

  constructor(desk: GmDesk) {
    this.#desk = desk;
  }

  /** What the run that the desk has done came to; undefined until it is read, and while the turn is not over. */
  get last(): Outcome | undefined {
    return this.#last !== undefined && this.#last.of === this.#desk.done ? this.#last.outcome : undefined;
  }

  /** Looks at what was run, once for each run that ended a turn. */
  async look({ game, turn }: Desk, done: GmDesk['done']): Promise<void> {
    if (done?.outcome !== 'ran' || turn <= done.turn || this.#looked === done) return;
    this.#looked = done;
    this.#last = { of: done, outcome: await this.#read(game, done.turn) };
  }

  earlier(game: string): Outcome | undefined {
    return this.#earlier?.game === game ? this.#earlier.outcome : undefined;
  }

  async lookAt(game: string, turn: number): Promise<void> {
    const outcome = await this.#read(game, turn);
    this.#earlier = outcome === undefined ? undefined : { game, outcome };
  }

  leave(): void {
    this.#earlier = undefined;
  }

  #read(game: string, turn: number): Promise<Outcome | undefined> {
    return this.#desk.ask(
      'gm.outcome',
      { game, turn },
      `Reading turn ${turn}`,
      `The results of turn ${turn} cannot be shown`,
    );
  }
}

/** The outcomes on this desk. */
export const outcomesOf = (desk: GmDesk): Outcomes => desk.states.of(Outcomes, () => new Outcomes(desk));
