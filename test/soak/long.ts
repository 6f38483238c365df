import { ensureChromium } from '../../src-main/launch/chromium.mjs';
import { project } from '../../src-main/launch/suite.mjs';
import { failureLines } from '../../src-main/launch/tally.mjs';
import type { Campaign } from './campaign.ts';
import { defined } from '#kernel/words/defined.ts';

/** Vitest's projects of long tests, see `test/vitest.config.ts`. */
const projects = ['long', 'long browser'] as const;

export const long: Campaign = {
  name: 'long',
  what: 'the tests whose files end with .long.test.ts or .long.browser.test.ts, and whole those with .sampled, as npm test runs its own [WORD IN A PATH...]',
  async run(words) {
    const chromium = ensureChromium(process.execPath);
    const env = defined({ CHROMIUM: chromium });
    const faults: string[] = [];
    for (const name of projects) {
      const result = await project(process.execPath, name, env, [
        '--passWithNoTests',
        '--maxWorkers=100%',
        ...words,
      ]);
      const { passed, failed, skipped, notRun } = result;
      for (const test of notRun) console.log(`Not run, and counted neither way: ${test}`);
      for (const line of failureLines([result])) console.log(line);
      console.log(`${name}: ${passed} passed, ${failed} failed`);
      faults.push(...skipped.map((test: string) => `not run: ${test}`));
      if (failed > skipped.length) faults.push(`${failed - skipped.length} tests of ${name} failed`);
    }
    return faults;
  },
};
