import type { OrderRef, UnitId } from '#kernel/words/ids.ts';
import { type AnyOrder, withChanged, withOrder, withoutOrder } from '#kernel/game/plan.ts';
import type { AnyPlan } from '../rules.ts';

/** One step of the history: the plan it led to, and what was done, for the button's label. */
export interface Step {
  readonly plan: AnyPlan;
  readonly what: string;
}

/** All steps, and the one that the plan stands at. */
export interface Steps {
  readonly steps: readonly Step[];
  readonly at: number;
}

/** The plan with every change made in this session, back and forth. */
export class PlanHistory {
  #steps = $state.raw<readonly Step[]>([]);
  #at = $state(0);
  readonly #changed: (plan: AnyPlan) => void;

  constructor(plan: AnyPlan, changed: (plan: AnyPlan) => void) {
    this.#steps = [{ plan, what: '' }];
    this.#changed = changed;
  }

  get plan(): AnyPlan {
    return this.#steps[this.#at]!.plan;
  }

  /** What undo would undo; undefined if there is nothing. */
  get undoes(): string | undefined {
    return this.#at > 0 ? this.#steps[this.#at]!.what : undefined;
  }

  get redoes(): string | undefined {
    return this.#steps[this.#at + 1]?.what;
  }

  /** Takes over a changed plan; undone steps are forgotten. An unchanged plan is not a step. */
  change(plan: AnyPlan, what: string): void {
    if (plan === this.plan) return;
    this.#steps = [...this.#steps.slice(0, this.#at + 1), { plan, what }];
    this.#at += 1;
    this.#changed(plan);
  }

  give(order: AnyOrder, what: string, unit?: UnitId): void {
    this.change(withOrder(this.plan, order, unit), what);
  }

  replace(order: AnyOrder, what: string): void {
    this.change(withChanged(this.plan, order), what);
  }

  remove(ref: OrderRef, what: string): void {
    this.change(withoutOrder(this.plan, ref), what);
  }

  undo(): void {
    this.#go(-1);
  }

  redo(): void {
    this.#go(1);
  }

  /** The whole history, to be taken over by another. */
  get whole(): Steps {
    return { steps: this.#steps, at: this.#at };
  }

  /** Goes on with the history that led to the very same plan. */
  take({ steps, at }: Steps): void {
    const plan = steps[at] === undefined ? undefined : { ...steps[at], plan: this.plan };
    if (plan !== undefined) [this.#steps, this.#at] = [steps.with(at, plan), at];
  }

  /** Starts over from a plan that came from elsewhere. */
  reset(plan: AnyPlan): void {
    this.#steps = [{ plan, what: '' }];
    this.#at = 0;
  }

  #go(steps: number): void {
    const to = this.#at + steps;
    if (to < 0 || to >= this.#steps.length) return;
    this.#at = to;
    this.#changed(this.plan);
  }
}
