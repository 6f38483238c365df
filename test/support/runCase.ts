import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCaseContent } from './cases/runFile.ts';

/** `npm run case -- FILE...`: plays case files, text or JSON, and prints pass or the difference. Exit code 0 when all pass, else 1. */
function main(files: readonly string[]): number {
  if (files.length === 0) {
    console.error('Usage: npm run case -- FILE...   (how to write a case: test/rulesets/README.md)');
    return 1;
  }
  const failed = files.filter((file) => !passes(file));
  console.log(`${files.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

function passes(file: string): boolean {
  const content = contentOf(file);
  if (content === undefined) return false;
  const { title, failures } = runCaseContent(content, whole(file));
  console.log(`${failures.length === 0 ? 'pass' : 'FAIL'}  ${title}  (${file})`);
  for (const failure of failures) console.log(`      ${failure}`);
  return failures.length === 0;
}

/** The file seen from where the command was given. */
const whole = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(whole(file), 'utf8');
  } catch {
    console.log(`FAIL  ${file} cannot be read`);
    return undefined;
  }
}

process.exitCode = main(process.argv.slice(2));
