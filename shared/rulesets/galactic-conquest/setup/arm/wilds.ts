import type { Draw } from '#kernel/dice/draw.ts';
import type { Lattice } from './lattice.ts';
import type { Domain } from './realms.ts';
import { placedAt } from './realms.ts';

/** What lies between the empires. */
export interface Wilds {
  /** Hexes that are surveyed. */
  readonly surveyed: ReadonlySet<number>;
  readonly red: ReadonlySet<number>;
  readonly green: ReadonlySet<number>;
  /** Systems that nobody has found. */
  readonly majors: readonly number[];
  readonly minors: readonly number[];
}

/** OURS: hexes around territory that are surveyed, and belong to nobody. */
const rim = 1;
/** OURS: radiation zones near each empire, and hexes of each. */
const [zones, zone] = [2, 3] as const;
/** OURS: unnavigable hexes near each empire at the least; the more room one has, the more of it is unnavigable, so that all have as much. */
const leastRed = 8;
/** OURS: hexes of an unnavigable region, about. */
const hole = 5;
/** OURS: how far from each homeworld systems lie that nobody has found. */
const [majorsAt, minorsAt] = [
  [7, 9],
  [6, 7, 7, 8, 8],
] as const;

/** All hexes within so many of these. */
function within({ around }: Lattice, from: ReadonlySet<number>, steps: number): ReadonlySet<number> {
  let reached = from;
  for (let step = 0; step < steps; step += 1)
    reached = new Set([...reached].flatMap((hex) => [hex, ...(around[hex] ?? [])]));
  return reached;
}

/** So many of these hexes, in regions of about so many that hang together. */
function regions(
  { around }: Lattice,
  open: readonly number[],
  { count, size }: { readonly count: number; readonly size: number },
  draw: Draw,
): readonly number[] {
  const left = new Set(open);
  const chosen: number[] = [];
  const take = (hex: number): void => {
    left.delete(hex);
    chosen.push(hex);
  };
  while (chosen.length < count && left.size > 0) {
    const [seed] = draw.fork(chosen.length).shuffle([...left]);
    if (seed === undefined) break;
    const region = [seed];
    take(seed);
    for (const hex of region)
      for (const next of draw.fork(chosen.length, hex).shuffle(around[hex] ?? []))
        if (left.has(next) && region.length < size && chosen.length < count) {
          region.push(next);
          take(next);
        }
  }
  return chosen;
}

/** Systems that nobody has found, red and green hexes: of each as many near every home, and as far from it. */
export function wildsIn(
  lattice: Lattice,
  domains: readonly Domain[],
  realms: readonly ReadonlySet<number>[],
  draw: Draw,
): Wilds {
  const surveyed = within(lattice, new Set(realms.flatMap((realm) => [...realm])), rim);
  const room = Math.min(...domains.map(({ hexes }) => hexes.length)) - leastRed;
  const all = domains.map(({ home, hexes }, at) => {
    const wild = hexes.filter((hex) => !surveyed.has(hex));
    const taken = [home];
    const found = (distances: readonly number[]): readonly number[] =>
      distances.flatMap((far) => {
        const hex = placedAt(lattice, wild, { home, far, taken });
        if (hex === undefined) return [];
        taken.push(hex);
        return [hex];
      });
    const [majors, minors] = [found(majorsAt), found(minorsAt)];
    const empty = wild.filter((hex) => !taken.includes(hex));
    const own = draw.fork(at);
    const red = regions(lattice, empty, { count: hexes.length - room, size: hole }, own.fork('red'));
    const left = empty.filter((hex) => !red.includes(hex));
    const green = regions(lattice, left, { count: zones * zone, size: zone }, own.fork('green'));
    return { majors, minors, red, green };
  });
  return {
    surveyed,
    red: new Set(all.flatMap(({ red }) => red)),
    green: new Set(all.flatMap(({ green }) => green)),
    majors: all.flatMap(({ majors }) => majors),
    minors: all.flatMap(({ minors }) => minors),
  };
}
