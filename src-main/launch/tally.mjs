// The arithmetic of the closing line. A result: its stage's name, two counts, the tests that did not run, and the seconds of
// each test file.

const plain = (name, passed, failed) => ({ name, passed, failed, skipped: [], notRun: [], files: [] });

/** A runner that counts as one test: passed if it exited with 0. */
export const fromCode = (name, code) => (code === 0 ? plain(name, 1, 0) : plain(name, 0, 1));

/**
 * A runner's own report. Tests that did not run count as failed, except those that need mail servers or Firefox
 * where there are none: those are only listed. A runner also counts as failed if it wrote nothing, or
 * exited with an error without naming a failure.
 */
export function fromResult(name, code, text) {
  if (text === undefined) {
    console.error(
      `The stage ${name} left no result: it crashed, or found no tests. Its output above says more.`,
    );
    return plain(name, 0, 1);
  }
  const { passed, failed, skipped, notRun = [], files = [] } = JSON.parse(text);
  const all = failed + skipped.length;
  if (code !== 0 && all === 0) {
    console.error(
      `The stage ${name} ended with code ${code} although no test failed: its output above says more.`,
    );
    return { name, passed, failed: 1, skipped, notRun, files };
  }
  return { name, passed, failed: all, skipped, notRun, files };
}

/** Both counts over all results. */
export function sum(results) {
  const total = (key) => results.reduce((so, result) => so + result[key], 0);
  return { passed: total('passed'), failed: total('failed') };
}

/** The last line of `npm test`. */
export const closingLine = (passed, failed) => `${passed} passed, ${failed} failed`;
