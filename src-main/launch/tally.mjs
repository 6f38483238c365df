// The arithmetic of the closing line. A result: its stage's name, two counts, and the tests that did not run.

const plain = (name, passed, failed) => ({ name, passed, failed, skipped: [], notRun: [] });

/** A runner that is one test by itself: passed when it ended with 0. */
export const fromCode = (name, code) => (code === 0 ? plain(name, 1, 0) : plain(name, 0, 1));

/**
 * A runner's own account, as it wrote it. Tests that did not run count as failed, but for those that need mail servers
 * where there are none: they count as nothing and are told. So does a runner count as failed that wrote nothing, or that
 * ended badly without naming a failure.
 */
export function fromResult(name, code, text) {
  if (text === undefined) {
    console.error(
      `The stage ${name} left no result: it crashed, or found no tests. Its output above says more.`,
    );
    return plain(name, 0, 1);
  }
  const { passed, failed, skipped, notRun = [] } = JSON.parse(text);
  const all = failed + skipped.length;
  if (code !== 0 && all === 0) {
    console.error(
      `The stage ${name} ended with code ${code} although no test failed: its output above says more.`,
    );
    return { name, passed, failed: 1, skipped, notRun };
  }
  return { name, passed, failed: all, skipped, notRun };
}

/** Both counts over all results. */
export function sum(results) {
  const total = (key) => results.reduce((so, result) => so + result[key], 0);
  return { passed: total('passed'), failed: total('failed') };
}

/** The last line of `npm test`. */
export const closingLine = (passed, failed) => `${passed} passed, ${failed} failed`;
