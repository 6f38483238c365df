import type { Keys } from '../../keys.ts';
import type { Session } from '../session/session.svelte.ts';
import { type Keyed, keysNow, short } from './ownKeys.ts';

/** The keys of all commands as they are now: the usual ones, and those of the player's own. */
export class KeyBook implements Keys {
  /** Everything that can have keys. */
  all = $state.raw<readonly Keyed[]>([]);
  readonly #session: Pick<Session, 'settings'>;
  readonly #now = $derived.by(() => keysNow(this.all, this.#session.settings.keys));

  constructor(session: Pick<Session, 'settings'>) {
    this.#session = session;
  }

  of(command: string): readonly string[] {
    return this.#now.get(command) ?? [];
  }

  tip(text: string, command: string): string {
    const [key] = this.of(command);
    return key === undefined ? text : `${text} (${short(key)})`;
  }

  inText(text: string): string {
    return text.replaceAll(/\{key:([\w.-]+)\}/g, (_, command: string) =>
      short(this.of(command)[0] ?? '(no key)'),
    );
  }
}

export const keyBookOf = (session: Session): KeyBook =>
  session.states.of(KeyBook, () => new KeyBook(session));
