import type { Draw } from '#kernel/dice/draw.ts';
import type { ShipTypeId } from '../../tables/starships.ts';
import type { Realm } from '../../tables/realms.ts';
import type { Builder } from '../../tables/starships.ts';
import { byBuilder } from '../../tables/starships.ts';
import type { Cell, Links } from '../chart.ts';
import { jumps, nearestOf } from '../chart.ts';

/** Percent of the sectors outside capitals that have an industrial center. */
const share = 12;
/** How many of a builder's classes a center outside the capitals can build. */
const classes = 3;
/** Centers that every empire should have within three jumps. */
const near = 2;

/** The cells with industrial centers and what each builds: all classes of its builder at a capital, three elsewhere. */
export function placeCenters(
  cells: readonly Cell[],
  links: Links,
  homes: readonly (readonly number[])[],
  realms: readonly Realm[],
  draw: Draw,
): ReadonlyMap<number, readonly ShipTypeId[]> {
  const owned = new Set(homes.flat());
  const capitals = homes.map(([capital = 0]) => capital);
  const reach = capitals.map((capital) => jumps((cell) => links[cell] ?? [], [capital], 3));
  const centers = new Set<number>();
  const open = (cell: number): boolean =>
    !owned.has(cell) &&
    !centers.has(cell) &&
    !(cells[cell]?.around ?? []).some((other) => centers.has(other)) &&
    !reach.some((of) => of.get(cell) === 1);
  const found = (of: ReadonlyMap<number, number>): number =>
    [...centers].filter((cell) => of.has(cell)).length;
  const mixed = draw.shuffle(cells.map(({ index }) => index));
  for (const of of reach) {
    for (const cell of mixed) if (found(of) < near && of.has(cell) && open(cell)) centers.add(cell);
  }
  const wanted = Math.floor(((cells.length - owned.size) * share) / 100);
  for (const crowded of [near, near + 1, cells.length]) {
    for (const cell of mixed) {
      if (centers.size < wanted && open(cell) && reach.every((of) => !of.has(cell) || found(of) < crowded))
        centers.add(cell);
    }
  }
  return new Map([
    ...capitals.map(
      (capital, index) => [capital, byBuilder((realms[index] as Realm).builder).map(({ id }) => id)] as const,
    ),
    ...[...centers]
      .sort((a, b) => a - b)
      .map(
        (cell) =>
          [cell, someTypes(regionalBuilder(cells, capitals, realms, cell, draw), draw.fork(cell))] as const,
      ),
  ]);
}

/** The builder of the nearest empire or, with the same chance, the old series that everybody has (GE 6838). */
export function regionalBuilder(
  cells: readonly Cell[],
  capitals: readonly number[],
  realms: readonly Realm[],
  cell: number,
  draw: Draw,
): Builder {
  const nearest = nearestOf(
    capitals.map((capital) => cells[capital] as Cell),
    cells[cell] as Cell,
  );
  return draw.fork('builder', cell).int(2) === 1 ? 'Federation-c' : (realms[nearest] as Realm).builder;
}

function someTypes(builder: Builder, draw: Draw): readonly ShipTypeId[] {
  const types = byBuilder(builder).map(({ id }) => id);
  const chosen = new Set(draw.shuffle(types).slice(0, classes));
  return types.filter((type) => chosen.has(type));
}
