import { line, optional } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { standBy, earnPoints, changeShip, stock, stand, earn, remove } from '../model/draft.ts';
import { items, everybody, yes } from '../fields/things.ts';
import { missions } from '../ships/list/missions.ts';
import { ofShip, toOwner, shipSaid, event } from '../declare.ts';
import { placeArg, shipArg, peopleArg } from '../words.ts';
import { points, place, ship, level } from '../fields/parts.ts';
import { putShip } from '../model/stations.ts';
import { upgrade } from '../model/figures.ts';

export const cloakBought = event('cloak-bought', {
  fields: { ...ofShip, ep: points },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} gets a cloaking device for {ep} EP.', ({ ep }) => ({
    ep,
  })),
  ahead: '{ship} will get a cloaking device for {ep} EP.',
  apply: (draft, { ship, seat, ep }) => {
    earnPoints(draft, seat, -ep);
    changeShip(draft, ship, () => ({ cloak: true }));
  },
});

export const missionChanged = event('mission-changed', {
  fields: {
    ...ofShip,
    mission: line(1, 1),
    /** What finds no room any more, and goes home. */
    returned: optional(items),
    items,
    spares: points,
  },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} takes on the mission «{mission}».', ({ mission }) => ({
    mission: missions[mission]?.name ?? mission,
  })),
  ahead: '{ship} will take on the mission «{mission}».',
  apply: (draft, { ship, seat, mission, items, spares, returned = {} }) => {
    changeShip(draft, ship, () => ({ mission, items, spares }));
    stock(draft, seat, returned);
  },
});

export const shipCloaked = event('ship-cloaked', {
  fields: ofShip,
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} cloaks in {place}.'),
  ahead: '{ship} will cloak in {place}.',
  apply: (draft, { ship }) => changeShip(draft, ship, () => ({ cloaked: true })),
});

export const shipDisplaced = event('ship-displaced', {
  fields: { ...ofShip, from: place },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} displaces from {from} to {place}.', ({ from }) => ({
    from: placeArg(from),
  })),
  ahead: '{ship} will displace from {from} to {place}.',
  apply: (draft, { ship, place, from }) => {
    const own = draft.ships[ship];
    if (own !== undefined) putShip(draft.ships, ship, stand(own, place, from));
  },
});

/** A satellite ship follows a mothership until the end of the run. */
export const shipLinked = event('ship-linked', {
  fields: { ...ofShip, mother: ship },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} links to {mother}, and follows it.', ({ mother }, view) => ({
    mother: shipArg(view, mother),
  })),
  ahead: '{ship} will link to {mother}, and follow it.',
  apply: (draft, { ship, mother }) => changeShip(draft, ship, () => ({ linked: mother })),
});

export const shipRefitted = event('ship-refitted', {
  fields: { ...ofShip, dc: points },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} is refitted for {dc} DC, and is faster by one from the next run on.', ({ dc }) => ({
    dc,
  })),
  ahead: '{ship} will be refitted for {dc} DC, and be faster by one from the next run on.',
  apply: (draft, { ship, seat, dc }) => {
    earn(draft, seat, { dc: -dc });
    changeShip(draft, ship, () => ({ refitted: true }));
  },
});

export const shipScrapped = event('ship-scrapped', {
  fields: {
    ...ofShip,
    ep: points,
    /** Whoever was on board and waits again, by their letters; P is a Prime Team (SFW 2022). */
    people: optional(everybody),
    /** What it carried, and goes into store. */
    items: optional(items),
  },
  by: 'order',
  ...toOwner,
  say: ({ place, ep, people }) => {
    const args = { place: placeArg(place), ep, people: peopleArg(people ?? '') };
    return people === undefined
      ? phrase('A ship is scrapped in {place} for {ep} EP.', args)
      : phrase('A ship is scrapped in {place} for {ep} EP. Waiting again: {people}.', args);
  },
  ahead: {
    by: ({ people }) =>
      people === undefined
        ? 'A ship will be scrapped in {place} for {ep} EP.'
        : 'A ship will be scrapped in {place} for {ep} EP. Waiting again: {people}.',
  },
  apply: (draft, { ship, seat, ep, people = '', items = {} }) => {
    earnPoints(draft, seat, ep);
    standBy(draft, seat, people, 1);
    stock(draft, seat, items);
    remove(draft, ship);
  },
});

export const shipUpgraded = event('ship-upgraded', {
  fields: {
    ...ofShip,
    /** By twice as much as others, through a Ship Upgrader (SFW 7532). */
    twice: yes,
    ores: points,
    /** The repair ship whose point was spent. */
    by: optional(ship),
    /** The crew as it is from now on, and the best it has been. */
    crew: level,
    crewMost: level,
  },
  by: 'order',
  ...toOwner,
  say: ({ ship, ores, twice }, view) => {
    const args = { ship: shipArg(view, ship), ores };
    return twice === true
      ? phrase('{ship} is upgraded for {ores} OR, twice as much as others are.', args)
      : phrase('{ship} is upgraded for {ores} OR.', args);
  },
  ahead: '{ship} will be upgraded for {ores} OR.',
  apply: (draft, { ship, seat, ores, by, crew, crewMost, twice }) => {
    earn(draft, seat, { or: -ores });
    changeShip(draft, ship, () => ({
      upgraded: twice === true ? upgrade.twice : upgrade.percent,
      crew,
      crewMost,
    }));
    if (by !== undefined) changeShip(draft, by, ({ spares }) => ({ spares: spares - 1 }));
  },
});

export const shipUncloaked = event('ship-uncloaked', {
  fields: ofShip,
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} drops its cloak to scan.'),
  ahead: '{ship} will drop its cloak to scan.',
  apply: (draft, { ship }) => changeShip(draft, ship, () => ({ cloaked: false })),
});
