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

/** Every case of a folder. */
export const casesIn = (folder: string): readonly ListedCase[] =>
  caseFilesIn(folder).map((file) => {
    const path = join(folder, file);
    const content = readFileSync(path, 'utf8');
    return { file, path, content: /odds \d{3}/.test(content) ? shorter(content) : content };
  });

/** Whether it asks for dozens of runs. */
const isLong = (content: string): boolean => /odds \d{2}/.test(content);

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

/** The same cases, those first that are about what a file is about, by the words of their paths, and the shorter ones of these; those of many runs last. */
export function nearestFirst(path: string, cases: readonly ListedCase[]): readonly string[] {
  const about = wordsOf(path);
  return cases
    .map((one) => ({ ...one, near: wordsOf(one.file).filter((word) => about.includes(word)).length }))
    .sort(
      (a, b) =>
        Number(isLong(a.content)) - Number(isLong(b.content)) ||
        b.near - a.near ||
        a.content.length - b.content.length,
    )
    .map(({ file }) => file);
}

/** The first letters of the words of a path: enough to know raids by a raid. */
const wordsOf = (path: string): readonly string[] => [
  ...new Set(
    path
      .replace(/\.\w+$/, '')
      .split(/[^A-Za-z]+|(?=[A-Z])/)
      .map((word) => word.toLowerCase().slice(0, 4)),
  ),
];
