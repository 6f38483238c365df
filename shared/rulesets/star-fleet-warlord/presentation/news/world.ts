import type { WorldEvent } from '../../model/events/world.ts';
import { lostShip, travelled } from './movement.ts';
import type { NewsOf } from './parts/newsOf.ts';

/** How events of the Graveyard, and money lent are played on the map; what is not listed is only read. */
export const worldNews: NewsOf<WorldEvent> = {
  'graveyard-entered': travelled,
  'ship-repossessed': (event, view) => [{ kind: 'go', piece: event.ship, as: lostShip(view, event) }],
};
