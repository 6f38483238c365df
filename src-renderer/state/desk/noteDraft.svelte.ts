import { tidyNote } from '#contract/gm/week.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { Saver, type SaveState } from '../saver.svelte.ts';
import type { GmDesk } from './desk.svelte.ts';

/**
 * A note about a player that is being edited: saved shortly after each change, and when the field is left.
 */
export class NoteDraft {
  text = $state('');
  /** The note as the game has it. */
  #saved: string;
  /** Every text this page has read or written: when one of them arrives from the host, it is not new. */
  readonly #written = new Set<string>();
  /** The note before this session changed it. */
  before = $state('');
  readonly saver: Saver;
  readonly #desk: GmDesk;
  readonly #of: { readonly game: string; readonly seat: string };

  constructor(desk: GmDesk, of: { readonly game: string; readonly seat: string }, note: string) {
    this.#desk = desk;
    this.#of = of;
    this.#saved = note;
    this.#written.add(note);
    this.text = note;
    this.before = note;
    this.saver = new Saver(
      () => this.#save(),
      (problems) => desk.session.toasts.problems('Your note was not saved', problems, 'note'),
    );
  }

  get state(): SaveState {
    return this.saver.state;
  }

  get canUndo(): boolean {
    return this.text !== this.before;
  }

  write(text: string): void {
    this.text = tidyNote(text);
    this.saver.changed(500);
  }

  undo(): void {
    const now = this.text;
    this.write(this.before);
    this.before = now;
    void this.saver.keep();
  }

  /** Called with the game's current note, perhaps from another window. A note being edited here stays. */
  heard(note: string): void {
    if (this.state !== 'saved' || this.#written.has(note)) return;
    this.#written.add(note);
    [this.#saved, this.text, this.before] = [note, note, note];
  }

  async #save(): Promise<readonly Problem[]> {
    const note = this.text.trim() === '' ? '' : this.text;
    if (note === this.#saved) return [];
    const { client } = this.#desk.session.bridge;
    this.#written.add(note);
    const saved = await client['gm.note']({ ...this.#of, was: this.#saved, text: note });
    if (saved.ok) this.#saved = note;
    else if (!saved.fault.some(({ code }) => code === 'note-changed-elsewhere') || !(await this.#both()))
      return saved.fault;
    return [];
  }

  /**
   * Another window changed it in the meantime: both texts are kept, one below the other. False if theirs
   * cannot be read.
   */
  async #both(): Promise<boolean> {
    const read = await this.#desk.session.bridge.client['gm.desk']({ game: this.#of.game });
    if (!read.ok) return false;
    const theirs = read.value.seats.find(({ seat }) => seat === this.#of.seat)?.note ?? '';
    this.#saved = theirs;
    if (!this.text.startsWith(theirs)) this.text = tidyNote(`${theirs}\n\n${this.text}`);
    this.saver.changed();
    return true;
  }
}
