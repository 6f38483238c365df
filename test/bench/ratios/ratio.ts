import { at } from '../timing.ts';

/** Something that is held against a bound: how often as much of one thing as of another, or an amount. */
export interface Ratio {
  readonly name: string;
  /** One for each round. */
  readonly values: readonly number[];
  /** What the middle of them is meant to stay within. */
  readonly most: number;
}

/** Ratios for a person to read. What is printed as missed fails nothing. */
export function ratioTable(ratios: readonly Ratio[]): string {
  const rows = ratios.map(({ name, values, most }) => {
    const middle = at(values, 0.5);
    const figures = [middle, at(values, 0.95), Math.max(...values)].map((value) => value.toFixed(2));
    return [name, String(values.length), ...figures, String(most), middle <= most ? 'holds' : 'missed'];
  });
  const all = [['ratio', 'rounds', 'median', 'p95', 'worst', 'at most', ''], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  return all
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Milliseconds of processor time that some work takes. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Two pieces of work that are done in turns, so that what else the machine does meanwhile slows both down: for each pair, how often as long
 * the first takes as the second. The first pairs warm up and do not count.
 */
export async function inTurns(
  { warm, counted }: { readonly warm: number; readonly counted: number },
  first: () => Promise<number>,
  second: () => Promise<number>,
): Promise<readonly number[]> {
  const ratios: number[] = [];
  for (let pair = 0; pair < warm + counted; pair += 1) {
    const [one, other] = [await first(), await second()];
    if (pair >= warm) ratios.push(one / other);
  }
  return ratios;
}
