import { levels } from '#rulesets/star-fleet-warlord/model/corporation.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { SeatId } from '#kernel/words/ids.ts';
import { gameMaster, nthOrder } from '#kernel/words/ids.ts';
import type { Plan } from '#kernel/game/plan.ts';
import type { StarFleetWarlord } from '#rulesets/star-fleet-warlord/game.ts';
import { hexIn, nthShip, sectorIn } from '#rulesets/star-fleet-warlord/model/ids.ts';
import type { Order } from '#rulesets/star-fleet-warlord/allOrders.ts';
import type { State } from '#rulesets/star-fleet-warlord/model/state.ts';
import { shipsHeldBy, sitesWithin } from '#rulesets/star-fleet-warlord/model/stations.ts';
import type { View } from '#rulesets/star-fleet-warlord/model/view.ts';
import { neighbours } from '#rulesets/star-fleet-warlord/galaxy/board.ts';
import type { RandomGames } from '#test/support/kits/testKit.ts';
import { randomPlan } from '#test/support/play/randomPlan.ts';
import { anyPlan } from './orders/anyPlan.ts';
import { debtsIn, faultsIn, strays } from './faults.ts';
import { withRareDeeds } from './orders/rare.ts';
import { manyMeet } from './world/galaxy.ts';
import { withStores } from './stores.ts';
import { ledgerFaults } from '../economy/ledger.ts';
import { starFleetWarlord } from '../shelf.ts';

/** What everybody orders: anything at all, but the company of a minesweeper follows it into the minefield that it sweeps. */
function plansOf(
  state: State,
  views: ReadonlyMap<SeatId, View>,
  draw: Draw,
): Readonly<Record<SeatId, Plan<Order>>> {
  const {
    turn,
    parameters: { size },
    ships,
  } = state;
  const sent = [...views].filter(([seat]) => !draw.fork('unsent', seat).chance(1, 12));
  const plans = Object.fromEntries(
    sent.map(([seat, view]) => {
      const own = draw.fork(seat);
      const random = own.chance(1, 2)
        ? anyPlan(view, own)
        : (randomPlan(starFleetWarlord, view, own) as Plan<Order>);
      const sent = own.fork('stores').chance(1, 4) ? withStores(state, seat, random) : random;
      const deeds = own.fork('rare').chance(1, 3) ? withRareDeeds(state, seat, sent) : sent;
      const any = own.fork('bombers').chance(1, 2) ? withBombers(state, seat, deeds) : deeds;
      const [sweeper, ...company] = [3, 4, 5].map((n) => nthShip(seat, n));
      const ship = sweeper === undefined ? undefined : ships[sweeper];
      const direction = ship === undefined ? 0 : own.int(6);
      const field = ship === undefined ? undefined : neighbours(size, ship.place)[direction - 1];
      if (sweeper === undefined || field === undefined || own.chance(1, 2)) return [seat, any];
      const ref = (n: number): Order['ref'] => nthOrder(seat, turn, 900 + n);
      const follow = (n: number): Order => ({ kind: 'move', hex: hexIn(field), ref: ref(n) });
      return [
        seat,
        {
          ...any,
          units: {
            ...any.units,
            [sweeper]: [{ kind: 'sweep', direction, ref: ref(0) }],
            ...Object.fromEntries(
              company.map((id, at) => [id, [{ kind: 'stay', ref: ref(10 + at) }, follow(20 + at)]]),
            ),
          },
        },
      ];
    }),
  );
  return { ...plans, ...decreed(state, draw.fork('decree')) };
}

/** Now and then the game master decides who leads a Corporation, or says something. */
function decreed({ cycle, turn, corporations }: State, draw: Draw): Readonly<Record<SeatId, Plan<Order>>> {
  const of = draw.pick(cycle);
  const computer = corporations[of]?.computer !== true || draw.chance(1, 4);
  const hq: readonly Order[] = [
    ...(draw.fork('leads').chance(1, 8)
      ? [
          {
            kind: 'set-leadership',
            of,
            computer,
            ...(computer && draw.fork('level').chance(1, 2) && { level: draw.fork('how').pick(levels) }),
            ref: nthOrder(gameMaster, turn, 1),
          } as const,
        ]
      : []),
    ...(draw.fork('says').chance(1, 8)
      ? [
          {
            kind: 'announce',
            ...(computer ? { to: of } : {}),
            text: `Of ${turn}`,
            ref: nthOrder(gameMaster, turn, 2),
          } as const,
        ]
      : []),
  ];
  return hq.length === 0 ? {} : { [gameMaster]: { hq, units: {} } };
}

/** A plan in which ships with drones bombard a site of somebody else in their sector, where there is one. */
function withBombers({ turn, ships, sites }: State, seat: SeatId, plan: Plan<Order>): Plan<Order> {
  const units = shipsHeldBy(ships, seat).flatMap(([id, { items, place }], at) => {
    const [target] = sitesWithin(sites, sectorIn(place)).filter(
      ([, { owner }]) => owner !== undefined && owner !== seat,
    );
    if ((items.drones ?? 0) === 0 || target === undefined) return [];
    const ref = nthOrder(seat, turn, 950 + at);
    return [[id, [{ kind: 'bombard', hex: hexIn(target[0]), ref }]]];
  });
  return { ...plan, units: { ...plan.units, ...(Object.fromEntries(units) as Plan<Order>['units']) } };
}

export const games: RandomGames<StarFleetWarlord> = {
  world: manyMeet,
  plans: plansOf,
  faults: ({ before, after, outcome }) => [
    ...ledgerFaults({ before, after, outcome }),
    ...faultsIn(after),
    ...strays(before, after),
    ...debtsIn(before, after, outcome),
  ],
};
