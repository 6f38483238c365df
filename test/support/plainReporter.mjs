// Writes what the suite's closing line is summed from: counts, and every test that did not run, by name.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export default class PlainReporter {
  /** Called by Vitest when all files are done; `errors` are those that no test owns. */
  onTestRunEnd(modules, errors) {
    const result = { passed: 0, failed: errors.length, skipped: [] };
    for (const module of modules) {
      if (module.state() === 'failed') result.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') result.passed += 1;
        else if (state === 'failed') result.failed += 1;
        else result.skipped.push(`${module.relativeModuleId ?? module.moduleId} > ${test.fullName}`);
      }
    }
    const file = process.env.SUITE_RESULT;
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(result));
  }
}
