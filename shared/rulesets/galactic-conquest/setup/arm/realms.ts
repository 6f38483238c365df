import type { Draw } from '#kernel/dice/draw.ts';
import type { Lattice } from './lattice.ts';

/** The hexes that are nearer to one home than to any other. */
export interface Domain {
  readonly home: number;
  /** By their distance from the home, in a random order where that is the same. */
  readonly hexes: readonly number[];
}

/** OURS: hexes of each empire at the beginning; fewer where there is no room, and of all empires alike. */
const territory = 91;
/** OURS: how far from the homeworld major and minor systems lie, one after the other; further ones as the last. */
const majorsAt = [2, 2, 3, 3, 4, 4, 4];
const minorsAt = [3, 4, 3, 4, 5];

export function domainsOf(
  { places, distances, distance }: Lattice,
  deep: ReadonlySet<number>,
  homes: readonly number[],
  draw: Draw,
): readonly Domain[] {
  const all = draw.shuffle(places.map((_, hex) => hex)).filter((hex) => !deep.has(hex));
  const far = homes.map((home) => distances(all, home));
  const own = homes.map((): number[] => []);
  for (const [at, hex] of all.entries()) {
    const here = far.map((each) => each[at] ?? 0);
    const least = Math.min(...here);
    if (here.filter((each) => each === least).length === 1) own[here.indexOf(least)]?.push(hex);
  }
  return homes.map((home, at) => ({
    home,
    hexes: (own[at] ?? []).toSorted((a, b) => distance(a, home) - distance(b, home)),
  }));
}

/** The territory of each empire: as many hexes for all, in one piece around the homeworld. */
export function realmsIn(
  lattice: Lattice,
  domains: readonly Domain[],
  draw: Draw,
): readonly ReadonlySet<number>[] {
  const size = Math.min(territory, ...domains.map(({ hexes }) => Math.floor(hexes.length / 2)));
  return domains.map((domain, at) => grown(lattice, domain, size, draw.fork(at)));
}

/** OURS: so many random parts of a hex farther or nearer a hex counts, so that borders are no circles. */
const [parts, ragged] = [4, 6] as const;

function grown({ around, distance }: Lattice, { home, hexes }: Domain, size: number, draw: Draw) {
  const inside = new Set(hexes);
  const cost = new Map(hexes.map((hex) => [hex, parts * distance(hex, home) + draw.int(ragged)]));
  const realm = new Set([home]);
  const edge = new Set<number>();
  const open = (from: number): void => {
    for (const next of around[from] ?? []) if (inside.has(next) && !realm.has(next)) edge.add(next);
  };
  open(home);
  while (realm.size < size && edge.size > 0) {
    const next = [...edge].reduce((best, hex) => ((cost.get(hex) ?? 0) < (cost.get(best) ?? 0) ? hex : best));
    edge.delete(next);
    realm.add(next);
    open(next);
  }
  return realm;
}

/** Of these hexes one at about so many hexes from a home, as far as can be from those that are taken. */
export function placedAt(
  { distance }: Lattice,
  hexes: readonly number[],
  { home, far, taken }: { readonly home: number; readonly far: number; readonly taken: readonly number[] },
): number | undefined {
  const open = hexes.filter((hex) => !taken.includes(hex));
  const off = (hex: number): number => Math.abs(distance(hex, home) - far);
  const least = Math.min(...open.map(off));
  const apart = (hex: number): number => Math.min(...taken.map((other) => distance(hex, other)));
  return open
    .filter((hex) => off(hex) === least)
    .reduce<number | undefined>(
      (best, hex) => (best === undefined || apart(hex) > apart(best) ? hex : best),
      undefined,
    );
}

/** Where an empire’s systems are, the homeworld first, then its major and its minor ones. */
export function systemsIn(
  lattice: Lattice,
  { home, hexes }: Domain,
  realm: ReadonlySet<number>,
  counts: { readonly majors: number; readonly minors: number },
): { readonly majors: readonly number[]; readonly minors: readonly number[] } {
  const own = hexes.filter((hex) => realm.has(hex));
  const taken = [home];
  const place = (count: number, distances: readonly number[]): readonly number[] =>
    Array.from({ length: count }, (_, at) => distances[Math.min(at, distances.length - 1)] ?? 1).flatMap(
      (far) => {
        const hex = placedAt(lattice, own, { home, far, taken });
        if (hex === undefined) return [];
        taken.push(hex);
        return [hex];
      },
    );
  const majors = place(counts.majors, majorsAt);
  return { majors, minors: place(counts.minors, minorsAt) };
}
