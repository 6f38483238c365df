import { mostProblems } from '#kernel/codec/shape.ts';
import type { Problem } from '#kernel/words/problem.ts';
import type { Result } from '#kernel/words/result.ts';
import { bad, good } from '#kernel/words/result.ts';
import { unreadable } from '../../refusals.ts';
import type { ByKey, ReadHull } from './check.ts';
import { faultsIn, hullNamed, keyOf } from './check.ts';
import { columns } from './columns.ts';
import { gridOfCsv } from './csv.ts';
import type { Fault, Grid, Row } from './grid.ts';
import { positionsIn } from './grid.ts';
import type { Hull } from './hull.ts';
import { gridOfJson } from './json.ts';
import type { Empire } from './words.ts';

/** Every hull that a game knows, as its book of ships has it (A1.20). */
export interface ShipList {
  /** In the order of the book. */
  readonly hulls: readonly Hull[];
  readonly byKey: ByKey;
}

/** The longest text of a list, in characters. */
const longestList = 2_000_000;

/** Hulls as a list. Of two that are called the same, the last counts: `readShipList` refuses them. */
export const shipListOf = (hulls: readonly Hull[]): ShipList => ({
  hulls,
  byKey: new Map(hulls.map((hull) => [keyOf(hull.empire, hull.designation), hull])),
});

/** The hull that an empire calls so: its own, or else one of R1; undefined if there is none. */
export const hullOf = ({ byKey }: ShipList, empire: Empire, designation: string): Hull | undefined =>
  hullNamed(byKey, empire, designation);

/** A row as a hull, or what is wrong with each of its cells. */
function hullIn(row: Row): ReadHull | readonly Fault[] {
  const faults: Fault[] = [];
  const { upgrades = [], ...rest } = Object.fromEntries(
    columns.map(({ name, read }) => {
      const cell = row.cells.get(name);
      const found = read(cell?.text ?? '');
      if ('why' in found) faults.push({ at: (cell ?? row).at, why: `«${name}» ${found.why}` });
      return [name, 'value' in found ? found.value : undefined];
    }),
  ) as unknown as Hull;
  const hull: Hull = upgrades.length > 0 ? { ...rest, upgrades } : rest;
  return faults.length > 0 ? faults : { hull, row };
}

/**
 * Reads a list of ships, as lines with commas or as JSON: whatever begins with a brace is JSON. Never throws.
 * @returns the list, or up to 20 faults, each with its line and column
 */
export function readShipList(given: string): Result<ShipList, readonly Problem[]> {
  if (given.length > longestList) return bad([unreadable('ship-list-too-large')]);
  const text = given.replace(/^\ufeff/, '');
  const grid = /^\s*[[{]/.test(text) ? gridOfJson(text) : good(gridOfCsv(text));
  return grid.ok ? listOf(text, grid.value) : grid;
}

function listOf(text: string, { rows, faults }: Grid): Result<ShipList, readonly Problem[]> {
  const each = rows.map(hullIn);
  const read = each.flatMap((one) => ('hull' in one ? [one] : []));
  const list = shipListOf(read.map(({ hull }) => hull));
  const ofCells = [...faults, ...each.flatMap((one) => ('hull' in one ? [] : one))];
  // Where a hull could not be read, others would be blamed for naming it.
  const all = ofCells.length > 0 ? ofCells : faultsIn(read, list.byKey);
  if (all.length === 0) return good(list);
  const first = all.toSorted((one, other) => one.at - other.at).slice(0, mostProblems);
  const positionOf = positionsIn(text);
  return bad(first.map(({ at, why }) => unreadable('ship-list-fault', { ...positionOf(at), why })));
}
