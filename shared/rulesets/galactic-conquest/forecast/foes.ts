import type { Books } from '#kernel/codec/books.ts';
import type { Assumption } from '#kernel/odds/odds.ts';
import { defined } from '#kernel/words/defined.ts';
import type { PlaceId, SeatId, UnitId } from '#kernel/words/ids.ts';
import { unitId } from '#kernel/words/ids.ts';
import { keysInOrder } from '#kernel/words/inOrder.ts';
import type { Phrase } from '#kernel/words/phrase.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { defencesOf } from '../bases/beginning.ts';
import { sidesOf, withBases } from '../bases/stand.ts';
import { baseTypes, unitOf } from '../bases/types.ts';
import { foesAt } from '../combat/outlook/expected.ts';
import { foeSaid } from '../combat/outlook/facts.ts';
import { yearOf } from '../map/seats.ts';
import { calendar } from '../presentation/calendar.ts';
import type { Sighted } from '../model/bases/shape.ts';
import type { Ship } from '../model/ship.ts';
import type { Squadron } from '../model/squadron.ts';
import type { View } from '../model/state.ts';
import { basesAt } from '../model/territory.ts';
import { hullsText } from '../combat/words.ts';

/** Hexes in which foreign ships or bases are known of. */
export const heldByOthers = ({ contacts, sighted = {} }: View): readonly PlaceId[] => [
  ...new Set([...keysInOrder(contacts), ...keysInOrder(sighted)]),
];

/** Bases of another empire as they are known; of those of which no more is known than that they stand there what a system begins with, or a base station. OURS. */
function basesKnown({ systems, year, turn }: View, place: PlaceId, { hulls }: Sighted): readonly Ship[] {
  if (hulls === undefined) {
    const kind = systems[place]?.kind;
    if (kind !== undefined) return defencesOf(kind, yearOf({ turn, ...defined({ year }) }));
  }
  return (hulls ?? ['BS']).reduce<readonly Ship[]>((ships, named) => {
    const { hull, count } = unitOf(named);
    const type = baseTypes.get(hull);
    return type === undefined ? ships : withBases(ships, type, count);
  }, []);
}

/** Foreign ships and bases of a hex as they were read last, whole, in the shape of squadrons: twice as many where that is assumed. */
export function foesKnown(
  view: View,
  books: Books,
  place: PlaceId,
  assumed: Assumption,
): Readonly<Record<UnitId, Squadron>> {
  if (assumed === 'none') return {};
  const times = <T>(all: readonly T[]): readonly T[] => (assumed === 'doubled' ? [...all, ...all] : all);
  const squadron = (seat: SeatId, ships: readonly Ship[]): Squadron => ({
    seat,
    flagship: '',
    place,
    speed: 0,
    ships: times(ships),
  });
  const seen = view.sighted?.[place];
  const bases = seen === undefined ? [] : basesKnown(view, place, seen);
  return {
    ...Object.fromEntries(
      foesAt(view, books, place).map(({ seat, ships }) => [
        unitId(`contact.${place}.${seat}`),
        squadron(seat, ships),
      ]),
    ),
    ...(seen === undefined || bases.length === 0
      ? {}
      : { [basesAt(place)]: { ...squadron(seen.seat, bases), fixed: sidesOf(times(bases)) } }),
  };
}

/** What is taken for what nobody knows of them. */
export function takenFor(view: View, books: Books, place: PlaceId): readonly Phrase[] {
  const [contact, seen] = [view.contacts[place], view.sighted?.[place]];
  const known = Math.max(contact?.turn ?? 0, seen?.turn ?? 0);
  const foes = foesAt(view, books, place);
  return [
    phrase('Their forces are those that were read in {turn}.', { turn: calendar(known, view.year) }),
    ...foes.map(foeSaid),
    ...(seen === undefined
      ? []
      : [
          seen.hulls === undefined
            ? phrase('Bases, assumed to be {hulls}', {
                hulls: hullsText(basesKnown(view, place, seen).map(({ hull }) => hull)),
              })
            : phrase('Bases: {hulls}', { hulls: hullsText(seen.hulls) }),
        ]),
    phrase('They are whole, and fight by usual orders.'),
  ];
}
