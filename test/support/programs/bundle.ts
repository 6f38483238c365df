import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../imports.ts';
import { bundles, type Program, ready, sources } from './programs.ts';

/**
 * Before the tests: the programs that they start by the dozen, each with its modules in few files, as the app itself is shipped. A start
 * takes a third of the time that it takes from a thousand files. From its sources the launcher starts them, and so do tests that name `main.ts`.
 * Where a stage before has made them ready, nothing is done.
 */
export default async function bundle(): Promise<void> {
  if (process.env[ready] !== undefined) return;
  const programs: readonly Program[] = ['gm', 'turned', 'host', 'fuzz'];
  await build({
    configFile: join(root, 'src-main/vite.config.ts'),
    logLevel: 'warn',
    build: {
      outDir: bundles,
      sourcemap: false,
      rolldownOptions: {
        input: Object.fromEntries(programs.map((program) => [program, join(root, sources[program])])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  process.env[ready] = 'yes';
}
