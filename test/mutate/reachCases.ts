import { readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector/promises';
import { Session } from 'node:inspector/promises';
import { casesIn, passes } from './caseList.ts';

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
const broken: string[] = [];
for (const one of casesIn(folder)) {
  if (!passes(one)) broken.push(one.file);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const scripts = new Map(result.map((script) => [script.url, script]));
  for (const [at, { file, start, atStart }] of spots.entries()) {
    const script = [...scripts.values()].find(({ url }) => url.endsWith(`/${file}`));
    if (atStart || (script !== undefined && runs(script, start))) reached[at]?.push(one.file);
  }
}
console.log(JSON.stringify({ reached, broken }));

/** Whether the innermost block around the offset has run. */
function runs({ functions }: Profiler.ScriptCoverage, start: number): boolean {
  const around = functions
    .flatMap(({ ranges }) => ranges)
    .filter(({ startOffset, endOffset }) => startOffset <= start && start < endOffset);
  const [inner] = around.sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
  return (inner?.count ?? 0) > 0;
}
