import type { GameFacts } from '../../../ports/game/facts.ts';
import type { GameStore } from '../../../ports/game/store.ts';

type Known = Pick<GameFacts, 'secret' | 'publicly'>;

/**
 * Whether two files hold the same game, each at any turn. Every game has its own random keys, but trial games
 * can share their secret.
 */
export const isSameGame = (
  { facts: one }: { readonly facts: Known },
  { facts: other }: { readonly facts: Known },
): boolean => one.secret === other.secret && one.publicly.sign === other.publicly.sign;

/**
 * Whether two copies of a game have diverged: the last turn run in both went differently. For turns run by
 * older programs this is unknown and counts as no.
 */
export function haveParted(one: GameStore, other: GameStore): boolean {
  const both = Math.min(one.turn(), other.turn()) - 1;
  const [chain, theirs] = [one, other].map((store) => store.turnOf(both)?.ran?.how?.chain);
  return chain !== undefined && theirs !== undefined && chain !== theirs;
}
