import { keysInOrder } from '#kernel/inOrder.ts';
import type { Unnumbered } from '#kernel/orders/plan.ts';
import type { Fault } from '#kernel/orders/sheet.ts';
import type { Written } from '#kernel/orders/words.ts';
import { corrected, nearest, wordsOf } from '#kernel/orders/words.ts';
import type { Phrase } from '#kernel/report/phrase.ts';
import { phrase } from '#kernel/report/phrase.ts';
import type { HexNumber } from '../model/ids.ts';
import type { Purchase } from '../model/orders/purchase.ts';
import type { Scan } from '../model/orders/scans.ts';
import { scans } from '../model/orders/scans.ts';
import type { ShipOrder } from '../model/orders.ts';
import { shipOrders } from '../rules/doing.ts';

/** What a line gives; one with faults gives no orders. */
export interface Typed<O> {
  readonly orders: readonly Unnumbered<O>[];
  readonly faults: readonly Fault[];
}

/** Codes of Appendix K that the program does not play yet. Those of three letters have another sign behind them. */
const notPlayed: readonly string[] = [
  ...['BOMB', 'COLL', 'DECC', 'DECY', 'DISP', 'FLO', 'GARR', 'GARX', 'GETC', 'GIVE', 'GLO', 'GRAV', 'LINK'],
  ...['LOGB', 'MSN', 'NUKE', 'RAD', 'REFT', 'REST', 'SRVY', 'UPGR'],
];

/** Codes of the extra orders of chapter 9 that the program does not play yet. */
const extraNotPlayed: readonly string[] = [
  ...['FS', 'FA', 'AF', 'AL', 'DS', 'US', 'BF', 'BP', 'BD', 'BT', 'BC', 'BM', 'BY', 'PR', 'CP', 'AA', 'RL'],
  ...['PL', 'EV', 'NE', 'AC', 'DC', 'CT', 'ME', 'NA', 'NH', 'CM', 'PH', 'PI', 'BO', 'RA', 'LB', 'A%', 'P%'],
  ...['RO', 'RM', 'VT', 'EC', 'ES', 'LP', 'IR', 'IH', 'IB', 'IS', 'SH', 'SV', 'SF', 'SJ', 'SC', 'SP', 'SM'],
  ...['SE', 'SX', 'SL'],
];

type Kind = ShipOrder['kind'];
/** Codes that are written as they are, without anything after them. */
const plain: ReadonlyMap<string, Kind> = new Map(
  keysInOrder(shipOrders)
    .filter((kind) => !['move', 'scan', 'sweep'].includes(kind))
    .map((kind) => [shipOrders[kind].code, kind]),
);

/** What a ship can be ordered by a code. */
export const shipCodes: readonly string[] = [
  ...[...plain.keys()].filter((code) => code !== '____'),
  ...scans.map((what) => `SCAN ${what}`),
];

/** `SCAN` may stand alone, then it means terrain (SFW 1976); words count by their first four letters. */
const scanOf = (written: Written | undefined): Scan['what'] | undefined =>
  scans.find((what) => written?.word.toUpperCase().startsWith(what) === true);

/**
 * Reads the slots of a ship's line, in the book's grammar: hexes by their numbers, orders by their codes, `____` for an empty pulse, small
 * letters as well as capitals. The preprinted `none` is passed over. Whether there are pulses enough is for the turn to say.
 */
export function readSlots(line: string): Typed<ShipOrder> {
  const words = wordsOf(line);
  const orders: Unnumbered<ShipOrder>[] = [];
  const faults: Fault[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Written;
    const code = word.word.toUpperCase();
    if (code === 'NONE') continue;
    const what = code === 'SCAN' ? scanOf(words[at + 1]) : undefined;
    if (what !== undefined) at += 1;
    const read = code === 'SCAN' ? ({ kind: 'scan', what: what ?? 'TERR' } as const) : slotOf(word, line);
    if ('said' in read) faults.push(read);
    else orders.push(read);
  }
  return { orders: faults.length > 0 ? [] : orders, faults };
}

