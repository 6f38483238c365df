interface Surroundings {
  readonly Math: unknown;
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

/** Tests of the page have no process. */
const surroundings: Surroundings = globalThis;

/**
 * How often a test repeats what it tries: few times in `npm test`, which nobody likes to wait for, and as many times more as
 * the variable ROUNDS says. `npm run soak -- rounds` plays the tests that ask here, with many.
 */
export const rounds = (few: number): number => few * Number(surroundings.process?.env['ROUNDS'] ?? 1);
