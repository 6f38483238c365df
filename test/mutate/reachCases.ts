import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector/promises';
import { Session } from 'node:inspector/promises';

/**
 * A process of its own: for each spot on its input (a file and an offset), the cases of the folder that run it. Start it without
 * the compilers that put functions into one another: what is put elsewhere is counted no more.
 */
export interface CodeSpot {
  readonly file: string;
  readonly start: number;
  readonly atStart: boolean;
}

const [folder = ''] = process.argv.slice(2);
const spots = JSON.parse(readFileSync(0, 'utf8')) as readonly CodeSpot[];
const reached = spots.map((): string[] => []);

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
// Rules that make others as they are loaded, such as the steps of a turn, run before any case, and matter to all.
const { casesIn, passes } = await import('./caseList.ts');
const loaded = await ranSince();
const broken: string[] = [];
for (const one of casesIn(folder)) {
  if (!passes(one)) broken.push(one.file);
  const ran = await ranSince();
  for (const [at, { atStart }] of spots.entries())
    if (atStart || loaded[at] === true || ran[at] === true) reached[at]?.push(one.file);
}
console.log(JSON.stringify({ reached, broken }));

/** For each spot whether it has run since this was asked before. */
async function ranSince(): Promise<readonly boolean[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return spots.map(({ file, start }) => {
    const script = result.find(({ url }) => url.endsWith(`/${file}`));
    return script !== undefined && runs(script, start);
  });
}

/** Whether the innermost block around the offset has run. */
function runs({ functions }: Profiler.ScriptCoverage, start: number): boolean {
  const around = functions
    .flatMap(({ ranges }) => ranges)
    .filter(({ startOffset, endOffset }) => startOffset <= start && start < endOffset);
  const [inner] = around.sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
  return (inner?.count ?? 0) > 0;
}
