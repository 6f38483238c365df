import { integer, oneOf } from '#kernel/codec/shapes.ts';
import { choice, number } from '#kernel/declare/entries.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Cite, Problem } from '#kernel/words/problem.ts';
import type { Act } from '../acting.ts';
import { told } from '../acting.ts';
import { emptyHex } from '../galaxy/terrain.ts';
import { launchedIn } from '../model/corporation.ts';
import { decoyCrews, logisticsBase } from '../model/figures.ts';
import { nthShip } from '../model/ids.ts';
import { imagine } from '../model/imagine.ts';
import type { Ship } from '../model/ship.ts';
import { itemKinds } from '../model/ship.ts';
import { cannotPay } from '../money/money.ts';
import { isNowhere, officeOrder, shipOrder } from '../ordering.ts';
import { impossible } from '../refusals.ts';
import { hasOfficer } from '../ships/abilities.ts';
import { any, nameOf } from '../ships/able.ts';
import { decoyDesigns, designOf } from '../ships/list/index.ts';
import { newShip } from '../ships/newShip.ts';
import type { Moment } from '../ships/places.ts';
import { affordable } from '../sites/fortifying.ts';
import { numberNext, wrongNext } from '../typing.ts';
import {
  basePlaced,
  decoyDropped,
  decoysCollected,
  garrisonMoved,
  itemsBought,
  itemsGiven,
  itemsTaken,
} from './events.ts';
import { decoysAt, fillsGarrison, handings, takesGarrison } from './items.ts';
import { cannotBuyItems, itemSale, itemsFor, percentAsked } from './market.ts';
import { itemSales, saleNames } from './table.ts';

/** Hands items on to other ships beside it (SFW 1742). */
export const give = shipOrder('give', {
  fields: {},
  title: 'Give Items Away',
  code: 'GIVE',
  cite: 'SFW 1742',
  hindered: (moment, id, ship) =>
    handings(moment, id, ship).length > 0 ? undefined : impossible('SFW 1748', 'nothing-to-give'),
  act(act) {
    for (const { to, items, from } of handings(act, act.id, act.ship))
      act.turn.happen(
        from === 'ship'
          ? itemsGiven.of({ ...told(act), to, items })
          : itemsTaken.of({ ...told(act), ship: to, items }),
      );
  },
});

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

function cannotDrop({ world }: Moment, _: UnitId, { seat, place }: Ship): Problem | undefined {
  if (world.state.sites[place] !== undefined) return impossible('SFW 1614', 'site-here');
  return (world.state.corporations[seat]?.store.decoys ?? 0) > 0
    ? undefined
    : impossible('SFW 1611', 'no-decoys');
}

const dropping = (title: string, code: string, design: string, cloaked: boolean) => ({
  fields: {},
  title,
  code,
  cite: 'SFW 1607' as const,
  sound: true as const,
  crew: () => decoyCrews.drop,
  hindered: cannotDrop,
  act(act: Act): void {
    const dropped = standing(act, design);
    if (dropped !== undefined)
      act.turn.happen(
        decoyDropped.of({ ...told(act), decoy: dropped.id, made: { ...dropped.made, cloaked } }),
      );
  },
});

export const dropDecoy = shipOrder('drop-decoy', dropping('Drop a Decoy', 'DECY', decoyDesigns.open, false));
export const dropCloakedDecoy = shipOrder(
  'drop-cloaked-decoy',
  dropping('Drop a Cloaked Decoy', 'DECC', decoyDesigns.cloaked, true),
);

/** Takes the decoys of a hex into store again. */
export const collectDecoys = shipOrder('collect-decoys', {
  fields: {},
  title: 'Collect Decoys',
  code: 'COLL',
  cite: 'SFW 1620',
  sound: true,
  crew: () => decoyCrews.collect,
  hindered: ({ world }, _, { place }) =>
    decoysAt(world, place).length > 0 ? undefined : impossible('SFW 1626', 'no-decoys-here'),
  act(act) {
    const decoys = decoysAt(act.world, act.ship.place).map(([id]) => id);
    act.turn.happen(decoysCollected.of({ ...told(act), decoys }));
  },
});

/** Why the garrison of the site where a ship is changes nothing; undefined if it changes. */
const unmoved =
  (craft: typeof fillsGarrison, cite: Cite) =>
  ({ world }: Moment, _: UnitId, ship: Ship): Problem | undefined => {
    if (world.state.sites[ship.place]?.owner !== ship.seat) return impossible(cite, 'not-your-site');
    const { fighters, pfs } = craft(world, ship);
    return fighters + pfs > 0 ? undefined : impossible(cite, 'garrison-unchanged');
  };

