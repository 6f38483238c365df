import type { EventIn } from '#kernel/declare/event.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { SeatId, UnitId } from '#kernel/words/ids.ts';
import { change } from '#kernel/steps/change.ts';
import { list, integer, oneOf, optional } from '#kernel/codec/shapes.ts';
import type { Draft } from '../model/draft.ts';
import { earnPoints, changeShip, stock, remove, changeSite, earn } from '../model/draft.ts';
import type { OfShip } from '../model/happened.ts';
import type { Ship } from '../model/ship.ts';
import { itemKinds } from '../model/ship.ts';
import { itemsText, saleNames } from './table.ts';
import { ofShip, toOwner, shipSaid, event } from '../declare.ts';
import { putShip } from '../model/stations.ts';
import { ship, points, mostShips, seat, level, spares } from '../fields/parts.ts';
import { shipArg, placeArg } from '../words.ts';
import { shipState, items } from '../fields/things.ts';

/** Adds to what is in store, or takes out of it. */
export /** Something stands in a hex that its Corporation had not before. */
const launch = (draft: Draft, seat: SeatId, ship: UnitId, made: Ship): void => {
  change(draft.corporations, seat, ({ launched }) => ({
    launched: { ...launched, [made.design]: made.number },
  }));
  putShip(draft.ships, ship, made);
};

const moved = integer(-10_000, 10_000);

/** Fighters and PFs go from a ship into the garrison of its site; below 0 out of it. */
export interface GarrisonMoved extends OfShip<'garrison-moved'> {
  readonly fighters: number;
  readonly pfs: number;
}

/** What goes into a garrison, or out of it. */
const garrisoned = ({ fighters, pfs }: GarrisonMoved): Phrase =>
  itemsText({ fighters: Math.abs(fighters), pfs: Math.abs(pfs) });

type Items = Ship['items'];

/** Items with others put to them, or taken from them. */
const sum = (items: Items, more: Items, sign: 1 | -1): Items =>
  Object.fromEntries(
    itemKinds.flatMap((kind) => {
      const number = (items[kind] ?? 0) + sign * (more[kind] ?? 0);
      return number > 0 ? [[kind, number]] : [];
    }),
  );

const load = (draft: Draft, ship: UnitId, more: Items, sign: 1 | -1 = 1): void =>
  changeShip(draft, ship, ({ items }) => ({ items: sum(items, more, sign) }));

/** A repair ship places a logistics base for EP and repair points (SFW 1802). */
export const basePlaced = event('base-placed', {
  fields: { ...ofShip, base: ship, made: shipState, ep: points, spares },
  by: 'order',
  ...toOwner,
  say: ({ ship, place, ep, spares }, view) => {
    const args = { ship: shipArg(view, ship), place: placeArg(place), ep, spares };
    return spares === 0
      ? phrase(
          '{ship} places a logistics base in {place} for {ep} EP; its Engineer restores the repair points.',
          args,
        )
      : phrase(
          '{ship} places a logistics base in {place} for {ep} EP and {spares|repair point|repair points}.',
          args,
        );
  },
  ahead: {
    by: ({ spares }) =>
      spares === 0
        ? '{ship} will place a logistics base in {place} for {ep} EP; its Engineer will restore the repair points.'
        : '{ship} will place a logistics base in {place} for {ep} EP and {spares|repair point|repair points}.',
  },
  apply: (draft, { seat, ship, base, made, ep, spares }) => {
    earnPoints(draft, seat, -ep);
    changeShip(draft, ship, (was) => ({ spares: was.spares - spares }));
    launch(draft, seat, base, made);
  },
});

/** A ship drops a decoy out of store: `decoy` is what others take for a ship. */
export const decoyDropped = event('decoy-dropped', {
  fields: { ...ofShip, decoy: ship, made: shipState },
  by: 'order',
  ...toOwner,
  say: ({ ship, place, made }, view) => {
    const args = { ship: shipArg(view, ship), place: placeArg(place) };
    return made.cloaked
      ? phrase('{ship} drops a cloaked decoy in {place}.', args)
      : phrase('{ship} drops a decoy in {place}.', args);
  },
  ahead: {
    by: ({ made }) =>
      made.cloaked ? '{ship} will drop a cloaked decoy in {place}.' : '{ship} will drop a decoy in {place}.',
  },
  apply: (draft, { seat, decoy, made }) => {
    stock(draft, seat, { decoys: 1 }, -1);
    launch(draft, seat, decoy, made);
  },
});

