import type { GameFacts } from '../../../ports/game/facts.ts';
import type { GameStore } from '../../../ports/game/store.ts';

type Known = Pick<GameFacts, 'secret' | 'publicly'>;

/** Whether two files hold the same game, at whatever turn each stands. The keys are drawn for each game; the secret of a game for trials is not. */
export const isSameGame = (
  { facts: one }: { readonly facts: Known },
  { facts: other }: { readonly facts: Known },
): boolean => one.secret === other.secret && one.publicly.sign === other.publicly.sign;

/** Whether two copies of a game went different ways: the last turn that was run in both went otherwise. Of turns of older programs it cannot be told. */
export function haveParted(one: GameStore, other: GameStore): boolean {
  const both = Math.min(one.turn(), other.turn()) - 1;
  const [chain, theirs] = [one, other].map((store) => store.turnOf(both)?.ran?.how?.chain);
  return chain !== undefined && theirs !== undefined && chain !== theirs;
}
