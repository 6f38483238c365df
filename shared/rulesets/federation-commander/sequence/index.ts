import type { Sequence } from '#kernel/turn/step.ts';
import type { FederationCommander } from '../model/game.ts';
import { impulses } from '../tables/movement.ts';
import { disengagement, powerPhase, repair, shieldTransfer, victory } from './endOfTurn.ts';
import { energyAllocation } from './energyAllocation.ts';
import { declarations, furtherFire, offensiveFire } from './fire.ts';
import { subPulseMoves, tacticalManeuvers } from './movement.ts';
import { impulseBegins, speedChanges } from './speedChange.ts';
import { captains, standingOrders } from './standingOrders.ts';
import { volleys } from './volley.ts';

/** A turn (FC 1E): energy, eight impulses of movement and fire, and its end. */
export const sequence: Sequence<FederationCommander> = [
  captains,
  standingOrders,
  energyAllocation,
  {
    pass: 'Impulse',
    marked: true,
    none: ({ state }) => state.over !== undefined,
    repeat: [
      impulseBegins,
      speedChanges,
      subPulseMoves,
      tacticalManeuvers,
      declarations,
      offensiveFire,
      furtherFire,
      volleys,
    ],
    until: (_, pass) => pass === impulses,
  },
  powerPhase,
  repair,
  shieldTransfer,
  disengagement,
  victory,
];
