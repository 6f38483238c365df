import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Lowering } from '../model/condition/ratings.ts';
import { spoken } from '../spoken.ts';
import type { KeepRating } from './exempt.ts';
import type { LowerRatings } from './lower.ts';

const words: Readonly<Record<Lowering, string>> = { usual: 'as usual', three: '-3', five: '-5' };
const lowering = /^command rating (as usual|-3|-5)$/i;

/** `Command rating -3`, `Command rating as usual`: in the empire’s line (B12.110). */
export const spokenRatings = spoken<LowerRatings>({
  kinds: ['lower-ratings'],
  phrases: () => ['Command rating -3', 'Command rating as usual'],
  read(text): Unnumbered<LowerRatings> | undefined {
    const [, word] = lowering.exec(text) ?? [];
    const found = (['usual', 'three', 'five'] as const).find((to) => words[to] === word?.toLowerCase());
    return found && { kind: 'lower-ratings', to: found };
  },
  write: ({ to }) => `Command rating ${words[to]}.`,
});

/** `Keep the command rating`: in the line of a squadron (B12.120). */
export const spokenKeeping = spoken<KeepRating>({
  kinds: ['keep-rating'],
  phrases: ({ empires, me }) => ((empires[me]?.ratings?.by ?? 0) === 0 ? [] : ['Keep the command rating']),
  read: (text): Unnumbered<KeepRating> | undefined =>
    /^keep the command rating$/i.test(text) ? { kind: 'keep-rating' } : undefined,
  write: () => 'Keep the command rating.',
});
