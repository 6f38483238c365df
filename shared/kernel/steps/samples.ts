import { sumOf } from './fractions.ts';
import { compareBy } from '../words/inOrder.ts';

/* Large forces of a battle that is fought as a game of other rules send samples. */

/** OURS: the most units that a side sends. */
const mostSent = 6;
/** OURS: ratios of strength may differ by so many percent. */
const percentApart = 5;

/** A unit that fights for a group of units of like value: what comes of it comes of all of them. */
export interface Group<U> {
  readonly unit: U;
  readonly all: readonly U[];
}

/** What samples ask of units. */
export interface Sampling<U> {
  /** A whole number: what it is worth. */
  valueOf(unit: U): number;
  /** Whether it can stand for a group before those that are not whole. */
  isWhole(unit: U): boolean;
  /** By what units of like value are told apart. */
  nameOf(unit: U): string | number;
}

type Groups<U> = readonly Group<U>[];

/** Units in so many groups of like value, whose sizes differ by one at the most (largest remainder); the middle one of those that are whole fights for its group, or of all where none is. */
function grouped<U>(units: readonly U[], count: number, by: Sampling<U>): Groups<U> {
  const sorted = units.toSorted(
    compareBy<U>(
      (unit) => Number(!by.isWhole(unit)),
      (unit) => -by.valueOf(unit),
      (unit) => by.nameOf(unit),
    ),
  );
  return Array.from({ length: count }, (_, nth) => {
    const all = sorted.slice(
      Math.floor((nth * sorted.length) / count),
      Math.floor(((nth + 1) * sorted.length) / count),
    );
    const whole = all.filter((unit) => by.isWhole(unit));
    const fit = whole.length > 0 ? whole : all;
    return { unit: fit[Math.floor(fit.length / 2)] as U, all };
  });
}

/** How far the ratio of two samples is from that of the forces, as one over the other in thousandths: 1000 is none. */
function apart<U>(
  [first, second]: readonly [readonly U[], readonly U[]],
  [one, other]: readonly [Groups<U>, Groups<U>],
  by: Sampling<U>,
): number {
  const valueOf = (units: readonly U[]): number => sumOf(units.map((unit) => by.valueOf(unit)));
  const sent = (groups: Groups<U>): number => valueOf(groups.map(({ unit }) => unit));
  const [ours, theirs] = [sent(one) * valueOf(second), sent(other) * valueOf(first)];
  return Math.ceil((1_000 * Math.max(ours, theirs)) / Math.max(1, Math.min(ours, theirs)));
}

/** The units that two forces send, six each at the most, so many that the ratio of strength stays as it was within 5 %: the nearest one, then the most units; undefined where no samples are so near. */
export function sampled<U>(
  forces: readonly [readonly U[], readonly U[]],
  by: Sampling<U>,
): readonly [Groups<U>, Groups<U>] | undefined {
  const [first, second] = forces;
  const isSmall = forces.every(({ length }) => length <= mostSent);
  const upTo = ({ length }: readonly U[]): readonly number[] =>
    isSmall ? [length] : Array.from({ length: Math.min(length, mostSent) }, (_, at) => at + 1);
  const found = upTo(first)
    .flatMap((a) => upTo(second).map((b) => [grouped(first, a, by), grouped(second, b, by)] as const))
    .map((pair) => ({ pair, off: apart(forces, pair, by) }))
    .toSorted(
      compareBy(
        ({ off }) => off,
        ({ pair: [a, b] }) => -(a.length + b.length),
      ),
    );
  const [best] = found;
  return best === undefined || best.off > 1_000 + 10 * percentApart ? undefined : best.pair;
}
