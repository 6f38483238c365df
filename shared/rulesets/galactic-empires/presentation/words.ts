import type { Scale, Words } from '#kernel/presentation.ts';
import { phrase, type Phrase } from '#kernel/words/phrase.ts';

/** The nouns of the rulebook. */
export const words: Words = {
  seat: { one: 'empire', many: 'empires' },
  place: { one: 'sector', many: 'sectors' },
  unit: { one: 'unit', many: 'units' },
  leader: { one: 'ruler', many: 'rulers' },
  turn: { one: 'turn', many: 'turns' },
};

/** Turns are counted from 1. */
export const calendar = (turn: number): Phrase => phrase('turn {turn}', { turn });

/** Resources, in hundredths. */
export const money: Scale = { unit: 'resources', per: 100 };
