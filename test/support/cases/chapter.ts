import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caseFilesOf } from './files.ts';
import { runCaseContent } from './runFile.ts';

/** A test for each case that lies in a folder; `cases.test.ts` of every such folder calls it. */
export function casesHere(folder: string): void {
  test.each(caseFilesOf(folder))('%s', (file) => {
    const path = join(folder, file);
    const { title, failures } = runCaseContent(readFileSync(path, 'utf8'), path);
    expect(failures, title).toEqual([]);
  });
}
