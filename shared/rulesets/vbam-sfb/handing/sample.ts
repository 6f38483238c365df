import { compareBy } from '#kernel/words/inOrder.ts';
import { sumOf } from '#kernel/steps/fractions.ts';
import type { Named } from '../model/stations.ts';
import { bpvOf } from '../sidcors/table.ts';
import { designOf } from '../units/designs.ts';

/** OURS: the most ships that a side sends to a battle elsewhere. */
export const mostSent = 6;
/** OURS: ratios of strength may differ by so many percent. */
const percentApart = 5;

/** A ship that fights for a group of ships of like value: what comes of it comes of all of them. */
export interface Group {
  readonly ship: Named;
  readonly all: readonly Named[];
}

const valueOf = (ships: readonly Named[]): number => sumOf(ships.map(([, unit]) => bpvOf(designOf(unit))));

/** Ships in so many groups of like value, whose sizes differ by one at the most (largest remainder); the middle one of those that are whole fights for its group, or of all where none is. */
function grouped(ships: readonly Named[], count: number): readonly Group[] {
  const sorted = ships.toSorted(
    compareBy<Named>(
      ([, { crippled }]) => Number(crippled),
      ([, unit]) => -bpvOf(designOf(unit)),
      ([id]) => id,
    ),
  );
  return Array.from({ length: count }, (_, nth) => {
    const all = sorted.slice(
      Math.floor((nth * sorted.length) / count),
      Math.floor(((nth + 1) * sorted.length) / count),
    );
    const whole = all.filter(([, { crippled }]) => !crippled);
    const fit = whole.length > 0 ? whole : all;
    return { ship: fit[Math.floor(fit.length / 2)] as Named, all };
  });
}

/** How far the ratio of two samples is from that of the forces, as one over the other in thousandths: 1000 is none. */
function apart(
  [first, second]: readonly [readonly Named[], readonly Named[]],
  [one, other]: readonly [readonly Group[], readonly Group[]],
): number {
  const sent = (groups: readonly Group[]): number => valueOf(groups.map(({ ship }) => ship));
  const [ours, theirs] = [sent(one) * valueOf(second), sent(other) * valueOf(first)];
  return Math.ceil((1_000 * Math.max(ours, theirs)) / Math.max(1, Math.min(ours, theirs)));
}

/** OURS: the ships that two forces send, six each at the most, so many that the ratio of strength stays as it was within 5 %: the nearest one, then the most ships; undefined where no samples are so near. */
export function sampled(
  forces: readonly [readonly Named[], readonly Named[]],
): readonly [readonly Group[], readonly Group[]] | undefined {
  const [first, second] = forces;
  const isSmall = forces.every(({ length }) => length <= mostSent);
  const upTo = ({ length }: readonly Named[]): readonly number[] =>
    isSmall ? [length] : Array.from({ length: Math.min(length, mostSent) }, (_, at) => at + 1);
  const found = upTo(first)
    .flatMap((a) => upTo(second).map((b) => [grouped(first, a), grouped(second, b)] as const))
    .map((pair) => ({ pair, off: apart(forces, pair) }))
    .toSorted(
      compareBy(
        ({ off }) => off,
        ({ pair: [a, b] }) => -(a.length + b.length),
      ),
    );
  const [best] = found;
  return best === undefined || best.off > 1_000 + 10 * percentApart ? undefined : best.pair;
}
