// Writes what the suite's closing line is summed from: counts, and every test that did not run, by name; apart from the
// others, those that need mail servers where there are none.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How the tests with real mail servers begin to say why they cannot be run on a machine without those. */
export const noMailServers = 'Without mail servers: ';
/** No other test may say so. */
const mailTests = /(^|\/)realMail[^/]*\.test\.ts$/;

export default class PlainReporter {
  /** Called by Vitest when all files are done; `errors` are those that no test owns. */
  onTestRunEnd(modules, errors) {
    const result = { passed: 0, failed: errors.length, skipped: [], notRun: [] };
    for (const module of modules) {
      if (module.state() === 'failed') result.failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state, note = '' } = test.result();
        const file = module.relativeModuleId ?? module.moduleId;
        if (state === 'passed') result.passed += 1;
        else if (state === 'failed') result.failed += 1;
        else if (mailTests.test(file) && note.startsWith(noMailServers))
          result.notRun.push(`${file} > ${test.fullName}: ${note}`);
        else result.skipped.push(`${file} > ${test.fullName}`);
      }
    }
    const file = process.env.SUITE_RESULT;
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(result));
  }
}
