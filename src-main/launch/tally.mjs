// The arithmetic of the closing line, and what stands above it. A result: its stage's name, two counts, what failed in the words of
// its runner, the tests that did not run, and the seconds of each test file.
import { stripVTControlCharacters } from 'node:util';

const plain = (name, passed, failed, failures = []) => ({
  name,
  passed,
  failed,
  failures,
  skipped: [],
  notRun: [],
  files: [],
});

/** Lines of what a failure said that are told again at the end. */
const mostLines = 12;

const linesOf = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

const lastWords = (what, heard) => ({ what, said: linesOf(heard).slice(-mostLines).join('\n') });

/** Programs that count as one test together: passed if each exited with 0. What failed is told by the last lines that it said. */
export function fromPrograms(name, all) {
  const failed = all.filter(({ code }) => code !== 0);
  if (failed.length === 0) return plain(name, 1, 0);
  return plain(
    name,
    0,
    1,
    failed.map(({ heard }) => lastWords(name, heard)),
  );
}

/**
 * A runner's own report. Tests that did not run count as failed, except those that need mail servers or Firefox
 * where there are none: those are only listed. A runner also counts as failed if it wrote nothing, or
 * exited with an error without naming a failure.
 */
export function fromResult(name, { code, heard = '' }, text) {
  if (text === undefined) {
    console.error(
      `The stage ${name} left no result: it crashed, or found no tests. Its output above says more.`,
    );
    return plain(name, 0, 1, [lastWords(`${name}, which left no result`, heard)]);
  }
  const { passed, failed, failures = [], skipped, notRun = [], files = [] } = JSON.parse(text);
  const all = failed + skipped.length;
  if (code !== 0 && all === 0) {
    console.error(
      `The stage ${name} ended with code ${code} although no test failed: its output above says more.`,
    );
    const ended = lastWords(`${name}, which ended with code ${code}`, heard);
    return { name, passed, failed: 1, failures: [ended], skipped, notRun, files };
  }
  return { name, passed, failed: all, failures, skipped, notRun, files };
}

/** What failed in all results, told once more at the end of a run, where it is looked for; nothing if nothing failed. */
export function failureLines(results) {
  const all = results.flatMap(({ failures }) => failures);
  return all.flatMap(({ what, said }) => [
    `\nFailed: ${what}`,
    ...linesOf(said)
      .slice(0, mostLines)
      .map((line) => `    ${line}`),
  ]);
}

/** Both counts over all results. */
export function sum(results) {
  const total = (key) => results.reduce((so, result) => so + result[key], 0);
  return { passed: total('passed'), failed: total('failed') };
}

/** The last line of `npm test`. */
export const closingLine = (passed, failed) => `${passed} passed, ${failed} failed`;