/** A ship takes up decoys, which go back into store. */
export const decoysCollected = event('decoys-collected', {
  fields: { ...ofShip, decoys: list(ship, mostShips) },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} picks up {count|decoy|decoys} in {place}.', ({ decoys }) => ({
    count: decoys.length,
  })),
  ahead: '{ship} will pick up {count|decoy|decoys} in {place}.',
  apply: (draft, { seat, decoys }) => {
    stock(draft, seat, { decoys: decoys.length });
    for (const decoy of decoys) remove(draft, decoy);
  },
});

/** Fighters and PFs go from a ship into the garrison of its site; below 0 out of it. */
export const garrisonMoved = event('garrison-moved', {
  fields: { ...ofShip, fighters: moved, pfs: moved },
  by: 'order',
  ...toOwner,
  say: (event, view) => {
    const { ship, place, fighters, pfs } = event;
    const args = { ship: shipArg(view, ship), place: placeArg(place), items: garrisoned(event) };
    return fighters + pfs > 0
      ? phrase('{ship} leaves {items} in the garrison of {place}.', args)
      : phrase('{ship} takes {items} out of the garrison of {place}.', args);
  },
  ahead: {
    by: ({ fighters, pfs }) =>
      fighters + pfs > 0
        ? '{ship} will leave {items} in the garrison of {place}.'
        : '{ship} will take {items} out of the garrison of {place}.',
  },
  apply: (draft, { ship, place, fighters, pfs }) => {
    load(draft, ship, { fighters, pfs }, -1);
    changeSite(draft, place, (site) => ({ fighters: site.fighters + fighters, pfs: site.pfs + pfs }));
  },
});

/** Items go into store. */
export const itemsBought = event('items-bought', {
  fields: { seat, what: oneOf(itemKinds), number: points, ep: points },
  by: 'order',
  ...toOwner,
  say: ({ what, number, ep }) =>
    phrase('{number} {items} are bought for {ep} EP.', { number, items: saleNames[what], ep }),
  ahead: {
    guessed: ({ what, ep }) =>
      phrase('{items} will be bought, for {ep} EP or so: their price moves.', { items: saleNames[what], ep }),
  },
  apply: (draft, { seat, what, number, ep }) => {
    earnPoints(draft, seat, -ep);
    stock(draft, seat, { [what]: number });
  },
});

/** A ship hands items on to another of the same Corporation. */
export const itemsGiven = event('items-given', {
  fields: { ...ofShip, to: ship, items },
  by: 'order',
  ...toOwner,
  say: shipSaid('{ship} gives {items} to {to}.', ({ items, to }, view) => ({
    items: itemsText(items),
    to: shipArg(view, to),
  })),
  ahead: '{ship} will give {items} to {to}.',
  apply: (draft, { ship, to, items }) => {
    load(draft, ship, items, -1);
    load(draft, to, items);
  },
});

/** A ship takes items out of store: at a base, at a logistics base, as it leaves the yard, or from a facilities ship. */
export const itemsTaken = event('items-taken', {
  fields: { ...ofShip, items },
  by: 'either',
  ...toOwner,
  say: shipSaid('{ship} takes {items} out of store in {place}.', ({ items }) => ({
    items: itemsText(items),
  })),
  ahead: '{ship} will take {items} out of store in {place}.',
  apply: (draft, { ship, seat, items }) => {
    stock(draft, seat, items, -1);
    load(draft, ship, items);
  },
});

export const shipRepaired = event('ship-repaired', {
  fields: {
    ...ofShip,
    ores: points,
    shields: points,
    crew: level,
    /** The repair ship whose point was spent. */
    by: optional(ship),
  },
  by: 'either',
  ...toOwner,
  say: shipSaid('{ship} is repaired for {ores} OR.', ({ ores }) => ({ ores })),
  ahead: '{ship} will be repaired for {ores} OR.',
  apply: (draft, { ship, seat, ores, shields, crew, by }) => {
    earn(draft, seat, { or: -ores });
    changeShip(draft, ship, () => ({ shields, crew, damage: 0, drained: 0 }));
    if (by !== undefined) changeShip(draft, by, ({ spares }) => ({ spares: Math.max(0, spares - 1) }));
  },
});

export type ItemsTaken = EventIn<typeof itemsTaken>;
