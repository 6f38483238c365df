import type { Books } from '#kernel/codec/books.ts';
import type { Plan } from '#kernel/game/plan.ts';
import { ordersOf } from '#kernel/game/plan.ts';
import type { Page, Section } from '#kernel/picture/page.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Forecast } from '../../combat/round/forecast.ts';
import { forecastOf } from '../../combat/round/forecast.ts';
import { hullsText } from '../../combat/words.ts';
import type { Order } from '../../game.ts';
import { beside, boardOf, hexName } from '../../map/board.ts';
import { nameOf } from '../../map/seats.ts';
import { imagine } from '../../model/imagine.ts';
import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { Contact, State, View } from '../../model/state.ts';
import { rowFor } from '../../ships/fleet.ts';
import { shipIn } from '../../ships/wings.ts';
import { listFor } from '../../ships/list/book.ts';
import { combatOf } from '../../ships/ships.ts';

/** Classes that stand for ships of which sensors tell the size alone, by size class. OURS. */
const bySize: Readonly<Record<number, string>> = { 1: 'DN', 2: 'DN', 3: 'CA', 4: 'DD' };

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

/** The world in which a squadron attacks foreign ships in their hex. */
export function meeting(view: View, unit: UnitId, own: Squadron, place: PlaceId, foe: Squadron): State {
  const { waits: _, assembled: __, passed: ___, ...alone } = own;
  const from = place === own.place ? (beside(boardOf(view.map), place)[0] ?? place) : own.place;
  return {
    ...imagine(view),
    squadrons: {
      [unit]: { ...alone, place, cameFrom: from },
      [unitId('forecast')]: foe,
    },
  };
}

/** Where a squadron may fight this turn: its hex, those beside it, and those of its course. */
function placesOf(view: View, plan: Plan<Order>, unit: UnitId, { place }: Squadron): readonly PlaceId[] {
  const ways = ordersOf(plan, unit).flatMap((order) => (order.kind === 'plot' ? order.way : []));
  return [...new Set([place, ...ways, ...beside(boardOf(view.map), place)])];
}

const tenths = (count: number): Phrase =>
  phrase('{whole}.{part}', { whole: Math.floor(count / 10), part: count % 10 });

/** The most battles that are foreseen on one page. */
const mostRows = 4;

/** What battles of a squadron would come to against ships that sensors have read near it, by the orders that it has, and by usual ones of the enemy. */
export function outlook(view: View, plan: Plan<Order>, unit: UnitId, books: Books): readonly Section[] {
  const squadron = view.squadrons[unit];
  if (squadron === undefined || squadron.seat !== view.me || squadron.ships.length === 0) return [];
  const told = ordersOf(plan, unit).find((order) => order.kind === 'fight');
  const own: Squadron = { ...squadron, combat: { ...combatOf(squadron), ...told, attack: true } };
  const near = placesOf(view, plan, unit, squadron).flatMap((place) => {
    const contact = view.contacts[place];
    const seats = [...new Set((contact?.ships ?? []).map(({ seat }) => seat))];
    return contact === undefined || contact.turn !== view.turn
      ? []
      : seats.map((seat) => ({ place, seat, ships: shipsKnown(view, books, seat, contact) }));
  });
  const rows = near.slice(0, mostRows).flatMap(({ place, seat, ships }) => {
    const foe: Squadron = { seat, flagship: '', place, speed: 0, ships };
    const forecast = forecastOf(meeting(view, unit, own, place, foe), [unit, unitId('forecast')]);
    return forecast === undefined ? [] : [rowOf(view, { place, seat, ships }, forecast)];
  });
  return rows.length === 0 ? [] : [{ ...table, rows }];
}

/** A page with these sections behind its own. */
export const withOutlook = (page: Page, sections: readonly Section[]): Page =>
  sections.length === 0 ? page : { ...page, sections: [...page.sections, ...sections] };

const table = {
  kind: 'table',
  title: 'If it attacks what sensors have read',
  columns: [
    { key: 'place', label: 'Hex', align: 'left' },
    { key: 'enemy', label: 'Enemy', align: 'left' },
    { key: 'holds', label: 'Holds the hex', align: 'right' },
    { key: 'lost', label: 'Own ships lost', align: 'right' },
    { key: 'theirs', label: 'Theirs lost', align: 'right' },
    { key: 'taken', label: 'Captured', align: 'right' },
  ],
  empty: 'Nobody is near.',
} as const;

function rowOf(
  { me }: View,
  { place, seat, ships }: { readonly place: PlaceId; readonly seat: SeatId; readonly ships: readonly Ship[] },
  { holds, lost, taken }: Forecast,
) {
  const [chance, own, theirs, prizes] = [holds[me] ?? 0, lost[me] ?? 0, lost[seat] ?? 0, taken[me] ?? 0];
  return {
    id: `forecast-${place}-${seat}`,
    spot: { place },
    cells: {
      place: { value: phrase('{place}', { place: hexName(place) }), sort: place },
      enemy: {
        value: phrase('{seat}: {ships}', {
          seat: nameOf(seat),
          ships: hullsText(ships.map(({ hull }) => hull)),
        }),
        sort: seat,
      },
      holds: {
        value: phrase('{chance} %', { chance }),
        sort: chance,
        tone: chance >= 50 ? ('good' as const) : chance >= 25 ? ('warn' as const) : ('bad' as const),
      },
      lost: { value: tenths(own), sort: own },
      theirs: { value: tenths(theirs), sort: theirs },
      taken: { value: tenths(prizes), sort: prizes },
    },
  };
}
