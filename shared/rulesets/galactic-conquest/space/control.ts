import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { beside, boardOf } from '../map/board.ts';
import { groundAt } from '../map/ground.ts';
import { basesIn, isFixed } from '../model/territory.ts';
import { isStored } from '../model/condition/storing.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { blockadedBy } from '../model/space.ts';
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
  !isStored(squadron) &&
  (squadron.plot === undefined || squadron.plot.done === 0) &&
  squadron.strength === undefined &&
  !isContested(state, squadron);

/** Whether bases of others stand there that a squadron does not blockade: they keep its front out, seen or not (C11.20, C12.30). */
const isStrongPoint = (state: State, squadron: Squadron): boolean => {
  const { seat, place } = squadron;
  const bases = basesIn(state, place);
  return (
    bases !== undefined &&
    bases.seat !== seat &&
    !areAllied(state, bases.seat, seat) &&
    blockadedBy(squadron) === undefined
  );
};

/**
 * Where fronts could move: into a surveyed hex of foreign territory beside core space, without a system of others or bases that are not blockaded, that a squadron held alone for the turn; out
 * of a hex that another empire’s squadron held (C11.20). OURS: what undisputed control is.
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
      groundAt(map, place).surveyed &&
      !isStrongPoint(state, squadron) &&
      beside(board, place).some((near) => core(seat).has(near))
    )
      proposed.set(place, { place, seat, by, leaves: false });
  }
  return [...proposed.values()];
}
