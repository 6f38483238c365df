import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';

/** What random events grant for the next run, by keys of our own (OURS, G-50). */
export const favourKeys = ['calm', 'lines', 'monsters', 'trade', 'upgrades'] as const;

export type FavourKey = (typeof favourKeys)[number];

/** The same in words. */
export const favours: Readonly<Record<FavourKey, { readonly name: string; readonly about: Phrase }>> = {
  calm: { name: 'Terraformers', about: phrase('DH calms a hex for 50 EP.') },
  lines: { name: 'Temporary clerks', about: phrase('You have three order lines more.') },
  monsters: { name: 'Monster dealer', about: phrase('You can buy any monsters, as often as you like.') },
  trade: { name: 'Trade fair', about: phrase('TE turns one resource into another, for a tenth of it.') },
  upgrades: { name: 'Yard engineers', about: phrase('UPGR makes ships 20% better.') },
};

/** Order lines of temporary clerks (OURS). */
export const clerksLines = 3;
