import type { Books } from '#kernel/codec/books.ts';
import { gameMaster } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import type { Page, Section } from '#kernel/presentation.ts';
import { phrase } from '#kernel/words/phrase.ts';
import type { Ranked } from '../../model/state.ts';
import type { View } from '../../model/view.ts';
import { lists as figures, yearOf } from '../../model/figures.ts';
import { listTable, listTitle } from '../../standing/lists.ts';
import { nameOf, ownRow, victory } from './victory.ts';
import { count, fact, figure, number, text, word } from '../../model/cells.ts';

/** The lists as they were last told, who may win, and what is known of the stock of others. */
export function rankings(books: Books, view: View): Page {
  const { lists, me } = view;
  return {
    title: phrase('Rankings'),
    subtitle:
      lists === undefined
        ? phrase('The first list, that of stock, comes with the report of the next year.')
        : phrase('Standings at the end of the year before, from the report of Y{year}.', {
            year: yearOf(lists.turn),
          }),
    sections:
      me === gameMaster
        ? [...standing(view), stocks(view)]
        : [own(view), ...victory(view, [ownRow(books, view)]), ...listsOf(view), stocks(view)],
  };
}

/** Who may win, and the lists, as far as all know. */
export const standing = (view: View): readonly Section[] => [...victory(view), ...listsOf(view)];

/** The lists as they were last told. */
function listsOf(view: View): readonly Section[] {
  const { lists } = view;
  return lists === undefined
    ? []
    : [
        list(view, 'stock', lists.stock),
        ...keysInOrder(listTable).flatMap((key) => {
          const places = lists.more[key];
          return places === undefined ? [] : [list(view, key, places)];
        }),
      ];
}

const own = ({ own: { stock, stockBefore }, turn }: View): Section => ({
  kind: 'facts',
  title: 'Your stock',
  facts: [
    { ...number('Value now', stock), tone: 'gold' },
    number('At the end of last year', stockBefore),
    ...(yearOf(turn) < figures.others
      ? [fact('More lists', phrase('from Y{year} on', { year: figures.others }))]
      : []),
  ],
});

const list = (view: View, key: string, places: readonly Ranked[]): Section => ({
  kind: 'table',
  title: listTitle(key),
  empty: 'Nobody is on this list.',
  columns: [word('place', 'Place'), word('name', 'Corporation'), figure('value', 'Value')],
  rows: places.map(({ seat, value }, at) => ({
    id: seat,
    spot: { seat },
    cells: {
      place: count(at + 1),
      name: { ...text(nameOf(view, seat)), ...(seat === view.me ? { tone: 'gold' as const } : {}) },
      value: count(value),
    },
  })),
});

/** Values of stock, of whatever year they were told. */
const stocks = (view: View): Section => ({
  kind: 'table',
  title: 'Stock of others',
  empty: 'Nothing was told of it yet.',
  columns: [word('name', 'Corporation'), figure('value', 'Value'), word('year', 'As of')],
  rows: inOrder(view.stocks)
    .filter(([seat]) => seat !== view.me)
    .map(([seat, { value, turn }]) => ({
      id: seat,
      spot: { seat },
      cells: { name: text(nameOf(view, seat)), value: count(value), year: text(`Y${yearOf(turn)}`) },
    })),
});
