import type { OrderRef } from '#kernel/words/ids.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { shipBought, racesDeclared, priceLimited, adsRequested, megashipBegun, adTold } from './events.ts';
import type { ItemsTaken } from '../items/events.ts';
import { itemsTaken } from '../items/events.ts';
import type { Corporation } from '../model/corporation.ts';
import { launchedIn } from '../model/corporation.ts';
import { nthShip } from '../model/ids.ts';
import type { Ship } from '../model/ship.ts';
import type { Purchase, PurchaseOfficeOrder } from '../model/orders/purchase.ts';
import { isNone, taken } from '../items/items.ts';
import { cannotHatch, isFriend } from './deals.ts';
import { cannotBegin } from './megaship.ts';
import { firstOfficers, newShip, withGifts } from '../ships/newShip.ts';
import { cannotBuy, gateNumbered, isPrimary, marketPrice, priceOf } from './purchase.ts';
import { adRaces, cannotChange, cannotDeclare, cannotLimit, cannotRequestAds } from './races.ts';
import { cloudsHide } from '../ships/places.ts';
import { raceChange } from '../model/figures.ts';
import { impossible } from '../refusals.ts';
import { designNamed } from '../ships/list/index.ts';
import type { OfficeAct, OfficeActs, Run } from '../acting.ts';

/** The name of a new ship: what was written, after the header of the Corporation; else its number (SFW 3997). */
const nameFor = ({ header }: Corporation, name: string, nth: number): string =>
  name === '' ? `No. ${nth}` : `${header} ${name}`.trimStart();

/** Buys a ship where its price allows: at the Warp Gate that was named, or at home where there is none (SFW 922, 3350). */
export function buyShip(
  { turn, world, seat, bought }: Run & Pick<OfficeAct, 'bought'>,
  order: Unnumbered<Purchase>,
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
  const cause = ordered === undefined ? {} : { cause: ordered };
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

/** Orders of the Home Office: ships that are bought, and what they cost. */
export const purchaseOffice: OfficeActs<PurchaseOfficeOrder> = {
  purchase: (act) => buyShip(act, act.order, act.order.ref),
  'declare-race'({ turn, seat, order }) {
    const problem = cannotDeclare(turn.state, seat, order);
    const primaries = turn.state.corporations[seat]?.primaries ?? [];
    if (problem === undefined)
      turn.happen(racesDeclared.of({ seat, primaries: [...primaries, order.race], ep: 0, cause: order.ref }));
    return problem;
  },
  'change-race'({ turn, seat, order }) {
    const problem = cannotChange(turn.state, seat, order);
    const primaries = turn.state.corporations[seat]?.primaries ?? [];
    if (problem === undefined)
      turn.happen(
        racesDeclared.of({
          seat,
          primaries: primaries.flatMap((race) => (race === order.from ? (order.to ?? []) : race)),
          ep: raceChange,
          cause: order.ref,
        }),
      );
    return problem;
  },
  'set-price-percent'({ turn, seat, order }) {
    const problem = cannotLimit(order);
    if (problem === undefined)
      turn.happen(priceLimited.of({ seat, percent: order.percent, cause: order.ref }));
    return problem;
  },
  'request-ads'({ turn, seat, order }) {
    const problem = cannotRequestAds(order);
    if (problem === undefined)
      turn.happen(adsRequested.of({ seat, races: adRaces(order.of), cause: order.ref }));
    return problem;
  },
  'begin-megaship'({ turn, seat, order }) {
    const problem = cannotBegin(turn.state, seat);
    if (problem === undefined) turn.happen(megashipBegun.of({ seat, cause: order.ref }));
    return problem;
  },
  'ask-for-ad'({ turn, seat, order }) {
    const design = designNamed(order.design);
    if (design === undefined) return impossible('SFW 3723', 'no-such-design', { design: order.design });
    turn.happen(
      adTold.of({ seat, design: design.id, price: marketPrice(turn.state, design), cause: order.ref }),
    );
    return undefined;
  },
};
