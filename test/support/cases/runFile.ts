import { phraseText } from '#kernel/report/phrase.ts';
import { CaseMistake } from './adapter.ts';
import { adapterOf } from './adapters.ts';
import { caseShape } from './caseFile.ts';
import { playCase } from './play.ts';
import { readCaseText } from './readText.ts';

export interface CaseResult {
  readonly title: string;
  /** What differs; empty when the case passes. */
  readonly failures: readonly string[];
}

/** Plays the case of one file, text or JSON. A case that is not written right is a failure that says how to write it. */
export function runCaseContent(content: string): CaseResult {
  let title = '(no title)';
  try {
    const raw = content.trimStart().startsWith('{') ? jsonOf(content) : readCaseText(content, adapterOf);
    const read = caseShape.parse(raw);
    if (!read.ok) return { title, failures: read.fault.map(({ phrase }) => phraseText(phrase)) };
    title = read.value.title;
    if (read.value.expected.every(({ checks }) => checks.length === 0)) return { title, failures: ['the case expects nothing'] };
    return { title, failures: playCase(adapterOf(read.value.ruleset), read.value) };
  } catch (thrown) {
    if (thrown instanceof CaseMistake) return { title, failures: [thrown.message] };
    throw thrown;
  }
}

function jsonOf(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch (thrown) {
    throw new CaseMistake(`this is not JSON: ${(thrown as Error).message}`);
  }
}
