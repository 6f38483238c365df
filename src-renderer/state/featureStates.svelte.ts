/** The state of each feature, held by its session, turn or desk. It is created when first needed. */
export class FeatureStates {
  readonly #made = new Map<unknown, Made>();

  /** The state of this class; `make` is called only the first time. */
  of<T extends object>(kind: new (...given: never[]) => T, make: () => T): T {
    const there = this.#made.get(kind)?.state;
    if (there instanceof kind) return there;
    // Svelte does not re-run a $derived or $effect for state that was made inside it: hence a root of its own.
    let state: T | undefined;
    const destroy = $effect.root(() => {
      state = make();
    });
    if (state === undefined) throw new Error(`No ${kind.name} was made.`);
    this.#made.set(kind, { state, destroy });
    return state;
  }

  /** Ends and forgets every state. A state that works on its own has a `stop`. */
  drop(): void {
    for (const { state, destroy } of this.#made.values()) {
      if (canStop(state)) state.stop();
      destroy();
    }
    this.#made.clear();
  }
}

interface Made {
  readonly state: object;
  readonly destroy: () => void;
}

const canStop = (state: object): state is { stop(): void } =>
  'stop' in state && typeof state.stop === 'function';
