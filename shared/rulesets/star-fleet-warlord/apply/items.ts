import { change } from '#kernel/steps/change.ts';
import type { ItemsEvent } from '../model/events/items.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import type { Ship } from '../model/ship.ts';
import { itemKinds } from '../model/ship.ts';
import { putShip } from '../model/stations.ts';
import type { Changes, Draft } from '../model/draft.ts';
import { changeShip, changeSite, earn, earnPoints, remove, stock } from '../model/draft.ts';

type Items = Ship['items'];

/** Items with others put to them, or taken from them. */
const sum = (items: Items, more: Items, sign: 1 | -1): Items =>
  Object.fromEntries(
    itemKinds.flatMap((kind) => {
      const number = (items[kind] ?? 0) + sign * (more[kind] ?? 0);
      return number > 0 ? [[kind, number]] : [];
    }),
  );

const load = (draft: Draft, ship: UnitId, more: Items, sign: 1 | -1 = 1): void => {
  changeShip(draft, ship, ({ items }) => ({ items: sum(items, more, sign) }));
};

/** Adds to what is in store, or takes out of it. */
export /** Something stands in a hex that its Corporation had not before. */
const launch = (draft: Draft, seat: SeatId, ship: UnitId, made: Ship): void => {
  change(draft.corporations, seat, ({ launched }) => ({
    launched: { ...launched, [made.design]: made.number },
  }));
  putShip(draft.ships, ship, made);
};

/** What is changed by events of what ships carry, store and repair with. */
export const itemsChanges: Changes<ItemsEvent> = {
  'spares-refilled': (draft, { ship, spares }) => {
    changeShip(draft, ship, () => ({ spares }));
  },
  'ship-repaired': (draft, { ship, seat, ores, shields, crew, by }) => {
    earn(draft, seat, { or: -ores });
    changeShip(draft, ship, () => ({ shields, crew, damage: 0, drained: 0 }));
    if (by !== undefined) changeShip(draft, by, ({ spares }) => ({ spares: Math.max(0, spares - 1) }));
  },
  'items-bought': (draft, { seat, what, number, ep }) => {
    earnPoints(draft, seat, -ep);
    stock(draft, seat, { [what]: number });
  },
  'items-taken': (draft, { ship, seat, items }) => {
    stock(draft, seat, items, -1);
    load(draft, ship, items);
  },
  'items-given': (draft, { ship, to, items }) => {
    load(draft, ship, items, -1);
    load(draft, to, items);
  },
  'garrison-moved': (draft, { ship, place, fighters, pfs }) => {
    load(draft, ship, { fighters, pfs }, -1);
    changeSite(draft, place, (site) => ({ fighters: site.fighters + fighters, pfs: site.pfs + pfs }));
  },
  'decoy-dropped': (draft, { seat, decoy, made }) => {
    stock(draft, seat, { decoys: 1 }, -1);
    launch(draft, seat, decoy, made);
  },
  'decoys-collected': (draft, { seat, decoys }) => {
    stock(draft, seat, { decoys: decoys.length });
    for (const decoy of decoys) remove(draft, decoy);
  },
  'base-placed': (draft, { seat, ship, base, made, ep, spares }) => {
    earnPoints(draft, seat, -ep);
    changeShip(draft, ship, (was) => ({ spares: was.spares - spares }));
    launch(draft, seat, base, made);
  },
};
