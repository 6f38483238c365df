import { rounded, sumOf } from '#kernel/steps/fractions.ts';
import type { Ship } from '../model/ship.ts';
import type { Named } from '../rules/ships.ts';
import { levelOfShip } from '../rules/ships.ts';
import { designOf } from '../tables/ships/index.ts';

/** What web breakers of crippled ships do not do (SFW 637). */
const breakersOf = (ship: Ship): number => (levelOfShip(ship) === 'C' ? 0 : designOf(ship).breakers);

/** Points that the web breakers of one side take off the shields of each ship of the other in a round; Andromedans are no target (SFW 630). */
export function brokenBy(breakers: readonly Named[], targets: readonly Named[]): number {
  const hit = targets.filter(([, ship]) => designOf(ship).race !== 'A').length;
  return hit === 0 ? 0 : rounded(2 * sumOf(breakers.map(([, ship]) => breakersOf(ship))), hit);
}
