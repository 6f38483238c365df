import type { Scan, ShipOrder, Sweep } from '../model/orders.ts';
import { sectorIn } from '../model/ids.ts';
import { crewLevels } from '../tables/figures.ts';
import {
  cannotDo,
  leastRepair,
  prospected,
  repairCost,
  scrapValue,
  sweptBy,
  sweptFor,
  trainingCost,
} from '../rules/doing.ts';
import { cloudsHide, curable, fixable, officeIn, repairerOf } from '../rules/places.ts';
import { fundsOf } from '../rules/money.ts';
import { factorsOf, hasVariant } from '../rules/ships.ts';
import { cloaksSeen, gradeOfCrew, shipsSeen } from '../rules/scanning.ts';
import type { Act } from './acting.ts';
import { shipNow } from './acting.ts';
import { move } from './entering.ts';

/** An order of a ship, in its pulse: it happens, or is refused (SFW 4.9). */
export function carryOut(act: Act): void {
  const { turn, id, ship, order } = act;
  const problem = cannotDo(act, id, ship, order);
  if (problem === undefined) doings[order.kind](act as never);
  else turn.refuse(order.ref, problem);
}

const told = ({ id, ship: { seat, place }, order: { ref } }: Act) =>
  ({ ship: id, seat, place, cause: ref }) as const;

const doings: Readonly<{ [K in ShipOrder['kind']]: (act: Act<never>) => void }> = {
  move,
  stay: () => undefined,
  assay(act: Act) {
    act.turn.happen({ ...told(act), kind: 'hex-assayed', value: act.world.prospect(act.ship.place) });
  },
  cloak(act: Act) {
    act.turn.happen({ ...told(act), kind: 'ship-cloaked' });
  },
  cure(act: Act) {
    for (const [ship, { crewMost: crew }] of curable(act, act.ship))
      act.turn.happen({ ...told(act), kind: 'crew-cured', ship, crew });
  },
  fix,
  prospect(act: Act) {
    act.turn.happen({ ...told(act), kind: 'hex-prospected', ep: prospected(act.world, act.ship) });
  },
  repair(act: Act) {
    const { id, ship } = act;
    act.turn.happen({
      ...{ ...told(act), kind: 'ship-repaired', ores: Math.max(leastRepair, repairCost(ship)) },
      ...{ shields: factorsOf(ship).shields, crew: Math.max(crewLevels.usual, ship.crew) },
      ...repairerOf(act, id, ship),
    });
  },
  scan,
  scrap(act: Act) {
    act.turn.happen({ ...told(act), kind: 'ship-scrapped', ep: scrapValue(act.ship) });
  },
  sweep(act: Act<Sweep>) {
    const { world, ship, order, pulse } = act;
    act.turn.happen({
      ...{ ...told(act), kind: 'minefield-swept', field: sweptBy(world, ship, order) },
      ...{ pulse, ships: sweptFor(ship) },
    });
  },
  train(act: Act) {
    act.turn.happen({
      ...{ ...told(act), kind: 'crew-trained', people: trainingCost(act.ship), crew: act.ship.crew + 1 },
    });
  },
};

/** A repair ship fixes what it has points and its Corporation ores for, oldest ships first (SFW 1650; OURS: the order). */
function fix(act: Act): void {
  for (const [other, { shields, crew, ...ship }] of fixable(act.world, act.ship)) {
    const ores = repairCost({ ...ship, shields, crew });
    const holds = fundsOf(act.turn.state, act.seat).or;
    if ((shipNow(act)?.spares ?? 0) > 0 && ores <= holds)
      act.turn.happen({ ...told(act), kind: 'ship-repaired', ship: other, ores, shields, crew, by: act.id });
  }
}

function scan(act: Act<Scan>): void {
  const { turn, world, ship, order } = act;
  const sector = sectorIn(ship.place);
  if (ship.cloaked && !cloudsHide(world, ship.place)) turn.happen({ ...told(act), kind: 'ship-uncloaked' });
  if (order.what === 'CLOA') {
    turn.happen({ ...told(act), kind: 'cloaks-scanned', sector, ...cloaksSeen(world, ship, sector) });
    return;
  }
  const office = officeIn(world, sector);
  if (order.what === 'TERR')
    turn.happen({
      ...{ ...told(act), kind: 'sector-scanned', sector },
      ...(office === undefined || office === ship.seat ? {} : { office }),
    });
  if (order.what === 'SHIP' || hasVariant(ship, 'Z'))
    turn.happen({
      ...{ ...told(act), kind: 'ships-scanned', sector },
      hexes: shipsSeen(world, ship.seat, sector, gradeOfCrew(ship.crew)),
    });
}
