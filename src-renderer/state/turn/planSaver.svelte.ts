import type { Out } from '#contract/calls.ts';
import type { Client } from '#contract/client.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { AnyPlan } from '../rules.ts';
import { Saver, type SaveState } from '../saver.svelte.ts';

export type PlanState = SaveState | 'elsewhere';

/** Saves every change of the plan as it comes, until another window saves one. */
export class PlanSaver {
  revision: number;
  /** Another window saved its plan: nothing is saved until somebody chooses. */
  elsewhere = $state(false);
  #plan: AnyPlan | undefined;
  readonly #saver: Saver;

  constructor(
    client: Client,
    { key, planRevision, digest }: Pick<Out<'turn.open'>, 'key' | 'planRevision' | 'digest'>,
    make: (plan: AnyPlan) => unknown,
    failed: (problems: readonly Problem[]) => void,
  ) {
    this.revision = planRevision;
    this.#saver = new Saver(async () => {
      if (this.elsewhere || this.#plan === undefined) return [];
      const plan = make(this.#plan) as never;
      const reply = await client['plan.save']({ key, plan, revision: this.revision, digest });
      if (reply.ok) this.revision = reply.value.revision;
      else if (!reply.fault.some(({ code }) => code === 'plan-changed-elsewhere')) return reply.fault;
      else {
        this.elsewhere = true;
        failed(reply.fault);
      }
      return [];
    }, failed);
  }

  get state(): PlanState {
    return this.elsewhere ? 'elsewhere' : this.#saver.state;
  }

  save(plan: AnyPlan): void {
    if (this.elsewhere) return;
    this.#plan = plan;
    this.#saver.changed();
  }

  /** Waits until the newest plan is saved; false if that fails. */
  async settled(): Promise<boolean> {
    return (await this.#saver.settled()) && !this.elsewhere;
  }

  /** Tries at once what could not be saved; false if that fails. */
  async keep(): Promise<boolean> {
    return (await this.#saver.keep()) && !this.elsewhere;
  }
}
