import { isScriptFault } from '#kernel/dice/scripted.ts';
import { phraseText } from '#kernel/words/phrase.ts';
import { CaseMistake } from './adapter.ts';
import { adapterOf, rulesetByPath } from './adapters.ts';
import type { CaseFile } from './caseFile.ts';
import { caseShape } from './caseFile.ts';
import { playCase } from './play.ts';
import { readCaseText } from './readText.ts';

export interface CaseResult {
  readonly title: string;
  /** What differs; empty when the case passes. */
  readonly failures: readonly string[];
}

/** Plays the case of one file, text or JSON; its path tells its ruleset where the case does not. A case that is not written right, or whose written dice are not those rolled, is a failure that says so. */
export function runCaseContent(content: string, path?: string): CaseResult {
  let title = '(no title)';
  try {
    const file = readCase(content, path);
    title = file.title;
    if (file.expected.every(({ checks }) => checks.length === 0))
      return { title, failures: ['the case expects nothing'] };
    return { title, failures: playCase(adapterOf(file.ruleset), file) };
  } catch (thrown) {
    if (thrown instanceof CaseMistake || isScriptFault(thrown)) return { title, failures: [thrown.message] };
    throw thrown;
  }
}

/** The case of a file, text or JSON. Throws CaseMistake. */
export function readCase(content: string, path?: string): CaseFile {
  const raw = content.trimStart().startsWith('{')
    ? jsonOf(content)
    : readCaseText(content, adapterOf, rulesetByPath(path));
  const read = caseShape.parse(raw);
  if (!read.ok) throw new CaseMistake(read.fault.map(({ phrase }) => phraseText(phrase)).join(' '));
  return read.value;
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch (thrown) {
    throw new CaseMistake(`this is not JSON: ${(thrown as Error).message}`);
  }
}
