import { shieldLeft } from '../damage/damage.ts';
import type { StandingOrder } from '../model/standing.ts';
import type { Ship } from '../model/state.ts';
import { ref, underArms, weaponsOf } from './orders.ts';

/** Shields that a ship can turn to an enemy, and aim most of its weapons at them. */
const forward = [1, 2, 6];

const strongest = (ship: Ship): number =>
  forward.reduce((best, shield) => (shieldLeft(ship, shield) > shieldLeft(ship, best) ? shield : best));

/** An officer seeks the range at which weapons hit, turns the strongest of the forward shields to the enemy there, fires when the odds are good, and goes when the ship is crippled. */
export function officer(ship: Ship): readonly StandingOrder[] {
  const fire = { kind: 'fire-when', ref, weapons: weaponsOf(ship) } as const;
  return [
    { kind: 'allocate', ref, ...underArms(ship, 16) },
    { kind: 'steer', ref, least: 0, most: 1, present: strongest(ship) },
    { ...fire, name: 'In range', at: 'nearest', from: 1, within: 8, expected: 12, keep: 4 },
    { ...fire, name: 'Return fire', at: 'firer', from: 1, within: 15, expected: 2, keep: 0 },
    { ...fire, name: 'Before the turn ends', at: 'nearest', from: 8, within: 15, expected: 2, keep: 4 },
    { kind: 'disengage-when', ref, crippled: true },
  ];
}
