import type { PlaceId } from '#kernel/words/ids.ts';
import type { Size } from '../model/parameters.ts';
import { distance } from '../galaxy/board.ts';
import { siteKindOf } from '../galaxy/terrain.ts';
import type { Made } from './drawn.ts';

/** What is near a home. */
export interface Surroundings {
  readonly home: PlaceId;
  /** Major sites, without the home itself. */
  readonly sites: number;
  /** What they produce in a year, all resources together. */
  readonly income: number;
  /** What prospecting finds, in EP. */
  readonly worth: number;
}

/** Steps within which something is near: two turns of a ship of speed 4 (OURS). */
const near = 8;

/** What is near each of the first homes, in their order. */
export function surroundings(size: Size, made: Made, count: number): readonly Surroundings[] {
  const hexes = made.flatMap(([, sector]) => sector.hexes);
  return made
    .flatMap(([, { office }]) => office ?? [])
    .slice(0, count)
    .map((home) => {
      const around = hexes.filter(({ place }) => place !== home && distance(size, home, place) <= near);
      const sites = around.filter(({ hex }) => siteKindOf(hex)?.major === true);
      return {
        home,
        sites: sites.length,
        income: sites.reduce(
          (sum, { production = { pe: 0, or: 0, dc: 0, fp: 0 } }) =>
            sum + production.pe + production.or + production.dc + production.fp,
          0,
        ),
        worth: around.reduce((sum, { worth }) => sum + worth, 0),
      };
    });
}

/** Ten years of what is produced, a quarter of which are EP, and what can be prospected once; twice that, to be whole (OURS). */
const valueOf = ({ income, worth }: Surroundings): number => 5 * income + 2 * worth;

/**
 * The galaxy with the homes first between which there is the least difference in what is near them (OURS: the book names no measure).
 * Those that are left over are homes of powers.
 */
export function fairest(size: Size, made: Made, count: number): Made {
  const ranked = surroundings(size, made, made.length).toSorted((a, b) => valueOf(a) - valueOf(b));
  const spread = (from: number): number => {
    const [poorest, richest] = [ranked[from], ranked[from + count - 1]];
    return poorest === undefined || richest === undefined ? Infinity : valueOf(richest) - valueOf(poorest);
  };
  const [start = 0] = ranked.map((_, at) => at).toSorted((a, b) => spread(a) - spread(b));
  const chosen = new Set(ranked.slice(start, start + count).map(({ home }) => home));
  const isChosen = ([, { office }]: Made[number]): boolean => office !== undefined && chosen.has(office);
  return [...made.filter(isChosen), ...made.filter((one) => !isChosen(one))];
}
