import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { caseFilesIn } from '../support/cases/files.ts';
import { runCaseContent } from '../support/cases/runFile.ts';

/** A case file as it is played against mutants. */
export interface ListedCase {
  readonly file: string;
  readonly path: string;
  readonly content: string;
}

/** Cases of many runs are played with a quarter of them, and twice as far as they may be from the middle: mutants are many. */
const fewer = 4;

/** Every case of a folder; those of many runs last. */
export function casesIn(folder: string): readonly ListedCase[] {
  const all = caseFilesIn(folder).map((file) => {
    const path = join(folder, file);
    return { file, path, content: readFileSync(path, 'utf8') };
  });
  const long = all.filter(({ content }) => /odds \d{3}/.test(content));
  return [
    ...all.filter((one) => !long.includes(one)),
    ...long.map((one) => ({ ...one, content: shorter(one.content) })),
  ];
}

function shorter(content: string): string {
  return content
    .replace(/odds (\d+)/g, (_, runs: string) => `odds ${Math.ceil(Number(runs) / fewer)}`)
    .replace(/in ([\d.]+) to ([\d.]+) of runs/g, (_, least: string, most: string) => {
      const [middle, reach] = [(Number(least) + Number(most)) / 2, (Number(most) - Number(least)) / 2];
      return `in ${Math.max(0, middle - reach * Math.sqrt(fewer)).toFixed(4)} to ${Math.min(1, middle + reach * Math.sqrt(fewer)).toFixed(4)} of runs`;
    });
}

/** Whether the case passes; one that throws does not. */
export function passes({ content, path }: ListedCase): boolean {
  try {
    return runCaseContent(content, path).failures.length === 0;
  } catch {
    return false;
  }
}
