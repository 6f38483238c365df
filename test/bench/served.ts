import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, preview } from 'vite';
import { root } from '../support/imports.ts';

/** The page of scenes (`client/page.ts`), built into this folder, and served to this machine. */
export async function servedPage(folder: string): Promise<{ readonly page: string; close(): Promise<void> }> {
  const outDir = join(folder, 'page');
  const plugins = (): ReturnType<typeof svelte>[] => [
    svelte({ configFile: join(root, 'src-renderer/svelte.config.js') }),
  ];
  const config = {
    root: join(root, 'test/bench/client'),
    configFile: false as const,
    logLevel: 'error' as const,
    plugins: plugins(),
    worker: { format: 'es' as const, plugins },
  };
  await build({ ...config, build: { outDir, emptyOutDir: true, target: 'chrome140' } });
  const server = await preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  return { page: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
