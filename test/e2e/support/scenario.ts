import { inject, test, type TestContext } from 'vitest';
import { limits } from '../../support/limits.ts';

type Step = (name: string, work: () => unknown) => void;

/**
 * One test of several steps that follow from each other: what one leaves on the page, the next begins with. After a step that
 * fails none is tried, and the failure bears its name. `unless` may give up the whole before its first step. Steps that are `long` are
 * taken in `npm run soak -- long` alone, in files that end with `.sampled.e2e.test.ts`: no other step needs them.
 */
export function scenario(
  title: string,
  unless?: (context: TestContext) => void,
): Step & { readonly long: Step } {
  const steps: (readonly [name: string, work: () => unknown])[] = [];
  const step: Step = (name, work) => void steps.push([name, work]);
  test(title, { timeout: 2 * limits.test }, async (context) => {
    unless?.(context);
    for (const [name, work] of steps) {
      try {
        await work();
      } catch (error) {
        if (error instanceof Error) error.message = `${name}: ${error.message}`;
        throw error;
      }
    }
  });
  return Object.assign(step, { long: inject('whole') ? step : () => undefined });
}
