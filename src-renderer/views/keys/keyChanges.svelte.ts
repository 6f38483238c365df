import { lastUndoneIn } from '../notes/undone.svelte.ts';
import { keyName } from '../../keys.ts';
import { titleNow } from '../../state/commands.ts';
import { wordsOf } from '../../state/desk/words.ts';
import { inWords } from '../../state/rules.ts';
import type { Session } from '../../state/session/session.svelte.ts';
import { keyBookOf } from '../../state/settings/keyBook.svelte.ts';
import {
  holdersOf,
  type Keyed,
  keysNow,
  whyNot,
  withKey,
  withoutKey,
  withUsual,
} from '../../state/settings/ownKeys.ts';

/** A command that waits for a key. */
export interface Wanted {
  readonly of: Keyed;
  /** The key that makes room; undefined for one more key. */
  readonly instead: string | undefined;
  /** What was pressed and cannot be used at once. */
  readonly key?: string;
  /** Why it cannot be used at all. */
  readonly why?: string | undefined;
  /** What has it already, in words. */
  readonly holders?: string;
}

const silent = ['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'NumLock', 'Dead', 'Process'];

/** The player's keys being changed: each change holds at once. */
export class KeyChanges {
  wanted = $state.raw<Wanted | undefined>(undefined);
  /** What the last change did besides, for the status line. */
  told = $state('');
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  get #all(): readonly Keyed[] {
    return keyBookOf(this.#session).all;
  }

  keysOf(one: Keyed): readonly string[] {
    return keyBookOf(this.#session).of(one.id);
  }

  titleOf(one: Keyed): string {
    return inWords(wordsOf(this.#session), titleNow(one, this.#session));
  }

  isChanged(one: Keyed): boolean {
    const [usual, now] = [one.keys ?? [], this.keysOf(one)];
    return usual.length !== now.length || usual.some((key, index) => key !== now[index]);
  }

  get anyChanged(): boolean {
    return Object.keys(this.#session.settings.keys).length > 0;
  }

  want(of: Keyed, instead: string | undefined): void {
    [this.wanted, this.told] = [{ of, instead }, ''];
  }

  cancel(): void {
    this.wanted = undefined;
  }

  press(event: KeyboardEvent): void {
    if (this.wanted === undefined || silent.includes(event.key)) return;
    const { of, instead } = this.wanted;
    const key = keyName(event);
    const why = whyNot(of, key);
    const holders = holdersOf(this.#all, this.#session.settings.keys, of, key);
    const fixed = holders.some((one) => one.fixed === true);
    if (why === undefined && holders.length === 0) {
      this.wanted = { of, instead, key };
      this.take();
    } else
      this.wanted = {
        of,
        instead,
        key,
        why: why ?? (fixed ? 'It always closes the top window.' : undefined),
        holders: holders.map((one) => this.#quoted(one)).join(', '),
      };
  }

  /** Uses the key that was pressed, wherever it was before. */
  take(): void {
    if (this.wanted?.key === undefined) return;
    const { of, instead, key } = this.wanted;
    this.#set(
      withKey(this.#all, this.#session.settings.keys, of, key, instead),
      `${key} is now a key of «${this.titleOf(of)}».`,
    );
  }

  /** Removes the key that would have made room. */
  drop(): void {
    if (this.wanted?.instead === undefined) return;
    const { of, instead } = this.wanted;
    this.#set(
      withoutKey(this.#all, this.#session.settings.keys, of, instead),
      `${instead} is no longer a key of «${this.titleOf(of)}».`,
    );
  }

  reset(one: Keyed): void {
    this.#set(
      withUsual(this.#all, this.#session.settings.keys, one),
      `«${this.titleOf(one)}» has its usual keys again.`,
    );
  }

  resetAll(): void {
    const { keys } = this.#session.settings;
    this.#set({}, 'All commands have their usual keys again.');
    lastUndoneIn(this.#session).now = {
      title: 'All commands have their usual keys again.',
      back: () => void this.#session.set({ keys }),
    };
  }

  /** Tells also which commands have fewer keys by that. */
  #set(next: Session['settings']['keys'], said: string): void {
    const { of } = this.wanted ?? {};
    const before = keysNow(this.#all, this.#session.settings.keys);
    const after = keysNow(this.#all, next);
    const losers = this.#all.filter(
      ({ id }) => id !== of?.id && after.get(id)!.length < before.get(id)!.length,
    );
    this.wanted = undefined;
    this.told =
      losers.length === 0 ? said : `${said} Taken from ${losers.map((one) => this.#quoted(one)).join(', ')}.`;
    void this.#session.set({ keys: next });
  }

  #quoted(one: Keyed): string {
    return `«${this.titleOf(one)}»`;
  }
}