const wrong = ({ from, to }: Pick<Written, 'from' | 'to'>, said: Phrase, instead?: string): Fault => ({
  ...{ from, to, said },
  ...(instead === undefined ? {} : { instead }),
});

/** One slot, other than a scan. */
function slotOf(word: Written, line: string): Unnumbered<ShipOrder> | Fault {
  const text = word.word.toUpperCase();
  const kind = plain.get(text) ?? (text === 'SCRAP' ? 'scrap' : /^_+$/.test(text) ? 'stay' : undefined);
  if (kind !== undefined) return { kind } as Unnumbered<ShipOrder>;
  if (/^\d+$/.test(text))
    return /^(0[1-9]|1[0-6])(0[1-9]|1[0-6])$/.test(text)
      ? { kind: 'move', hex: text as HexNumber }
      : wrong(word, phrase('{text} is no hex: columns and rows go from 01 to 16.', { text }));
  const [, digit] = /^SWP(.?)$/.exec(text) ?? [];
  if (digit !== undefined)
    return /^[0-6]$/.test(digit)
      ? { kind: 'sweep', direction: Number(digit) }
      : wrong(word, phrase('SWP takes a direction: 0 for the own hex, 1 to 6 for the neighbours.'));
  if (notPlayed.some((code) => text === code || (code.length === 3 && text.startsWith(code))))
    return wrong(word, phrase('{text} is not played yet.', { text }));
  const near = nearest(text, shipCodes);
  return wrong(
    word,
    phrase('{text} is no hex and no order of a ship.', { text }),
    near === undefined ? undefined : corrected(line, word, near),
  );
}

/** An order as a player types it, and `readSlots` reads it. */
export function written(order: Unnumbered<ShipOrder>): string {
  if (order.kind === 'move') return order.hex;
  if (order.kind === 'scan') return `SCAN ${order.what}`;
  return order.kind === 'sweep' ? `SWP${order.direction}` : shipOrders[order.kind].code;
}

/** Reads one extra order: `PS F POL 45 "Iron Duke"`, the highest price and the name where they are wanted (SFW 3337). */
export function readExtra(line: string): Typed<Purchase> {
  const [code, race, ship, ...rest] = wordsOf(line);
  const fault = (at: Pick<Written, 'from' | 'to'>, said: Phrase): Typed<Purchase> => ({
    orders: [],
    faults: [wrong(at, said)],
  });
  if (code === undefined) return { orders: [], faults: [] };
  const text = code.word.toUpperCase();
  if (extraNotPlayed.includes(text)) return fault(code, phrase('{text} is not played yet.', { text }));
  if (text !== 'PS') return fault(code, phrase('{text} is no extra order.', { text }));
  if (race === undefined || ship === undefined)
    return fault(code, phrase('PS takes the letter of a race and the class of a ship, such as PS F POL.'));
  const design = `${race.word}-${ship.word}`.toUpperCase();
  if (design.length > longestDesign)
    return fault(ship, phrase('No ship is called {design}.', { design: design.slice(0, longestDesign) }));
  const most = /^[1-9]\d{0,4}$/.test(rest[0]?.word ?? '') ? Number(rest[0]?.word) : undefined;
  const from = rest[most === undefined ? 0 : 1]?.from;
  const name = from === undefined ? '' : unquoted(line.slice(from - 1).trimEnd());
  if (from !== undefined && name.length > longestName)
    return fault(
      { from, to: line.trimEnd().length },
      phrase('A name has {most} signs at the most.', { most: longestName }),
    );
  const order = { kind: 'purchase', design, name, ...(most === undefined ? {} : { most }) } as const;
  return { orders: [order], faults: [] };
}

/** Signs in the name of a ship (SFW 3366), and in a designation. */
const longestName = 20;
export const longestDesign = 12;

const unquoted = (text: string): string =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;

/** An extra order as `readExtra` reads it. */
export const writeExtra = ({ design, most, name }: Unnumbered<Purchase>): string =>
  [
    ...['PS', design.slice(0, 1), design.slice(2)],
    ...(most === undefined ? [] : [String(most)]),
    ...(name === '' ? [] : [`"${name}"`]),
  ].join(' ');
