import type { Books } from '#kernel/codec/books.ts';
import { line } from '#kernel/codec/shapes.ts';
import { choice, choicesOf } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import { defined } from '#kernel/words/defined.ts';
import type { UnitId } from '#kernel/words/ids.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import { cannotPayAt } from '../../bank/paying.ts';
import { raisedBetween } from '../../crewing/units.ts';
import { order } from '../../declare.ts';
import { yearOf } from '../../map/seats.ts';
import type { CrewReserve } from '../../model/condition/crew.ts';
import type { Ship } from '../../model/ship.ts';
import type { Squadron } from '../../model/squadron.ts';
import type { State, View } from '../../model/state.ts';
import { squadronGiven } from '../../movement/given.ts';
import { impossible } from '../../refusals.ts';
import { rowFor, shipOf } from '../../ships/fleet.ts';
import { listFor } from '../../ships/list/book.ts';
import type { Hull } from '../../ships/list/hull.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { namesOf } from '../../squadrons/codes.ts';
import { cannotCommand } from '../../squadrons/regroup.ts';
import { worthOf } from '../price.ts';
import { designation } from '../shapes.ts';
import { freeSlot } from '../slots.ts';
import { shipConverted } from './converted.ts';
import type { Facility } from './facilities.ts';
import { conversionCost, facilityIn, worksIn } from './facilities.ts';
import { asVariant } from './landing.ts';
import { mayBecome, isRefit } from './variants.ts';

/** What a conversion comes to, once everything is found. */
interface Conversion {
  readonly squadron: Squadron;
  readonly at: number;
  readonly ship: Ship;
  readonly by: Facility;
  readonly row: Hull;
  readonly cost: number;
}

type Given = Giving<{
  readonly ref: never;
  readonly kind: 'convert-ship';
  readonly ship: string;
  readonly to: string;
}>;

/** The position of a ship that orders of this turn call so: by its hull before conversions. */
function positionNamed(ships: readonly Ship[], name: string): number {
  const before = namesOf(ships.map((ship) => ({ ...ship, hull: ship.was ?? ship.hull })));
  return before.includes(name) ? before.indexOf(name) : namesOf(ships).indexOf(name);
}

/** The conversion that is ordered, or why there is none. */
function conversionOf(list: ShipList, state: State, given: Given): Conversion | Problem {
  const squadron = squadronGiven(state.squadrons, given);
  if (squadron === undefined) return impossible('GC A6.20', 'not-your-squadron');
  const at = positionNamed(squadron.ships, given.order.ship);
  const ship = squadron.ships[at];
  const builder = ship?.foreign ?? squadron.seat;
  const from = ship && rowFor(list, builder, ship.hull);
  if (ship?.captured !== undefined)
    return impossible('GC C2.40', 'converts-prizes-first', { hull: ship.hull });
  if (ship === undefined || from === undefined) return impossible('GC B11.50', 'no-such-ship');
  if (ship.was !== undefined) return impossible('GC B11.50', 'converted-already', { ship: given.order.ship });
  const row = rowFor(list, builder, given.order.to);
  if (row === undefined || !mayBecome(from, row))
    return impossible('GC B11.50', 'not-its-variant', { hull: ship.hull, to: given.order.to });
  if (yearOf(state) < row.year)
    return impossible('GC B11.50', 'not-in-service', { hull: row.designation, year: row.year });
  if (squadron.guards === true) return impossible('GC B2.60', 'works-on-duty');
  const by = facilityIn(state, squadron.seat, squadron.place);
  if (by === undefined) return impossible('GC B11.50', 'no-yard-here');
  const more = Math.max(0, worthOf(row) - worthOf(from));
  return { squadron, at, ship, by, row, cost: conversionCost(state, by, more) };
}

/** The crews in reserve once it is done; undefined: too few outstanding ones are in reserve for it (C9.65). */
function reserveAfter(
  list: ShipList,
  state: State,
  { squadron, ship, row, cost }: Conversion,
): CrewReserve | undefined {
  const empire = state.empires[squadron.seat];
  return empire && raisedBetween(empire, ship, asVariant(list, ship, row, cost));
}

/** The squadron with the ship converted. */
const converted = ({ squadron, at, row }: Conversion): Squadron => ({
  ...squadron,
  ships: squadron.ships.map((one, position) => (position === at ? shipOf(row) : one)),
});

