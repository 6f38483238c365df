import { phrase, phraseList } from '#kernel/words/phrase.ts';
import { resources } from '../../model/funds.ts';
import type { OfficersEvent } from '../../model/events/officers.ts';
import { siteFee } from '../../ships/people.ts';
import { hexArg, ofShip, own, peopleArg, placeArg, shipArg } from '../../words.ts';
import type { Of, Origins, Tellings } from '../../words.ts';

/** Who hears of crews, officers and Prime Teams. */
export const tellOfficers: Tellings<OfficersEvent> = {
  'crew-cured': ofShip<Of<'crew-cured'>>('The crew of {ship} is cured: level {crew}.', ({ crew }) => ({
    crew,
  })),
  'crew-trained': ofShip<Of<'crew-trained'>>(
    'The crew of {ship} is trained for {people} PE: level {crew}.',
    ({ people, crew }) => ({ people, crew }),
  ),
  'officer-boarded': ofShip<Of<'officer-boarded'>>(
    'For {cost} {paid}, {ship} has somebody new on board: {who}.',
    ({ who, pays, cost }) => ({ who: peopleArg(who), paid: pays.toUpperCase(), cost }),
  ),
  'officer-stationed': own<Of<'officer-stationed'>>(({ place, who, cost }) => {
    const [one, other] = resources.filter((resource) => cost[resource] > 0);
    return phrase('For {fee} {one} and {other}, {place} has somebody new: {who}.', {
      place: placeArg(place),
      who: peopleArg(who),
      fee: siteFee,
      one: (one ?? '').toUpperCase(),
      other: (other ?? '').toUpperCase(),
    });
  }),
  'ship-mended': ofShip<Of<'ship-mended'>>(
    'The Engineer of {ship} repairs it: internal damage {damage}, {drained|point of speed|points of speed} gone.',
    ({ damage, drained }) => ({ damage, drained }),
  ),
  'surroundings-scanned': own<Of<'surroundings-scanned'>>(({ ship, hexes }, view) =>
    phrase('{ship} scans around itself: {hexes}.', {
      ship: shipArg(view, ship),
      hexes: phraseList(
        hexes.map(({ place, terrain, ships }) => {
          const args = { place: placeArg(place), terrain: hexArg(terrain), ships };
          return ships === 0
            ? phrase('{place} {terrain}', args)
            : phrase('{place} {terrain} ({ships|foreign ship|foreign ships})', args);
        }),
        ', ',
      ),
    }),
  ),
  'officers-arrived': own<Of<'officers-arrived'>>(({ officers, team }) =>
    phrase('Waiting for an assignment from now on: {people}.', {
      people: peopleArg(team === true ? `${officers}P` : officers),
    }),
  ),
};

export const officersOrigins: Origins<OfficersEvent> = {
  'crew-cured': 'either',
  'crew-trained': 'order',
  'officer-boarded': 'order',
  'officer-stationed': 'order',
  'ship-mended': 'rules',
  'surroundings-scanned': 'rules',
  'officers-arrived': 'rules',
};
