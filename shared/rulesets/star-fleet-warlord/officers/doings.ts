import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { OfficersShipOrder, TakeAboard } from '../model/orders/officers.ts';
import type { Ship } from '../model/ship.ts';
import { crewLevels } from '../model/figures.ts';
import { people } from '../ships/people.ts';
import { impossible } from '../refusals.ts';
import { designOf } from '../ships/list/index.ts';
import { bestTraining } from '../specials/boons.ts';
import type { Doings } from '../ships/able.ts';
import { any, nameOf, orBestCrew } from '../ships/able.ts';
import { cannotPay } from '../money/money.ts';
import { boardingCost, isAboard, isAcademy, waitingFor } from './officers.ts';
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
  { who, pays }: Pick<TakeAboard, 'who' | 'pays'>,
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

/** Orders of crews, officers and Prime Teams, and what hinders them. */
export const officersDoings: Doings<OfficersShipOrder> = {
  cure: {
    title: 'Heal Weak Crews',
    code: 'CURE',
    cite: 'SFW 1574',
    sound: true,
    able: (ship) => isHospital(ship) || isLimited(ship),
    what: 'a hospital ship, or a crew of level 9',
    hindered: cannotCure,
  },
  train: {
    title: 'Train Crew',
    code: 'TRNG',
    cite: 'SFW 2078',
    able: (ship) => !isPenal(ship),
    what: 'a ship that is no penal ship',
    hindered: cannotTrain,
  },
  'take-aboard': {
    title: 'Get a Legendary Officer or Prime Team',
    code: 'GLO',
    cite: 'SFW 1666',
    able: (ship) => !isPenal(ship) && designOf(ship).race !== 'M',
    what: 'a ship that is neither a penal ship nor a monster',
    hindered: cannotBoard,
  },
};
