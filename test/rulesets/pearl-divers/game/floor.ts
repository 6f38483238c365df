import type { BookNeed } from '#kernel/beginning.ts';
import type { Books, Digest } from '#kernel/codec/books.ts';
import { bookDigest } from '#kernel/codec/books.ts';
import type { Draw } from '#kernel/dice/draw.ts';
import type { PlaceId } from '#kernel/words/ids.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { unreadable } from './refusals.ts';
import { board, fewestPearls } from './tables.ts';

/* The sea floor (PD 9): one sheet is brought to a game, and a chart of each reef is made of it. */

const reefs = keysInOrder(fewestPearls) as readonly PlaceId[];
const sheetLine = /^([a-z]+) (sand|rock|coral)$/;

type Soils = Readonly<Record<PlaceId, string>>;

/** What the floor is like at each reef, from lines like `ledge coral`. */
const readSheet = (text: string): Soils =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [, reef, soil] = sheetLine.exec(line.trim()) ?? [];
      return reef === undefined || soil === undefined ? [] : [[reef, soil]];
    }),
  ) as Soils;

/** The sheet that a game master may bring. */
export const sheet: BookNeed = {
  name: 'floor',
  label: 'The sheet of the sea floor',
  usual: 'deep rock\nledge coral\nshallows sand\n',
  check(text) {
    const soils = readSheet(text);
    const missing = reefs.filter((reef) => soils[reef] === undefined);
    return missing.map((reef) => unreadable('no-floor', { reef: board.label(reef) }));
  },
};

/** The charts of the reefs, made of a sheet and a die of twenty for the depth of each. */
export function chartsFrom(books: Books, given: Digest, draw: Draw): Readonly<Record<PlaceId, string>> {
  const soils = books.read(given, readSheet);
  return Object.fromEntries(
    reefs.map((reef) => {
      const fathoms = draw.fork('depth', reef).int(20);
      return [reef, `${board.label(reef)}\n${soils[reef] ?? ''}\n${fathoms}\n`];
    }),
  ) as Readonly<Record<PlaceId, string>>;
}

/** The charts, as states cite them. */
export const chartDigests = (charts: Readonly<Record<PlaceId, string>>): Readonly<Record<PlaceId, Digest>> =>
  Object.fromEntries(inOrder(charts).map(([reef, text]) => [reef, bookDigest(text)])) as Readonly<
    Record<PlaceId, Digest>
  >;

export interface Chart {
  readonly soil: string;
  readonly fathoms: number;
}

export function readChart(text: string): Chart {
  const [, soil = '', fathoms = '0'] = text.split('\n');
  return { soil, fathoms: Number(fathoms) };
}
