import type { Tone } from '#kernel/presentation.ts';

/** How something will stand, in few words. */
export type Stands = { readonly said: string; readonly tone?: Tone } | undefined;

/** A part of a board between which things are moved, such as a rank or a unit. */
export interface Part {
  /** What leads its line, and a word about it. */
  readonly head: string;
  readonly name: string;
  /** Its name in a sentence, and for its line. */
  readonly said: string;
  readonly label: string;
  /** How it will stand, beneath its name. */
  readonly stands?: Stands;
}

/** Parts that stand in line: the first so many, what that means, and what moves one; they are counted from 1. */
export interface PartLine {
  readonly count: number;
  readonly hint: string;
  readonly onput: (from: number, to: number) => void;
}
