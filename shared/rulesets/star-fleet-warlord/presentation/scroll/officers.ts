import { phrase } from '#kernel/words/phrase.ts';
import type { OfficersEvent } from '../../model/events/officers.ts';
import { shipArg } from '../../words.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of crews, officers and Prime Teams. */
export const officersAhead: Ahead<OfficersEvent> = {
  'crew-cured': 'The crew of {ship} will be cured: level {crew}.',
  'crew-trained': 'The crew of {ship} will be trained for {people} PE: level {crew}.',
  'officer-boarded': 'For {cost} {paid}, {ship} will have somebody new on board: {who}.',
  'officer-stationed': 'For {fee} {one} and {other}, {place} will have somebody new: {who}.',
  'ship-mended':
    'The Engineer of {ship} will repair it: internal damage {damage}, {drained|point of speed|points of speed} gone.',
  'surroundings-scanned': {
    guessed: ({ ship }, view) => phrase('{ship} will scan around itself.', { ship: shipArg(view, ship) }),
  },
  'officers-arrived': {
    guessed: ({ team }) =>
      team === true
        ? phrase('A Prime Team and one officer or more will arrive.')
        : phrase('One officer or more will arrive.'),
  },
};
