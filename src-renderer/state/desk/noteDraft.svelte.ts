import { tidyNote } from '#contract/gm/week.ts';
import { clock } from '../../clock.ts';
import type { GmDesk } from './desk.svelte.ts';

/**
 * A note about a player that is being edited: saved shortly after each change, and when the field is left.
 */
export class NoteDraft {
  text = $state('');
  state = $state<'saved' | 'saving' | 'failed'>('saved');
  /** The note as the game has it. */
  #saved: string;
  /** Every text this page has read or written: when one of them arrives from the host, it is not new. */
  readonly #written = new Set<string>();
  /** The note before this session changed it. */
  before = $state('');
  #later: (() => void) | undefined;
  #work: Promise<void> = Promise.resolve();
  readonly #desk: GmDesk;
  readonly #of: { readonly game: string; readonly seat: string };

  constructor(desk: GmDesk, of: { readonly game: string; readonly seat: string }, note: string) {
    this.#desk = desk;
    this.#of = of;
    this.#saved = note;
    this.#written.add(note);
    this.text = note;
    this.before = note;
  }

  get canUndo(): boolean {
    return this.text !== this.before;
  }

  write(text: string): void {
    this.text = tidyNote(text);
    this.state = 'saving';
    this.#later?.();
    this.#later = clock.after(500, () => void this.keep());
  }

  undo(): void {
    const now = this.text;
    this.write(this.before);
    this.before = now;
    void this.keep();
  }

  /** Called with the game's current note, perhaps from another window. A note being edited here stays. */
  heard(note: string): void {
    if (this.state !== 'saved' || this.#written.has(note)) return;
    this.#written.add(note);
    [this.#saved, this.text, this.before] = [note, note, note];
  }

  /** Saves the text now. */
  keep(): Promise<void> {
    this.#later?.();
    this.#work = this.#work.then(() => this.#save());
    return this.#work;
  }

  async #save(): Promise<void> {
    const { text } = this;
    const note = text.trim() === '' ? '' : text;
    if (note === this.#saved) {
      this.state = 'saved';
      return;
    }
    const { client } = this.#desk.session.bridge;
    this.#written.add(note);
    const saved = await client['gm.note']({ ...this.#of, was: this.#saved, text: note });
    if (saved.ok) {
      this.#saved = note;
      if (this.text === text) this.state = 'saved';
      return;
    }
    if (saved.fault.some(({ code }) => code === 'note-changed-elsewhere')) return this.#both();
    this.state = 'failed';
    this.#desk.session.toasts.problems('Your note was not saved', saved.fault, 'note');
    this.#later = clock.after(3_000, () => void this.keep());
  }

  /** Another window changed it in the meantime: both texts are kept, one below the other. */
  async #both(): Promise<void> {
    const read = await this.#desk.session.bridge.client['gm.desk']({ game: this.#of.game });
    const theirs = read.ok
      ? (read.value.seats.find(({ seat }) => seat === this.#of.seat)?.note ?? '')
      : undefined;
    if (theirs === undefined) {
      this.state = 'failed';
      return;
    }
    this.#saved = theirs;
    this.write(`${theirs}\n\n${this.text}`);
  }
}
