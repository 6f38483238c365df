import type { Unnumbered } from '#kernel/game/plan.ts';
import { defined } from '#kernel/words/defined.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { placeId, unitId } from '#kernel/words/ids.ts';
import type { OrderIn } from '#kernel/declare/order.ts';
import { hexName } from '../map/board.ts';
import type { View } from '../model/state.ts';
import type { Misspoken } from '../spoken.ts';
import { spoken } from '../spoken.ts';
import { boughtText, bounds } from './words.ts';
import type { buyMarine } from './marine.ts';
import type { Bought, Buy } from './question.ts';
import type { buyStock } from './stock.ts';
import { wareNamed } from './wares.ts';

const heading = 'Buy';
const sentence =
  /^(?:(.+?) )?for ([a-z]\d{2,3}[a-z])(?: at ([a-z]{1,2}\d{1,3}))?(?: led by ([^\s"]{1,20}))?(?: "((?:[^"]|"")*)")?$/i;
const some = /^(?:(\d{1,2})x)?(\S{1,21})$/;

/** `2xF5`, `D7Cp`: what ends in a p is a ship with a poor crew, unless a hull is called so (A4.10). */
function someShips(text: string, view: View): Bought | undefined {
  const [, count = '1', word = ''] = some.exec(text) ?? [];
  if (word === '' || Number(count) < 1 || Number(count) > bounds.ofKind) return undefined;
  const poor = word.endsWith('p') && wareNamed(view, view.me, word) === undefined;
  const hull = poor ? word.slice(0, -1) : word;
  return hull.length < 1 || hull.length > 20
    ? undefined
    : { hull, count: Number(count), ...(poor && { poor: true as const }) };
}

/** `Buy.....2xF5, D7C for K01A at K24`, with `led by D7C "Saber"` after it; undefined for anything else (OURS: the book asks for a purchase sheet, Z1.20). */
function buyIn(text: string, view: View): Unnumbered<Buy> | Misspoken | undefined {
  const [whole, listed = '', to = '', at, lead, called] = sentence.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const ships = (listed === '' ? [] : listed.split(/\s*,\s*/)).map((one) => someShips(one, view));
  const read = ships.flatMap((one) => one ?? []);
  if (read.length < ships.length || read.length > bounds.kinds)
    return { wrong: phrase('«{listed}» is not a list of ships like 2xF5, D7C.', { listed }) };
  const name = called?.replaceAll('""', '"').trim();
  if (name !== undefined && (name === '' || name.length > bounds.longest))
    return {
      wrong: phrase('The name of a flagship has 1 to {longest} letters.', { longest: bounds.longest }),
    };
  return {
    kind: 'buy',
    ships: read,
    to: unitId(to.toLowerCase()),
    ...defined({ place: at === undefined ? undefined : placeId(`h${at.toLowerCase()}`), lead, name }),
  };
}

/** As `buyIn` reads it. */
const buyText = ({ ships, to, place, lead, name }: Unnumbered<Buy>): string =>
  `${heading}.....${[
    ...(ships.length === 0 ? [] : [boughtText(ships)]),
    `for ${to.toUpperCase()}`,
    ...(place === undefined ? [] : [`at ${hexName(place)}`]),
    ...(lead === undefined ? [] : [`led by ${lead}`]),
    ...(name === undefined ? [] : [`"${name.replaceAll('"', '""')}"`]),
  ].join(' ')}.`;

export const spokenBuy = spoken<Buy>({
  kinds: ['buy'],
  heading,
  phrases: ({ purchase }) => (purchase === undefined ? [] : [`${heading}.....`]),
  read: buyIn,
  write: buyText,
});

const counted = /^(?:(\d{1,4})x)?(\S{1,20})$/;
const countedIn = (text: string): { readonly unit: string; readonly count: number } | undefined => {
  const [, count = '1', unit] = counted.exec(text) ?? [];
  return unit === undefined || Number(count) < 1 || Number(count) > 1000
    ? undefined
    : { unit, count: Number(count) };
};

/** `Stock.....12xZV.` (Z1.500). */
export const spokenStock = spoken<OrderIn<typeof buyStock>>({
  kinds: ['buy-stock'],
  heading: 'Stock',
  phrases: ({ purchase }) => (purchase === undefined ? [] : ['Stock.....']),
  read(text) {
    const found = countedIn(text);
    return found && { kind: 'buy-stock', ...found };
  },
  write: ({ unit, count }) => `Stock.....${count}x${unit}.`,
});

/** `Merchants.....10xF-L.` (Z2.20). */
export const spokenMarine = spoken<OrderIn<typeof buyMarine>>({
  kinds: ['buy-marine'],
  heading: 'Merchants',
  phrases: ({ purchase }) => (purchase === undefined ? [] : ['Merchants.....']),
  read(text) {
    const found = countedIn(text);
    return found && { kind: 'buy-marine', ...found };
  },
  write: ({ unit, count }) => `Merchants.....${count}x${unit}.`,
});
