import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { translated } from '../src-renderer/language/build/plugin.ts';
import { languages } from '../src-renderer/language/build/languages.ts';
import { chromiumArgs, findChromium } from './support/browser/chromium.ts';
import { limits, toldSpeed } from './support/limits.ts';

const here = import.meta.dirname;
const root = `${here}/..`;

const programs = ['test/roomInMemory.ts', 'test/support/programs/bundle.ts'];
const patience = {
  testTimeout: limits.test,
  hookTimeout: limits.setup,
  expect: { poll: { timeout: limits.wait, interval: 50 } },
};
/** What a run tries of things that something holds for alike: `support/sample.ts`. */
const sampled = { whole: false };
const whole = { whole: true };
/** Node reads the modules itself, as it does when the app is started from its sources: no test here needs Vite to rewrite them. */
const inNode = {
  environment: 'node',
  isolate: false,
  env: toldSpeed,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  provide: sampled,
  ...patience,
} as const;

/** Tests of components in Chromium, in one page for all files of a worker. */
const inChromium = (
  name: string,
  include: readonly string[],
  exclude: readonly string[],
  provide: typeof sampled,
) => ({
  root,
  // Compiled as players run it: with the checks of development, each test takes longer.
  plugins: [
    translated(languages),
    svelte({
      configFile: `${root}/src-renderer/svelte.config.js`,
      compilerOptions: { dev: false, hmr: false },
    }),
  ],
  resolve: { alias: { 'esm-env/development': `${root}/node_modules/esm-env/false.js` } },
  // No module is asked for twice: each worker that a test starts would ask for hundreds anew. The browser is a new one in every run.
  server: { headers: { 'Cache-Control': 'max-age=86400, immutable' } },
  // Named here, packages are made ready before the first test: found later, they would reload the page under it.
  optimizeDeps: {
    include: ['axe-core', 'konva/lib/Core.js', 'chart.js', '@noble/hashes/sha2.js', '@noble/hashes/utils.js'],
    exclude: ['@lucide/svelte', 'vitest-browser-svelte', '@testing-library/svelte-core'],
  },
  test: {
    name,
    include: [...include],
    exclude: [...exclude],
    provide,
    setupFiles: ['test/support/browser/freshPage.ts'],
    isolate: false,
    ...patience,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      screenshotDirectory: `${root}/artefacts/failed`,
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
      provider: playwright({
        actionTimeout: limits.wait,
        launchOptions: { executablePath: findChromium(), args: [...chromiumArgs] },
        // Far from UTC, by day too, and with summer time: what mistakes the one for the other is seen on every machine.
        contextOptions: { timezoneId: 'Pacific/Chatham' },
      }),
    },
  },
});

/**
 * The projects of the suite:
 * - `node`: everything that runs in Node, one shared context, so tests leave no globals behind; temporary files in memory;
 * - `browser`: components in a real Chromium, all files of a worker in one page, which `freshPage.ts` sweeps;
 * - `e2e`: the whole app over the loopback host, each file with a host and a library of its own; files of one worker share a browser;
 * - `built`: the built bundles on the Electron double and in a package, one file at a time;
 * - `long` and `long browser`: what `npm run soak -- long` runs: files of any folder that end with `.long.test.ts` or `.long.browser.test.ts`, and those
 *   with `.sampled`, of which the others try less.
 */
export default defineConfig({
  root,
  cacheDir: `${root}/node_modules/.cache/vitest`,
  test: {
    projects: [
      {
        root,
        test: {
          ...inNode,
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.browser.test.ts', 'test/**/*.long.test.ts', 'test/e2e/**', 'test/built/**'],
          globalSetup: programs,
        },
      },
      inChromium('browser', ['test/ui/**/*.browser.test.ts'], ['test/**/*.long.browser.test.ts'], sampled),
      {
        root,
        test: {
          ...inNode,
          name: 'e2e',
          include: ['test/e2e/**/*.e2e.test.ts'],
          globalSetup: programs,
          setupFiles: ['test/e2e/support/onFailure.ts'],
        },
      },
      {
        root,
        test: {
          ...inNode,
          name: 'built',
          include: ['test/built/**/*.test.ts'],
          isolate: true,
          fileParallelism: false,
        },
      },
      {
        root,
        test: {
          ...inNode,
          name: 'long',
          include: ['test/**/*.{long,sampled,sampled.e2e}.test.ts'],
          provide: whole,
          globalSetup: programs,
          setupFiles: ['test/e2e/support/onFailure.ts'],
        },
      },
      inChromium('long browser', ['test/**/*.{long,sampled}.browser.test.ts'], [], whole),
    ],
  },
});
