import { oneOf } from '#kernel/codec/shapes.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { PersonLetter } from '../model/ship.ts';
import { personLetters, officerLetters } from '../model/ship.ts';
import { changeShip, earn, changeSite, standBy } from '../model/draft.ts';
import { level, points, seat, place, funds } from '../fields/parts.ts';
import { ofShip, toOwner, shipSaid, event } from '../declare.ts';
import { officers, yes } from '../fields/things.ts';
import { peopleArg, placeArg } from '../words.ts';
import { resources } from '../model/funds.ts';
import { siteFee } from '../ships/people.ts';

/** Letters in their order, with one more. */
const joined = (letters: string, who: PersonLetter): string =>
  `${letters}${who}`.split('').toSorted().join('');

export const crewCured = event('crew-cured', {
  fields: { ...ofShip, crew: level },
  by: 'either',
  ...toOwner,
  say: shipSaid('The crew of {ship} is cured: level {crew}.', ({ crew }) => ({
    crew,
  })),
  ahead: 'The crew of {ship} will be cured: level {crew}.',
  apply: (draft, { ship, crew }) => changeShip(draft, ship, () => ({ crew })),
});

export const crewTrained = event('crew-trained', {
  fields: { ...ofShip, people: points, crew: level },
  by: 'order',
  ...toOwner,
  say: shipSaid('The crew of {ship} is trained for {people} PE: level {crew}.', ({ people, crew }) => ({
    people,
    crew,
  })),
  ahead: 'The crew of {ship} will be trained for {people} PE: level {crew}.',
  apply: (draft, { ship, seat, people, crew }) => {
    earn(draft, seat, { pe: -people });
    changeShip(draft, ship, ({ crewMost }) => ({ crew, crewMost: Math.max(crew, crewMost) }));
  },
});

/** An officer or a Prime Team comes on board. */
export const officerBoarded = event('officer-boarded', {
  fields: { ...ofShip, who: oneOf(personLetters), pays: oneOf(['pe', 'fp']), cost: points },
  by: 'order',
  ...toOwner,
  say: shipSaid('For {cost} {paid}, {ship} takes on board: {who}.', ({ who, pays, cost }) => ({
    who: peopleArg(who),
    paid: pays.toUpperCase(),
    cost,
  })),
  ahead: 'For {cost} {paid}, {ship} will take on board: {who}.',
  apply: (draft, { ship, seat, who, pays, cost }) => {
    earn(draft, seat, { [pays]: -cost });
    standBy(draft, seat, who, -1);
    changeShip(draft, ship, ({ officers }) =>
      who === 'P' ? { team: true } : { officers: joined(officers, who) },
    );
  },
});

/** An officer goes to a site. */
export const officerStationed = event('officer-stationed', {
  fields: { seat, place, who: oneOf(officerLetters), cost: funds },
  by: 'order',
  ...toOwner,
  say: ({ place, who, cost }) => {
    const [one, other] = resources.filter((resource) => cost[resource] > 0);
    return phrase('For {fee} {one} and {other}, {place} receives: {who}.', {
      place: placeArg(place),
      who: peopleArg(who),
      fee: siteFee,
      one: (one ?? '').toUpperCase(),
      other: (other ?? '').toUpperCase(),
    });
  },
  ahead: 'For {fee} {one} and {other}, {place} will receive: {who}.',
  apply: (draft, { seat, place, who, cost }) => {
    earn(draft, seat, Object.fromEntries(resources.map((resource) => [resource, -cost[resource]])));
    standBy(draft, seat, who, -1);
    changeSite(draft, place, ({ officers }) => ({ officers: joined(officers, who) }));
  },
});

/** Officers, by their letters, and perhaps a Prime Team are from now on there for a Corporation. */
export const officersArrived = event('officers-arrived', {
  fields: { seat, officers, team: yes },
  by: 'rules',
  ...toOwner,
  say: ({ officers, team }) =>
    phrase('Now waiting for an assignment: {people}.', {
      people: peopleArg(team === true ? `${officers}P` : officers),
    }),
  ahead: {
    guessed: ({ team }) =>
      team === true
        ? phrase('A Prime Team and one officer or more will arrive.')
        : phrase('One officer or more will arrive.'),
  },
  apply: (draft, { seat, officers, team }) =>
    standBy(draft, seat, team === true ? `${officers}P` : officers, 1),
});
