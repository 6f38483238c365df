import type { Game } from '#kernel/game/game.ts';
import type { Question } from '#kernel/sequence/question.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import type { Order } from '../game.ts';
import { isGuarded } from '../model/civil/commerce.ts';
import type { View } from '../model/state.ts';

/**
 * What the computer answers where it is asked, also for a game master whom nobody plays (OURS): a system falls if neither ships nor bases of its owner
 * stand over it any longer. All else is as silence has it, but who fights a battle elsewhere: that is left to whoever can fly it.
 */
export function judged(
  view: View,
  { to, kinds, about, silence }: Question<Game>,
): readonly Unnumbered<Order>[] | undefined {
  const asSilence =
    to === gameMaster && !kinds.includes('bring-in') ? (silence as readonly Unnumbered<Order>[]) : undefined;
  const system = view.systems[about as PlaceId];
  if (!kinds.includes('judge-system') || system === undefined) return asSilence;
  const defended = valuesInOrder(view.squadrons).some(
    ({ place, seat, fixed }) => place === about && seat === system.owner && fixed === undefined,
  );
  return defended || isGuarded(view, system.owner, about as PlaceId)
    ? asSilence
    : [{ kind: 'judge-system', verdict: 'falls' }];
}
