import { type Letter, type Letters, noLetters } from '#contract/player/letters.ts';
import type { Notebook } from '#contract/player/notebook.ts';
import { compareBy } from '#kernel/words/inOrder.ts';

/** What is written of a letter. */
export type LetterText = Pick<Letter, 'subject' | 'text'>;
export const noText: LetterText = { subject: '', text: '' };

export const lettersIn = ({ letters }: Notebook): Letters => letters ?? noLetters;
export const isBlank = ({ subject, text }: LetterText): boolean =>
  subject.trim() === '' && text.trim() === '';

/** The letters to and from a seat, newest first. */
export const lettersWith = (notebook: Notebook, seat: string): readonly Letter[] =>
  lettersIn(notebook)
    .all.filter((letter) => letter.seat === seat)
    .sort(compareBy(({ number }) => -number));

export const draftFor = (notebook: Notebook, seat: string): LetterText => {
  const { subject, text } = lettersIn(notebook).drafts.find((draft) => draft.seat === seat) ?? noText;
  return { subject, text };
};

export const addressOf = (notebook: Notebook, seat: string): string | undefined =>
  lettersIn(notebook).addresses.find((one) => one.seat === seat)?.address;

function withLetters(notebook: Notebook, change: Partial<Letters>): Notebook {
  const next = { ...lettersIn(notebook), ...change };
  const { letters: _, ...others } = notebook;
  return Object.values(next).every((each) => each.length === 0) ? others : { ...notebook, letters: next };
}

/** The draft for a seat in place of the earlier one; a blank draft removes it. */
export function withDraft(notebook: Notebook, seat: string, draft: LetterText): Notebook {
  const others = lettersIn(notebook).drafts.filter((one) => one.seat !== seat);
  return withLetters(notebook, { drafts: isBlank(draft) ? others : [...others, { seat, ...draft }] });
}

/** Where a seat is written to; a blank address removes it. */
export function withAddress(notebook: Notebook, seat: string, address: string): Notebook {
  const others = lettersIn(notebook).addresses.filter((one) => one.seat !== seat);
  return withLetters(notebook, {
    addresses: address.trim() === '' ? others : [...others, { seat, address: address.trim() }],
  });
}

/** One more letter, with the next number. */
export function withLetter(notebook: Notebook, letter: Omit<Letter, 'number'>): Notebook {
  const { all } = lettersIn(notebook);
  const number = Math.max(0, ...all.map((one) => one.number)) + 1;
  return withLetters(notebook, { all: [...all, { ...letter, number }] });
}

export const withoutLetter = (notebook: Notebook, number: number): Notebook =>
  withLetters(notebook, { all: lettersIn(notebook).all.filter((one) => one.number !== number) });

/** A letter that was removed, with the number it had. */
export const withLetterBack = (notebook: Notebook, letter: Letter): Notebook =>
  withLetters(notebook, {
    all: [...lettersIn(notebook).all, letter].sort(compareBy(({ number }) => number)),
  });

/** The subject by which the game master’s program passes a letter on to a seat. */
export const relayed = (game: string, seat: string, subject: string): string =>
  `${game} to ${seat}${subject.trim() === '' ? '' : `: ${subject.trim()}`}`;

/** The address alone of `Ann <ann@example.org>`. */
export const bareAddress = (address: string): string => /<([^<>]+)>\s*$/.exec(address)?.[1] ?? address;
