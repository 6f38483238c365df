import type { Problem } from '#kernel/words/problem.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { impossible } from '../refusals.ts';
import { isOverLowered, leavesDoubled } from '../ships/command.ts';

/** Why a squadron stays where it is this turn, however it would move: it is too large for lowered ratings, doubled at the homeworld, or called out of the reserve (B12.110, D6.50, E2.551). */
export function cannotDepart(
  state: Pick<State, 'empires' | 'turn' | 'year' | 'systems'>,
  squadron: Squadron,
): Problem | undefined {
  if (isOverLowered(state, squadron)) return impossible('GC B12.110', 'over-lowered');
  if (leavesDoubled(state, squadron)) return impossible('GC D6.50', 'doubled-at-home');
  return squadron.called === true ? impossible('GC E2.551', 'reserve-stays') : undefined;
}
