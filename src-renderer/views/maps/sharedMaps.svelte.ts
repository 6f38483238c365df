import type { Problem } from '#kernel/words/problem.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import { turnName } from '../../state/rules.ts';
import type { Turn } from '../../state/turn/turn.svelte.ts';
import { type SharedMap, toldGhosts, toldOf } from './told.ts';

/** The maps that others have shared with the reader of a turn. */
export class SharedMaps {
  all = $state.raw<readonly SharedMap[]>([]);
  broken = $state.raw<readonly { readonly name: string; readonly problems: readonly Problem[] }[]>([]);
  /** What they say, place by place. */
  readonly told = $derived(toldOf(this.all));
  readonly #session: Session;
  readonly #turn: Turn;
  #asked = false;

  constructor(session: Session, turn: Turn) {
    this.#session = session;
    this.#turn = turn;
  }

  /** Reads them, only once. */
  async prepare(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    await this.#read();
  }

  async forget(name: string): Promise<void> {
    const { bridge, toasts } = this.#session;
    const done = await bridge.client['maps.forget']({ of: this.#of, name });
    if (!done.ok) toasts.problems('The map was not removed', done.fault, 'maps');
    await this.#read();
  }

  get #of() {
    const { game, seat } = this.#turn.key;
    return { game, seat };
  }

  async #read(): Promise<void> {
    const { bridge, toasts } = this.#session;
    const read = await bridge.client['maps.read']({ of: this.#of });
    if (!read.ok) return toasts.problems('Maps of other players cannot be shown', read.fault, 'maps');
    this.all = read.value.maps;
    this.broken = read.value.broken;
    this.#turn.mapExtras.told = toldGhosts(this.#turn, this.told, (turn) => turnName(this.#turn, turn));
  }
}

/** The maps that others have shared with the reader of this turn. */
export function sharedMapsOf(session: Session, turn: Turn): SharedMaps {
  return turn.states.of(SharedMaps, () => new SharedMaps(session, turn));
}
