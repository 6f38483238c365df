import type { LetterDraft } from '#contract/gm/letters.ts';
import type { GmDesk } from './desk.svelte.ts';
import { defined } from '#kernel/words/defined.ts';

const blank = (title: string, turn: number): LetterDraft => ({
  to: 'all',
  seats: [],
  subject: `${title}, turn ${turn}: `.slice(0, 200),
  text: '',
});

/**
 * Characters that no letter may contain: control characters, and invisible ones that change the direction of
 * text.
 */
// eslint-disable-next-line no-control-regex
const never = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
export const plain = (words: string): string =>
  words.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').replaceAll(never, '').toWellFormed();

/**
 * The letter that the game master is writing in a game: the host stores every change, so that it outlasts the
 * dialog and the page.
 */
export class LetterWriting {
  draft = $state.raw<LetterDraft>({ to: 'all', seats: [], subject: '', text: '' });
  /** The draft has been read from the host; before that nothing may overwrite it. */
  ready = $state(false);
  state = $state<'saved' | 'saving' | 'failed'>('saved');
  /** The draft as the host has it. */
  #saved: LetterDraft | undefined;
  #waiting: LetterDraft | 'nothing' | undefined;
  #running: Promise<void> | undefined;
  readonly #desk: GmDesk;
  readonly #game: string;

  constructor(desk: GmDesk, game: string) {
    this.#desk = desk;
    this.#game = game;
  }

  /** Reads the draft from the host, after our own changes have been sent. */
  async open(title: string, turn: number): Promise<void> {
    await this.#running;
    const { bridge, toasts } = this.#desk.session;
    const found = await bridge.client['gm.draft']({ game: this.#game });
    if (!found.ok) return toasts.problems('Your draft cannot be read', found.fault, 'desk');
    if (this.#running === undefined) {
      this.#saved = found.value.draft;
      this.draft = this.#saved ?? blank(title, turn);
    }
    this.ready = true;
  }

  change(part: Partial<LetterDraft>): void {
    this.draft = { ...this.draft, ...part };
    this.#keep(this.draft);
  }

  /** Throws the draft away. */
  clear(title: string, turn: number): void {
    this.draft = blank(title, turn);
    this.#keep('nothing');
  }

  /** Makes a withdrawn letter the draft again. */
  restore(letter: LetterDraft): void {
    this.draft = letter;
    this.#keep(letter);
  }

  async settled(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  #keep(what: LetterDraft | 'nothing'): void {
    this.#waiting = what;
    this.state = 'saving';
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  /** Saves the newest text, one call at a time. */
  async #run(): Promise<void> {
    const { bridge, toasts } = this.#desk.session;
    while (this.#waiting !== undefined) {
      const what = this.#waiting;
      this.#waiting = undefined;
      const draft = what === 'nothing' ? {} : { draft: what };
      const was = defined({ was: this.#saved });
      const saved = await bridge.client['gm.keepDraft']({ game: this.#game, ...was, ...draft });
      if (saved.ok) {
        this.#saved = draft.draft;
        continue;
      }
      if (saved.fault.some(({ code }) => code === 'draft-changed-elsewhere') && (await this.#both()))
        continue;
      this.state = 'failed';
      return toasts.problems('Your draft is not kept', saved.fault, 'desk');
    }
    this.state = 'saved';
  }

  /** Another desk changed it in the meantime: both texts are kept, one below the other. False if theirs cannot be read. */
  async #both(): Promise<boolean> {
    const found = await this.#desk.session.bridge.client['gm.draft']({ game: this.#game });
    if (!found.ok) return false;
    const theirs = found.value.draft;
    this.#saved = theirs;
    const { text } = this.draft;
    if (theirs !== undefined && !text.startsWith(theirs.text))
      this.draft = { ...this.draft, text: [theirs.text, text].filter((words) => words !== '').join('\n\n') };
    this.#waiting ??= this.draft;
    return true;
  }
}

/** The letters being written, by game. */
class LetterWritings {
  readonly #games = new Map<string, LetterWriting>();

  of(desk: GmDesk, game: string): LetterWriting {
    const writing = this.#games.get(game) ?? new LetterWriting(desk, game);
    this.#games.set(game, writing);
    return writing;
  }
}

/** The letter being written in a game. */
export const letterOf = (desk: GmDesk, game: string): LetterWriting =>
  desk.states.of(LetterWritings, () => new LetterWritings()).of(desk, game);

/** Withdraws letters that were not sent yet, and makes them the draft again. */
export async function takeBack(
  desk: GmDesk,
  game: string,
  numbers: readonly number[],
  letter: LetterDraft,
): Promise<void> {
  let back = 0;
  for (const number of numbers) {
    const done = await desk.ask(
      'gm.letter',
      { game, number, what: 'withdraw' },
      'Taking the letters back',
      'A letter has gone already',
    );
    if (done !== undefined) back += 1;
  }
  await desk.read();
  if (back === 0) return;
  letterOf(desk, game).restore(letter);
  desk.session.toasts.show(
    'good',
    back === numbers.length ? 'Nothing was sent' : `${back} of ${numbers.length} letters were taken back`,
    'Your letter is a draft again.',
  );
  if (desk.shown?.game === game) desk.dialog = { kind: 'letter' };
}
