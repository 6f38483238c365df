import { readJson } from '#kernel/files/jsonText.ts';
import type { Problem } from '#kernel/words/problem.ts';
import { phrase } from '#kernel/words/phrase.ts';
import { type Exit, Stop, exits } from '../io.ts';
import { textIn } from '../textIn.ts';

/** A scenario file: its JSON, whose content the ruleset reads, and its text. */
export interface ScenarioFile {
  readonly setup: unknown;
  readonly written: string;
}

export async function scenarioIn(path: string, exit: Exit = exits.misuse): Promise<ScenarioFile> {
  const written = await textIn(path, 10_000_000);
  const read = readJson(written);
  if (read.ok) return { setup: read.value, written };
  throw new Stop([...read.fault.map((problem) => placed(problem, path))], exit);
}

const placed = (problem: Problem, file: string): Problem => ({
  ...problem,
  phrase: phrase('{file}: {said}', { file, said: problem.phrase }),
});
