/* OURS: the rulebook has random events, and names none of them (VB 482, 490). */

/** What random events do to an empire as a whole, in EP (VB 91, 490; OURS which there are). */
const treasuryFortunes = ['windfall', 'expense', 'discovery'] as const;
/** What they do to one of its systems: to Morale next turn (VB 482), or at once and for good (VB 490). */
export const systemFortunes = [
  ...(['unrest', 'festival'] as const),
  ...(['deposit', 'exhaustion', 'settlers', 'plague', 'accident'] as const),
] as const;
/** All of them; `word` is a message of the game master and nothing else. */
export const fortunes = ['word', ...treasuryFortunes, ...systemFortunes] as const;
export type Fortune = (typeof fortunes)[number];

/** What d10 brings, from 1. */
export const fortuneRolls: readonly Fortune[] = [
  ...(['windfall', 'expense', 'discovery', 'unrest', 'festival'] as const),
  ...(['deposit', 'exhaustion', 'settlers', 'plague', 'accident'] as const),
];

/** Dice of six for the EP of one; the roll for Morale of unrest and of a festival, and what they change. */
export const fortuneFigures = {
  dice: 2,
  unrest: { target: 4, change: -2 },
  festival: { target: 5, change: 1 },
  points: 1,
} as const;

/** The least RAW and Census that one leaves. */
export const fortuneLeast = { raw: 1, census: 1 } as const;
/** Most EP or points, and the longest text, of one that the game master types. */
export const mostFortune = 1000;
export const longestWords = 500;

export const fortuneNames: Readonly<Record<Fortune, string>> = {
  word: 'A message only',
  windfall: 'EP with the next income',
  expense: 'Costs in the next Income Phase',
  discovery: 'EP for technology in the next Tech Phase',
  unrest: 'A roll that lowers Morale next turn',
  festival: 'A roll that raises Morale next turn',
  deposit: 'More RAW',
  exhaustion: 'Less RAW',
  settlers: 'More Census',
  plague: 'Less Census',
  accident: 'Less Productivity',
};
