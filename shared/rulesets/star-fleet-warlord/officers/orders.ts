import { oneOf } from '#kernel/codec/shapes.ts';
import { choice } from '#kernel/declare/entries.ts';
import type { Choice } from '#kernel/orders/form.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import { told } from '../acting.ts';
import { place } from '../fields/parts.ts';
import { labelOf } from '../galaxy/board.ts';
import { imagine } from '../model/imagine.ts';
import type { OfficerLetter, PersonLetter, Ship } from '../model/ship.ts';
import { personLetters } from '../model/ship.ts';
import type { View } from '../model/view.ts';
import { officeOrder, shipAt, shipOrder } from '../ordering.ts';
import { siteFee, people } from '../ships/people.ts';
import { placeNext, placeText, wrong } from '../typing.ts';
import { crewCured, crewTrained, officerBoarded, officerStationed } from './events.ts';
import { cannotStation, stationCost, boardingCost, isAboard, isAcademy, waitingFor } from './officers.ts';
import { crewLevels } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { designOf } from '../ships/list/index.ts';
import { bestTraining } from '../specials/boons.ts';
import { any, nameOf, orBestCrew } from '../ships/able.ts';
import { cannotPay } from '../money/money.ts';
import type { Moment } from '../ships/places.ts';
import { curable, trains } from '../ships/places.ts';
import { hasSpecial } from '../specials/specials.ts';
import type { World } from '../galaxy/world.ts';

/** What training costs, in people: by the level from which a crew rises; a Prime Team halves it (SFW 2085, 2089). */
export const trainingCost = ({ crew, team, ...ship }: Pick<Ship, 'crew' | 'design' | 'team'>): number =>
  rounded(15 * Math.max(1, crew - crewLevels.usual + 1) * designOf(ship).cost, team === true ? 200 : 100);

/** The level that training reaches: one more with a Prime Team, and one more by a Fleet Training Center (SFW 2088, 7431). */
function trainedBy({ state }: World, { team, seat }: Ship): number {
  const { usual, team: best } = bestTraining;
  if (hasSpecial(state, seat, 'training-center')) return team === true ? best : usual;
  return crewLevels.trained + (team === true ? 1 : 0);
}

const isHospital = orBestCrew('H');
const isLimited = any('h');

/** Why nobody is cured here; undefined if somebody is. A limited hospital takes a crew (SFW 6497). */
function cannotCure(moment: Moment, id: UnitId, ship: Ship): Problem | undefined {
  if (!isHospital(ship) && ship.crew < crewLevels.usual)
    return impossible('SFW 6497', 'crew-too-weak', { ship: nameOf(id, ship), least: crewLevels.usual });
  return curable(moment, ship).length > 0 ? undefined : impossible('SFW 1578', 'nobody-to-cure');
}

const isPenal = (ship: Ship): boolean => designOf(ship).marks.includes('penal');

function cannotTrain(moment: Moment, id: UnitId, ship: Ship): Problem | undefined {
  if (!trains(moment, ship)) return impossible('SFW 2083', 'nowhere-to-train');
  const level = trainedBy(moment.world, ship);
  if (ship.crew >= level) return impossible('SFW 2088', 'trained-enough', { level, ship: nameOf(id, ship) });
  return cannotPay(moment.world.state, ship.seat, trainingCost(ship), 'SFW 2087', 'pe');
}

/** Why nobody like that can come on board here; undefined if somebody can (SFW 1675). */
function cannotBoard(
  moment: Moment,
  id: UnitId,
  ship: Ship,
  { who, pays }: { readonly who: PersonLetter; readonly pays: 'pe' | 'fp' },
): Problem | undefined {
  const { state } = moment.world;
  const { name } = people[who];
  if (isAboard(ship, who))
    return impossible('SFW 1687', 'aboard-already', { ship: nameOf(id, ship), who: name });
  if (waitingFor(state, ship.seat, who) === 0) return impossible('SFW 1676', 'nobody-waiting', { who: name });
  if (!trains(moment, ship) && !isAcademy(moment.world, ship.seat, ship.place))
    return impossible('SFW 1675', 'nowhere-to-board');
  return cannotPay(state, ship.seat, boardingCost(ship, who), 'SFW 1679', pays);
}

/** Heals the crews of ships that stand still beside it. */
export const cure = shipOrder('cure', {
  fields: {},
  title: 'Heal Weak Crews',
  code: 'CURE',
  cite: 'SFW 1574',
  sound: true,
  able: (ship) => isHospital(ship) || isLimited(ship),
  what: 'a hospital ship, or a crew of level 9',
  hindered: cannotCure,
  act(act) {
    for (const [ship, { crewMost: crew }] of curable(act, act.ship))
      act.turn.happen(crewCured.of({ ...told(act), ship, crew }));
  },
});

/** Trains the crew of the ship, by a level. */
export const train = shipOrder('train', {
  fields: {},
  title: 'Train Crew',
  code: 'TRNG',
  cite: 'SFW 2078',
  able: (ship) => !isPenal(ship),
  what: 'a ship that is no penal ship',
  hindered: cannotTrain,
  act: (act) =>
    act.turn.happen(
      crewTrained.of({ ...told(act), people: trainingCost(act.ship), crew: act.ship.crew + 1 }),
    ),
});