/** Leaves fighters and PFs with the garrison of a site (SFW 1695). */
export const fillGarrison = shipOrder('fill-garrison', {
  fields: {},
  title: 'Garrison Fighters and PFs',
  code: 'GARR',
  cite: 'SFW 1695',
  hindered: unmoved(fillsGarrison, 'SFW 1702'),
  act: (act) => act.turn.happen(garrisonMoved.of({ ...told(act), ...fillsGarrison(act.world, act.ship) })),
});

/** Takes fighters and PFs out of the garrison of a site (SFW 1712). */
export const takeGarrison = shipOrder('take-garrison', {
  fields: {},
  title: 'Extract Fighters and PFs',
  code: 'GARX',
  cite: 'SFW 1712',
  sound: true,
  hindered: unmoved(takesGarrison, 'SFW 1717'),
  act(act) {
    const { fighters, pfs } = takesGarrison(act.world, act.ship);
    act.turn.happen(garrisonMoved.of({ ...told(act), fighters: 0 - fighters, pfs: 0 - pfs }));
  },
});

function cannotPlaceBase({ world }: Moment, id: UnitId, ship: Ship): Problem | undefined {
  const { ep, spares } = logisticsBase;
  if (ship.spares < spares)
    return impossible('SFW 1806', 'too-few-spares', { ship: nameOf(id, ship), least: spares });
  if (world.hex(ship.place).point !== emptyHex.point) return impossible('SFW 3062', 'point-terrain-here');
  return cannotPay(world.state, ship.seat, ep, 'SFW 1809');
}

/** A repair ship leaves a logistics base behind. */
export const placeBase = shipOrder('place-base', {
  fields: {},
  title: 'Place a Logistics Base',
  code: 'LOGB',
  cite: 'SFW 1802',
  able: any('R'),
  what: 'a repair ship',
  hindered: cannotPlaceBase,
  act(act) {
    const { design, ep, spares } = logisticsBase;
    const { id: base, made } = standing(act, design) ?? {};
    if (base !== undefined && made !== undefined)
      act.turn.happen(
        basePlaced.of({ ...told(act), base, made, ep, spares: hasOfficer(act.ship, 'E') ? 0 : spares }),
      );
  },
});

/** Buys items of a kind for so many EP at the most. */
export const buyItems = officeOrder('buy-items', {
  fields: { what: oneOf(itemKinds), ep: integer(1, 100_000) },
  title: 'Buy Items',
  offers: (_, at) => (isNowhere(at) ? [{ what: 'fighters' as const, ep: 50 }] : []),
  form(view, order) {
    const kinds = itemKinds.map((what) => ({
      value: what,
      label: phrase('{items}: {price} EP each', {
        items: saleNames[what],
        price: itemSale(imagine(view), view.me, what).price,
      }),
    }));
    return [choice(order, 'what', 'Items', kinds), number(order, 'ep', 'EP', { least: 1, most: 100_000 })];
  },
  cannot: (state, { seat, order }) => cannotBuyItems(state, seat, order),
  say: ({ what, ep }) => phrase('Buy {items} for {ep} EP', { items: saleNames[what], ep }),
  ways: [
    {
      // `BF 100` (SFW 3632).
      like: /^B[FPDTCMY]$/,
      read(reading) {
        const code = reading.code.word.toUpperCase();
        const [ep, what] = [numberNext(reading), itemKinds.find((kind) => itemSales[kind].code === code)];
        return ep === undefined || ep === 0 || ep > 100_000 || what === undefined
          ? wrongNext(reading, phrase('{code} takes EP, such as {code} 100.', { code }), ep !== undefined)
          : { what, ep };
      },
      write: ({ what, ep }) => `${itemSales[what].code} ${ep}`,
    },
  ],
  act({ turn, seat, order }) {
    const { price, steady } = itemSale(turn.state, seat, order.what);
    const percent = steady ? 100 : percentAsked(turn.state, turn.draw.fork('items', order.ref));
    const holds = affordable(turn.state, seat, order.ep);
    const [count, ep] = itemsFor(price, holds, percent);
    if (count === 0) return impossible('SFW 2575', 'too-dear', { price, what: 'EP', holds });
    turn.happen(itemsBought.of({ seat, what: order.what, number: count, ep, cause: order.ref }));
    return undefined;
  },
});
