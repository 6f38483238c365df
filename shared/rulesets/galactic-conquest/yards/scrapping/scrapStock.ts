import type { Books } from '#kernel/codec/books.ts';
import { integer, line, optional } from '#kernel/codec/shapes.ts';
import { choice, choicesOf, number } from '#kernel/declare/entries.ts';
import type { EventIn } from '#kernel/declare/event.ts';
import type { Giving, OrderIn } from '#kernel/declare/order.ts';
import type { Room } from '#kernel/declare/room.ts';
import type { Turn } from '#kernel/sequence/step.ts';
import { inTurn } from '#kernel/steps/carryOut.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { compareBy, keysInOrder } from '#kernel/words/inOrder.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { atHeadquarters, cause, event, order, ownerHears, place, points, seat, unit } from '../../declare.ts';
import { hexName, listedBy } from '../../map/board.ts';
import { countText } from '../../model/battle/wings.ts';
import type { State, View } from '../../model/state.ts';
import { squadronsOf } from '../../model/stations/squadrons.ts';
import { impossible } from '../../refusals.ts';
import { listFor } from '../../ships/list/book.ts';
import type { ShipList } from '../../ships/list/shipList.ts';
import { flyerNamed } from '../../ships/wings.ts';
import type { Flown } from '../../squadrons/flyersNamed.ts';
import { takeFromStock } from '../../hangars/stock.ts';
import { yardsOf } from '../known.ts';
import { cannotScrapIn, isScrapper } from '../ships/facilities.ts';
import { countGain, flyersAsWrecks, overLimit } from './gain.ts';
import { putWrecks, worthOfAll, wrecksIn, wrecksShape } from './wrecks.ts';

const most = 9999;
const fields = { place, type: line(20, 1), count: integer(1, most) } as const;

/** Fighters, bombers or gunboats of a type that an empire has in stock; undefined: none. */
function inStock(
  list: ShipList | undefined,
  { empires }: Pick<State, 'empires'>,
  owner: View['me'],
  type: string,
): Flown | undefined {
  const [flyer, count] = [list && flyerNamed(list, owner, type), empires[owner]?.stock?.[type] ?? 0];
  return flyer && count > 0 ? { flyer, count } : undefined;
}

/** Hexes where an empire scraps. */
const placesOf = (view: View): readonly PlaceId[] =>
  [
    ...new Set([
      ...yardsOf(view, view.me).map(([, yard]) => yard.place),
      ...squadronsOf(view.squadrons, view.me).map(([, one]) => one.place),
    ]),
  ]
    .filter((at) => isScrapper(view, view.me, at))
    .toSorted(compareBy(listedBy));

const typesIn = (list: ShipList | undefined, view: View): readonly string[] =>
  keysInOrder(view.empires[view.me]?.stock ?? {}).filter(
    (type) => inStock(list, view, view.me, type) !== undefined,
  );

type Given = Giving<{
  readonly ref: never;
  readonly kind: 'scrap-stock';
  readonly place: PlaceId;
  readonly type: string;
  readonly count: number;
}>;

function cannotScrap(
  list: ShipList | undefined,
  state: State,
  { seat: owner, order: { place: at, type, count } }: Given,
): Problem | undefined {
  if (list === undefined) return impossible('GC A1.20', 'no-ship-list');
  if (flyerNamed(list, owner, type) === undefined) return impossible('GC B9.40', 'no-flyer', { unit: type });
  const there = inStock(list, state, owner, type);
  if (there === undefined || there.count < count)
    return impossible('GC B9.10', 'less-in-stock', { unit: type, left: there?.count ?? 0 });
  const nowhere = impossible('GC B9.20', 'scraps-nowhere', { place: hexName(at) });
  const barred = cannotScrapIn(state, owner, at, nowhere);
  if (barred !== undefined) return barred;
  const wrecks = flyersAsWrecks(list, state, owner, [{ ...there, count }]);
  return wrecks === undefined
    ? impossible('GC A1.20', 'no-ship-list')
    : overLimit(state, owner, worthOfAll(wrecks));
}

/** Fighters and gunboats of the stock are scrapped where ships are (B9.10, B9.20). OURS: the stock is wherever they are scrapped. */
export const scrapStock = (books: Books) =>
  order('scrap-stock', {
    fields,
    title: 'Scrap fighters or gunboats in stock',
    offers(view, at) {
      const [type] = typesIn(listFor(books, view), view);
      const [where] = atHeadquarters(view, at).flatMap(() => placesOf(view));
      return type === undefined || where === undefined ? [] : [{ place: where, type, count: 1 }];
    },
    form: (view, given) => [
      choice(
        given,
        'place',
        'Where',
        [...new Set([...placesOf(view), given.place])].map((one) => ({
          value: one,
          label: phrase('{place}', { place: hexName(one) }),
          place: one,
        })),
      ),
      choice(
        given,
        'type',
        'Type',
        choicesOf([...new Set([...typesIn(listFor(books, view), view), given.type])], (one) =>
          phrase('{unit}', { unit: one }),
        ),
      ),
      number(given, 'count', 'How many', { least: 1, most }),
    ],
    cannot: (state, given) => cannotScrap(listFor(books, state), state, given as Given),
    say: (given) =>
      phrase('Scrap {units} of the stock in {place}', {
        units: countText(given),
        place: hexName(given.place),
      }),
  });
export type ScrapStock = OrderIn<ReturnType<typeof scrapStock>>;

/** `to`: where they stand meanwhile; the points come with the next treasury. */
export const stockScrapped = event('stock-scrapped', {
  fields: { seat, ...fields, points, to: optional(unit), wrecks: optional(wrecksShape), cause },
  by: 'order',
  hears: ownerHears,
  say: (happened) =>
    phrase('{units} of the stock are scrapped in {place}, for {points} EP.', {
      units: countText(happened),
      place: hexName(happened.place),
      points: happened.points,
    }),
  ahead: (happened) =>
    phrase('{units} of the stock will be scrapped in {place}, for {points} EP.', {
      units: countText(happened),
      place: hexName(happened.place),
      points: happened.points,
    }),
  apply(draft, { seat: owner, place: at, type, count, points: gain, to, wrecks = [] }) {
    takeFromStock(draft, owner, type, count);
    countGain(draft, owner, gain);
    if (to !== undefined) putWrecks(draft, to, { seat: owner, place: at }, wrecks);
  },
});

/** Fighters and gunboats of the stock are scrapped, one order after another (B9.10). */
export const scrapStocks =
  (books: Books) =>
  (turn: Turn<Room<State, View, ScrapStock, EventIn<typeof stockScrapped>>>): void =>
    inTurn(turn, scrapStock(books), ({ seat: owner, order: { place: at, type, count, ref } }) => {
      const list = listFor(books, turn.state);
      const there = inStock(list, turn.state, owner, type);
      const wrecks = there && flyersAsWrecks(list, turn.state, owner, [{ ...there, count }]);
      return wrecks === undefined
        ? undefined
        : stockScrapped.of({
            seat: owner,
            place: at,
            type,
            count,
            points: worthOfAll(wrecks),
            to: wrecksIn(turn.state, owner, at),
            wrecks,
            cause: ref,
          });
    });
