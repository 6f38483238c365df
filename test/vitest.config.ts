import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { chromiumArgs, findChromium } from './support/browser/chromium.ts';

const here = import.meta.dirname;
const root = `${here}/..`;

/**
 * The projects of the suite:
 * - `node`: everything that runs in Node, one shared context, so tests leave no globals behind; temporary files in memory;
 * - `browser`: components in a real Chromium, all files of a worker in one page, which `freshPage.ts` sweeps;
 * - `e2e`: the whole app over the loopback host, each file with a host and a library of its own; files of one worker share a browser;
 * - `built`: the built bundles on the Electron double and in a package, one file at a time.
 */
export default defineConfig({
  root,
  cacheDir: `${root}/node_modules/.cache/vitest`,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'node',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/roomInMemory.ts', 'test/support/programs/bundle.ts'],
          exclude: ['test/ui/**/*.browser.test.ts', 'test/e2e/**', 'test/built/**'],
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        plugins: [svelte({ configFile: `${root}/src-renderer/svelte.config.js` })],
        // Named here, packages are made ready before the first test: found later, they would reload the page under it.
        optimizeDeps: {
          include: [
            'axe-core',
            'konva/lib/Core.js',
            'chart.js',
            '@noble/hashes/sha2.js',
            '@noble/hashes/utils.js',
          ],
          exclude: ['@lucide/svelte', 'vitest-browser-svelte', '@testing-library/svelte-core'],
        },
        test: {
          name: 'browser',
          include: ['test/ui/**/*.browser.test.ts'],
          setupFiles: ['test/support/browser/freshPage.ts'],
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: [...chromiumArgs] },
              // Far from UTC, by day too, and with summer time: what mistakes the one for the other is seen on every machine.
              contextOptions: { timezoneId: 'Pacific/Chatham' },
            }),
          },
        },
      },
      {
        root,
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.test.ts'],
          environment: 'node',
          globalSetup: ['test/roomInMemory.ts', 'test/support/programs/bundle.ts'],
          isolate: false,
          expect: { poll: { timeout: 60_000, interval: 100 } },
          testTimeout: 240_000,
          hookTimeout: 600_000,
        },
      },
      {
        root,
        test: {
          name: 'built',
          include: ['test/built/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
