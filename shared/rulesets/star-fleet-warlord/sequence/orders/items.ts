import type { ItemsShipOrder } from '../../model/orders/items.ts';
import { leastRepair, repairCost } from '../../rules/doing/items.ts';
import { fundsOf } from '../../rules/money.ts';
import { fixable, repairerOf } from '../../rules/places.ts';
import { factorsOf } from '../../rules/ships.ts';
import { crewLevels } from '../../tables/figures.ts';
import { shipNow, told } from '../acting.ts';
import type { Act, CarriesOut } from '../acting.ts';

/** A repair ship fixes what it has points and its Corporation ores for, oldest ships first (SFW 1650; OURS: the order). */
function fix(act: Act): void {
  for (const [other, { shields, crew, ...ship }] of fixable(act.world, act.ship)) {
    const ores = repairCost({ ...ship, shields, crew });
    const holds = fundsOf(act.turn.state, act.seat).or;
    if ((shipNow(act)?.spares ?? 0) > 0 && ores <= holds)
      act.turn.happen({ ...told(act), kind: 'ship-repaired', ship: other, ores, shields, crew, by: act.id });
  }
}

/** How ships carry out orders of what ships carry, store and repair with. */
export const itemsActs: CarriesOut<ItemsShipOrder> = {
  fix,
  repair(act) {
    const { id, ship } = act;
    act.turn.happen({
      ...told(act),
      kind: 'ship-repaired',
      ores: Math.max(leastRepair, repairCost(ship)),
      shields: factorsOf(ship).shields,
      crew: Math.max(crewLevels.usual, ship.crew),
      ...repairerOf(act, id, ship),
    });
  },
};
