import { integer } from '#kernel/codec/shapes.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Squadron } from '../model/squadron.ts';
import type { State } from '../model/state.ts';
import { blockadedBy } from '../model/space.ts';
import { squadronGiven } from '../movement/given.ts';
import { unpromised } from '../reactions/steps.ts';
import { impossible } from '../refusals.ts';
import { mostMoves } from '../segments.ts';

export const searches = integer(0, mostMoves);

/** Movement points that a squadron has left for searching, after its course and what its reactions take. */
const leftOf = (squadron: Squadron): number => Math.max(0, unpromised(squadron));

/** Whether a squadron annexes or surveys a hex, which it then does not search (C13.34). */
const worksAt = (squadron: Squadron, hex: PlaceId): boolean =>
  squadron.work?.place === hex && blockadedBy(squadron) === undefined;

interface Told {
  readonly seat: SeatId;
  readonly unit?: UnitId | undefined;
  readonly order: { readonly searches: number };
}

/** Why a squadron cannot search for convoys, or for units of trading pacts (B2.20, B2.70). */
export function cannotRaid({ squadrons }: Pick<State, 'squadrons'>, given: Told): Problem | undefined {
  const squadron = squadronGiven(squadrons, given);
  if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
  if (squadron.stationed === true) return impossible('GC E2.30', 'defense-only');
  if (squadron.raid !== undefined) return impossible('GC B2.20', 'raid-told-already');
  if (squadron.pace !== undefined) return impossible('GC D4.22', 'fast-searches');
  if (worksAt(squadron, squadron.plot?.way.at(-1) ?? squadron.place) && given.order.searches > 0)
    return impossible('GC C13.34', 'works-and-searches');
  const left = leftOf(squadron);
  if (given.order.searches > left) return impossible('GC B2.20', 'raid-too-far', { left });
  return given.order.searches === 0 && squadron.plot === undefined
    ? impossible('GC B2.20', 'raid-no-search')
    : undefined;
}
