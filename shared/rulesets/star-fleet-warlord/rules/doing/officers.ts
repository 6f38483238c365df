import type { UnitId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import type { OfficersShipOrder } from '../../model/orders/officers.ts';
import type { Ship } from '../../model/ship.ts';
import { crewLevels } from '../../tables/figures.ts';
import { impossible } from '../../tables/refusals.ts';
import { designOf } from '../../tables/ships/index.ts';
import { nameOf, orBestCrew } from '../able.ts';
import type { Doings } from '../able.ts';
import { fundsOf } from '../money.ts';
import { curable, trains } from '../places.ts';
import type { Moment } from '../places.ts';

/** What training costs, in people: by the level from which a crew rises (SFW 2085). */
export const trainingCost = ({ crew, ...ship }: Pick<Ship, 'crew' | 'design'>): number =>
  percentOf(15 * Math.max(1, crew - 2), designOf(ship).cost);

function cannotTrain(moment: Moment, id: UnitId, ship: Ship): Problem | undefined {
  if (!trains(moment, ship)) return impossible('SFW 2083', 'nowhere-to-train');
  if (ship.crew >= crewLevels.trained)
    return impossible('SFW 2088', 'trained-enough', { level: crewLevels.trained, ship: nameOf(id, ship) });
  const [price, holds] = [trainingCost(ship), fundsOf(moment.world.state, ship.seat).pe];
  return price > holds ? impossible('SFW 2087', 'too-dear', { price, what: 'PE', holds }) : undefined;
}

/** Orders of crews, officers and Prime Teams, and what hinders them. */
export const officersDoings: Doings<OfficersShipOrder> = {
  cure: {
    title: 'Heal Weak Crews',
    code: 'CURE',
    cite: 'SFW 1574',
    sound: true,
    able: orBestCrew('H'),
    what: 'a hospital ship, or a crew of level 9',
    hindered: (moment, _, ship) =>
      curable(moment, ship).length > 0 ? undefined : impossible('SFW 1578', 'nobody-to-cure'),
  },
  train: { title: 'Train Crew', code: 'TRNG', cite: 'SFW 2078', hindered: cannotTrain },
};
