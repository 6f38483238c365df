import type { PlaceId, SeatId } from '#kernel/words/ids.ts';
import { inOrder } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import { economyOf } from '../economy/worth.ts';
import { groundAt } from '../map/ground.ts';
import { latticeOf } from './arm/lattice.ts';
import type { Made } from './made.ts';
import { homesIn } from './made.ts';
import { ownTerritory } from '../model/territory.ts';

/** What an empire has, and what lies near it. */
export interface Standing {
  readonly seat: SeatId;
  /** What its systems pay in peacetime, in economic points (B1.40). */
  readonly income: number;
  /** Hexes from its homeworld to its systems, on average, in tenths. */
  readonly ways: number;
  /** Hexes of its territory. */
  readonly territory: number;
  /** Hexes nearer to its homeworld than to any other that a survey ship can survey, or that are surveyed (B3.15, A202). */
  readonly room: number;
  /** Systems among them that nobody owns; minor ones count half (A11.20). */
  readonly prospects: number;
  /** Hexes from its homeworld to the nearest other. */
  readonly nearest: number;
  /** The same to the three nearest, on average, in tenths. */
  readonly neighbours: number;
}

/** OURS: the book names no measure. How many homeworlds are neighbours. */
const most = 3;

/** How every empire of a map stands, in the order of their homeworlds’ hexes. */
export function standings({ map, systems, finds, territory }: Made): readonly Standing[] {
  const lattice = latticeOf(map);
  const numbers = new Map(lattice.places.map((place, hex) => [place, hex]));
  const numberOf = (place: PlaceId): number => numbers.get(place) ?? 0;
  const all = lattice.places.map((_, hex) => hex);
  const homes = [...homesIn({ systems })].map(([seat, place]) => ({ seat, hex: numberOf(place) }));
  const far = homes.map(({ hex }) => lattice.distances(all, hex));
  const nearest = (hex: number): number => {
    const here = far.map((each) => each[hex] ?? 0);
    const least = Math.min(...here);
    return here.filter((each) => each === least).length === 1 ? here.indexOf(least) : -1;
  };
  const open = all.filter((hex) => {
    const { kind } = groundAt(map, lattice.places[hex] as PlaceId);
    return kind === 'space' || kind === 'green';
  });
  const whose = open.map(nearest);
  const found = inOrder(finds).map(([place, { kind }]) => ({ kind, of: nearest(numberOf(place)) }));
  return homes.map(({ seat, hex }, at) => {
    const own = inOrder(systems).filter(([, { owner, kind }]) => owner === seat && kind !== 'homeworld');
    const others = homes
      .flatMap((other) => (other.hex === hex ? [] : [lattice.distance(hex, other.hex)]))
      .sort((a, b) => a - b);
    const near = others.slice(0, most);
    const mean = (figures: readonly number[]): number =>
      Math.round((10 * sumOf(figures)) / Math.max(1, figures.length));
    return {
      seat,
      income: economyOf({ systems, empires: {} }, seat) / 100,
      ways: mean(own.map(([place]) => far[at]?.[numberOf(place)] ?? 0)),
      territory: ownTerritory({ territory }, seat).length,
      room: whose.filter((each) => each === at).length,
      prospects: sumOf(found.map(({ kind, of }) => (of !== at ? 0 : kind === 'major' ? 1 : 0.5))),
      nearest: others[0] ?? 0,
      neighbours: mean(near),
    };
  });
}

/** What is measured, in the order of tables. */
export const measures = [
  'income',
  'ways',
  'territory',
  'room',
  'prospects',
  'nearest',
  'neighbours',
] as const;
export type Measure = (typeof measures)[number];

/** By how many percent of the mean an empire differs from it, where they differ most. */
export function unevenness(all: readonly Standing[], measure: Measure): number {
  const figures = all.map((one) => one[measure]);
  const mean = sumOf(figures) / Math.max(1, figures.length);
  return mean === 0 ? 0 : Math.max(0, ...figures.map((figure) => (100 * Math.abs(figure - mean)) / mean));
}
