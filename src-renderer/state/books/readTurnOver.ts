import type { Client } from '#contract/client.ts';
import type { Digest } from '#kernel/codec/books.ts';
import { booksOf } from '#kernel/codec/books.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { type Result } from '#kernel/words/result.ts';
import type { Rules } from '../rules.ts';
import type { SessionCore } from '../sessionCore.ts';
import { type Opened, type Parts, readTurn } from '../turn/readTurn.ts';

/** The books that the page has asked for, and rules that were opened over them. Books never change: each is asked for once. */
class PageBooks {
  readonly #texts = new Map<Digest, string>();
  readonly #opened = new Map<string, { readonly of: number; readonly rules: Rules }>();

  /** The rules over all books so far, among them those that this turn goes by. */
  async over(
    client: Client,
    { key, books = [] }: Opened,
    rules: Rules,
  ): Promise<Result<Rules, readonly Problem[]>> {
    for (const book of books.filter((one) => !this.#texts.has(one))) {
      const read = await client['turn.book']({ key, book });
      if (!read.ok) return read;
      this.#texts.set(book, read.value.text);
    }
    const before = this.#opened.get(rules.id);
    if (before?.of === this.#texts.size) return { ok: true, value: before.rules };
    const opened = rules.open?.(booksOf([...this.#texts.values()])) ?? rules;
    this.#opened.set(rules.id, { of: this.#texts.size, rules: opened });
    return { ok: true, value: opened };
  }
}

/** Reads an opened turn with its rules, over the books that it goes by. */
export async function readTurnOver(
  { states, bridge, rules: known }: Pick<SessionCore, 'states' | 'bridge' | 'rules'>,
  opened: Opened,
): Promise<Result<Parts, readonly Problem[]>> {
  const rules = await known.read(opened.ruleset);
  if (!rules.ok) return rules;
  if (rules.value.open === undefined) return readTurn(opened, rules.value);
  const over = await states.of(PageBooks, () => new PageBooks()).over(bridge.client, opened, rules.value);
  return over.ok ? readTurn(opened, over.value) : over;
}
