import type { Column, Row } from '#kernel/presentation.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { short } from './cell.ts';

/** The visible rows of a long table, and the height of one in pixels. */
export interface RowWindow {
  readonly from: number;
  /** One past the last. */
  readonly to: number;
  readonly height: number;
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) return at;
  }
  return document.documentElement;
}

/** The height of one row in pixels: text of the default size with space around it, scaled with the text. */
const rowHeight = (): number =>
  Math.ceil(34 * (Number(getComputedStyle(document.documentElement).getPropertyValue('--scale')) || 1));

/**
 * Reports which rows of a table's body are visible, now and after every scroll or change of size, until the
 * result is called.
 */
export function watchRows(body: Element, tell: (seen: RowWindow) => void): () => void {
  const scroller = scrollerOf(body);
  let last = '';
  const look = (): void => {
    const height = rowHeight();
    const frame = scroller.getBoundingClientRect();
    const above = Math.max(0, frame.top - body.getBoundingClientRect().top);
    const seen = { from: Math.floor(above / height), to: Math.ceil((above + frame.height) / height), height };
    const key = JSON.stringify(seen);
    if (key !== last) tell(seen);
    last = key;
  };
  look();
  const sized = new ResizeObserver(look);
  sized.observe(scroller);
  scroller.addEventListener('scroll', look, { passive: true });
  return () => {
    sized.disconnect();
    scroller.removeEventListener('scroll', look);
  };
}

/** Scrolls until the row with this index is visible below the fixed head. */
export function revealRow(body: Element, index: number, height: number): void {
  const scroller = scrollerOf(body);
  const frame = scroller.getBoundingClientRect();
  const head = (body.previousElementSibling ?? body).getBoundingClientRect().height;
  const top = body.getBoundingClientRect().top + index * height - frame.top;
  if (top < head) scroller.scrollTop += top - head;
  else if (top + height > frame.height) scroller.scrollTop += top + height - frame.height;
  // The rows are looked at before the browser sends its own scroll event.
  scroller.dispatchEvent(new Event('scroll'));
}

/** Letters that a longer column has at least; what it has to say beyond them is cut short where there is no room. */
const longText = 10;

/** CSS lengths. */
interface TableRoom {
  /** Of each column; one without shares with others like it what is left. */
  readonly columns: readonly (string | undefined)[];
  readonly least: string;
}

/** The room of a table’s columns, by their longest texts, so that they do not move while rows are added and removed. */
export function tableRoom(columns: readonly Column[], rows: readonly Row[]): TableRoom {
  const sized = columns.map(({ key, label }, at) => {
    const word = Math.max(...label.split(' ').map(({ length }) => length)) + 1;
    const text = rows.reduce((most, { cells }) => {
      const cell = cells[key];
      return cell === undefined ? most : Math.max(most, phraseText(cell.value).length);
    }, 0);
    const isShort = text <= short;
    // What a row is called stands beside its picture.
    return { isShort, letters: Math.max(word, isShort ? text : longText) + (at === 0 ? 3 : 0) };
  });
  const room = (letters: number, of: number): string => `calc(${letters}ch + ${2 * of} * var(--cell, 8px))`;
  return {
    columns: sized.map(({ isShort, letters }) => (isShort ? room(letters, 1) : undefined)),
    least: room(
      sized.reduce((sum, { letters }) => sum + letters, 0),
      sized.length,
    ),
  };
}

/** A table of more rows than this builds only those in sight. */
export const many = 200;
/** Rows built beyond what is in sight, above and below. */
const spare = 12;

/** The rows of a long table that are built: those in sight and some around them. */
export function inSight(seen: RowWindow, rows: number): Pick<RowWindow, 'from' | 'to'> {
  const from = Math.max(0, Math.min(seen.from - spare, rows - 1));
  return { from, to: Math.min(rows, Math.max(seen.to + spare, from + 1)) };
}
