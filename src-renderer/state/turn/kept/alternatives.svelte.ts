import type { Client } from '#contract/client.ts';
import { longestAlternativeName, mostAlternatives } from '#contract/player/alternatives.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { Codec } from '#kernel/codec/codec.ts';
import { stableText } from '#kernel/codec/stableText.ts';
import { countOrders } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { AnyPlan } from '../../rules.ts';
import { unreadable } from '../../refusals.ts';
import { Kept } from '../kept.svelte.ts';
import { PlanHistory } from '../planHistory.svelte.ts';

/** Another plan for the same turn, which the player tries; it is never sent. */
export interface Alternative {
  readonly name: string;
  readonly plan: AnyPlan;
}

type List = readonly Alternative[];

/** The plan itself would be A. */
const letters = 'BCDEFGHIJ';

/** The alternatives of a turn’s plan: read when first needed, saved with every change. */
export class Alternatives {
  /** The name of the one that is being worked on. */
  #chosen = $state<string | undefined>(undefined);
  /** The changes made to each in this session. */
  readonly #histories = new Map<string, PlanHistory>();
  readonly #kept: Kept<List>;
  readonly #codec: Codec<AnyPlan>;

  constructor(
    client: Client,
    key: TurnKey,
    codec: Codec<AnyPlan>,
    failed: (problems: readonly Problem[]) => void,
  ) {
    this.#codec = codec;
    this.#kept = new Kept<List>([], keepingOf(client, key, codec), failed);
  }

  get list(): List {
    return this.#kept.now;
  }
  get ready(): boolean {
    return this.#kept.ready;
  }
  get state(): Kept<List>['state'] {
    return this.#kept.state;
  }
  get isFull(): boolean {
    return this.list.length >= mostAlternatives;
  }

  /** Reads them, once. */
  open(): Promise<void> {
    return this.#kept.open();
  }
  settled(): Promise<boolean> {
    return this.#kept.settled();
  }

  /** The name of the one that is being worked on; undefined while it is the plan. */
  get chosen(): string | undefined {
    return this.list.some(({ name }) => name === this.#chosen) ? this.#chosen : undefined;
  }

  /** The changes of the one that is being worked on. */
  get history(): PlanHistory | undefined {
    return this.chosen === undefined ? undefined : this.#histories.get(this.chosen);
  }

  /** Works on this one from now on, or on the plan. */
  choose(name: string | undefined): void {
    // What another window changed in the meantime is not overwritten: its history begins anew.
    const there = this.list.find((one) => one.name === name);
    const known = name === undefined ? undefined : this.#histories.get(name);
    if (there !== undefined && known !== undefined && !this.same(known.plan, there.plan))
      known.reset(there.plan);
    if (there !== undefined) this.#historyOf(there.name);
    this.#chosen = there?.name;
  }

  /** Keeps a plan as one more, under a name that is free, by default a letter’s; undefined where there is no room. */
  async add(plan: AnyPlan, wish?: string): Promise<string | undefined> {
    await this.open();
    if (!this.ready || this.isFull) return undefined;
    const name = wish === undefined ? this.#nextLetter() : this.#free(wish);
    this.#kept.change((list) => withPlan(list, name, plan));
    return name;
  }

  remove(name: string): void {
    if (this.#chosen === name) this.#chosen = undefined;
    this.#histories.delete(name);
    this.#kept.change((list) => list.filter((one) => one.name !== name));
  }

  /** Gives one another name; one that is taken is numbered. Returns the name it has then. */
  rename(from: string, wish: string): string {
    const tidy = wish.replaceAll(/\s+/gu, ' ').trim().slice(0, longestAlternativeName);
    if (tidy === '' || tidy === from) return from;
    const to = this.#free(tidy, from);
    const plan = this.list.find((one) => one.name === from)?.plan;
    if (plan === undefined) return from;
    const known = this.#histories.get(from)?.whole;
    this.#kept.change((list) => list.map((one) => (one.name === from ? { ...one, name: to } : one)));
    this.#histories.delete(from);
    if (known !== undefined) this.#historyOf(to).take(known);
    if (this.#chosen === from) this.#chosen = to;
    return to;
  }

  /** The changes of this one, back and forth. */
  #historyOf(name: string): PlanHistory {
    const there = this.#histories.get(name);
    if (there !== undefined) return there;
    const plan = this.list.find((one) => one.name === name)!.plan;
    const history: PlanHistory = new PlanHistory(plan, (changed) => this.#changed(history, changed));
    this.#histories.set(name, history);
    return history;
  }

  #changed(history: PlanHistory, plan: AnyPlan): void {
    for (const [name, each] of this.#histories)
      if (each === history) this.#kept.change((list) => withPlan(list, name, plan));
  }

  /** Whether two plans are the same, order by order. */
  same(one: AnyPlan, other: AnyPlan): boolean {
    return stableText(this.#codec.make(one)) === stableText(this.#codec.make(other));
  }

  /** Whether a plan would be lost if another took its place. */
  isLost(plan: AnyPlan): boolean {
    return countOrders(plan) > 0 && !this.list.some((one) => this.same(one.plan, plan));
  }

  /** The first of `Plan B`, `Plan C` … that is free. */
  #nextLetter(): string {
    const taken = new Set(this.list.map(({ name }) => name));
    const names = Array.from(letters, (letter) => `Plan ${letter}`);
    return names.find((name) => !taken.has(name)) ?? this.#free(names[0]!);
  }

  /** The name, with a number if it is taken. */
  #free(wish: string, but?: string): string {
    const taken = new Set(this.list.map(({ name }) => name).filter((name) => name !== but));
    const cut = wish.slice(0, longestAlternativeName - 3);
    const numbered = Array.from({ length: mostAlternatives + 1 }, (_, at) => `${cut} ${at + 2}`);
    return [wish, ...numbered].find((name) => !taken.has(name)) ?? wish;
  }
}

const withPlan = (list: List, name: string, plan: AnyPlan): List =>
  list.some((one) => one.name === name)
    ? list.map((one) => (one.name === name ? { name, plan } : one))
    : [...list, { name, plan }];

const keepingOf = (client: Client, key: TurnKey, codec: Codec<AnyPlan>) => ({
  stale: 'alternatives-changed-elsewhere',
  async read() {
    const read = await client['alternatives.read']({ key });
    if (!read.ok) return read;
    const value = read.value.alternatives.flatMap(({ name, plan }) => {
      const parsed = codec.parse(plan);
      return parsed.ok ? [{ name, plan: parsed.value }] : [];
    });
    const { revision, putAside: file } = read.value;
    const putAside = file === undefined ? {} : { putAside: unreadable('alternatives-put-aside', { file }) };
    return { ok: true as const, value: { value, revision, ...putAside } };
  },
  save: (list: List, revision: number) =>
    client['alternatives.save']({
      key,
      revision,
      alternatives: list.map(({ name, plan }) => ({ name, plan: codec.make(plan) as never })),
    }),
});
