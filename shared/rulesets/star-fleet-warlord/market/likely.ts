import type { SeatId } from '#kernel/words/ids.ts';
import type { State } from '../model/state.ts';
import type { Design } from '../ships/list/index.ts';
import { isFriend } from './deals.ts';
import type { Surcharges } from './purchase.ts';
import { isPrimary, priceOf } from './purchase.ts';

/** What a surcharge for a foreign race is counted with while nobody has rolled it: about the middle (OURS). */
export const likelyForeign = 50;

/** What a purchase is likely to cost, with its cloak and for a foreign race (SFW 257). */
export function likelyPrice(
  state: State,
  { seat, primaries }: { readonly seat: SeatId; readonly primaries: readonly string[] },
  design: Design,
  known: Surcharges,
): number {
  const friend = isFriend(state, seat, design.race);
  const foreign = friend || isPrimary(state, { primaries }, design.race) ? {} : { foreign: likelyForeign };
  return priceOf(state, design, { ...known, ...foreign, friend });
}
