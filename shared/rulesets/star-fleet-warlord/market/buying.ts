import type { OrderRef } from '#kernel/words/ids.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { defined } from '#kernel/words/defined.ts';
import { shipBought } from './events.ts';
import type { ItemsTaken } from '../items/events.ts';
import { itemsTaken } from '../items/events.ts';
import type { Corporation } from '../model/corporation.ts';
import { launchedIn } from '../model/corporation.ts';
import { nthShip } from '../model/ids.ts';
import type { Ship } from '../model/ship.ts';
import { isNone, taken } from '../items/items.ts';
import { cannotHatch, isFriend } from './deals.ts';
import { firstOfficers, newShip, withGifts } from '../ships/newShip.ts';
import type { Buying } from './purchase.ts';
import { cannotBuy, gateNumbered, isPrimary, priceOf } from './purchase.ts';
import { cloudsHide } from '../ships/places.ts';
import { designNamed } from '../ships/list/index.ts';
import type { OfficeAct, Run } from '../acting.ts';

/* How a ship is bought (SFW 3.2, 9.2). */

/** The name of a new ship: what was written, after the header of the Corporation; else its number (SFW 3997). */
const nameFor = ({ header }: Corporation, name: string, nth: number): string =>
  name === '' ? `No. ${nth}` : `${header} ${name}`.trimStart();

/** Buys a ship where its price allows: at the Warp Gate that was named, or at home where there is none (SFW 922, 3350). */
export function buyShip(
  { turn, world, seat, bought }: Run & Pick<OfficeAct, 'bought'>,
  order: Buying,
  ordered?: OrderRef,
): Problem | undefined {
  const [owner, design] = [turn.state.corporations[seat], designNamed(order.design)];
  const copies = bought.get(order.design) ?? 0;
  const friend = isFriend(turn.state, seat, design?.race ?? '');
  const known = { copies, cloak: order.cloak === true, friend };
  const all = sumOf([...bought.values()]);
  const problem =
    cannotBuy(turn.state, seat, order, known, all) ?? cannotHatch(turn.state, seat, order.design, bought);
  if (problem !== undefined || owner === undefined || design === undefined) return problem;
  const surcharges =
    friend || isPrimary(turn.state, owner, design.race)
      ? known
      : { ...known, foreign: turn.draw.fork('foreign', ordered ?? '').int(100) };
  const dearer = cannotBuy(turn.state, seat, order, surcharges, all);
  if (dearer !== undefined) return dearer;
  const gate = order.gate === undefined ? undefined : gateNumbered(turn.state, seat, order.gate);
  const place = (gate === undefined ? undefined : turn.state.ships[gate]?.place) ?? owner.home;
  const nth = launchedIn(owner) + 1;
  const ship = nthShip(seat, nth);
  const made = {
    ...withGifts(turn.state, newShip(design, owner, seat, nameFor(owner, order.name, nth), place)),
    officers: firstOfficers(design, ship, turn),
  };
  const cause = defined({ cause: ordered });
  bought.set(order.design, copies + 1);
  turn.happen(
    shipBought.of({
      seat,
      ship,
      place,
      price: priceOf(turn.state, design, surcharges),
      ...('foreign' in surcharges ? { foreign: surcharges.foreign } : {}),
      ...(design.marks.includes('specialty') ? { specialty: true } : {}),
      made: {
        ...made,
        // Who is bought before ships move has no line on this sheet (SFW 4384).
        ...(owner.reversedOrders.now ? { printed: 0 } : {}),
        ...(order.cloak === true || friend ? { cloak: true } : {}),
        cloaked: gate !== undefined && cloudsHide(world, place),
      },
      ...cause,
    }),
  );
  load(turn, { ship, seat, place, ...cause }, made);
  return undefined;
}

/** A new ship takes what is in store before it is delivered (SFW 2552). */
function load(turn: Run['turn'], about: Omit<ItemsTaken, 'kind' | 'items'>, made: Ship): void {
  const items = taken(made, turn.state.corporations[about.seat]?.store ?? {});
  if (!isNone(items)) turn.happen(itemsTaken.of({ ...about, items }));
}
