import { phrase } from '#kernel/words/phrase.ts';
import type { WorldEvent } from '../../model/events/world.ts';
import { placeArg, shipArg } from '../../words.ts';
import type { Ahead } from './parts/ahead.ts';

/** How the scroll has events of the Graveyard, and money lent. */
export const worldAhead: Ahead<WorldEvent> = {
  'loan-taken': 'You will be lent {ep} EP, and owe {debt}.',
  'loan-repaid': {
    by: ({ debt }) =>
      debt === 0
        ? 'You will pay back {ep} EP, and owe nothing any more.'
        : 'You will pay back {ep} EP, and still owe {debt}.',
  },
  'interest-charged': 'Interest of {percent}% will add {ep} EP to your loan: you will owe {debt}.',
  'default-build-made': { by: ({ cause }) => (cause === undefined ? '' : 'The Default Build will be made.') },
  'graveyard-entered': {
    guessed: ({ ship, from }, view) =>
      phrase(
        '{ship} will go from {from} to the Graveyard of Ships for good, to a hex that nobody knows before.',
        {
          ship: shipArg(view, ship),
          from: placeArg(from),
        },
      ),
  },
  'ship-repossessed': '{ship} will be taken from {place} for your loan, unless you pay it back before.',
};
