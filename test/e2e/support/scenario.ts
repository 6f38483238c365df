import { test, type TestContext } from 'vitest';
import { limits } from '../../support/limits.ts';

/**
 * One test of several steps that follow from each other: what one leaves on the page, the next begins with. After a step that
 * fails none is tried, and the failure bears its name. `unless` may give up the whole before its first step.
 */
export function scenario(
  title: string,
  unless?: (context: TestContext) => void,
): (name: string, work: () => unknown) => void {
  const steps: (readonly [name: string, work: () => unknown])[] = [];
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
  return (name, work) => void steps.push([name, work]);
}
