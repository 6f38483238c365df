import { phrase, phraseList } from '#kernel/words/phrase.ts';
import type { HappeningsEvent } from '../../model/events/happenings.ts';
import { announcements } from '../../standing/announcementTable.ts';
import { listTitle } from '../../standing/lists.ts';
import { specialNamed } from '../../specials/table.ts';
import { itemsText } from '../../items/table.ts';
import { victoryText } from './parts/victory.ts';
import { befallenSaid } from './parts/befallen.ts';
import { ofShip, own, placeArg, seatArg } from '../../words.ts';
import type { Of, Origins, Tellings } from '../../words.ts';

/** Who hears of Sector Specials, random events, stock and lists. */
export const tellHappenings: Tellings<HappeningsEvent> = {
  // Everybody hears that lists were made, and has the first places in the next report; whole lists are read by spies alone (SFW 4544).
  'rankings-made': {
    told: () => ({ kind: 'rankings-made', rankings: {} }),
    say: () => phrase('Corporations have been listed by their stock, and by more.'),
  },
  'list-told': own<Of<'list-told'>>(({ list, places }, view) =>
    places.length === 0
      ? phrase('{list}: nobody.', { list: listTitle(list) })
      : phrase('{list}: {places}.', {
          list: listTitle(list),
          places: phraseList(
            places.map(({ seat, value }) => phrase('{seat} {value}', { seat: seatArg(view, seat), value })),
            ', ',
          ),
        }),
  ),
  'victory-told': own<Of<'victory-told'>>(victoryText),
  'stock-told': own<Of<'stock-told'>>(({ of, stock }, view) =>
    phrase('The stock of {seat} is worth {stock}.', { seat: seatArg(view, of), stock }),
  ),
  announced: own<Of<'announced'>>(({ key }, { own: { veteran } }) => {
    const row = announcements[key];
    if (row === undefined || veteran) return row?.said;
    return phrase('{said} {more}', { said: row.said, more: row.more });
  }),
  'rise-rewarded': own<Of<'rise-rewarded'>>(({ ep, percent }) =>
    phrase('Your stock rose most of all last year, by {percent}%: the Galactic Council gives you {ep} EP.', {
      ep,
      percent,
    }),
  ),
  'special-found': own<Of<'special-found'>>(({ place, special }) => {
    const found = specialNamed(special);
    return found === undefined
      ? undefined
      : phrase('{place} has a Sector Special, the {name}: {about}', {
          place: placeArg(place),
          name: found.name,
          about: found.about,
        });
  }),
  'items-made': own<Of<'items-made'>>(({ place, items }) =>
    phrase('{place} makes {items} for your store.', { place: placeArg(place), items: itemsText(items) }),
  ),
  'sites-restored': own<Of<'sites-restored'>>(({ places }) =>
    phrase('Sites are restored for nothing: {places}.', {
      places: phraseList(
        places.map((place) => phrase('{place}', { place: placeArg(place) })),
        ', ',
      ),
    }),
  ),
  'ship-cloaked-alone': ofShip<Of<'ship-cloaked-alone'>>(
    '{ship} cloaks by itself in {place}, for {dc} DC.',
    ({ dc }) => ({
      dc,
    }),
  ),
  'casino-played': own<Of<'casino-played'>>(({ place, ep, by }) => {
    const args = { place: placeArg(place), ep, by: Math.abs(by) };
    if (by === 0) return phrase('{ep} EP are gambled with in {place}, and are left as they were.', args);
    return by < 0
      ? phrase('{ep} EP are gambled with in {place}, and {by} are lost.', args)
      : phrase('{ep} EP are gambled with in {place}, and {by} are won.', args);
  }),
  'resources-equalized': own<Of<'resources-equalized'>>(({ place, each }) =>
    phrase('{place} leaves you {each} of each resource.', { place: placeArg(place), each }),
  ),
  'races-told': own<Of<'races-told'>>(({ races }) =>
    races.length === 0
      ? phrase('Your spy tells that nobody has a primary race.')
      : phrase('Your spy tells of primary races in use: {races}.', { races: races.join(', ') }),
  ),
  'resources-traded': own<Of<'resources-traded'>>(({ from, to, amount, gained }) =>
    phrase('{amount} {from} are traded for {gained} {to}.', {
      amount,
      gained,
      from: from.toUpperCase(),
      to: to.toUpperCase(),
    }),
  ),
  'hex-calmed': own<Of<'hex-calmed'>>(({ place, ep }) =>
    phrase('The terrain in {place} is calmed for good, for {ep} EP.', { place: placeArg(place), ep }),
  ),
  'random-event': own<Of<'random-event'>>(befallenSaid),
  'event-wished': own<Of<'event-wished'>>(({ wanted }) =>
    wanted
      ? phrase('A random event will come at the end of this run.')
      : phrase('No random event will come in this run.'),
  ),
  'stock-changed': own<Of<'stock-changed'>>(({ by, stock }) => {
    if (by === 0) return undefined;
    return by < 0
      ? phrase('Your stock falls by {by} to {stock}.', { by: -by, stock })
      : phrase('Your stock rises by {by} to {stock}.', { by, stock });
  }),
};

export const happeningsOrigins: Origins<HappeningsEvent> = {
  'rankings-made': 'rules',
  'list-told': 'rules',
  'victory-told': 'rules',
  'stock-told': 'rules',
  announced: 'rules',
  'rise-rewarded': 'rules',
  'special-found': 'rules',
  'items-made': 'rules',
  'sites-restored': 'rules',
  'ship-cloaked-alone': 'rules',
  'casino-played': 'rules',
  'resources-equalized': 'rules',
  'races-told': 'rules',
  'resources-traded': 'order',
  'hex-calmed': 'order',
  'random-event': 'rules',
  'event-wished': 'order',
  'stock-changed': 'rules',
};
