import type { EventIn } from '#kernel/declare/event.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder, only } from '#kernel/words/inOrder.ts';
import { optional, integer, line } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Prospect } from '../model/state.ts';
import type { Site } from '../model/site.ts';
import { ofShip, toOwner, event } from '../declare.ts';
import { bothSides, seatArg, placeArg, shipArg } from '../words.ts';
import { changeShip, earnPoints, changeSite } from '../model/draft.ts';
import { designOf } from '../ships/list/index.ts';
import { ofBattle, ships, meeting } from './events.ts';
import { points, mostShips, funds, seat, place, name, level, design } from '../fields/parts.ts';
import { putSite } from '../model/stations.ts';
import { specialNamed } from '../specials/table.ts';
import { yes } from '../fields/things.ts';

/** nor what its base was ordered. */
const theirs: readonly string[] = ['jammed', 'passive'];

/** Who conquers a site finds neither garrison nor officers there (SFW 3572), nor moons that bring anything (SFW 2487), */
const nobodyThere = { fighters: 0, pfs: 0, officers: '', moons: 0, surveyed: false } as const;

/** The attacker tried to come in, and did not dare (SFW 4626). */
export const attackDeclined = event('attack-declined', {
  fields: {
    ...ofBattle,
    /** Where the attackers fall back; what they saw, and what the site produces, they hear themselves. */
    ships: optional(ships),
    attack: optional(points),
    defense: optional(points),
    /** Ships among the defenders that were none, as the attackers know by now (SFW 3045). */
    decoys: optional(integer(1, mostShips)),
    production: optional(funds),
  },
  by: 'rules',
  audience: bothSides,
  hears(event, seat) {
    const { kind, place, foe } = event;
    if (event.seat === seat) return event;
    return foe === seat ? { kind, place, foe, seat: event.seat } : undefined;
  },
  say({ place, seat, foe, attack, defense, decoys }, view) {
    if (attack === undefined || defense === undefined)
      return phrase('Ships of {seat} come to {place} and turn away.', {
        seat: seatArg(view, seat),
        place: placeArg(place),
      });
    const seen = { foe: seatArg(view, foe), place: placeArg(place), attack, defense };
    return decoys === undefined
      ? phrase(
          'Your ships turn away from {foe} in {place}: an attack of {attack} against a defense of {defense}.',
          seen,
        )
      : phrase(
          'Your ships turn away from {foe} in {place}: an attack of {attack} against a defense of {defense}, with {decoys|decoy|decoys}.',
          { ...seen, decoys },
        );
  },
  ahead: {
    guessed: meeting,
  },
  apply: (draft, { ships = {} }) => {
    for (const [id, place] of inOrder(ships)) changeShip(draft, id, () => ({ place }));
  },
});

export const battleEnded = event('battle-ended', {
  fields: {
    ...ofBattle,
    /** Absent: nobody is left. */
    winner: optional(seat),
  },
  by: 'rules',
  audience: bothSides,
  hears: (event, seat) => (bothSides(event).includes(seat) ? event : undefined),
  say: ({ place, winner }, view) =>
    winner === undefined
      ? phrase('Nobody is left in {place}.', { place: placeArg(place) })
      : phrase('{winner} won in {place}.', { winner: seatArg(view, winner), place: placeArg(place) }),
});

