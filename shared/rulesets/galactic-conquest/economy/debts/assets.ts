import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { compareBy, inOrder } from '#kernel/words/inOrder.ts';
import { facilityValue, scrapValue } from '../../bank/scrapValue.ts';
import { priceOf as basePrice, scrapOfBase } from '../../bases/types.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { Ship } from '../../model/ship.ts';
import type { State } from '../../model/state.ts';
import { isFixed } from '../../model/territory.ts';
import type { YardId } from '../../model/yards/yard.ts';
import { priceOf } from '../../trade/units.ts';

/** What is liquidated, in this order (B10.45). */
export const kinds = ['mothballed', 'unfinished', 'bases', 'warships', 'merchants'] as const;
type Kind = (typeof kinds)[number];

/** Something that can be liquidated, and what it gives. */
export interface Asset {
  readonly kind: Kind;
  readonly hull: string;
  readonly worth: number;
  /** A ship of a squadron or a unit of bases, what is built in a yard, or a base that is built in a hex, by its position; of merchants in reserve none of them. */
  readonly at: number;
  readonly unit?: UnitId;
  readonly yard?: YardId;
  readonly place?: PlaceId;
}

/** Ships whose price is known. */
const worthOfShip = ({ figures, paid }: Ship): number =>
  figures === undefined ? 0 : scrapValue('bank', figures.class, paid ?? figures.cost);

/** As what a ship goes: those of merchants, and monitors, last. OURS: so do the ones that serve in the military. */
const kindOf = ({ monitor }: Squadron, ship: Ship): Kind =>
  monitor !== undefined || ship.merchant === true
    ? 'merchants'
    : ship.stored === true
      ? 'mothballed'
      : 'warships';

function shipsOf({ squadrons }: State, owner: SeatId): readonly Asset[] {
  return inOrder(squadrons).flatMap(([one, squadron]): readonly Asset[] => {
    if (squadron.seat !== owner) return [];
    return squadron.ships.map((ship, at) => {
      const base = isFixed(squadron) && ship.guard !== true;
      const worth = base ? scrapOfBase(ship) : worthOfShip(ship);
      const kind = base ? 'bases' : kindOf(squadron, ship);
      return { kind, hull: ship.hull, worth, at, unit: one };
    });
  });
}

const unfinishedOf = ({ yards = {} }: State, owner: SeatId): readonly Asset[] =>
  inOrder(yards).flatMap(([id, one]): readonly Asset[] =>
    one.seat === owner
      ? (one.jobs ?? []).map(({ ship, paid }, at) => ({
          kind: 'unfinished',
          hull: ship.hull,
          worth: scrapValue('bank', ship.figures?.class ?? '', paid),
          at,
          yard: id,
        }))
      : [],
  );

/** Bases that are being built, or are becoming larger. */
const sitesOf = ({ sites = {} }: State, owner: SeatId): readonly Asset[] =>
  inOrder(sites).flatMap(([place, all]) =>
    all.flatMap(({ seat: of, hull: to, count, from }, at): readonly Asset[] => {
      const price = basePrice(to) * count - (from === undefined ? 0 : basePrice(from));
      return of === owner ? [{ kind: 'unfinished', hull: to, worth: facilityValue(price), at, place }] : [];
    }),
  );

const merchantsOf = ({ empires }: State, owner: SeatId): readonly Asset[] =>
  inOrder(empires[owner]?.merchant?.reserve ?? {}).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, at): Asset => ({
      kind: 'merchants',
      hull: name,
      worth: scrapValue('bank', '', priceOf(name)),
      at,
    })),
  );

/** What of an empire is liquidated for so many points: kind by kind, OURS the cheapest of each first, until it is enough (B10.45). */
export function liquidatedFor(state: State, owner: SeatId, short: number): readonly Asset[] {
  const all = [
    ...shipsOf(state, owner),
    ...unfinishedOf(state, owner),
    ...sitesOf(state, owner),
    ...merchantsOf(state, owner),
  ];
  const ranked = all.toSorted(
    compareBy(
      ({ kind }) => kinds.indexOf(kind),
      ({ worth }) => worth,
    ),
  );
  let left = short;
  return ranked.filter(({ worth }) => {
    if (left <= 0 || worth === 0) return false;
    left -= worth;
    return true;
  });
}
