import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { beside, boardOf } from '../../map/board.ts';
import { declines, hasLeft } from '../../model/battle/declining.ts';
import type { Drones } from '../../model/battle/strikes.ts';
import { isIdle } from '../../model/sight/abroad.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { Battle, State } from '../../model/state.ts';
import type { Ship } from '../../model/ship.ts';
import { supportingAt } from '../../model/stations/squadrons.ts';
import { isFlagged } from '../../ships/fleet.ts';
import { attackOf, isAble } from '../../ships/ships.ts';

/** Whether a ship can bombard with drones: it is built for it, and neither crippled nor in shock (A10.40f, C16.10, C23.20). */
export const canBombard = (ship: Ship): boolean => isFlagged(ship, 'bombardment') && isAble(ship);

/** The attack factors of a volley in tenths: half of those of the ships that can bombard (A10.40f). */
export const dronesIn = (state: State, squadron: Squadron): number =>
  isIdle(state, squadron) || declines(state, squadron) || hasLeft(squadron)
    ? 0
    : sumOf(squadron.ships.filter(canBombard).map((ship) => rounded(attackOf(ship), 2)));

/** Whether drones of a squadron reach a hex: its own, and those beside it (A10.40f). */
export const isInReach = (
  { map }: Pick<State, 'map'>,
  from: Squadron['place'],
  to: Squadron['place'],
): boolean => from === to || beside(boardOf(map), from).includes(to);

/** Whether drones are fired in a segment. */
export const isFiredIn = ({ first, second }: Drones, segment: number): boolean =>
  first === segment || second === segment;

/** The squadron whose drones add to the fire of a side in a battle, and what they bring in tenths: one alone, which is not in it itself, in the first round (A10.40f). Undefined: none. */
export function supportFor(
  state: State,
  { place, attacker, defender, joined = [] }: Battle,
  seat: SeatId,
  segment: number,
  round: number,
): { readonly unit: UnitId; readonly tenths: number } | undefined {
  if (round !== 1) return undefined;
  const inside = new Set([attacker, defender, ...joined]);
  const found = supportingAt(state.squadrons, place).find(
    ([unit, one]) =>
      one.seat === seat &&
      !inside.has(unit) &&
      one.drones !== undefined &&
      isFiredIn(one.drones, segment) &&
      isInReach(state, one.place, place) &&
      dronesIn(state, one) > 0,
  );
  return found && { unit: found[0], tenths: dronesIn(state, found[1]) };
}
