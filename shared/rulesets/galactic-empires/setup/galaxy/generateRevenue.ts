import type { Draw } from '#kernel/dice/draw.ts';
import type { Links } from '../chart.ts';
import { jumps } from '../chart.ts';
import { easyRevenue, leastEasy } from '../scenario/fairness.ts';

const capitalRevenue = 40;
const colonyRevenue = 20;
const poorest = 5;
const richest = 40;
/** Revenues by frequency: poor sectors are common, rich ones rare. */
const common = [
  5, 6, 7, 8, 8, 9, 10, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 31, 34, 40,
] as const;
const usual = 16;

/** The independent cells at one distance from a capital, and the revenue that they should have together. */
interface Ring {
  readonly cells: readonly number[];
  readonly target: number;
}

/**
 * Revenue of every cell, 5 to 40. For all empires the first ring of independents gets the same sum, and so do the second and third, so
 * that crowded and remote starts are worth the same. Two poor sectors beside every home are for the first conquests.
 */
export function drawRevenue(
  links: Links,
  homes: readonly (readonly number[])[],
  draw: Draw,
): readonly number[] {
  const revenue = links.map(() => draw.pick(common) as number);
  const settled = new Set(homes.flat());
  const poor = new Set<number>();
  for (const home of homes) {
    home.forEach((cell, index) => {
      revenue[cell] = index === 0 ? capitalRevenue : colonyRevenue;
    });
    for (const cell of easyFronts(links, home, settled, draw.fork('easy', home[0] ?? 0))) {
      revenue[cell] = poorest + draw.int(easyRevenue - poorest + 1) - 1;
      settled.add(cell);
      poor.add(cell);
    }
  }
  level(revenue, rings(links, homes), poor, draw.fork('level'));
  return revenue;
}

function easyFronts(
  links: Links,
  home: readonly number[],
  settled: ReadonlySet<number>,
  draw: Draw,
): readonly number[] {
  const fronts = [...new Set(home.flatMap((cell) => [...(links[cell] ?? [])]))]
    .sort((a, b) => a - b)
    .filter((cell) => !settled.has(cell));
  return draw.shuffle(fronts).slice(0, leastEasy);
}

function rings(links: Links, homes: readonly (readonly number[])[]): readonly Ring[] {
  const owned = new Set(homes.flat());
  return [1, 2, 3].flatMap((distance) => {
    const cells = homes.map(([capital = 0]) =>
      [...jumps((cell) => links[cell] ?? [], [capital], distance)]
        .filter(([cell, jump]) => jump === distance && !owned.has(cell))
        .map(([cell]) => cell),
    );
    const sizes = cells.map(({ length }) => length);
    const mean = Math.floor((usual * sizes.reduce((sum, size) => sum + size, 0)) / homes.length);
    // At least what the largest ring must have, and at most what the smallest can have.
    const target = Math.min(
      Math.max(mean, Math.max(...sizes) * (poorest + 3)),
      Math.min(...sizes) * (richest - 6),
    );
    return cells.map((ring): Ring => ({ cells: ring, target }));
  });
}

/** Changes revenues step by step in rings that are off their target, as long as that brings all rings together nearer to theirs. */
function level(revenue: number[], all: readonly Ring[], poor: ReadonlySet<number>, draw: Draw): void {
  const sums = all.map(({ cells }) => cells.reduce((sum, cell) => sum + (revenue[cell] ?? 0), 0));
  const memberships = new Map<number, number[]>();
  all.forEach(({ cells }, ring) => {
    for (const cell of cells) memberships.set(cell, [...(memberships.get(cell) ?? []), ring]);
  });
  const off = (ring: number): number => (sums[ring] ?? 0) - (all[ring]?.target ?? 0);
  for (let idle = 0; idle < 3;) {
    let moved = false;
    for (const [ring, { cells, target }] of all.entries()) {
      if (cells.length === 0 || Math.abs(off(ring)) * 50 <= target) continue;
      const cell = draw.pick(cells);
      const now = revenue[cell] ?? 0;
      const step = Math.sign(off(ring)) * -Math.min(3, Math.abs(off(ring)));
      const then = Math.min(poor.has(cell) ? easyRevenue : richest, Math.max(poorest, now + step));
      const change = then - now;
      const gain = (memberships.get(cell) ?? []).reduce(
        (sum, its) => sum + change * (2 * off(its) + change),
        0,
      );
      if (change === 0 || gain >= 0) continue;
      revenue[cell] = then;
      for (const its of memberships.get(cell) ?? []) sums[its] = (sums[its] ?? 0) + change;
      moved = true;
    }
    idle = moved ? 0 : idle + 1;
  }
}
