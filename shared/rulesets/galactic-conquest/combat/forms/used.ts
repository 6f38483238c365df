import { rounded } from '#kernel/steps/fractions.ts';
import type { Squadron } from '../../model/squadron.ts';
import { ownersIn } from '../../model/force.ts';
import type { State } from '../../model/state.ts';
import { levelOf } from '../../research/research.ts';
import { usableAssaults } from '../../ships/assault.ts';
import { isFlagged } from '../../ships/fleet.ts';
import { combatOf } from '../../ships/ships.ts';
import { lacksTroops } from '../../trade/marine/needs.ts';
import type { Side } from '../battle.ts';
import type { Weakened } from '../fit.ts';
import { canUse, specialIn } from '../fit.ts';
import type { Used } from './specials.ts';

/**
 * The maulers and troop ships that a side uses now (A10.40c, A10.40g, A10.41); these not while the reserve of their empire lacks troop freighters (E4.40).
 * @param joint the world in which their empire knows what all of the side know, by which command slots are counted (C22.20)
 */
export function usedBy(
  state: State,
  joint: State,
  { unit, squadron }: Pick<Side, 'unit' | 'squadron'>,
  round: number,
  weakened: Weakened,
): readonly Used[] {
  const { seat, ships, combat, ledBy, exempt } = squadron;
  const { maulers, troops } = combatOf({ ...(combat && { combat }) }).forms ?? {};
  if (maulers !== true && troops !== true) return [];
  const usable = usableAssaults(joint, seat, ships, ledBy, exempt);
  // Maulers are improved by the empire that has them, whoever commands them (C16.50, C22.20).
  const owners = ownersIn(state, unit);
  const isImproved = (at: number) => levelOf(state.empires[owners[at] ?? seat] ?? {}, 'im', state) > 0;
  const board = troops === true && !lacksTroops(state, seat);
  return ships.flatMap((ship, at): readonly Used[] => {
    if (!canUse(ship, round) || !usable.has(at)) return [];
    const { hull, engaged } = ship;
    const whole = rounded(specialIn(ship, round, weakened), 10);
    if (maulers === true && isFlagged(ship, 'mauler')) {
      const improved = isImproved(at);
      return [{ at, hull, form: 'mauler', points: improved ? rounded(whole, 2) : whole, exposes: !improved }];
    }
    const lands = board && isFlagged(ship, 'troop') && engaged?.landed !== true;
    return lands ? [{ at, hull, form: 'troops', points: whole, exposes: true }] : [];
  });
}

/** Escorts that take no slot and have integrated aegis use half of their attack factors on attrition units alone (A14.0). */
export function aegisOf(
  state: State,
  { seat, ships }: Squadron,
  free: readonly number[],
  round: number,
  weakened: Weakened,
): readonly Used[] {
  if (levelOf(state.empires[seat] ?? {}, 'ia', state) === 0) return [];
  return free.flatMap((at): readonly Used[] => {
    const ship = ships[at];
    return ship === undefined || !canUse(ship, round)
      ? []
      : [
          {
            at,
            hull: ship.hull,
            form: 'aegis',
            points: rounded(specialIn(ship, round, weakened), 20),
            exposes: false,
          },
        ];
  });
}
