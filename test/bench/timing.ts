/** Milliseconds of one benchmark, over its counted rounds. */
export interface Timing {
  readonly name: string;
  readonly rounds: number;
  readonly median: number;
  readonly p95: number;
  /** Processor time in the middle, which other programs on the machine lengthen less; absent where it was not measured. */
  readonly cpu?: number;
  /** The most memory that its process held, in MiB; absent where it was not alone in it. */
  readonly peak?: number;
  /** The longest that the page was deaf to input; absent where there is no page. */
  readonly longest?: number;
}

/** Times an action: a few rounds to warm up, then the counted ones. Nothing is judged; a person reads the figures. */
export async function timed(
  name: string,
  rounds: number,
  action: (round: number) => unknown,
): Promise<Timing> {
  for (let warm = 0; warm < 3; warm += 1) await action(-1 - warm);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await action(round);
    times.push(performance.now() - began);
  }
  return summary(name, times);
}

/** Of the times, the one that this share of them stays below. */
export function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function summary(name: string, times: readonly number[]): Timing {
  return { name, rounds: times.length, median: at(times, 0.5), p95: at(times, 0.95) };
}

export function table(timings: readonly Timing[]): string {
  const rows = timings.map(({ name, rounds, median, p95, cpu, peak, longest }) => [
    name,
    String(rounds),
    median.toFixed(2),
    p95.toFixed(2),
    cpu?.toFixed(2) ?? '',
    peak?.toFixed(0) ?? '',
    longest?.toFixed(0) ?? '',
  ]);
  const all = [['benchmark', 'rounds', 'median ms', 'p95 ms', 'cpu ms', 'peak MiB', 'longest ms'], ...rows];
  const widths = [0, 1, 2, 3, 4, 5, 6].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
