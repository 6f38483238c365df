import { bad, good, type Result } from '#kernel/words/result.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { SvelteMap } from 'svelte/reactivity';
import { unreadable } from '../refusals.ts';
import type { Rules } from '../rules.ts';

/** Where rules are found by their id: at once, or when they are loaded; undefined if nobody knows them. */
export type RulesSource = (id: string) => Rules | undefined | Promise<Rules | undefined>;

/** The rules that this page has. Each are loaded when they are first asked for, and stay. */
export class RulesRead {
  readonly #source: RulesSource;
  readonly #failed: (problems: readonly Problem[]) => void;
  readonly #here = new SvelteMap<string, Rules>();
  readonly #coming = new Map<string, Promise<Rules | undefined>>();

  /** `failed` is told what was asked for with `now` and did not come. */
  constructor(source: RulesSource, failed: (problems: readonly Problem[]) => void) {
    this.#source = source;
    this.#failed = failed;
  }

  /** The rules of this id, if they are here. If they are not, they are on their way, and whatever is drawn with this is drawn again. */
  readonly now = (id: string): Rules | undefined => {
    const here = this.#here.get(id);
    if (here !== undefined || id === '') return here;
    const found = this.#load(id);
    if (!(found instanceof Promise)) return found;
    found.catch(() => this.#failed([unreadable('rules-not-loaded')]));
    return undefined;
  };

  /** The rules of this id, once they are here. */
  async read(id: string): Promise<Result<Rules, readonly Problem[]>> {
    try {
      const found = this.#here.get(id) ?? (await this.#load(id));
      return found === undefined ? bad([unreadable('unknown-ruleset')]) : good(found);
    } catch {
      return bad([unreadable('rules-not-loaded')]);
    }
  }

  #load(id: string): Rules | undefined | Promise<Rules | undefined> {
    const coming = this.#coming.get(id) ?? this.#source(id);
    if (!(coming instanceof Promise) || this.#coming.has(id)) return coming;
    const taken = coming.then(
      (rules) => {
        if (rules !== undefined) this.#here.set(id, rules);
        return rules;
      },
      (fault: unknown) => {
        // Whoever asks next tries again.
        this.#coming.delete(id);
        throw fault;
      },
    );
    this.#coming.set(id, taken);
    return taken;
  }
}
