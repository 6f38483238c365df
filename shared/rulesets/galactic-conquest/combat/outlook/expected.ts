import type { Books } from '#kernel/codec/books.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { HexMap } from '../../map/board.ts';
import { beside, boardOf } from '../../map/board.ts';
import type { Combat } from '../../model/battle/combat.ts';
import { imagine } from '../../model/imagine.ts';
import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { Contact, State, View } from '../../model/state.ts';
import { rowFor } from '../../ships/fleet.ts';
import { listFor } from '../../ships/list/book.ts';
import { combatOf } from '../../ships/ships.ts';
import { shipIn } from '../../ships/wings.ts';
import type { Forecast } from '../trial/forecast.ts';
import { forecastOf } from '../trial/forecast.ts';

/** Classes that stand for ships of which sensors tell the size alone, by size class. OURS. */
const bySize: Readonly<Record<number, string>> = { 1: 'DN', 2: 'DN', 3: 'CA', 4: 'DD' };
/** What ships are taken for of which sensors tell no more than that they are there. OURS. */
const usualShip: Ship = { hull: 'CA', size: 3, sensors: 0 };

/** Ships as they are known: by the ship list, by the hulls of small games, or by their sizes. */
export function shipsKnown(view: View, books: Books, seat: SeatId, { ships = [] }: Contact): readonly Ship[] {
  const list = listFor(books, view);
  return ships
    .filter((one) => one.seat === seat)
    .map(({ hull, size }): Ship => {
      const row = hull === undefined || list === undefined ? undefined : rowFor(list, seat, hull);
      if (list !== undefined && row !== undefined) return shipIn(list, row, true);
      const known = view.ships === undefined ? hull : undefined;
      return { hull: known ?? bySize[size] ?? 'DD', size, sensors: 0 };
    });
}

/** A squadron that has come to a hex alone to attack whoever is there. */
export function comeTo(map: HexMap, own: Squadron, place: PlaceId): Squadron {
  const { waits: _, assembled: __, passed: ___, ...alone } = own;
  const from = place === own.place ? (beside(boardOf(map), place)[0] ?? place) : own.place;
  return { ...alone, place, cameFrom: from };
}

/** The world in which a squadron attacks foreign ships in their hex. */
export const meeting = (view: View, unit: UnitId, own: Squadron, place: PlaceId, foe: Squadron): State => ({
  ...imagine(view),
  squadrons: { [unit]: comeTo(view.map, own, place), [unitId('forecast')]: foe },
});

/** Foreign ships that a squadron may meet. */
export interface Foe {
  readonly place: PlaceId;
  readonly seat: SeatId;
  readonly ships: readonly Ship[];
  /** Sensors tell less: whose they are, or what. */
  readonly assumed?: true;
}

/** Who may stand in a hex of which nothing is known: whoever’s space it is, or else any other empire. */
const somebodyIn = ({ systems, territory, seats, me }: View, place: PlaceId): SeatId | undefined =>
  [systems[place]?.owner, territory[place], ...seats].find((seat) => seat !== undefined && seat !== me);

/** Foreign ships as they were read last in a hex; those of which only the number is known are taken for cruisers (OURS). */
export function foesAt(view: View, books: Books, place: PlaceId): readonly Foe[] {
  const contact = view.contacts[place];
  if (contact === undefined) return [];
  const seats = [...new Set((contact.ships ?? []).map(({ seat }) => seat))];
  if (seats.length > 0)
    return seats.map((seat) => ({ place, seat, ships: shipsKnown(view, books, seat, contact) }));
  const [count, seat] = [contact.count ?? 1, somebodyIn(view, place)];
  return count === 0 || seat === undefined
    ? []
    : [{ place, seat, ships: Array.from({ length: count }, () => usualShip), assumed: true }];
}

/** Those that were read this turn in these hexes. */
export const foesIn = (view: View, books: Books, places: readonly PlaceId[]): readonly Foe[] =>
  places.flatMap((place) => (view.contacts[place]?.turn === view.turn ? foesAt(view, books, place) : []));

/** A squadron like this one, of somebody else: what it is measured against where nobody is read. */
export function itsLike(view: View, { place, ships }: Squadron): Foe | undefined {
  const seat = somebodyIn(view, place);
  return seat === undefined ? undefined : { place, seat, ships, assumed: true };
}

/** What battles of a squadron against them would come to, told so, with usual orders of the enemy; undefined where there would be none. */
export const foughtOn = (
  view: View,
  unit: UnitId,
  squadron: Squadron,
  told: Partial<Combat> | undefined,
  { place, seat, ships }: Foe,
): Forecast | undefined =>
  forecastOf(
    meeting(view, unit, { ...squadron, combat: { ...combatOf(squadron), ...told, attack: true } }, place, {
      seat,
      flagship: '',
      place,
      speed: 0,
      ships,
    }),
    [unit, unitId('forecast')],
  );
