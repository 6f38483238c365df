import { isObject } from '#kernel/codec/shape.ts';
import { readJson } from '#kernel/files/jsonText.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { good } from '#kernel/words/result.ts';
import { inOrder, keysInOrder } from '#kernel/words/inOrder.ts';
import { columns } from './columns.ts';
import type { Cell, Fault, Grid, Row } from './grid.ts';
import { mostRows, tooManyRows, unreadableGrid } from './grid.ts';
import type { Hull } from './hull.ts';

/** The one member of the file: all ships. */
const member = 'ships';
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]:,]|[^\s{}[\]:,"]+/gs;

/** Where an item of the list begins, and the value of each of its members. */
interface ItemPlace {
  readonly at: number;
  readonly members: Map<string, number>;
}

/** Where the items of the list stand in a text that is known to be JSON. */
function itemPlaces(text: string): readonly ItemPlace[] {
  const found: ItemPlace[] = [];
  let depth = 0;
  let name = '';
  let last = '';
  for (const { 0: sign, index } of text.matchAll(token)) {
    if (depth === 2 && !/^[,\]]/.test(sign)) found.push({ at: index, members: new Map() });
    if (depth === 3 && last === ':') found.at(-1)?.members.set(name, index);
    if (depth === 3 && sign === ':') name = JSON.parse(last) as string;
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    last = sign;
  }
  return found;
}

/** A value as the cell of a table would have it, or why it cannot be one. */
function cellText(value: unknown): { readonly text: string } | { readonly why: string } {
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return { text: String(value) };
  if (typeof value === 'boolean') return { text: value ? 'yes' : '' };
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return { text: value.join(' ') };
  return { why: 'takes a text, a number, true or false, or a list of texts' };
}

function rowOf(item: Readonly<Record<string, unknown>>, place: ItemPlace, faults: Fault[]): Row {
  const cells = inOrder(item).flatMap(([name, value]): readonly (readonly [string, Cell])[] => {
    const at = place.members.get(name) ?? place.at;
    const known = columns.some((column) => column.name === name);
    const cell = known ? cellText(value) : { why: 'is not a column of a ship list' };
    if ('why' in cell) faults.push({ at, why: `«${name.slice(0, 30)}» ${cell.why}` });
    return 'text' in cell && cell.text !== '' ? [[name, { at, text: cell.text }]] : [];
  });
  return { at: place.at, cells: new Map(cells) };
}

/** The list that a file holds; undefined if it holds anything else. */
function itemsOf(top: unknown): readonly unknown[] | undefined {
  if (!isObject(top) || keysInOrder(top).join() !== member) return undefined;
  const items = top[member];
  return Array.isArray(items) ? (items as readonly unknown[]) : undefined;
}

/** Reads a list as JSON: `{"ships": [{"designation": "D7", …}, …]}`, with the same columns as members. */
export function gridOfJson(text: string): Result<Grid, readonly Problem[]> {
  const read = readJson(text);
  if (!read.ok) return read;
  const items = itemsOf(read.value);
  if (items === undefined)
    return good(unreadableGrid([{ at: 0, why: `the file holds one member, «${member}», which is a list` }]));
  if (items.length > mostRows) return good(unreadableGrid([{ at: 0, why: tooManyRows }]));
  const places = itemPlaces(text);
  const faults: Fault[] = [];
  const rows = items.flatMap((item, index): readonly Row[] => {
    const place = places[index] ?? { at: 0, members: new Map<string, number>() };
    if (isObject(item)) return [rowOf(item, place, faults)];
    faults.push({ at: place.at, why: 'every ship stands in braces, { and }' });
    return [];
  });
  return good({ rows, faults });
}

const lists: readonly (keyof Hull)[] = ['fighters', 'gunboats', 'escorts', 'flags', 'upgrades'];

/** A list as JSON, a ship on a line; members that say nothing are left out. */
export function jsonOf(hulls: readonly Hull[]): string {
  const lines = hulls.map((hull) => {
    const members = columns.flatMap(({ name, write }) => {
      const text = write(hull[name]);
      const value = lists.includes(name) ? text.split(' ') : hull[name];
      return text === '' ? [] : [[name, value] as const];
    });
    return JSON.stringify(Object.fromEntries(members));
  });
  return `{"${member}":[\n${lines.join(',\n')}\n]}\n`;
}
