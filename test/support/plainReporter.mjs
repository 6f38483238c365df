// Writes what the suite's closing line is summed from: counts, what failed and why, and every test that did not run, by name (apart
// from the others, those that need mail servers or Firefox where there are none); and for its budget the seconds of each file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** How the tests with real mail servers begin to say why they cannot be run on a machine without those. */
export const noMailServers = 'Without mail servers: ';
/** How the tests in Firefox do. */
export const noFirefox = 'Without Firefox: ';
/** What each may say that it lacks; no other test may. */
const mayLack = [
  { tests: /(^|\/)realMail[^/]*\.test\.ts$/, says: noMailServers },
  { tests: /(^|\/)firefox[^/]*\.test\.ts$/, says: noFirefox },
];

const messages = (errors) => errors.map(({ message } = {}) => message ?? 'no message').join('\n');

export default class PlainReporter {
  /** Called by Vitest when all files are done; `errors` are those that no test owns. */
  onTestRunEnd(modules, errors) {
    const result = { passed: 0, failed: errors.length, failures: [], skipped: [], notRun: [], files: [] };
    const tell = (what, why) => {
      if (why.length > 0) result.failures.push({ what, said: messages(why) });
    };
    tell('outside all tests', errors);
    for (const module of modules) {
      const { collectDuration, duration } = module.diagnostic();
      const name = module.relativeModuleId ?? module.moduleId;
      result.files.push({ file: name, seconds: (collectDuration + duration) / 1000 });
      if (module.state() === 'failed') {
        result.failed += module.errors().length;
        tell(name, module.errors());
      }
      for (const test of module.children.allTests()) {
        const { state, note = '', errors: why = [] } = test.result();
        if (state === 'passed') result.passed += 1;
        else if (state === 'failed') {
          result.failed += 1;
          tell(`${name} > ${test.fullName}`, why);
        } else if (mayLack.some(({ tests, says }) => tests.test(name) && note.startsWith(says)))
          result.notRun.push(`${name} > ${test.fullName}: ${note}`);
        else result.skipped.push(`${name} > ${test.fullName}`);
      }
    }
    const file = process.env.SUITE_RESULT;
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(result));
  }
}
