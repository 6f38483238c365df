import type { Unnumbered } from '#kernel/game/plan.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { HexNumber } from '../model/ids.ts';
import type { Move, Sweep } from '../model/orders/movement.ts';
import type { Grammar, WrittenAs } from '../typing.ts';
import { wrong } from '../typing.ts';

const hex: WrittenAs = {
  kind: 'move',
  like: /^\d+$/,
  meant: [],
  read: ({ code }) =>
    /^(0[1-9]|1[0-6])(0[1-9]|1[0-6])$/.test(code.word)
      ? { kind: 'move', hex: code.word as HexNumber }
      : wrong(code, phrase('{text} is no hex: columns and rows go from 01 to 16.', { text: code.word })),
  write: ({ hex: number }: Unnumbered<Move>) => number,
};

const sweep: WrittenAs = {
  kind: 'sweep',
  like: /^SWP.?$/,
  meant: [],
  read: ({ code }) =>
    /^...[0-6]$/.test(code.word)
      ? { kind: 'sweep', direction: Number(code.word.slice(3)) }
      : wrong(code, phrase('SWP takes a direction: 0 for the own hex, 1 to 6 for the neighbours.')),
  write: ({ direction }: Unnumbered<Sweep>) => `SWP${direction}`,
};

const stay: WrittenAs = {
  kind: 'stay',
  like: /^_+$/,
  meant: [],
  read: () => ({ kind: 'stay' }),
  write: () => '____',
};

/** How orders of ships on their way, and what terrain does to them are typed. */
export const movementGrammar: Grammar = {
  ships: [hex, sweep, stay],
  office: [],
};
