import { bad, good, type Result } from '#kernel/words/result.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { SvelteMap } from 'svelte/reactivity';
import { unreadable } from './refusals.ts';
import type { Rules } from './rules.ts';
import type { Toasts } from './toasts.svelte.ts';

/** Where rules are found by their id: at once, or when they are loaded; undefined if nobody knows them. */
export type RulesSource = (id: string) => Rules | undefined | Promise<Rules | undefined>;

/** The rules that this page has. Each are loaded when they are first asked for, and stay. */
export class RulesRead {
  readonly #source: RulesSource;
  readonly #toasts: Pick<Toasts, 'problems'>;
  readonly #here = new SvelteMap<string, Rules>();
  readonly #coming = new Map<string, Promise<Rules | undefined>>();

  constructor(source: RulesSource, toasts: Pick<Toasts, 'problems'>) {
    this.#source = source;
    this.#toasts = toasts;
  }

  /** The rules of this id, if they are here. If they are not, they are on their way, and whatever is drawn with this is drawn again. */
  readonly now = (id: string): Rules | undefined => {
    const here = this.#here.get(id);
    if (here !== undefined || id === '') return here;
    const found = this.#load(id);
    if (!(found instanceof Promise)) return found;
    found.catch(() =>
      this.#toasts.problems('The rules were not loaded', [unreadable('rules-not-loaded')], 'rules'),
    );
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
