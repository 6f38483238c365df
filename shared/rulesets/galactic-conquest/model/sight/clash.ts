import type { Draft } from '#kernel/steps/change.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { pairOf } from '../relations/pacts.ts';
import type { State } from '../state.ts';

/** One empire attacks another: both remember it (C17.71, C17.75, C30.40). */
export function clash(draft: Draft<State>, attacker: SeatId, defender: SeatId): void {
  const pair = pairOf(attacker, defender);
  draft.clashes = { ...draft.clashes, [pair]: draft.turn };
  const found = draft.partners?.[pair];
  if (found !== undefined) draft.partners = { ...draft.partners, [pair]: { attacker, ...found } };
}
