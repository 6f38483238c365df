import { keysInOrder } from '#kernel/inOrder.ts';
import type { Unnumbered } from '#kernel/orders/plan.ts';
import type { HexNumber } from '../model/ids.ts';
import type { Scan, ShipOrder } from '../model/orders.ts';
import { scans } from '../model/orders.ts';
import { pulses } from '../tables/figures.ts';
import { shipOrders } from '../rules/able.ts';

/** What is wrong with a part of a typed line: the signs from `from` to `to` (exclusive), and what to write there, if that is known. */
export interface Fault {
  readonly from: number;
  readonly to: number;
  readonly code: 'unknown' | 'not-played' | 'no-hex' | 'no-direction' | 'too-many';
  readonly instead?: string;
}

export interface Typed {
  readonly orders: readonly Unnumbered<ShipOrder>[];
  readonly faults: readonly Fault[];
}

interface Word {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Codes of Appendix K that the program does not play yet. */
const notPlayed: readonly string[] = [
  ...['BOMB', 'COLL', 'DECC', 'DECY', 'DISP', 'FLO', 'GARR', 'GARX', 'GETC', 'GIVE', 'GLO', 'GRAV', 'LINK'],
  ...['LOGB', 'MSN', 'NUKE', 'RAD', 'REFT', 'REST', 'SRVY', 'UPGR'],
];

type Kind = ShipOrder['kind'];
const kinds = keysInOrder(shipOrders);
/** Codes that are written as they are, without anything after them. */
const plain: ReadonlyMap<string, Kind> = new Map(
  kinds
    .filter((kind) => !['move', 'scan', 'sweep'].includes(kind))
    .map((kind) => [shipOrders[kind].code, kind]),
);

/** `SCAN` may stand alone, then it means terrain (SFW 1976); words count by their first four letters. */
const scanOf = (word: Word | undefined): Scan['what'] | undefined =>
  scans.find((what) => word?.text.startsWith(what) === true);

/**
 * Reads the slots of a ship's line, in the book's grammar: hexes by their numbers, orders by their codes, `____` for an empty pulse, small
 * letters as well as capitals. The preprinted `none` is passed over. What cannot be read is a fault and no order.
 */
export function readSlots(line: string): Typed {
  const words = wordsOf(line);
  const orders: Unnumbered<ShipOrder>[] = [];
  const faults: Fault[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word;
    if (word.text === 'NONE') continue;
    const what = word.text === 'SCAN' ? scanOf(words[at + 1]) : undefined;
    if (what !== undefined) at += 1;
    const read = word.text === 'SCAN' ? ({ kind: 'scan', what: what ?? 'TERR' } as const) : slotOf(word);
    if ('code' in read) faults.push(read);
    else if (orders.length === pulses) faults.push({ from: word.from, to: word.to, code: 'too-many' });
    else orders.push(read);
  }
  return { orders, faults };
}

const wordsOf = (line: string): readonly Word[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    ...{ text: text.toUpperCase(), from: index, to: index + text.length },
  }));

/** One slot, other than a scan. */
function slotOf({ text, from, to }: Word): Unnumbered<ShipOrder> | Fault {
  const fault = (code: Fault['code'], instead?: string): Fault => ({
    ...{ from, to, code },
    ...(instead === undefined ? {} : { instead }),
  });
  const kind = plain.get(text) ?? (text === 'SCRAP' ? 'scrap' : /^_+$/.test(text) ? 'stay' : undefined);
  if (kind !== undefined) return { kind } as Unnumbered<ShipOrder>;
  if (/^\d+$/.test(text))
    return /^(0[1-9]|1[0-6])(0[1-9]|1[0-6])$/.test(text)
      ? { kind: 'move', hex: text as HexNumber }
      : fault('no-hex');
  const [, digit] = /^SWP(.?)$/.exec(text) ?? [];
  if (digit !== undefined)
    return /^[0-6]$/.test(digit)
      ? { kind: 'sweep', direction: Number(digit) }
      : fault('no-direction', 'SWP1');
  if (notPlayed.some((code) => text === code || (code.length === 3 && text.startsWith(code))))
    return fault('not-played');
  const near = [...plain.keys(), 'SCAN'].find((code) => code !== '____' && code.startsWith(text.slice(0, 2)));
  return fault('unknown', near);
}

/** An order as a player types it. */
export function written(order: Unnumbered<ShipOrder>): string {
  if (order.kind === 'move') return order.hex;
  if (order.kind === 'scan') return `SCAN ${order.what}`;
  return order.kind === 'sweep' ? `SWP${order.direction}` : shipOrders[order.kind].code;
}

/** A line of slots, as `readSlots` reads it. */
export const writeSlots = (orders: readonly Unnumbered<ShipOrder>[]): string => orders.map(written).join(' ');
