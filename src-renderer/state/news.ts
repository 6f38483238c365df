import type { Out } from '#contract/calls.ts';

type Opened = Out<'file.open'>;

/** What is said of a file that was taken in. */
export function newsOf(opened: Opened): string {
  if (opened.what === 'upgrade') return `${opened.pack.title} is installed.`;
  if (opened.what === 'game') return `Game ${opened.game} is on the game master’s desk.`;
  const words = {
    new: opened.what === 'results' ? 'New results taken in.' : 'Saved orders taken in.',
    'already-here': 'It was already in the library.',
    'older-turn': 'It is an older turn: it is kept as history.',
    'different-results':
      'Other results for this turn are in the library already. This file is kept beside them.',
  } as const;
  return words[opened.news];
}

export const isGoodNews = (opened: Opened): boolean =>
  !('news' in opened) || opened.news !== 'different-results';
