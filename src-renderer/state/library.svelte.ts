import type { Out } from '#contract/calls.ts';
import type { TurnKey } from '#contract/keys.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { SessionCore } from './sessionCore.ts';

export type LibraryRow = Out<'library.list'>[number];

/** The turns on this machine. */
export class Library {
  rows = $state.raw<readonly LibraryRow[]>([]);
  /** Why it cannot be read. */
  trouble = $state.raw<readonly Problem[]>([]);
  /** Files in it that are not turns of ours. */
  strays = $state.raw<Out<'library.strays'>>([]);
  loaded = $state(false);
  readonly #session: Pick<SessionCore, 'bridge' | 'toasts' | 'rules'>;

  constructor(session: Pick<SessionCore, 'bridge' | 'toasts' | 'rules'>) {
    this.#session = session;
  }

  async read(): Promise<void> {
    const { client } = this.#session.bridge;
    const [rows, strays] = [await client['library.list']({}), await client['library.strays']({})];
    // A row is shown with the names that its rules have for turns and lessons.
    const { rules } = this.#session;
    const games = new Set(rows.ok ? rows.value.map(({ ruleset }) => ruleset) : []);
    await Promise.all([...games].map((id) => rules.read(id)));
    [this.rows, this.trouble] = rows.ok ? [rows.value, []] : [this.rows, rows.fault];
    if (strays.ok) this.strays = strays.value;
    this.loaded = true;
  }

  async forget(key: TurnKey): Promise<void> {
    const gone = await this.#session.bridge.client['turn.forget']({ key });
    if (!gone.ok) this.#session.toasts.problems('The turn stays in the library', gone.fault);
    await this.read();
  }
}
