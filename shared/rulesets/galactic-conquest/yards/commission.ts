import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Draft } from '#kernel/steps/change.ts';
import { put, replace } from '#kernel/steps/change.ts';
import { isStored } from '../model/condition/storing.ts';
import type { Squadron } from '../model/squadron.ts';
import { isFixed } from '../model/territory.ts';
import type { Ship } from '../model/ship.ts';
import type { State } from '../model/state.ts';
import { squadronsAt } from '../model/stations/squadrons.ts';
import { hexesIn } from '../ships/fleet.ts';
import { freshCode } from '../squadrons/codes.ts';
import { cannotCommand } from '../squadrons/regroup.ts';

/*
 * How new ships come into being, for whatever makes them: a step asks `squadronFor` which squadron they join, says so in its event, and the event’s
 * `apply` calls `commission`. The facts of new ships and not of their row, such as their crew, is put into `ship` before.
 */

interface New {
  readonly seat: SeatId;
  readonly place: PlaceId;
  readonly ship: Ship;
}

/** Whether new ships join a squadron at all: no bases, mothballed ships or monitors (A5.35, B9.40, E4.90). */
const takesShips = (into: Squadron): boolean =>
  !isFixed(into) && !isStored(into) && into.monitor === undefined;

/**
 * The squadron that a new ship joins: the one that is named, if it is in the hex and is commanded with it (D6.10), or else a new one; supplementary defense takes in what merchants lend alone (E1.202, E4.20). OURS: ships that
 * come at the same time become one squadron as far as it is commanded.
 * @param begun squadrons that came into being with others of this step
 */
export function squadronFor(
  state: State,
  { seat, place, ship }: New,
  wanted?: UnitId,
  begun: readonly UnitId[] = [],
): UnitId {
  const taken = [...(wanted === undefined ? [] : [wanted]), ...begun].find((unit) => {
    const into = state.squadrons[unit];
    return (
      into?.seat === seat &&
      takesShips(into) &&
      (into.stationed !== true || ship.merchant === true) &&
      into.place === place &&
      cannotCommand(state, { ...into, ships: [...into.ships, ship] }) === undefined
    );
  });
  return taken ?? freshCode(state, seat);
}

/** A new ship joins this squadron, or becomes it. For `apply` of whatever event makes ships. */
export function commission(draft: Draft<State>, unit: UnitId, { seat, place, ship }: New): void {
  if (draft.squadrons[unit] === undefined)
    put(draft.squadrons, unit, { seat, flagship: '', place, speed: hexesIn(ship) ?? 0, ships: [ship] });
  else replace(draft.squadrons, unit, (into) => ({ ...into, ships: [...into.ships, ship] }));
}

/** Squadrons of an empire in a hex, for a new ship to join. */
export const squadronsIn = (
  { squadrons }: Pick<State, 'squadrons'>,
  { seat, place }: Pick<New, 'seat' | 'place'>,
): readonly UnitId[] =>
  squadronsAt(squadrons, place).flatMap(([unit, one]) =>
    one.seat === seat && takesShips(one) ? [unit] : [],
  );
