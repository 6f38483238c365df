import type { PlaceId, UnitId } from '#kernel/ids.ts';
import type { Problem } from '#kernel/problem.ts';
import type { ShipOrder, Sweep } from '../model/orders.ts';
import type { Ship } from '../model/ship.ts';
import { labelOf, neighbour } from '../tables/board.ts';
import { crewLevels } from '../tables/figures.ts';
import { hulls } from '../tables/ships/classes.ts';
import { impossible } from '../tables/refusals.ts';
import { designOf } from '../tables/ships/index.ts';
import { bothOf, codesOf, flatOf } from '../tables/terrain.ts';
import { nameOf, shipOrders, unable } from './able.ts';
import type { Moment } from './places.ts';
import { curable, fixable, refills, repairerOf, trains } from './places.ts';
import { fundsOf } from './money.ts';
import { percentOf, rounded } from '#kernel/steps/fractions.ts';
import { factorsOf, hasVariant, repairSteps } from './ships.ts';
import type { World } from './world.ts';

/** What a repair of damage and engines costs, in ores (SFW 1915). */
export const repairCost = (ship: Ship): number =>
  rounded(repairSteps(ship) * designOf(ship).cost, 10) + 10 * ship.drained;

/** The least that a repair costs, where only crew or shields are restored (SFW 1925). */
export const leastRepair = 1;

/** What training costs, in people: by the level from which a crew rises (SFW 2085). */
export const trainingCost = ({ crew, ...ship }: Pick<Ship, 'crew' | 'design'>): number =>
  percentOf(15 * Math.max(1, crew - 2), designOf(ship).cost);

/** What scrapping returns, in EP (SFW 2016). */
export const scrapValue = ({ crew, ...ship }: Pick<Ship, 'crew' | 'design'>): number =>
  percentOf(25 + 10 * (crew - crewLevels.usual), designOf(ship).cost);

/** What a ship finds where so much lies (SFW 1855, 6412). */
export const prospected = (world: World, ship: Ship): number => {
  const value = world.prospect(ship.place);
  if (flatOf(world.hex(ship.place))) return value;
  return percentOf(100 + 10 * (ship.crew - crewLevels.usual) + (hasVariant(ship, 'Y') ? 25 : 0), value);
};

/** The hex that a minesweeper sweeps. */
export const sweptBy = (
  { state }: World,
  { place }: Ship,
  { direction }: Pick<Sweep, 'direction'>,
): PlaceId => (direction === 0 ? place : (neighbour(state.parameters.size, place, direction) ?? place));

/** Ships that a minesweeper makes way for (SFW 2054, 2745). */
export const sweptFor = (ship: Ship): number =>
  (hulls[designOf(ship).hull].small ? 3 : 5) + (ship.crew >= 6 ? 1 : 0) + (ship.crew >= 9 ? 2 : 0);

/** Whether anything blocks scans there (SFW 1990). */
export const blocksScans = (world: World, place: PlaceId): boolean =>
  bothOf(world.hex(place)).some(({ scansBlocked }) => scansBlocked === true);

/** Why a ship cannot carry out an order here and now, other than moves; undefined if it can. */
export function cannotDo(moment: Moment, id: UnitId, ship: Ship, order: ShipOrder): Problem | undefined {
  return unable(id, ship, order) ?? hindrances[order.kind]?.(moment, id, ship, order as never);
}

type Hindrance = (moment: Moment, id: UnitId, ship: Ship, order: Sweep) => Problem | undefined;

const hindrances: Readonly<Partial<Record<ShipOrder['kind'], Hindrance>>> = {
  cloak({ world }, id, ship) {
    const { cite } = shipOrders.cloak;
    if (ship.cloaked) return impossible(cite, 'cloaked-already', { ship: nameOf(id, ship) });
    const hex = world.hex(ship.place);
    return ship.crew < 7 && bothOf(hex).some(({ cloaksBlocked }) => cloaksBlocked === true)
      ? impossible(cite, 'cloak-disrupted', { terrain: codesOf(hex) })
      : undefined;
  },
  cure: (moment, _, ship) =>
    curable(moment, ship).length > 0 ? undefined : impossible('SFW 1578', 'nobody-to-cure'),
  fix({ world }, id, ship) {
    if (ship.spares === 0) return impossible('SFW 1662', 'no-spares', { ship: nameOf(id, ship) });
    return fixable(world, ship).length > 0 ? undefined : impossible('SFW 1654', 'nothing-to-fix');
  },
  repair: cannotRepair,
  scan: ({ world }, _, ship) =>
    blocksScans(world, ship.place)
      ? impossible('SFW 1989', 'scan-blocked', { terrain: codesOf(world.hex(ship.place)) })
      : undefined,
  sweep: ({ world }, _, ship, order) =>
    bothOf(world.hex(sweptBy(world, ship, order))).some(({ code }) => code === 'OM')
      ? undefined
      : impossible('SFW 2046', 'no-minefield', { place: labelOf(sweptBy(world, ship, order)) }),
  train: cannotTrain,
};

function cannotRepair(moment: Moment, id: UnitId, ship: Ship): Problem | undefined {
  const whole =
    ship.damage === 0 &&
    ship.drained === 0 &&
    ship.crew >= crewLevels.usual &&
    ship.shields >= factorsOf(ship).shields;
  if (whole) return impossible('SFW 1911', 'nothing-to-repair', { ship: nameOf(id, ship) });
  if (repairerOf(moment, id, ship) === undefined) return impossible('SFW 1932', 'nowhere-to-repair');
  const price = Math.max(leastRepair, repairCost(ship));
  const holds = fundsOf(moment.world.state, ship.seat).or;
  return price > holds ? impossible('SFW 1923', 'too-dear', { price, what: 'OR', holds }) : undefined;
}

function cannotTrain(moment: Moment, id: UnitId, ship: Ship): Problem | undefined {
  if (!trains(moment, ship)) return impossible('SFW 2083', 'nowhere-to-train');
  if (ship.crew >= crewLevels.trained)
    return impossible('SFW 2088', 'trained-enough', { level: crewLevels.trained, ship: nameOf(id, ship) });
  const [price, holds] = [trainingCost(ship), fundsOf(moment.world.state, ship.seat).pe];
  return price > holds ? impossible('SFW 2087', 'too-dear', { price, what: 'PE', holds }) : undefined;
}

/** Whether a ship takes up spare parts where it is: at bases when others are resupplied. */
export const wantsSpares = (world: World, ship: Ship): boolean =>
  ship.spares < designOf(ship).spares && refills(world, ship.seat, ship.place);
