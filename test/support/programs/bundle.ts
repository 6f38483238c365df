import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../imports.ts';
import { bundles, type Program, ready, sources } from './programs.ts';

/** The list of rulesets with the games for tests in it, in the place of the program's own. */
const listed: Plugin = {
  name: 'listed',
  enforce: 'pre',
  resolveId: (wanted) =>
    wanted === '#rulesets/all.ts' ? join(root, 'test/support/listed/withPearls.ts') : undefined,
};

const made = (folder: string, programs: readonly Program[], plugins: readonly Plugin[]): Promise<unknown> =>
  build({
    configFile: join(root, 'src-main/vite.config.ts'),
    logLevel: 'warn',
    plugins: [...plugins],
    build: {
      outDir: folder,
      sourcemap: false,
      rolldownOptions: {
        input: Object.fromEntries(programs.map((program) => [program, join(root, sources[program])])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });

/**
 * Before the tests: the programs that they start by the dozen, each with its modules in few files, as the app itself is shipped. A start
 * takes a third of the time that it takes from a thousand files. From its sources the launcher starts them, and so do tests that name `main.ts`.
 */
export default async function bundle({ name }: { readonly name: string }): Promise<void> {
  await made(bundles.own, ['gm', 'turned', 'host', 'fuzz'], []);
  if (name === 'node') await made(bundles.listed, ['gm'], [listed]);
  process.env[ready] = 'yes';
}
