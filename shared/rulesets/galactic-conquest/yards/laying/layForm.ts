import type { Books } from '#kernel/codec/books.ts';
import { flag, literal, oneOf, optional } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, eitherOr } from '#kernel/declare/entries.ts';
import type { Ordered } from '#kernel/declare/order.ts';
import type { Entry } from '#kernel/declare/entries.ts';
import type { Unnumbered } from '#kernel/game/plan.ts';
import type { Fact } from '#kernel/presentation.ts';
import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { compareBy } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { percentOf } from '#kernel/steps/fractions.ts';
import { place } from '../../declare.ts';
import { hexName, listedBy } from '../../map/board.ts';
import type { State, View } from '../../model/state.ts';
import { systemsOf } from '../../model/stations/systems.ts';
import type { Yard } from '../../model/yards/yard.ts';
import { listFor } from '../../ships/list/book.ts';
import { payerNames, payers } from '../../trade/marine/buy.ts';
import { compactPercent, roomLeft, shipyards, yardRows } from '../rates.ts';
import { firstServed, servedBy } from '../ships/firstOffer.ts';

/** A new shipyard: its kind, and whether it is compact (B8.86). */
export interface Laid {
  readonly type: (typeof shipyards)[number];
  readonly compact: boolean;
}
/** As a yard of that kind is kept. */
export const asYard = ({ type, compact }: Laid) => ({
  kind: type,
  ...(compact && { compact: true as const }),
});

/** Economic points for a new shipyard, which is as dear for second generation X-ships (B8.21, B8.86, C21.20). */
export const yardPrice = ({ type, compact }: Laid): number =>
  percentOf(compact ? compactPercent : 100, yardRows[type].price);

/** Own systems in the order in which they are listed. */
export const ownSystems = ({ systems }: Pick<State, 'systems'>, owner: SeatId): readonly PlaceId[] =>
  systemsOf(systems, owner)
    .map(([at]) => at)
    .toSorted(compareBy(listedBy));

export const layFields = {
  type: oneOf(shipyards),
  place,
  compact: flag,
  /** For second generation X-ships alone (C21.20). */
  second: optional(literal(true)),
  payer: oneOf(payers),
} as const;
export type LayYard = Ordered<'lay-yard', typeof layFields>;
/** The order as it is drafted. */
export type Given = Unnumbered<LayYard>;

/** Whether it is one for second generation X-ships. */
function secondEntry(given: Given): Entry<Given> {
  const { second, ...rest } = given;
  const entry = eitherOr(
    { second: second === true },
    'second',
    'For second generation X-ships',
    phrase('Yes, and nothing else'),
    phrase('No'),
  );
  return {
    ...entry,
    set: (value) => ({ ...rest, ...(entry.set(value).second && { second: true as const }) }),
  };
}

/** The yard that comes of it. */
const yardOf = (view: View, { type, place: at, compact, second }: Given): Yard => ({
  ...asYard({ type, compact }),
  ...(second && { second }),
  place: at,
  seat: view.me,
  idle: { why: 'built', until: view.turn + yardRows[type].turns },
});

/** Whether it builds something as soon as it is done; without a list of ships, nobody knows. */
export function servesAt(books: Books, view: View, given: Given): boolean {
  const list = listFor(books, view);
  return list !== undefined && servedBy(view, list, yardOf(view, given)).length > 0;
}

/** What it will build once it is done, or from when on. */
export function buildsFact(books: Books, view: View, given: Given): readonly Fact[] {
  const list = listFor(books, view);
  if (list === undefined) return [];
  const yard = yardOf(view, given);
  const { length } = servedBy(view, list, yard);
  if (length > 0)
    return [{ label: 'Builds', value: phrase('{count|type of ship|types of ships}', { count: length }) }];
  const first = firstServed(view, list, [yard]);
  return first === undefined
    ? []
    : [
        {
          label: 'Builds',
          value: phrase('nothing yet: {hull} is in service from Y{year}', {
            hull: first.designation,
            year: first.year,
          }),
          tone: 'warn',
        },
      ];
}

/** The form of the order. */
export const layForm = (view: View, given: Given): readonly Entry<Given>[] => [
  choice(
    given,
    'type',
    'Shipyard',
    choicesOf(shipyards, (type) =>
      phrase('{type}, {title}: {price} EP, {turns|turn|turns}', {
        type,
        title: yardRows[type].name.toLowerCase(),
        price: yardPrice({ type, compact: given.compact }),
        turns: yardRows[type].turns,
      }),
    ),
  ),
  choice(
    given,
    'place',
    'System',
    ownSystems(view, view.me).map((one) => ({
      value: one,
      place: one,
      label: phrase('{name} in {place}: {left|capacity point|capacity points} left', {
        name: view.systems[one]?.name ?? '',
        place: hexName(one),
        left: roomLeft(view, one),
      }),
    })),
  ),
  eitherOr(given, 'compact', 'Compact', phrase('Yes, for 30\u00a0% more'), phrase('No')),
  secondEntry(given),
  choice(
    given,
    'payer',
    'Paid by',
    choicesOf(payers, (one) => phrase('{payer}', { payer: payerNames[one] })),
  ),
];
