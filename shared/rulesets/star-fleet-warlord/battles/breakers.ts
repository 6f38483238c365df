import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import type { Named } from '../ships/ships.ts';
import { levelOfShip } from '../ships/ships.ts';
import { designOf } from '../ships/list/index.ts';

/** What web breakers of crippled ships do not do (SFW 637). */
function breakersOf(ship: Ship): number {
  const { breakers } = designOf(ship);
  return breakers === 0 || levelOfShip(ship) === 'C' ? 0 : breakers;
}

const isTarget = (ship: Ship): boolean => designOf(ship).race !== 'A';

/** Points that the web breakers of one side take off the shields of a ship of the other in a round; Andromedans are no target (SFW 630). */
export function brokenBy(breakers: readonly Named[], targets: readonly Named[], target: Ship): number {
  if (!isTarget(target)) return 0;
  const hit = targets.filter(([, ship]) => isTarget(ship)).length;
  return rounded(2 * sumOf(breakers.map(([, ship]) => breakersOf(ship))), hit);
}
