import { keptOver } from '#kernel/steps/kept.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { valuesInOrder } from '#kernel/words/inOrder.ts';
import { beside, boardOf } from '../map/board.ts';
import { groundAt } from '../map/ground.ts';
import { isSaturated } from '../mines/fields.ts';
import { holdsBlockade } from '../sensors/shutIn.ts';
import { isOpenTo } from '../sensors/veils.ts';
import { hostOf } from '../model/sight/abroad.ts';
import { isFixed, spaceOwner } from '../model/territory.ts';
import type { Squadron } from '../model/squadron.ts';
import { areAllied } from '../model/relations/alliances.ts';
import type { State } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { systemsOf } from '../model/stations/systems.ts';
import { blockadedBy } from '../model/space.ts';
import { isProspecting, isWild } from '../ships/surveyors.ts';

/** What says whose space hexes are. */
type Space = Pick<State, 'map' | 'systems' | 'territory' | 'fronts' | 'mines' | 'turn'>;

/**
 * The core space of an empire: its systems, and all of its space that is connected to one of them (C13.31). Ships in it are in supply; islands do not
 * supply anybody, nor is there supply in or through hexes full of mines (C4.45), or that nobody has surveyed (A300.10, B3.15). A system supplies its own hex whoever’s space that is.
 */
export const coreSpace = keptOver(
  ({ systems, territory, map, fronts, mines, turn }: Space) => [systems, territory, map, fronts, mines, turn],
  coreOf,
);

function coreOf(space: Space, seat: SeatId): ReadonlySet<PlaceId> {
  const board = boardOf(space.map);
  const core = new Set(systemsOf(space.systems, seat).map(([place]) => place));
  for (const place of core)
    for (const near of beside(board, place))
      if (spaceOwner(space, near) === seat && !isSaturated(space, near) && !isWild(space.map, near))
        core.add(near);
  return core;
}

/** The core space of every empire that is asked for, each found once. */
export function coresOf(space: Space): (seat: SeatId) => ReadonlySet<PlaceId> {
  const found = new Map<SeatId, ReadonlySet<PlaceId>>();
  return (seat) => {
    const core = found.get(seat) ?? coreSpace(space, seat);
    found.set(seat, core);
    return core;
  };
}

/** Whether a squadron is in core space: its own empire’s, or as a guest that is paid for an ally’s (C13.31, C22.45). */
export function isInCore(
  state: Parameters<typeof hostOf>[0],
  core: (seat: SeatId) => ReadonlySet<PlaceId>,
  squadron: Pick<Squadron, 'seat' | 'place' | 'unkept'>,
): boolean {
  if (core(squadron.seat).has(squadron.place)) return true;
  const host = squadron.unkept === true ? undefined : hostOf(state, squadron);
  return host !== undefined && core(host).has(squadron.place);
}

/** Whether a squadron is in supply where it stands: in core space, or with cargo (C13.15, C13.31). */
export const isInSupply = (
  state: Parameters<typeof hostOf>[0],
  core: (seat: SeatId) => ReadonlySet<PlaceId>,
  squadron: Pick<Squadron, 'seat' | 'place' | 'unkept' | 'supply'>,
): boolean => squadron.supply?.fed === true || isInCore(state, core, squadron);

/**
 * Whether a work is disputed: others are in the hex. A blockade is only by whoever its ships have bypassed, as they would not win the space by that; nobody undoes it
 * who is inside, and offers no battle (C12.20).
 */
export const isDisputed = (
  state: Pick<State, 'squadrons' | 'map' | 'alliances'>,
  squadron: Pick<Squadron, 'seat' | 'place' | 'work' | 'bypassed'>,
): boolean =>
  (blockadedBy(squadron) === undefined || squadron.bypassed === true) &&
  contendersOf(state, squadron).some(
    (other) =>
      !(isFixed(other) && squadron.work?.kind === 'annex' && areBasesBlockaded(state, squadron, true)),
  );

/** Whether the side of a squadron means to blockade the bases in its hex, or with `begun` does so already: they are passed over as fronts do, and keep nobody from annexing the hex (C12.30, C13.30). */
export const areBasesBlockaded = (
  state: Pick<State, 'squadrons' | 'alliances'>,
  { seat, place }: Pick<Squadron, 'seat' | 'place'>,
  begun = false,
): boolean =>
  valuesInOrder(state.squadrons).some(
    (other) =>
      blockadedBy(other) === place &&
      (!begun || holdsBlockade(other)) &&
      (other.seat === seat || areAllied(state, other.seat, seat)),
  );

/** Whether ships or bases of another empire, and no ally’s, stand in the hex of a squadron; who blockades bases is not contested by them, nor anybody by those whom it does not see (C8.10). */
export const isContested = (
  state: Pick<State, 'squadrons' | 'map' | 'alliances'>,
  squadron: Pick<Squadron, 'seat' | 'place' | 'work'>,
): boolean => contendersOf(state, squadron).length > 0;

/** Who contests the hex of a squadron (C8.10). */
export const contendersOf = (
  state: Pick<State, 'squadrons' | 'map' | 'alliances'>,
  { seat, place, work }: Pick<Squadron, 'seat' | 'place' | 'work'>,
): readonly Squadron[] =>
  squadronsAt(state.squadrons, place).flatMap(([, other]) =>
    other.seat !== seat &&
    !areAllied(state, other.seat, seat) &&
    isOpenTo(state, seat, other) &&
    !(isFixed(other) && blockadedBy({ work }) !== undefined)
      ? [other]
      : [],
  );

/** Whether survey ships and units of a resource run need no other supply: they are by themselves, beside surveyed territory of their own (B3.15). */
export const feedsItself = (
  { map, territory }: Pick<State, 'map' | 'territory'>,
  squadron: Pick<Squadron, 'seat' | 'place' | 'ships'>,
): boolean =>
  isProspecting(squadron) &&
  beside(boardOf(map), squadron.place).some(
    (near) => territory[near] === squadron.seat && groundAt(map, near).surveyed,
  );