export const siteCaptured = event('site-captured', {
  fields: {
    place,
    seat,
    foe: optional(seat),
    /** It was raided, and brings nothing in the next run; only who takes it is told (SFW 2525). */
    raided: yes,
    /** What whoever lost it had called it, or found it called: for them alone. */
    name: optional(name),
  },
  by: 'either',
  audience: bothSides,
  hears: ({ raided, name, ...event }, seat) => {
    if (!bothSides(event).includes(seat)) return undefined;
    if (seat !== event.seat) return name === undefined ? event : { ...event, name };
    return raided === true ? { ...event, raided } : event;
  },
  say: ({ place, seat, foe, raided }, view) => {
    const args = { seat: seatArg(view, seat), place: placeArg(place) };
    if (seat === view.me && raided !== true) return phrase('You captured the site {place}.', args);
    if (foe === undefined)
      return raided === true
        ? phrase('{seat} takes the site {place}. It was raided, and brings nothing next year.', args)
        : phrase('{seat} takes the site {place}.', args);
    const from = { ...args, foe: seatArg(view, foe) };
    return raided === true
      ? phrase('{seat} takes the site {place} from {foe}. It was raided, and brings nothing next year.', from)
      : phrase('{seat} takes the site {place} from {foe}.', from);
  },
  ahead: {
    guessed: ({ place }) =>
      phrase('The site {place} will be yours, if nobody else has come there first.', {
        place: placeArg(place),
      }),
  },
  apply: (draft, { place, seat }) => {
    const site = draft.sites[place];
    if (site === undefined) return;
    const left = only(site as unknown as Record<string, unknown>, (_, key) => !theirs.includes(key));
    putSite(draft.sites, place, {
      ...(left as unknown as Site),
      ...nobodyThere,
      owner: seat,
      taken: draft.turn,
      base: site.base && site.points > 0,
    });
    // Moons that slept since the survey begin to gather again (SFW 2487).
    const held = draft.prospects[place];
    if (site.surveyed && held !== undefined)
      (draft.prospects as Record<PlaceId, Prospect>)[place] = { ...held, turn: draft.turn };
  },
});

export const crewGained = event('crew-gained', {
  fields: { ...ofShip, crew: level },
  by: 'rules',
  ...toOwner,
  say: ({ ship, crew }, view) =>
    phrase('The crew of {ship} has learned: level {crew}.', { ship: shipArg(view, ship), crew }),
  apply: (draft, { ship, crew }) =>
    changeShip(draft, ship, ({ crewMost }) => ({ crew, crewMost: Math.max(crew, crewMost) })),
});

export const bountyEarned = event('bounty-earned', {
  fields: {
    seat,
    place,
    /** What was destroyed: a Warp Gate, or a space monster. */
    design,
    ep: points,
  },
  by: 'rules',
  ...toOwner,
  say: ({ ep, place, design }) =>
    phrase('{what} is destroyed in {place}: {ep} EP.', {
      ep,
      what: designOf({ design }).name ?? 'A Warp Gate',
      place: placeArg(place),
    }),
  apply: (draft, { seat, ep }) => earnPoints(draft, seat, ep),
});

/** Ships have turned back from an ally, unseen. */
export const allySpared = event('ally-spared', {
  fields: {
    ...ofBattle,
    /** Where they fall back. */
    ships,
  },
  by: 'rules',
  ...toOwner,
  say: ({ place, foe }, view) =>
    phrase('Your ships turn back from {place}: {ally} is your ally.', {
      place: placeArg(place),
      ally: seatArg(view, foe),
    }),
  ahead: 'Your ships will turn back from {place}: {ally} is your ally.',
  apply: (draft, { ships }) => {
    for (const [id, place] of inOrder(ships)) changeShip(draft, id, () => ({ place }));
  },
});

/** A Corporation has captured a site with a Sector Special for the first time, and is told what it does. */
export const specialFound = event('special-found', {
  fields: { seat, place, special: line(40, 1) },
  by: 'rules',
  ...toOwner,
  say: ({ place, special }) => {
    const found = specialNamed(special);
    return found === undefined
      ? undefined
      : phrase('{place} has a Sector Special, the {name}: {about}', {
          place: placeArg(place),
          name: found.name,
          about: found.about,
        });
  },
  apply: (draft, { seat, place }) => changeSite(draft, place, ({ told = [] }) => ({ told: [...told, seat] })),
});

export type BattleEnded = EventIn<typeof battleEnded>;
