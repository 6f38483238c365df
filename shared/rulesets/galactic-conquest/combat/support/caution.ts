import type { Combat, Intensity } from '../../model/battle/combat.ts';
import { intensities } from '../../model/battle/combat.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State } from '../../model/state.ts';
import { isOnAlert } from '../../research/onAlert.ts';
import { hasAdmiral, haveRole } from '../../ships/aboard/officers.ts';
import { combatOf, intensityAgainst } from '../../ships/ships.ts';

/**
 * How a squadron or a side fights: on alert no more fiercely than Pressed, unless an admiral is aboard (C40.40b).
 * @param foe whom it fights, where that may make a difference (A9.20)
 */
export function combatOn(
  state: Pick<State, 'empires' | 'turn' | 'year'>,
  squadron: Pick<Squadron, 'seat' | 'ships' | 'combat'>,
  foe?: Pick<Squadron, 'fixed'>,
): Combat {
  const told = combatOf(squadron);
  const combat = foe === undefined ? told : { ...told, intensity: intensityAgainst(squadron, foe) };
  if (!isOnAlert(state, squadron.seat) || hasAdmiral(squadron.ships)) return combat;
  const at = Math.max(intensities.indexOf(combat.intensity), intensities.indexOf('pressed'));
  return { ...combat, intensity: intensities[at] ?? combat.intensity };
}

/** An intensity, two levels lower where whoever is attacked has a base commander (A12.30b). OURS: they always make use of that. */
export function loweredBy({ ships }: Pick<Squadron, 'ships'>, told: Intensity): Intensity {
  const at = intensities.indexOf(told) + (haveRole(ships, 'LB') ? 2 : 0);
  return intensities[Math.min(at, intensities.length - 1)] ?? 'evasion';
}
