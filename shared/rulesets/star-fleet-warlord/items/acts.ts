import {
  shipRepaired,
  decoyDropped,
  itemsGiven,
  itemsTaken,
  decoysCollected,
  garrisonMoved,
  basePlaced,
} from './events.ts';
import type { ItemsShipOrder } from '../model/orders/items.ts';
import { launchedIn } from '../model/corporation.ts';
import { nthShip } from '../model/ids.ts';
import type { Ship } from '../model/ship.ts';
import { leastRepair, repairCost } from './doings.ts';
import { decoysAt, fillsGarrison, handings, takesGarrison } from './items.ts';
import { newShip } from '../ships/newShip.ts';
import { fundsOf } from '../money/money.ts';
import { hasOfficer } from '../ships/abilities.ts';
import { fixable, repairerOf } from '../ships/places.ts';
import { factorsOf } from '../ships/ships.ts';
import { crewLevels, logisticsBase } from '../model/figures.ts';
import { decoyDesigns, designOf } from '../ships/list/index.ts';
import type { Act, CarriesOut } from '../acting.ts';
import { shipNow, told } from '../acting.ts';

/** A repair ship fixes what it has points and its Corporation ores for, oldest ships first (SFW 1650; OURS: the order). */
function fix(act: Act): void {
  for (const [other, { shields, crew, ...ship }] of fixable(act.world, act.ship)) {
    const ores = repairCost({ ...ship, shields, crew });
    const holds = fundsOf(act.turn.state, act.seat).or;
    if ((shipNow(act)?.spares ?? 0) > 0 && ores <= holds)
      act.turn.happen(
        shipRepaired.of({
          ...told(act),
          ship: other,
          ores,
          shields,
          crew,
          ...(hasOfficer(act.ship, 'E') ? {} : { by: act.id }),
        }),
      );
  }
}

/** Something that stands where a ship is from now on, with the next number of its Corporation. */
function standing({ turn, seat, ship: { place } }: Act, design: string) {
  const owner = turn.state.corporations[seat];
  if (owner === undefined) return undefined;
  const nth = launchedIn(owner) + 1;
  return {
    id: nthShip(seat, nth),
    made: newShip(designOf({ design }), owner, seat, `No. ${nth}`, place),
  };
}

function drop(act: Act, design: string, cloaked: boolean): void {
  const new_ = standing(act, design);
  if (new_ === undefined) return;
  const made: Ship = { ...new_.made, cloaked };
  act.turn.happen(decoyDropped.of({ ...told(act), decoy: new_.id, made }));
}

/** How ships carry out orders of what ships carry, store and repair with. */
export const itemsActs: CarriesOut<ItemsShipOrder> = {
  fix,
  give(act) {
    for (const { to, items, from } of handings(act, act.id, act.ship))
      act.turn.happen(
        from === 'ship'
          ? itemsGiven.of({ ...told(act), to, items })
          : itemsTaken.of({ ...told(act), ship: to, items }),
      );
  },
  'drop-decoy'(act) {
    drop(act, decoyDesigns.open, false);
  },
  'drop-cloaked-decoy'(act) {
    drop(act, decoyDesigns.cloaked, true);
  },
  'collect-decoys'(act) {
    const decoys = decoysAt(act.world, act.ship.place).map(([id]) => id);
    act.turn.happen(decoysCollected.of({ ...told(act), decoys }));
  },
  'fill-garrison'(act) {
    act.turn.happen(garrisonMoved.of({ ...told(act), ...fillsGarrison(act.world, act.ship) }));
  },
  'take-garrison'(act) {
    const { fighters, pfs } = takesGarrison(act.world, act.ship);
    act.turn.happen(garrisonMoved.of({ ...told(act), fighters: 0 - fighters, pfs: 0 - pfs }));
  },
  'place-base'(act) {
    const { design, ep, spares } = logisticsBase;
    const { id: base, made } = standing(act, design) ?? {};
    if (base !== undefined && made !== undefined)
      act.turn.happen(
        basePlaced.of({ ...told(act), base, made, ep, spares: hasOfficer(act.ship, 'E') ? 0 : spares }),
      );
  },
  repair(act) {
    const { id, ship } = act;
    act.turn.happen(
      shipRepaired.of({
        ...told(act),
        ores: Math.max(leastRepair, repairCost(ship)),
        shields: factorsOf(ship).shields,
        crew: Math.max(crewLevels.usual, ship.crew),
        ...repairerOf(act, id, ship),
      }),
    );
  },
};
