import type { Out } from '#contract/calls.ts';
import type { Client, Reply } from '#contract/client.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { clock } from '../../clock.ts';
import type { AnyPlan } from '../rules.ts';

export type SaveState = 'saved' | 'saving' | 'failed' | 'elsewhere';

/** Milliseconds until a host that did not answer is asked again. */
export const patience = 3_000;

/** Saves every change as it comes, one call at a time, always the newest plan. */
export class Saver {
  state = $state<SaveState>('saved');
  revision: number;
  #waiting: AnyPlan | undefined;
  #again: (() => void) | undefined;
  #running: Promise<void> | undefined;
  readonly #client: Client;
  readonly #key: TurnKey;
  /** Of the results that the plan is made on. */
  readonly #digest: string;
  readonly #make: (plan: AnyPlan) => unknown;
  readonly #failed: (reply: Extract<Reply<unknown>, { ok: false }>) => void;

  constructor(
    client: Client,
    { key, planRevision, digest }: Pick<Out<'turn.open'>, 'key' | 'planRevision' | 'digest'>,
    make: (plan: AnyPlan) => unknown,
    failed: (reply: Extract<Reply<unknown>, { ok: false }>) => void,
  ) {
    this.#client = client;
    [this.#key, this.#digest] = [key, digest];
    this.revision = planRevision;
    this.#make = make;
    this.#failed = failed;
  }

  save(plan: AnyPlan): void {
    if (this.state === 'elsewhere') return;
    // A plan still waiting for its next try is older than this one.
    this.#again?.();
    this.#waiting = plan;
    this.state = 'saving';
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  /** Waits until the newest plan is saved; false if that fails. */
  async settled(): Promise<boolean> {
    while (this.#running !== undefined) await this.#running;
    return this.state === 'saved';
  }

  /** Tries again by itself, unless a newer plan comes first. */
  #later(plan: AnyPlan): void {
    this.#again = clock.after(patience, () => this.save(this.#waiting ?? plan));
  }

  async #run(): Promise<void> {
    while (this.#waiting !== undefined) {
      const plan = this.#waiting;
      this.#waiting = undefined;
      const reply = await this.#client['plan.save']({
        key: this.#key,
        plan: this.#make(plan) as never,
        revision: this.revision,
        digest: this.#digest,
      });
      if (!reply.ok) {
        if (isOutOfReach(reply.fault)) this.#later(plan);
        this.state = reply.fault.some((problem) => problem.code === 'plan-changed-elsewhere')
          ? 'elsewhere'
          : 'failed';
        this.#failed(reply);
        return;
      }
      this.revision = reply.value.revision;
    }
    this.state = 'saved';
  }
}

/** Whether the program did not answer, but may when asked again. */
export const isOutOfReach = (problems: readonly Problem[]): boolean =>
  problems.some(({ code }) => code === 'host-unreachable');
