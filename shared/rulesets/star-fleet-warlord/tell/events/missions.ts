import { phrase } from '#kernel/report/phrase.ts';
import type { MissionsEvent } from '../../model/events/missions.ts';
import { ofShip, own, placeArg } from '../parts.ts';
import type { Of, Origins, Tellings } from '../parts.ts';

/** Who hears of what ships are made for: missions, refits, upgrades, cloaks and links. */
export const tellMissions: Tellings<MissionsEvent> = {
  'ship-cloaked': ofShip<Of<'ship-cloaked'>>('{ship} cloaks in {place}.'),
  'ship-uncloaked': ofShip<Of<'ship-uncloaked'>>('{ship} drops its cloak to scan.'),
  'ship-scrapped': own<Of<'ship-scrapped'>>(({ place, ep }) =>
    phrase('A ship is scrapped in {place} for {ep} EP.', { place: placeArg(place), ep }),
  ),
};

export const missionsOrigins: Origins<MissionsEvent> = {
  'ship-cloaked': 'order',
  'ship-uncloaked': 'order',
  'ship-scrapped': 'order',
};
