import type { SeatId } from '#kernel/words/ids.ts';

/** The letters of a game, as its file holds them. */

export const letterStates = ['waiting', 'sending', 'sent', 'failed', 'unsure', 'withdrawn'] as const;
/**
 * `waiting`: to be sent later; `sending`: being handed to the server now; `failed`: for good; `unsure`: the
 * program ended or the connection broke before the server confirmed it, so it is sent again only if the game
 * master says so; `withdrawn`: never to be sent.
 */
export type LetterState = (typeof letterStates)[number];

/** A letter in the outbox. */
export interface OutLetter {
  readonly number: number;
  /** A letter is posted only once: one with the same key is the same letter. */
  readonly key: string;
  readonly turn: number;
  readonly seat?: SeatId;
  readonly kind: 'results' | 'receipt' | 'reminder' | 'word' | 'letter';
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly file?: { readonly name: string; readonly bytes: Uint8Array };
  /** The letter it answers, as `Message-ID`. */
  readonly answers?: string;
  readonly state: LetterState;
  readonly tries: number;
  readonly at: string;
  /** When it may be tried next. */
  readonly next: string;
  /** What the server said, or why it failed. */
  readonly said?: string;
}

/** A letter that came in and has been processed, so that it is not processed again. */
export interface InLetter {
  /** `Message-ID`, or a digest of the letter. */
  readonly key: string;
  readonly at: string;
  readonly turn: number;
  readonly sender: string;
  readonly subject: string;
  /** What was done with it, in one line. */
  readonly what: string;
}

export interface Post {
  /** Puts a letter into the outbox; if its key is known, returns the letter that has it. */
  add(letter: Omit<OutLetter, 'number' | 'state' | 'tries' | 'said'>): OutLetter;
  /** Oldest first; with their files. */
  letters(turn?: number): readonly OutLetter[];
  /** Changes a letter's state. Does nothing and returns false if its state is not `from`. */
  move(
    number: number,
    from: LetterState,
    change: Partial<Pick<OutLetter, 'state' | 'tries' | 'next' | 'said'>>,
  ): boolean;
  seen(key: string): InLetter | undefined;
  see(letter: InLetter): void;
  cameIn(turn?: number): readonly InLetter[];
}
