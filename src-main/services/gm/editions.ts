import type { Problem } from '#kernel/problem.ts';
import { unreadable } from '#kernel/problem.ts';
import type { GameStore } from '../../gameStore.ts';
import type { SomeRuleset } from './read.ts';

/** Why no turn is run: the game is played by an older edition of its rules, and nobody has consented to the newer one. */
export function olderRules(store: GameStore, ruleset: SomeRuleset): Problem | undefined {
  const { edition } = store.facts;
  if (edition === ruleset.edition) return undefined;
  return unreadable(
    'older-rules',
    'This game is played by edition {edition} of its rules; this program has edition {mine}. Nothing was done. Look at what would differ with «gm upgrade», then consent to the newer rules there; or use the program the game was begun with.',
    {
      edition,
      mine: ruleset.edition,
    },
  );
}
