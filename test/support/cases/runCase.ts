import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { caseFilesIn } from './files.ts';
import { runCaseContent } from './runFile.ts';
import { root } from '../imports.ts';

const usage = `Usage: npm run case -- FILE...     plays these cases, and tells how each went
       npm run case -- FOLDER...   plays every case in it, and tells of those that fail
       npm run case -- GAME...     does so with every case of a game, such as vbam-sfb
How to write a case: test/rulesets/README.md`;

/** `npm run case`: plays case files, text or JSON, and prints pass or the difference. Exit code 0 when all pass, else 1. */
function main(wanted: readonly string[]): number {
  if (wanted.length === 0) {
    console.error(usage);
    return 1;
  }
  const went = wanted.flatMap((one) => {
    const folder = folderOf(one);
    if (folder === undefined) return [passes(one, true)];
    const files = caseFilesIn(folder).map((file) => join(folder, file));
    if (files.length === 0) console.log(`FAIL  there is no case in ${one}`);
    return files.length === 0 ? [false] : files.map((file) => passes(file, false));
  });
  const passed = went.filter(Boolean).length;
  console.log(`${passed} passed, ${went.length - passed} failed`);
  return passed === went.length ? 0 : 1;
}

/** The folder that is meant, by its path or as that of a game. */
const folderOf = (wanted: string): string | undefined =>
  [whole(wanted), join(root, 'test/rulesets', wanted)].find(
    (path) => existsSync(path) && statSync(path).isDirectory(),
  );

function passes(file: string, telling: boolean): boolean {
  const content = contentOf(file);
  if (content === undefined) return false;
  const { title, failures } = runCaseContent(content, whole(file));
  if (telling || failures.length > 0)
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
