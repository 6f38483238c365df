import { phrase } from '#kernel/words/phrase.ts';
import type { NamesEvent } from '../../../model/events/stance.ts';
import type { Of, Origins, Tellings } from '../../../words.ts';
import { open, own, placeArg } from '../../../words.ts';

/** Who hears of names, and of what a Corporation tells of itself: all hear what Corporations are called (SFW 129). */
export const tellNames: Tellings<NamesEvent> = {
  'corporation-named': open<Of<'corporation-named'>>(({ number, name }) =>
    phrase('Corporation {number} is called {name} from now on.', { number, name }),
  ),
  'ship-named': own<Of<'ship-named'>>(({ ship, design, name }) =>
    phrase('{ship} has its name.', { ship: { to: 'unit', id: ship, text: `${design} ${name}` } }),
  ),
  'site-named': own<Of<'site-named'>>(({ place, name }) =>
    phrase('{place} is called {name}.', { place: placeArg(place), name }),
  ),
  'header-set': own<Of<'header-set'>>(({ header }) =>
    header === ''
      ? phrase('Nothing stands before the names of new ships.')
      : phrase('{header} stands before the names of new ships.', { header }),
  ),
  'motto-set': own<Of<'motto-set'>>(({ motto }) =>
    motto === '' ? phrase('You have no motto.') : phrase('Your motto is «{motto}»', { motto }),
  ),
  'phone-set': own<Of<'phone-set'>>(({ open: told, phone }) =>
    told
      ? phrase('Whoever meets you is told your telephone number, {phone}.', { phone })
      : phrase('Nobody is told your telephone number, {phone}.', { phone }),
  ),
  'info-set': own<Of<'info-set'>>(({ info }) =>
    info === ''
      ? phrase('Whoever meets you is told nothing of how to reach you.')
      : phrase('Whoever meets you is told how to reach you: «{info}»', { info }),
  ),
};

export const namesOrigins: Origins<NamesEvent> = {
  'corporation-named': 'order',
  'ship-named': 'order',
  'site-named': 'order',
  'header-set': 'order',
  'motto-set': 'order',
  'phone-set': 'order',
  'info-set': 'order',
};
