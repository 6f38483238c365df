import type { StandingOrder } from '../model/standing.ts';
import type { Ship } from '../model/state.ts';
import { ref, underArms, weaponsOf } from './orders.ts';

/** A cadet goes straight for the enemy as fast as can be, fires whatever bears as soon as it may hit at all, and does not think of shields. */
export const cadet = (ship: Ship): readonly StandingOrder[] => [
  { kind: 'allocate', ref, ...underArms(ship, 24) },
  { kind: 'steer', ref, least: 0, most: 1, present: 1 },
  {
    kind: 'fire-when',
    ref,
    name: 'At once',
    weapons: weaponsOf(ship),
    at: 'nearest',
    from: 1,
    within: 25,
    expected: 0,
    keep: 0,
  },
  { kind: 'reinforce-when', ref, volley: 99, points: 0 },
];
