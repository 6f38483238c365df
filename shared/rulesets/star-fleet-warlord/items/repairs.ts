import type { Books } from '#kernel/codec/books.ts';
import type { Step } from '#kernel/sequence/step.ts';
import { rounded } from '#kernel/steps/fractions.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Act, Run, SfwRoom } from '../acting.ts';
import { isIdle, runOf, shipNow, told } from '../acting.ts';
import type { World } from '../galaxy/world.ts';
import { crewLevels } from '../model/figures.ts';
import type { Ship } from '../model/ship.ts';
import { cannotPay, fundsOf } from '../money/money.ts';
import { servesAt } from '../movement/entry.ts';
import { sparesRefilled } from '../movement/harm.ts';
import { crewCured } from '../officers/events.ts';
import { shipOrder } from '../ordering.ts';
import { impossible } from '../refusals.ts';
import { hasOfficer } from '../ships/abilities.ts';
import { any, nameOf } from '../ships/able.ts';
import { capacityOf } from '../ships/capacity.ts';
import { designOf } from '../ships/list/index.ts';
import type { Moment } from '../ships/places.ts';
import { fixable, hasDepot, refills, repairerOf } from '../ships/places.ts';
import { factorsOf, repairSteps, shipsOf } from '../ships/ships.ts';
import { itemsTaken, shipRepaired } from './events.ts';
import { isNone, isSupplied, taken } from './items.ts';

/* Repairs (SFW 4.9), and what ships take up at bases in each pulse. */

/** What a repair of damage and engines costs, in ores (SFW 1915). */
export const repairCost = (ship: Ship): number =>
  rounded(repairSteps(ship) * designOf(ship).cost, 10) + 10 * ship.drained;

/** The least that a repair costs, where only crew or shields are restored (SFW 1925). */
export const leastRepair = 1;

function cannotRepair(moment: Moment, id: UnitId, ship: Ship): Problem | undefined {
  const whole =
    ship.damage === 0 &&
    ship.drained === 0 &&
    ship.crew >= crewLevels.usual &&
    ship.shields >= factorsOf(ship).shields;
  if (whole) return impossible('SFW 1911', 'nothing-to-repair', { ship: nameOf(id, ship) });
  if (repairerOf(moment, id, ship) === undefined) return impossible('SFW 1932', 'nowhere-to-repair');
  const price = Math.max(leastRepair, repairCost(ship));
  return cannotPay(moment.world.state, ship.seat, price, 'SFW 1923', 'or');
}

/** Repairs a ship where it is: its damage, its engines, its shields, and a weak crew. */
export const repair = shipOrder('repair', {
  fields: {},
  title: 'Repair Damage',
  code: 'REPR',
  cite: 'SFW 1911',
  hindered: cannotRepair,
  act(act) {
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
});

/** A repair ship fixes what it has points and its Corporation ores for, oldest ships first (SFW 1650; OURS: the order). */
function fixes(act: Act): void {
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

/** A repair ship fixes the others of its hex. */
export const fix = shipOrder('fix', {
  fields: {},
  title: 'Fix Damage',
  code: 'FIX',
  cite: 'SFW 1650',
  able: any('R'),
  what: 'a repair ship',
  hindered({ world }, id, ship) {
    if (ship.spares === 0) return impossible('SFW 1662', 'no-spares', { ship: nameOf(id, ship) });
    return fixable(world, ship).length > 0 ? undefined : impossible('SFW 1654', 'nothing-to-fix');
  },
  act: fixes,
});

/** Whether a ship takes up spare parts where it is: at bases when others are resupplied. */
const wantsSpares = (world: World, ship: Ship): boolean =>
  ship.spares < capacityOf(ship, 'spares') && refills(world, ship.seat, ship.place);

/** Ships take what is in store where they are supplied, oldest first (SFW 2560, 4942). */
export function takeItems({ turn, world, seat }: Run): void {
  for (const [ship, now] of shipsOf(turn.state, seat)) {
    const store = turn.state.corporations[seat]?.store;
    if (store === undefined || !isSupplied(world, now)) continue;
    const items = taken(now, store);
    if (!isNone(items)) turn.happen(itemsTaken.of({ ship, seat, place: now.place, items }));
  }
}

/** The Engineer of a site repairs ships of its owner as REPR does, but for their crews, oldest first, as far as there are ores (SFW 3567, 6959). */
function repairAtSites({ turn, seat }: Run): void {
  for (const [ship, now] of shipsOf(turn.state, seat)) {
    const { place, crew, damage, drained } = now;
    const { shields } = factorsOf(now);
    const whole = damage === 0 && drained === 0 && now.shields >= shields;
    const ores = Math.max(leastRepair, repairCost(now));
    if (!whole && servesAt(turn.state, now, 'E') && ores <= fundsOf(turn.state, seat).or)
      turn.happen(shipRepaired.of({ ship, seat, place, ores, shields, crew }));
  }
}

/** At bases ships take up repair points and items, at logistics bases items, and crews are cured there and by the Doctors of sites (SFW 3072, 3568, 4942). */
export const resupply = (books: Books): Step<SfwRoom> => ({
  name: 'Resupply',
  cite: 'SFW 4942',
  run(turn) {
    const run = runOf(books, turn);
    const { world, seat } = run;
    if (isIdle(turn, seat)) return;
    for (const [ship, now] of shipsOf(turn.state, seat)) {
      const { place, crew, crewMost } = now;
      if (crew < crewMost && (hasDepot({ world }, now) || servesAt(turn.state, now, 'D')))
        turn.happen(crewCured.of({ ship, seat, place, crew: crewMost }));
      const spares = capacityOf(now, 'spares');
      if (wantsSpares(world, now)) turn.happen(sparesRefilled.of({ ship, seat, place, spares }));
    }
    repairAtSites(run);
    takeItems(run);
  },
});
