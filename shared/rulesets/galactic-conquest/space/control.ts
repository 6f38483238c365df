import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { beside, boardOf } from '../map/board.ts';
import { isFixed } from '../model/territory.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { isWild } from '../ships/surveyors.ts';
import { coresOf, isContested } from './own.ts';

/** A front that could move by one hex. */
export interface Proposal {
  readonly place: PlaceId;
  /** Whose front it is. */
  readonly seat: SeatId;
  /** The squadron that held the hex alone. */
  readonly by: UnitId;
  /** The front would leave the hex; else it would take it in. */
  readonly leaves: boolean;
}

/** Whether a squadron stayed where it is for the whole turn, and nobody disputed it. */
const heldAlone = (state: State, squadron: Squadron): boolean =>
  !isFixed(squadron) &&
  (squadron.plot === undefined || squadron.plot.done === 0) &&
  squadron.strength === undefined &&
  !isContested(state, squadron);

/**
 * Where fronts could move: into a surveyed hex of foreign territory beside core space, without a system of others, that a squadron held alone for the
 * turn; out of a hex that another empire’s squadron held (B3.10, C11.20). OURS: what undisputed control is.
 */
export function proposedFronts(state: State): readonly Proposal[] {
  const { systems, territory, fronts = {}, map } = state;
  const board = boardOf(map);
  const core = coresOf(state);
  const proposed = new Map<PlaceId, Proposal>();
  for (const [by, squadron] of inOrder(state.squadrons)) {
    const { seat, place } = squadron;
    const [front, owner] = [fronts[place], territory[place]];
    if (proposed.has(place) || !heldAlone(state, squadron)) continue;
    const whose = front ?? owner;
    if (whose !== undefined && areAllied(state, whose, seat)) continue;
    if (front !== undefined && front !== seat) proposed.set(place, { place, seat: front, by, leaves: true });
    else if (
      front === undefined &&
      owner !== undefined &&
      owner !== seat &&
      systems[place] === undefined &&
      !isWild(map, place) &&
      beside(board, place).some((near) => core(seat).has(near))
    )
      proposed.set(place, { place, seat, by, leaves: false });
  }
  return [...proposed.values()];
}
