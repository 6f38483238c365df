import { phrase } from '#kernel/words/phrase.ts';
import type { MissionsEvent } from '../../model/events/missions.ts';
import { missions } from '../../ships/list/missions.ts';
import { ofShip, own, peopleArg, placeArg, shipArg } from '../../words.ts';
import type { Of, Origins, Tellings } from '../../words.ts';

/** Who hears of what ships are made for: missions, refits, upgrades, cloaks and links. */
export const tellMissions: Tellings<MissionsEvent> = {
  'ship-cloaked': ofShip<Of<'ship-cloaked'>>('{ship} cloaks in {place}.'),
  'ship-uncloaked': ofShip<Of<'ship-uncloaked'>>('{ship} drops its cloak to scan.'),
  'mission-changed': ofShip<Of<'mission-changed'>>(
    '{ship} takes on the mission «{mission}».',
    ({ mission }) => ({
      mission: missions[mission]?.name ?? mission,
    }),
  ),
  'ship-refitted': ofShip<Of<'ship-refitted'>>(
    '{ship} is refitted for {dc} DC, and is faster by one from the next run on.',
    ({ dc }) => ({ dc }),
  ),
  'ship-upgraded': own<Of<'ship-upgraded'>>(({ ship, ores, twice }, view) => {
    const args = { ship: shipArg(view, ship), ores };
    return twice === true
      ? phrase('{ship} is upgraded for {ores} OR, twice as much as others are.', args)
      : phrase('{ship} is upgraded for {ores} OR.', args);
  }),
  'cloak-bought': ofShip<Of<'cloak-bought'>>('{ship} gets a cloaking device for {ep} EP.', ({ ep }) => ({
    ep,
  })),
  'ship-linked': ofShip<Of<'ship-linked'>>(
    '{ship} links to {mother}, and follows it.',
    ({ mother }, view) => ({
      mother: shipArg(view, mother),
    }),
  ),
  'link-ended': ofShip<Of<'link-ended'>>('{ship} stays in {place}: its mothership is no more.'),
  'satellite-followed': ofShip<Of<'satellite-followed'>>('{ship} follows its mothership to {place}.'),
  'ship-displaced': ofShip<Of<'ship-displaced'>>('{ship} displaces from {from} to {place}.', ({ from }) => ({
    from: placeArg(from),
  })),
  'ship-scrapped': own<Of<'ship-scrapped'>>(({ place, ep, people }) => {
    const args = { place: placeArg(place), ep, people: peopleArg(people ?? '') };
    return people === undefined
      ? phrase('A ship is scrapped in {place} for {ep} EP.', args)
      : phrase('A ship is scrapped in {place} for {ep} EP. Waiting again: {people}.', args);
  }),
};

export const missionsOrigins: Origins<MissionsEvent> = {
  'ship-cloaked': 'order',
  'ship-uncloaked': 'order',
  'ship-scrapped': 'order',
  'mission-changed': 'order',
  'ship-refitted': 'order',
  'ship-upgraded': 'order',
  'cloak-bought': 'order',
  'ship-linked': 'order',
  'link-ended': 'either',
  'satellite-followed': 'rules',
  'ship-displaced': 'order',
};
