/** The state of each feature, held by what it is about: a session, a turn, or the game master's desk. Made when it is first asked for. */
export class FeatureStates {
  readonly #made = new Map<unknown, Made>();

  /** The state of this class; `make` is called the first time only. */
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

  /** Ends every state and forgets it. One that is at work by itself has a `stop`. */
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
