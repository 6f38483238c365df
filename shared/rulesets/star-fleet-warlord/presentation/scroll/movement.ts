import type { PlaceId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { MovementEvent } from '../../model/events/movement.ts';
import { sectorIn } from '../../model/ids.ts';
import type { View } from '../../model/view.ts';
import { placeArg, shipArg, terrainArg } from '../../words.ts';
import type { Ahead } from './parts/ahead.ts';

/** Whether the reader knows what lies in a hex. */
const isKnown = ({ scanned, glimpsed }: View, place: PlaceId): boolean =>
  scanned[sectorIn(place)] !== undefined || glimpsed[place] !== undefined;

/** What a ship is lost to besides terrain. */
const lostTo: Readonly<Record<string, string>> = {
  battle: '',
  mother: '{ship} will be lost with its mothership.',
};

/** How the scroll has events of ships on their way, and what terrain does to them. */
export const movementAhead: Ahead<MovementEvent> = {
  'ship-moved': {
    guessed: ({ ship, place }, view) =>
      isKnown(view, place)
        ? undefined
        : phrase('{ship} will enter {place}, where nobody has looked yet.', {
            ship: shipArg(view, ship),
            place: placeArg(place),
          }),
    else: '{ship} will enter {place}: {terrain}.',
  },
  'ship-teleported': {
    guessed: ({ ship, by }, view) =>
      phrase('{terrain} will throw {ship} elsewhere.', {
        terrain: terrainArg(by),
        ship: shipArg(view, ship),
      }),
  },
  'ship-held': '{ship} will look ahead and not enter {refused}: {terrain}.',
  'ship-halted':
    '{ship} will stay in {place}: {hex} is not next to it, and its later moves will be cancelled.',
  'ship-damaged': {
    guessed: ({ ship, place, by }, view) =>
      phrase('{terrain} in {place} will do damage to {ship}.', {
        terrain: terrainArg(by),
        place: placeArg(place),
        ship: shipArg(view, ship),
      }),
  },
  'shields-dropped': {
    by: ({ kept }) =>
      kept === undefined
        ? '{terrain} will take the shields of {ship}.'
        : '{terrain} will take the shields of {ship}; its Engineer will keep a point.',
  },
  'crew-lost': '{terrain} will weaken the crew of {ship} to level {crew}.',
  'ship-drained': '{terrain} will drain the engines of {ship} by {drained|point of speed|points of speed}.',
  'spares-spent': '{ship} will spend a repair point against {terrain}.',
  'ship-frozen': 'A stasis zone will freeze {ship} for the rest of the turn.',
  'toll-paid': '{ship} will pay a toll of {ep} EP in {place}.',
  'path-passed': '{ship} will follow a swept path into {place}.',
  'ship-destroyed': { by: ({ by }) => lostTo[by] ?? '{ship} will be lost in {place}: {terrain}.' },
  'minefield-swept': '{ship} will sweep {field} for {ships|ship|ships}.',
};
