import type { Draw } from '#kernel/dice/draw.ts';
import type { Links } from '../chart.ts';
import { least } from '../chart.ts';

/** Independent sectors that a home should border on. */
const wantedFronts = 7;

/**
 * The three cells each empire starts with, its capital first: two that are linked to the capital and to nobody else's,
 * chosen so that all homes border on about equally many independent sectors.
 */
export function chooseHomes(
  links: Links,
  capitals: readonly number[],
  draw: Draw,
): readonly (readonly number[])[] {
  const taken = new Set(capitals);
  return capitals.map((capital) => {
    const near = [...(links[capital] ?? [])].sort((a, b) => a - b).filter((cell) => !taken.has(cell));
    const free = near.filter(
      (cell) => ![...(links[cell] ?? [])].some((other) => other !== capital && taken.has(other)),
    );
    const pairs = pairsOf(free.length >= 2 ? free : near);
    const fronts = (pair: readonly number[]): number =>
      new Set(
        [capital, ...pair]
          .flatMap((cell) => [...(links[cell] ?? [])])
          .filter((cell) => !taken.has(cell) && !pair.includes(cell)),
      ).size;
    const home =
      least(draw.fork(capital).shuffle(pairs), (pair) => Math.abs(fronts(pair) - wantedFronts)) ?? [];
    for (const cell of home) taken.add(cell);
    return [capital, ...home];
  });
}

const pairsOf = (cells: readonly number[]): readonly (readonly number[])[] =>
  cells.flatMap((a, index) => cells.slice(index + 1).map((b) => [a, b]));