/** Those who wait, and whoever is chosen already. */
const waiting = (view: View, chosen: PersonLetter): readonly PersonLetter[] =>
  personLetters.filter((who) => who === chosen || waitingFor(imagine(view), view.me, who) > 0);

const boarding = (ship: Ship | undefined, who: PersonLetter): Choice['label'] =>
  ship === undefined
    ? phrase('{name}', { name: people[who].name })
    : phrase('{name} ({cost})', { name: people[who].name, cost: boardingCost(ship, who) });

const letters = personLetters.join('');
const isPerson = (letter: string): letter is PersonLetter => /^.$/.test(letter) && letters.includes(letter);

/** Takes an officer or a Prime Team on board, and pays with people or with food (SFW 1666). */
export const takeAboard = shipOrder('take-aboard', {
  fields: { who: oneOf(personLetters), pays: oneOf(['pe', 'fp']) },
  title: 'Get a Legendary Officer or Prime Team',
  code: 'GLO',
  cite: 'SFW 1666',
  able: (ship) => !isPenal(ship) && designOf(ship).race !== 'M',
  what: 'a ship that is neither a penal ship nor a monster',
  offers(view, ship) {
    const who = personLetters.find(
      (one) => waitingFor(imagine(view), view.me, one) > 0 && !isAboard(ship, one),
    );
    return who === undefined ? [] : [{ who, pays: 'pe' as const }];
  },
  form(view, order, at) {
    const ship = shipAt(view, at);
    const whom = waiting(view, order.who).map((who) => ({ value: who, label: boarding(ship, who) }));
    return [
      choice(order, 'who', 'Who', whom),
      choice(order, 'pays', 'Paid with', [
        { value: 'pe', label: phrase('people') },
        { value: 'fp', label: phrase('food') },
      ]),
    ];
  },
  hindered: cannotBoard,
  say: (order) =>
    phrase('Take on board: {who} ({code})', { who: people[order.who].name, code: boardingCode(order) }),
  ways: [
    {
      // `GLOM` and `FLOM`: the letter of the officer follows at once; the former pays people, the latter food (SFW 1675).
      like: /^[GF]LO.?$/,
      read({ code }) {
        const [text, who] = [code.word.toUpperCase(), code.word.slice(3).toUpperCase()];
        return isPerson(who)
          ? { who, pays: text.startsWith('G') ? ('pe' as const) : ('fp' as const) }
          : wrong(
              code,
              phrase('{code} takes the letter of an officer, or P for a Prime Team, such as {code}M.', {
                code: text.slice(0, 3),
              }),
            );
      },
      write: (order) => boardingCode(order),
    },
  ],
  act(act) {
    const { who, pays } = act.order;
    const cost = boardingCost(act.ship, who);
    act.turn.happen(officerBoarded.of({ ...told(act), who, pays, cost }));
  },
});

const boardingCode = ({ who, pays }: { readonly who: PersonLetter; readonly pays: 'pe' | 'fp' }): string =>
  `${pays === 'pe' ? 'G' : 'F'}LO${who}`;

/** Sends an officer to a site (SFW 3550). */
export const stationOfficer = officeOrder('station-officer', {
  fields: { place, who: oneOf(personLetters) },
  title: 'Assign a Legendary Officer to a Site',
  offers(view, { place: here }) {
    const who =
      here === undefined
        ? undefined
        : personLetters.find(
            (one) => cannotStation(imagine(view), view.me, { place: here, who: one }) === undefined,
          );
    return here === undefined || who === undefined ? [] : [{ place: here, who }];
  },
  form(view, order) {
    const whom = waiting(view, order.who).map((who) => ({
      value: who,
      label: phrase('{name} ({fee} {paid})', {
        name: people[who].name,
        fee: siteFee,
        paid: (people[who].sites ?? []).map((resource) => resource.toUpperCase()).join(', '),
      }),
    }));
    return [choice(order, 'who', 'Who', whom)];
  },
  cannot: (state, { seat, order }) => cannotStation(state, seat, order),
  say: ({ place: at, who }) =>
    phrase('Send to {place}: {who}', { place: labelOf(at), who: people[who].name }),
  ways: [
    {
      // `AL 01 0515 E` (SFW 3551).
      like: /^AL$/,
      read(reading) {
        const at = placeNext(reading);
        if (typeof at !== 'string') return at;
        const word = reading.next();
        const who = word?.word.toUpperCase() ?? '';
        return isPerson(who)
          ? { place: at, who }
          : wrong(
              word ?? reading.code,
              phrase('AL takes a hex and the letter of an officer, such as AL 01 0515 E.'),
            );
      },
      write: ({ place: at, who }) => `AL ${placeText(at)} ${who}`,
    },
  ],
  act({ turn, seat, order }) {
    // Prime Teams serve on ships alone, and have been refused.
    const who = order.who as OfficerLetter;
    turn.happen(
      officerStationed.of({ seat, place: order.place, who, cost: stationCost(who), cause: order.ref }),
    );
  },
});