function cannotConvert(list: ShipList, state: State, given: Given): Problem | undefined {
  const found = conversionOf(list, state, given);
  if ('code' in found) return found;
  const { squadron, row, cost } = found;
  const owner = squadron.seat;
  const taken = state.empires[owner]?.slips?.used;
  if (!isRefit(row) && freeSlot(state, owner, shipOf(row), taken) === undefined)
    return impossible('GC B11.52', 'no-conversion-left', { hull: row.designation });
  const barred = cannotCommand(state, converted(found));
  if (barred !== undefined && cannotCommand(state, squadron) === undefined) return barred;
  if (reserveAfter(list, state, found) === undefined)
    return impossible('GC C9.65', 'outstanding-wanted', { hull: found.ship.hull, to: row.designation });
  return cannotPayAt(state, owner, squadron.place, cost, (left) =>
    impossible('GC B11.50', 'ship-costs', { cost, left }),
  );
}

/** What a ship of the squadron could become now. */
const variantsOf = (list: ShipList, view: View, at: UnitId | undefined, ship: string): readonly Hull[] => {
  const squadron = at && view.squadrons[at];
  const position = squadron ? namesOf(squadron.ships).indexOf(ship) : -1;
  const found = squadron?.ships[position];
  const from = found && rowFor(list, found.foreign ?? view.me, found.hull);
  return from === undefined || found?.captured !== undefined
    ? []
    : list.hulls.filter(
        (row) => row.empire === from.empire && mayBecome(from, row) && row.year <= yearOf(view),
      );
};

/** A ship becomes another variant of its hull in a yard, a large base or a dock (B11.50). OURS: in segment 1, where the squadron begins the turn. */
export const convertShip = (books: Books) =>
  order('convert-ship', {
    fields: { ship: line(24, 1), to: designation },
    title: 'Convert a ship',
    offers(view, { unit: at }) {
      const list = listFor(books, view);
      const squadron = squadronGiven(view.squadrons, { seat: view.me, unit: at });
      if (list === undefined || squadron === undefined) return [];
      if (!worksIn(view, view.me, squadron.place, 'convert')) return [];
      return namesOf(squadron.ships)
        .flatMap((ship) =>
          variantsOf(list, view, at, ship)
            .slice(0, 1)
            .map((row) => ({ ship, to: row.designation })),
        )
        .slice(0, 1);
    },
    form(view, given, { unit: at }) {
      const list = listFor(books, view);
      const names = namesOf((at && view.squadrons[at]?.ships) ?? []);
      const rows = list === undefined ? [] : variantsOf(list, view, at, given.ship);
      return [
        choice(
          given,
          'ship',
          'Ship',
          choicesOf([...new Set([...names, given.ship])], (name) => phrase('{name}', { name })),
        ),
        choice(
          given,
          'to',
          'It becomes',
          choicesOf([...new Set([...rows.map((row) => row.designation), given.to])], (to) =>
            phrase('{to}', { to }),
          ),
        ),
      ];
    },
    cannot(state, given) {
      const list = listFor(books, state);
      return list === undefined
        ? impossible('GC A1.20', 'no-ship-list')
        : cannotConvert(list, state, given as Given);
    },
    say: ({ ship, to }) => phrase('Convert {ship} to {to}', { ship, to }),
  });
export type ConvertShip = OrderIn<ReturnType<typeof convertShip>>;

/** Ships are converted (B11.50). */
export const convertShips =
  (books: Books) =>
  (turn: Turn<Room<State, View, ConvertShip, EventIn<typeof shipConverted>>>): void =>
    inTurn(turn, convertShip(books), (given) => {
      const { state } = turn;
      const list = listFor(books, state);
      const found = list && conversionOf(list, state, given as unknown as Given);
      if (list === undefined || found === undefined || 'code' in found || given.unit === undefined)
        return undefined;
      const { squadron, at, ship, by, row, cost } = found;
      const taken = state.empires[squadron.seat]?.slips?.used;
      const slot = isRefit(row) ? undefined : freeSlot(state, squadron.seat, shipOf(row), taken);
      return shipConverted.of({
        seat: squadron.seat,
        unit: given.unit,
        ...(by.yard === undefined ? { place: squadron.place, base: by.base ?? '' } : { yard: by.yard }),
        at,
        was: ship.hull,
        ship: asVariant(list, ship, row, cost),
        ...defined({ slot, reserve: reserveAfter(list, state, found) }),
        points: cost,
        cause: given.order.ref,
      });
    });
