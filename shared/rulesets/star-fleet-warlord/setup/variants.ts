import type { Problem } from '#kernel/words/problem.ts';
import { unreadable } from '../refusals.ts';

/** Games by rules of their own that the book names (SFW 3786, 3822, 5062, 5084). */
export const variants = ['standard', 'team', 'historical', 'event', 'die-hard', 'three-week'] as const;
export type Variant = (typeof variants)[number];

/** OURS: why they cannot be begun, where they cannot: the book names them, and keeps their rules to a supplement or to nobody (G-38, G-53). */
const table: Readonly<Record<Variant, { readonly label: string; readonly why?: string }>> = {
  standard: { label: 'as the rulebook has them' },
  team: {
    label: 'Team Game',
    why: 'the rulebook does not say how teams win, or what they share. Let players agree on allies instead.',
  },
  historical: {
    label: 'Historical Game',
    why: 'its map and its order for economic aid are in a supplement that is not part of the rulebook. Choose 10 by 3 sectors and twelve Corporations for a galaxy of its size.',
  },
  event: {
    label: 'Event Game',
    why: 'the events that could be asked for are numbered in a list that is not part of the rulebook. Choose the usual rules.',
  },
  'die-hard': {
    label: 'Die-Hard Game',
    why: 'the rulebook names it, and says nothing of its rules. Choose the usual rules.',
  },
  'three-week': {
    label: 'three-week cycle',
    why: 'the rules are the usual ones. Choose those, and set the deadlines of the game to every third week.',
  },
};

/** Every kind with what it is called. */
export const variantNames = variants.map((variant) => [variant, table[variant].label] as const);

/** Why games of that kind cannot be begun; undefined if they can. */
export function variantFault(variant: Variant): Problem | undefined {
  const { why } = table[variant];
  return why === undefined ? undefined : unreadable('galaxy-variant', { why });
}
