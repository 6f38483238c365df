import type { SeatId } from '#kernel/words/ids.ts';
import { nthOrder } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { shipsHeldBy } from '#rulesets/star-fleet-warlord/model/stations.ts';
import { cannotDo } from '#rulesets/star-fleet-warlord/ordering.ts';
import { placeBase } from '#rulesets/star-fleet-warlord/items/orders.ts';
import { cannotEnterGraveyard } from '#rulesets/star-fleet-warlord/movement/graveyard.ts';
import { cannotBegin } from '#rulesets/star-fleet-warlord/market/megaship.ts';
import { takesGarrison } from '#rulesets/star-fleet-warlord/items/items.ts';
import { worldOf } from '#rulesets/star-fleet-warlord/galaxy/world.ts';
import { shelf } from '../../shelf.ts';

/** A plan with what can seldom be done, where it can: a Mega-Battleship is begun, craft are taken from a garrison, a logistics base is placed, and a ship goes to the Graveyard. */
export function withRareDeeds(state: State, seat: SeatId, plan: Plan<Order>): Plan<Order> {
  const world = worldOf(shelf, state);
  const ref = (n: number): Order['ref'] => nthOrder(seat, state.turn, 970 + n);
  const ships = shipsHeldBy(state.ships, seat);
  const units: Record<string, readonly Order[]> = {};
  for (const [at, [id, ship]] of ships.entries()) {
    const { fighters, pfs } =
      state.sites[ship.place]?.owner === seat ? takesGarrison(world, ship) : { fighters: 0, pfs: 0 };
    if (fighters + pfs > 0) units[id] = [{ kind: 'take-garrison', ref: ref(at) }];
    else if (
      cannotDo(placeBase, { world, moves: () => false }, id, ship, {
        kind: 'place-base',
        ref: ref(at),
      }) === undefined
    )
      units[id] = [{ kind: 'place-base', ref: ref(at) }];
    else if (cannotEnterGraveyard(world, id, ship) === undefined)
      units[id] = [{ kind: 'enter-graveyard', ref: ref(at) }];
  }
  const begins = cannotBegin(state, seat) === undefined;
  return {
    ...plan,
    hq: begins ? [{ kind: 'begin-megaship', ref: ref(99) }, ...plan.hq] : plan.hq,
    units: { ...plan.units, ...units },
  };
}
