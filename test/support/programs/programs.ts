import { join } from 'node:path';
import { root } from '../imports.ts';

/** Programs that tests start, by where their sources begin. */
export const sources = {
  gm: 'src-main/gm/main.ts',
  turned: 'test/support/time/turnedGm.ts',
  host: 'src-main/loopback/main.ts',
  fuzz: 'test/soak/fuzz/process/child.ts',
} as const;
export type Program = keyof typeof sources;

/** Where `bundle.ts` puts them: as deep in the project as the sources are, since programs look for the page from where they are. */
export const bundles = join(root, 'node_modules/.programs');

/** The variable that is set once they are there. */
export const ready = 'TEST_PROGRAMS';

/** What Node is given to start a program: its bundle where there is one, as in every run of the tests, or else its sources, as in soaks. */
export const starting = (program: Program): readonly string[] => [
  process.env[ready] === undefined ? join(root, sources[program]) : join(bundles, `${program}.mjs`),
];
