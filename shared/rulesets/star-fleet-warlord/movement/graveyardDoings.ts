import type { WorldShipOrder } from '../model/orders/world.ts';
import { cannotEnterGraveyard } from './graveyard.ts';
import type { Doings } from '../ships/able.ts';

/** Orders of the Graveyard, and money lent, and what hinders them. */
export const worldDoings: Doings<WorldShipOrder> = {
  'enter-graveyard': {
    title: 'Enter the Graveyard of Ships',
    code: 'GRAV',
    cite: 'SFW 2936',
    hindered: ({ world }, id, ship) => cannotEnterGraveyard(world, id, ship),
  },
};
