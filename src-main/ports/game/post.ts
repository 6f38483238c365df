import type { SeatId } from '#kernel/ids.ts';

/** The letters of a game, as its file holds them. */

export const letterStates = ['waiting', 'sending', 'sent', 'failed', 'unsure', 'withdrawn'] as const;
/**
 * `waiting` for its time; `sending`: handed to the server at this moment; `failed` for good; `unsure`: the program ended, or the
 * line broke, between handing it over and hearing that it was taken, so that it is not sent again unless the game master says so; `withdrawn` is never sent, for good.
 */
export type LetterState = (typeof letterStates)[number];

/** A letter in the outbox. */
export interface OutLetter {
  readonly number: number;
  /** A letter is posted once: another with the same key is the same letter. */
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

/** A letter that came in and was dealt with: it is not dealt with twice. */
export interface InLetter {
  /** `Message-ID`, or a digest of the letter. */
  readonly key: string;
  readonly at: string;
  readonly turn: number;
  readonly sender: string;
  readonly subject: string;
  /** What was done with it, in a line. */
  readonly what: string;
}

export interface Post {
  /** Puts a letter into the outbox; the one that is there when its key is known. */
  add(letter: Omit<OutLetter, 'number' | 'state' | 'tries' | 'said'>): OutLetter;
  /** Oldest first; with their files. */
  letters(turn?: number): readonly OutLetter[];
  /** Changes a letter's state. False, and nothing changed, when it is not in the state `from`. */
  move(
    number: number,
    from: LetterState,
    change: Partial<Pick<OutLetter, 'state' | 'tries' | 'next' | 'said'>>,
  ): boolean;
  seen(key: string): InLetter | undefined;
  see(letter: InLetter): void;
  cameIn(turn?: number): readonly InLetter[];
}
