import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Part } from '../model/mailing.ts';
import { mailingNumber, partOf } from '../model/mailing.ts';
import type { View } from '../model/state.ts';
import { impulses } from '../model/vocabulary.ts';

/** The part of a turn that was played last; undefined before the first. */
export const played = (view: View): Part | undefined => partOf(view, mailingNumber(view) - 1);

/** What is played at one mailing: a turn, or some of its impulses. */
export function calendar(number: number, view?: View): Phrase {
  const part = view === undefined ? undefined : partOf(view, number);
  if (part === undefined) return phrase('turn {turn}', { turn: number });
  const { turn, from, to } = part;
  if (from === 1 && to === impulses) return phrase('turn {turn}', { turn });
  return from === to
    ? phrase('turn {turn}, impulse {from}', { turn, from })
    : phrase('turn {turn}, impulses {from} to {to}', { turn, from, to });
}
