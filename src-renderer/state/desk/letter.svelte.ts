import type { LetterDraft } from '#contract/gm/letters.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { Saver, type SaveState } from '../saver.svelte.ts';
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
  /** The draft as the host has it. */
  #saved: LetterDraft | undefined;
  /** The draft as it is to be kept; undefined once it is thrown away. */
  #wanted: LetterDraft | undefined;
  readonly saver: Saver;
  readonly #desk: GmDesk;
  readonly #game: string;

  constructor(desk: GmDesk, game: string) {
    this.#desk = desk;
    this.#game = game;
    this.saver = new Saver(
      () => this.#save(),
      (problems) => desk.session.toasts.problems('Your draft is not kept', problems, 'desk'),
    );
  }

  get state(): SaveState {
    return this.saver.state;
  }

  /** Reads the draft from the host, after our own changes have been sent. */
  async open(title: string, turn: number): Promise<void> {
    await this.saver.keep();
    const { bridge, toasts } = this.#desk.session;
    const found = await bridge.client['gm.draft']({ game: this.#game });
    if (!found.ok) return toasts.problems('Your draft cannot be read', found.fault, 'desk');
    if (this.state === 'saved') {
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
    this.#keep(undefined);
  }

  /** Makes a withdrawn letter the draft again. */
  restore(letter: LetterDraft): void {
    this.draft = letter;
    this.#keep(letter);
  }

  #keep(what: LetterDraft | undefined): void {
    this.#wanted = what;
    this.saver.changed();
  }

  async #save(): Promise<readonly Problem[]> {
    const draft = this.#wanted;
    const saved = await this.#desk.session.bridge.client['gm.keepDraft']({
      game: this.#game,
      ...defined({ was: this.#saved, draft }),
    });
    if (saved.ok) this.#saved = draft;
    else if (!saved.fault.some(({ code }) => code === 'draft-changed-elsewhere') || !(await this.#both()))
      return saved.fault;
    return [];
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
    this.#keep(this.draft);
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
      'Recalling the letters',
      'A letter has already been sent',
    );
    if (done !== undefined) back += 1;
  }
  await desk.read();
  if (back === 0) return;
  letterOf(desk, game).restore(letter);
  desk.session.toasts.show(
    'good',
    back === numbers.length ? 'Nothing was sent' : `${back} of ${numbers.length} letters were recalled`,
    'Your letter is a draft again.',
  );
  if (desk.shown?.game === game) desk.dialog = { kind: 'letter' };
}
