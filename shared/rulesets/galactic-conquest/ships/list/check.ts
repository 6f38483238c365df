import type { Cell, Fault, Row } from './grid.ts';
import type { Carried, Hull } from './hull.ts';
import type { Empire, Kind } from './words.ts';
import { kindOf } from './words.ts';

/** The key of a hull in a list: a designation is one of each in an empire. */
export const keyOf = (empire: Empire, designation: string): string => `${empire} ${designation}`;
export type ByKey = ReadonlyMap<string, Hull>;

/** The hull that an empire calls so: its own, or else one that everybody builds. */
export const hullNamed = (byKey: ByKey, empire: Empire, designation: string): Hull | undefined =>
  byKey.get(keyOf(empire, designation)) ?? byKey.get(keyOf('R1', designation));

/** A hull with the row that it was read from. */
export interface ReadHull {
  readonly hull: Hull;
  readonly row: Row;
}

const cellAt = (row: Row, name: keyof Hull): Pick<Cell, 'at'> => row.cells.get(name) ?? row;
const fault = (row: Row, name: keyof Hull, why: string): Fault => ({
  at: cellAt(row, name).at,
  why: `«${name}» ${why}`,
});

/** Size classes of each kind. */
const sizes: Readonly<Record<Kind, readonly number[]>> = {
  ship: [1, 2, 3, 4],
  base: [1, 2, 3, 4, 5, 6],
  ground: [4, 5, 6],
  fighter: [6],
  gunboat: [5],
  pod: [5, 6],
};

/** What a hull says that its class forbids. */
function faultsAlone({ hull, row }: ReadHull): readonly Fault[] {
  const kind = kindOf(hull);
  const found: Fault[] = [];
  if (!sizes[kind].includes(hull.size))
    found.push(fault(row, 'size', `of class ${hull.class} is ${sizes[kind].join(', ')}`));
  if (kind === 'fighter' && hull.epv !== 0)
    found.push(fault(row, 'epv', 'stays empty: fighters cost half of their BPV'));
  if (kind !== 'fighter' && hull.epv === 0)
    found.push(fault(row, 'epv', 'must be filled, but for fighters and bombers'));
  if ((kind === 'fighter') !== hull.spaces > 0)
    found.push(fault(row, 'spaces', 'is filled for fighters and bombers, from 1 to 4, and for nothing else'));
  if (hull.warp > 0 && hull.move === '')
    found.push(fault(row, 'move', 'must be filled where there are warp boxes'));
  if (kind !== 'ship' && kind !== 'base' && kind !== 'ground' && (hull.upgrades ?? []).length > 0)
    found.push(fault(row, 'upgrades', 'is for ships and bases: fighters, gunboats and pods have none'));
  if (hull.base === hull.designation) found.push(fault(row, 'base', 'names the hull itself: leave it empty'));
  return found;
}

/** What a hull says of others that the list does not have, or has otherwise. */
function faultsAmong(byKey: ByKey, { hull, row }: ReadHull): readonly Fault[] {
  const { empire } = hull;
  const found: Fault[] = [];
  const base = byKey.get(keyOf(empire, hull.base));
  if (hull.base !== '' && base === undefined)
    found.push(fault(row, 'base', `names ${hull.base}, which ${empire} does not have in the list`));
  if (base !== undefined && base !== hull && base.base !== '')
    found.push(fault(row, 'base', `names ${base.designation}, which is a variant of ${base.base} itself`));
  const others = (name: 'fighters' | 'gunboats' | 'escorts', kind: Kind, all: readonly Carried[]): void => {
    const unknown = all.find(({ type }) => {
      const other = hullNamed(byKey, empire, type);
      return other === undefined || kindOf(other) !== kind;
    });
    if (unknown !== undefined)
      found.push(
        fault(row, name, `names ${unknown.type}, which is not a ${kind} of ${empire} or R1 in the list`),
      );
  };
  others('fighters', 'fighter', hull.fighters);
  others('gunboats', 'gunboat', hull.gunboats);
  others('escorts', 'ship', hull.escorts);
  return found;
}

/** What is wrong with hulls that each can be read. */
export function faultsIn(read: readonly ReadHull[], byKey: ByKey): readonly Fault[] {
  const seen = new Set<string>();
  return read.flatMap((one) => {
    const { empire, designation } = one.hull;
    const key = keyOf(empire, designation);
    const again = seen.has(key)
      ? [fault(one.row, 'designation', `${designation} of ${empire} is here twice`)]
      : [];
    seen.add(key);
    return [...again, ...faultsAlone(one), ...faultsAmong(byKey, one)];
  });
}
