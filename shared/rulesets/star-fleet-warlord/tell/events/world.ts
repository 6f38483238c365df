import { phrase } from '#kernel/words/phrase.ts';
import type { WorldEvent } from '../../model/events/world.ts';
import { ofShip, own, placeArg, shipArg } from '../../words.ts';
import type { Of, Origins, Tellings } from '../../words.ts';

/** Who hears of the Graveyard, and money lent. */
export const tellWorld: Tellings<WorldEvent> = {
  'loan-taken': own<Of<'loan-taken'>>(({ ep, debt }) =>
    phrase('You are lent {ep} EP, and owe {debt}.', { ep, debt }),
  ),
  'loan-repaid': own<Of<'loan-repaid'>>(({ ep, debt }) =>
    debt === 0
      ? phrase('You pay back {ep} EP, and owe nothing any more.', { ep })
      : phrase('You pay back {ep} EP, and still owe {debt}.', { ep, debt }),
  ),
  'interest-charged': own<Of<'interest-charged'>>(({ percent, ep, debt }) =>
    phrase('Interest of {percent}% adds {ep} EP to your loan: you owe {debt}.', { percent, ep, debt }),
  ),
  'default-build-made': own<Of<'default-build-made'>>(({ cause }) =>
    cause === undefined
      ? phrase('No Initial Build of yours came in: the Default Build is made for you.')
      : phrase('The Default Build is made.'),
  ),
  'graveyard-entered': ofShip<Of<'graveyard-entered'>>(
    '{ship} goes from {from} to the Graveyard of Ships, is in {place}, and sends a map of it.',
    ({ from }) => ({ from: placeArg(from) }),
  ),
  'ship-repossessed': own<Of<'ship-repossessed'>>((event, view) =>
    phrase('{ship} is taken from {place} for your loan: {ep} EP less, {debt} still owed.', {
      ship: shipArg(view, event.ship, event),
      place: placeArg(event.place),
      ep: event.ep,
      debt: event.debt,
    }),
  ),
};

export const worldOrigins: Origins<WorldEvent> = {
  'loan-taken': 'either',
  'default-build-made': 'either',
  'loan-repaid': 'order',
  'graveyard-entered': 'order',
  'interest-charged': 'rules',
  'ship-repossessed': 'rules',
};
