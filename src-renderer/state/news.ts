import type { Out } from '#contract/calls.ts';

/** What is said of a file that was taken in. */
export function newsOf({ what, news }: Out<'file.open'>): string {
  const words = {
    new: what === 'results' ? 'New results taken in.' : 'Saved orders taken in.',
    'already-here': 'It was already in the library.',
    'older-turn': 'It is an older turn: it is kept as history.',
    'different-results': 'Other results for this turn are in the library already. This file is kept beside them.',
  } as const;
  return words[news];
}
